import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

/// Where constraints of documents place views.
@Suite struct ConstraintLayoutTests {
  /// The frames in the window, by id, of views in a controller's view of 400 × 600 points, of which bars and edges take 50
  /// above and 30 below.
  private static func frames(
    _ subviews: String, classes: String = "{}", options: RenderOptions = RenderOptions()
  ) throws -> [String: Rect] {
    let text = """
      {"system": 17, "classes": \(classes),
       "device": {"size": [400, 600], "scale": 2, "idiom": "phone", "statusBarHeight": 20, "safeAreaTop": 50,
         "bottomInset": 30},
       "window": {"rootViewController": {"class": "UIViewController", "view": {"class": "UIView", "id": "root",
         "subviews": [\(subviews)]}}}}
      """
    let result = build(text, options: options)
    #expect(result.diagnostics.sorted().map(\.description) == [])
    let screen = try #require(result.screen)
    let placed = LayoutPass.layOut(screen.resolved())
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      if let id = object.element.id { frames[id] = frame }
    }
    return frames
  }

  private static func view(_ id: String, _ constraints: String, _ rest: String = "") -> String {
    "{\"class\": \"UIView\", \"id\": \"\(id)\", \"constraints\": [\(constraints)] \(rest)}"
  }

  private static func frame(_ constraints: String, _ rest: String = "") throws -> Rect? {
    try frames(view("v", constraints, rest))["v"]
  }

  @Test(arguments: [
    (#""edges = superview inset 10""#, Rect(x: 10, y: 10, width: 380, height: 580)),
    (#""edges = superview inset 10 20""#, Rect(x: 20, y: 10, width: 360, height: 580)),
    (#""edges = superview inset 1 2 3 4""#, Rect(x: 2, y: 1, width: 394, height: 596)),
    (#""edges = safeArea""#, Rect(x: 0, y: 50, width: 400, height: 520)),
    (#""edges = margins""#, Rect(x: 16, y: 50, width: 368, height: 520)),
    (#""center = superview", "size = 44""#, Rect(x: 178, y: 278, width: 44, height: 44)),
    (
      #""right, bottom = superview - 5", "width = superview * 1/4", "height = self.width * 9:16""#,
      Rect(x: 295, y: 539, width: 100, height: 56.5)
    ),
    (
      #""centerX = superview * 0.5", "bottom = keyboard", "size = 20""#,
      Rect(x: 90, y: 550, width: 20, height: 20)
    ),
    (
      #""leading = superview + system", "top = superview", "width = 10 @low", "width >= 30 @high", "height = 1""#,
      Rect(x: 8, y: 0, width: 30, height: 1)
    ),
  ])
  func `a view lies where its constraints put it`(_ constraints: String, _ expected: Rect) throws {
    #expect(try Self.frame(constraints) == expected)
  }

  @Test func `numbers of a frame are wishes, and decide what constraints leave open`() throws {
    let frame = try Self.frame(#""leading = superview + 40""#, #", "frame": [7, 9, 60, null]"#)
    #expect(frame == Rect(x: 40, y: 9, width: 60, height: 0))
  }

  @Test func `a frame's place of null is no wish, so that a constraint that may be broken decides`()
    throws
  {
    let rest = { (x: String) in #", "frame": [\#(x), null, 60, 20]"# }
    let constraints = #""leading >= superview + 40""#
    #expect(try Self.frame(constraints, rest("70"))?.minX == 70)
    #expect(
      try Self.frame(constraints, rest("null")) == Rect(x: 40, y: 0, width: 60, height: 20))
    // Without constraints it is 0, with an expression beside it, too.
    let frames = try Self.frames(
      #"{"class": "UIView", "id": "v", "frame": [null, 9, 60, 20]}"#)
    #expect(frames["v"] == Rect(x: 0, y: 9, width: 60, height: 20))
  }

  @Test func `objects say what texts say`() throws {
    let texts = try Self.frame(#""top = safeArea + 4", "left = superview", "size = 9""#)
    let objects = try Self.frame(
      """
      {"firstAttribute": "top", "relation": "equal", "secondItem": "safeArea", "constant": 4},
      {"firstAttribute": "left", "secondItem": "superview", "secondAttribute": "left", "priority": "required"},
      {"constraint": "size = 9", "identifier": "size"}, {"constraint": "width = 99", "isActive": false},
      {"constraint": "width = 99", "traits": {"horizontalSizeClass": "regular"}}
      """)
    #expect(texts == objects)
  }

  @Test func `views, layout guides and views with frames are items`() throws {
    let frames = try Self.frames(
      """
      {"class": "UIView", "id": "fixed", "frame": [100, 200, 50, 60], "layoutGuides": [
        {"id": "gap", "constraints": ["leading = fixed.trailing", "width = 30", "top, height = fixed"]}]},
      \(Self.view("v", #""leading = gap.trailing", "top = fixed.bottom + 2", "size = gap""#))
      """)
    #expect(frames["v"] == Rect(x: 180, y: 262, width: 30, height: 60))
  }

  @Test func `an id of any characters is named by an object`() throws {
    let frames = try Self.frames(
      """
      {"class": "UIView", "id": "a b.c", "frame": [10, 20, 30, 40]},
      \(Self.view("v", #"{"firstAttribute": "leading", "secondItem": {"id": "a b.c"}}, "size = 1""#))
      """)
    #expect(frames["v"]?.minX == 10)
  }

  @Test func `what hugs least fills, and text takes as many lines as its width asks for`() throws {
    let frames = try Self.frames(
      """
      {"class": "UILabel", "id": "name", "text": "Name", "constraints": ["leading = superview", "top = superview"]},
      {"class": "UITextField", "id": "field", "constraints": [
        "leading = name.trailing + 8", "trailing = superview", "top = superview"]},
      {"class": "UILabel", "id": "note", "numberOfLines": 0, "constraints": ["leading = name", "width = 100", "top = name.bottom"],
        "text": "A text that takes some lines at this width"},
      {"class": "UILabel", "id": "end", "text": "End", "constraints": ["top = note.bottom", "leading = superview"]}
      """)
    let line = try #require(frames["name"]).height
    let name = try #require(frames["name"]).width
    #expect(frames["field"]?.width == 400 - 8 - name)
    let note = try #require(frames["note"])
    #expect(note.width == 100)
    #expect(note.height > 3 * line)
    #expect(frames["end"]?.minY == note.maxY)
  }

  @Test func `alignment rectangles count, not frames`() throws {
    let frames = try Self.frames(
      #"{"class": "UISwitch", "id": "v", "constraints": ["trailing = margins", "top = superview"]}"#
    )
    #expect(frames["v"]?.maxX == 386)
  }

  @Test func `leading is right in right-to-left layouts, and constants keep their sense`() throws {
    var options = RenderOptions()
    options.layoutDirection = .rightToLeft
    let frames = try Self.frames(
      Self.view("v", #""leading = superview + 10", "top = superview", "width = 50", "height = 1""#)
        + "," + Self.view("w", #""leading = v.trailing + 5", "top = superview", "size = 7""#)
        + "," + Self.view("x", #""left = superview + 10", "top = superview", "size = 7""#),
      options: options)
    #expect(frames["v"] == Rect(x: 340, y: 0, width: 50, height: 1))
    #expect(frames["w"] == Rect(x: 328, y: 0, width: 7, height: 7))
    #expect(frames["x"]?.minX == 10)
  }

  @Test func `an instance is as large as its parts, whose ids are its own`() throws {
    let classes = """
      {"Tag": {"superclass": "UIView", "intrinsicContentSize": "fitting", "subviews": [
        {"class": "UIView", "id": "inner", "constraints": ["edges = superview inset 3 5", "width = 20", "height = 10"]},
        {"class": "UIView", "constraints": ["trailing = inner", "top = inner", "size = 4"]}]}}
      """
    let frames = try Self.frames(
      """
      {"class": "Tag", "id": "a", "constraints": ["leading = superview", "top = superview"]},
      {"class": "Tag", "id": "b", "constraints": ["leading = a.trailing", "top = superview"]},
      {"class": "Tag", "id": "c", "frame": [0, 100, null, null]}
      """, classes: classes)
    #expect(frames["b"] == Rect(x: 30, y: 0, width: 30, height: 16))
    #expect(frames["c"]?.size == Size(width: 30, height: 16))
  }

  @Test func `contents of a scroll view lie in its extent`() throws {
    let frames = try Self.frames(
      """
      {"class": "UIScrollView", "id": "scroll", "constraints": ["edges = superview"], "subviews": [
        \(Self.view("page", #""edges = superview", "width = frameGuide", "height = 1000""#))]}
      """)
    #expect(frames["page"]?.size == Size(width: 400, height: 1000))
  }

  @Test func `a stack lies by constraints, and what is in it by the stack`() throws {
    let frames = try Self.frames(
      """
      {"class": "UIStackView", "id": "stack", "spacing": 10, "constraints": ["leading, trailing = superview", "top = superview"],
       "arrangedSubviews": [
         {"class": "UILabel", "id": "name", "text": "Name"}, {"class": "UITextField", "id": "field"},
         {"class": "UISwitch", "id": "switch"}]},
      \(Self.view("below", #""top = stack.bottom", "leading = field", "size = 5""#))
      """)
    let name = try #require(frames["name"])
    let field = try #require(frames["field"])
    // The field hugs its text least; a switch's frame reaches 2 points beyond its alignment rectangle.
    #expect(frames["switch"] == Rect(x: 351, y: 0, width: 51, height: 31))
    #expect(field.minX == name.maxX + 10)
    #expect(field.maxX == 341)
    #expect(frames["below"] == Rect(x: field.minX, y: 31, width: 5, height: 5))
  }

  @Test func `baselines of a stack lie on one line`() throws {
    let frames = try Self.frames(
      """
      {"class": "UIStackView", "alignment": "firstBaseline", "frame": [0, 0, 300, 100], "arrangedSubviews": [
         {"class": "UILabel", "id": "small", "text": "a", "font": 10},
         {"class": "UILabel", "id": "large", "text": "a", "font": 40}]}
      """)
    #expect(frames["large"]?.minY == 0)
    #expect(try #require(frames["small"]).minY > 20)
  }

  @Test func `of constraints in conflict the last is broken`() throws {
    #expect(
      try Self.frame(#""top, left = superview", "width = 30", "height = 5", "width = 40""#)?.width
        == 30)
  }

  @Test func `frames lie on whole pixels, halves up`() throws {
    #expect(
      try Self.frame(
        #""left = superview + 0.25", "top = superview - 0.25", "width = 10.3", "height = 10.2""#)
        == Rect(x: 0.5, y: 0, width: 10.5, height: 10))
  }

  @Test func `texts of constraints match the pattern of the schema`() throws {
    let pattern = try Regex(ConstraintText.pattern)
    for text in [
      "top = safeArea + 12", "edges = superview inset 8 12", "top, leading = margins - 3.5 @750",
      "height = self.width * 16:9 @high", "width <= 240", "a = b", "top = x.safeArea.bottom + $gap",
    ] {
      #expect((try pattern.wholeMatch(in: text) != nil) == (text != "a = b"), "\(text)")
    }
  }
}
