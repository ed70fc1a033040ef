import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("Overrides that place parts of controls are left out, and said to be")
struct RectOverrideTests {
  private static let code = """
    @implementation TileButton
    - (CGRect)titleRectForContentRect:(CGRect)contentRect {
      return CGRectMake(0, 40, contentRect.size.width, 20);
    }
    - (CGRect)backgroundRectForBounds:(CGRect)bounds { return CGRectInset(bounds, 2, 2); }
    + (CGRect)imageRectForContentRect:(CGRect)rect { return rect; }
    - (CGRect)frameForItem:(NSInteger)item { return CGRectZero; }
    @end
    @implementation TrackSlider
    - (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value {
      return rect;
    }
    @end
    @implementation App
    - (void)style { [UILabel appearance].textColor = [UIColor redColor]; }
    @end
    """

  @Test func `an override in Objective-C is told with what documents have in its place`() throws {
    let theme = try Imported.objectiveC(Self.code)
    #expect(
      theme.messages == [
        "2:1: the override of 'titleRectForContentRect:' in TileButton is left out, since it sets no "
          + "appearance; in 'classes', a 'titleRect' of the class says the same",
        "5:1: the override of 'backgroundRectForBounds:' in TileButton is left out, since it sets no "
          + "appearance; in 'classes', a 'backgroundRect' of the class says the same",
        "10:1: the override of 'thumbRectForBounds:trackRect:value:' in TrackSlider is left out, "
          + "since it sets no appearance, and documents have nothing like it",
      ])
    #expect(theme.value("textColor", of: "UILabel") == #""red""#)
    #expect(theme.result.report.statements == 1)
  }

  @Test(arguments: [
    ("titleRect", ["forContentRect"], true), ("imageRect", ["forContentRect"], true),
    ("contentRect", ["forBounds"], true), ("backgroundRect", ["forBounds"], true),
    ("textRect", ["forBounds", "limitedToNumberOfLines"], true),
    ("thumbRect", ["forBounds", "trackRect", "value"], true), ("titleRect", ["for"], false),
    ("titleRect", [], false),
  ])
  func `an override in Swift is known by its labels`(
    name: String, labels: [String], isTold: Bool
  ) {
    let function = CodeFunction(
      name: name, owner: "TileButton", isStatic: false,
      parameters: labels.map { .init(label: $0, name: $0, type: "CGRect", value: nil) }, body: [],
      position: SourcePosition(line: 1, column: 1))
    #expect((RectOverride.remark(function) != nil) == isTold)
  }
}
