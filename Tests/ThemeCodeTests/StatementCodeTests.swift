import Controls
import ObjectModel
import Raster
import Testing
import Text

@testable import ThemeCode

/// One statement for a person to paste.
@Suite("A property becomes a statement")
struct StatementCodeTests {
  private static func text(
    _ className: String, _ name: String, _ value: AppearanceValue, for axes: AxisValues = .normal,
    _ target: StatementCode.Target = .proxy(), _ language: CodeLanguage = .swift
  ) -> String {
    do {
      return try StatementCode.text(
        of: className, name, value, for: axes, target: target, in: language, classes: ClassTable())
    } catch {
      return "not: \(error.reason)"
    }
  }

  @Test func `of a property, in both languages`() {
    #expect(
      Self.text("UISwitch", "onTintColor", .color(.color(.white)))
        == "UISwitch.appearance().onTintColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)")
    #expect(
      Self.text(
        "UINavigationBar", "isTranslucent", .boolean(false),
        .proxy(containedIn: ["UIPopoverController"]), .objectiveC)
        == "[UINavigationBar appearanceWhenContainedInInstancesOfClasses:"
        + "@[[UIPopoverController class]]].translucent = NO;")
    #expect(
      Self.text("UILabel", "textAlignment", .enumeration("center"), .object("label"))
        == "label.textAlignment = .center")
    #expect(
      Self.text("UILabel", "textAlignment", .enumeration("center"), .object("label"), .objectiveC)
        == "label.textAlignment = NSTextAlignmentCenter;")
  }

  @Test func `of a setter with axes`() {
    let axes = AxisValues(state: [.highlighted, .selected], metrics: .compact)
    let value = AppearanceValue.image(ImageValue(source: .color(.color(.clear), size: .zero)))
    #expect(
      Self.text("UIBarButtonItem", "backgroundImage", value, for: axes)
        == "UIBarButtonItem.appearance()"
        + ".setBackgroundImage(UIImage(), for: [.highlighted, .selected], barMetrics: .compact)")
    #expect(
      Self.text("UIBarButtonItem", "backgroundImage", .null, for: axes, .proxy(), .objectiveC)
        == "[[UIBarButtonItem appearance] setBackgroundImage:nil "
        + "forState:UIControlStateHighlighted | UIControlStateSelected "
        + "barMetrics:UIBarMetricsCompact];")
  }

  @Test func `of a value that needs lines of its own`() {
    let attributes = TextAttributes(
      font: .system(17, .bold),
      shadow: .init(color: .color(.clear), offset: Offset(horizontal: 0, vertical: 1)))
    #expect(
      Self.text("UINavigationBar", "titleTextAttributes", .attributes(attributes)) == """
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        UINavigationBar.appearance().titleTextAttributes = \
        [.font: UIFont.boldSystemFont(ofSize: 17), .shadow: shadow]
        """)
  }

  @Test func `but not where UIKit has no setter, or code can't say it`() {
    #expect(Self.text("UISwitch", "slide", .number(1)).hasPrefix("not: it is mockup's own"))
    #expect(Self.text("UIView", "cornerRadius", .number(1)).contains("the view's layer"))
    #expect(Self.text("UILabel", "shadowColor", .null).hasSuffix("shadowColor = nil"))
    #expect(Self.text("UILabel", "textColor", .color(.tint)).contains("each object's own tint"))
    #expect(Self.text("UILabel", "nothing", .null) == "not: 'UILabel' has no property 'nothing'")
  }
}
