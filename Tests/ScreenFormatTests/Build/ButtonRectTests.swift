import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// Classes of buttons that answer `titleRectForContentRect:` and its like.
@Suite struct ButtonRectTests {
  private func frames(
    _ rects: String, _ values: String = "", system: Int = 12
  ) throws -> (title: Rect, image: Rect, findings: [String]) {
    let result = build(
      """
      {"system": \(system), "classes": {"B": {"superclass": "UIButton", \(rects)}},
       "window": {"subviews": [{"class": "B", "frame": [0, 0, 100, 60], "title": "Tap",
         "image": {"color": "red", "size": [10, 10]}\(values)}]}}
      """)
    let findings = result.diagnostics.sorted().map(\.message)
    let placed = LayoutPass.layOut(try #require(result.screen, "\(findings)").resolved())
    func frame(_ className: String) throws -> Rect {
      let index = placed.styled.objects.firstIndex { $0.element.className == className }
      return placed.windowFrames[try #require(index)]
    }
    return (try frame("UILabel"), try frame("UIImageView"), findings)
  }

  @Test("Sides are computed from bounds, content and UIKit's answer, which null leaves")
  func sides() throws {
    let plain = try frames(#""properties": {}"#)
    let moved = try frames(
      """
      "titleRect": [null, {"add": ["$titleRect.y", 5]}, {"multiply": ["$contentRect.width", 2]}, null],
      "imageRect": [{"subtract": ["$bounds.width", "$imageRect.width"]}, 0, null, "$bounds.height"]
      """)
    #expect(
      moved.title
        == Rect(
          x: plain.title.minX, y: plain.title.minY + 5, width: 200, height: plain.title.height))
    #expect(moved.image == Rect(x: 90, y: 0, width: 10, height: 60))
    #expect(moved.findings == [])
  }

  @Test("Title and image lie in the class's content; a subclass answers what it wants")
  func content() throws {
    let frames = try frames(
      #""contentRect": [20, 10, 40, 20], "titleRect": ["$contentRect.x", "$contentRect.y", "$contentRect.width", "$contentRect.height"]"#
    )
    #expect(frames.title == Rect(x: 20, y: 10, width: 40, height: 20))
    #expect(frames.image.midY == 20)
  }

  @Test(
    "Where lines run from the right, answers are those of the final layout", arguments: [6, 9, 15])
  func mirrored(system: Int) throws {
    let own = try frames(
      #""imageRect": [5, 0, null, null]"#, #", "semanticContentAttribute": "forceRightToLeft""#,
      system: system)
    #expect(own.image.minX == 5)
  }

  @Test("A configuration takes no notice of them, with a warning")
  func configuration() throws {
    let frames = try frames(
      #""titleRect": [0, 0, 1, 1]"#, #", "configuration": {"style": "filled"}"#, system: 15)
    #expect(frames.title.width > 1)
    #expect(
      frames.findings == [
        "a button with a configuration takes no notice of the rectangles that 'B' answers"
      ])
    // Before iOS 15 there are no configurations.
    let older = try self.frames(
      #""titleRect": [0, 0, 1, 1]"#, #", "configuration": {"style": "filled"}"#, system: 14)
    #expect(older.title == Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test(
    "What can't be is an error with the nearest name",
    arguments: [
      (
        #""superclass": "UILabel", "titleRect": [0, 0, 1, 1]"#,
        "'B' is no UIButton, so it has no 'titleRect'"
      ),
      (
        #""superclass": "UIButton", "titleRect": ["$contentRect.left", 0, 1, 1]"#,
        "nothing is called '$contentRect.left' here"
      ),
      (
        #""superclass": "UIButton", "titleRect": ["$contentRect.widht", 0, 1, 1]"#,
        "nothing is called '$contentRect.widht' here; did you mean '$contentRect.width'?"
      ),
      (
        #""superclass": "UIButton", "contentRect": ["$titleRect.x", 0, 1, 1]"#,
        "nothing is called '$titleRect.x' here"
      ),
      (
        #""superclass": "UIButton", "draw": [{"fill": "red", "rect": ["$titleRect.x", 0, 1, 1]}]"#,
        "'$titleRect.x' is known only in the rectangles of a button's class"
      ),
      (
        #""superclass": "UIButton", "titleRect": [0, 0]"#, "expected [x, y, width, height], found 2"
      ),
    ])
  func refused(declaration: String, message: String) {
    let found = build(#"{"classes": {"B": {\#(declaration)}}, "window": {}}"#).diagnostics
      .sorted().map(\.message)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }
}
