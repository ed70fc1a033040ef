import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

/// Spacing, margins and baselines of stack views.
@Suite struct StackSpacingTests {
  private static func frames(
    _ views: [String], _ stack: String, system: Int = 17
  ) throws -> [String: Rect] {
    let text = """
      {"system": \(system), "device": {"size": [400, 600], "scale": 2, "idiom": "phone", "statusBarHeight": 0},
       "window": {"subviews": [{"class": "UIStackView", "id": "stack" \(stack),
         "arrangedSubviews": [\(views.joined(separator: ","))]}]}}
      """
    let result = build(text)
    #expect(result.diagnostics.sorted().map(\.description) == [])
    let placed = LayoutPass.layOut(try #require(result.screen).resolved())
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      if let id = object.element.id { frames[id] = frame }
    }
    return frames
  }

  private static let boxes = ["a", "b", "c"].map {
    #"{"class": "UIView", "id": "\#($0)", "frame": [0, 0, 20, 10]}"#
  }

  @Test func `the spacing after a view may be its own`() throws {
    let frames = try Self.frames(
      Self.boxes, #", "frame": [10, 20, null, null], "spacing": 5, "customSpacing": {"a": 30}"#)
    #expect(frames["stack"] == Rect(x: 10, y: 20, width: 95, height: 10))
    #expect(frames["b"]?.minX == 60)
    #expect(frames["c"]?.minX == 85)
  }

  @Test func `the spacing after the last view that shows counts for nothing`() throws {
    var views = Self.boxes
    views[1] = #"{"class": "UIView", "id": "b", "isHidden": true, "frame": [0, 0, 20, 10]}"#
    let frames = try Self.frames(
      views, #", "frame": [0, 0, null, null], "spacing": 5, "customSpacing": {"b": 30, "c": 40}"#)
    #expect(frames["stack"]?.width == 45)
    #expect(frames["c"]?.minX == 25)
  }

  @Test func `an id that the stack does not arrange is an error with the nearest one`() {
    let result = build(
      """
      {"system": 17, "window": {"subviews": [{"class": "UIStackView", "customSpacing": {"titel": 5},
        "arrangedSubviews": [{"class": "UILabel", "id": "title"}]}]}}
      """)
    let messages = result.diagnostics.sorted().map(\.description)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("arranges no view with the id 'titel'") == true)
    #expect(messages.first?.contains("'title'") == true)
  }

  @Test func `margins of a stack keep their sides, and those of a direction change them`() throws {
    let margins =
      #", "isLayoutMarginsRelativeArrangement": true, "semanticContentAttribute": "forceRightToLeft""#
    let absolute = try Self.frames(
      [Self.boxes[0]], #", "frame": [0, 0, 100, 40], "layoutMargins": [1, 2, 3, 4]"# + margins)
    #expect(absolute["a"] == Rect(x: 2, y: 1, width: 94, height: 36))
    let directional = try Self.frames(
      [Self.boxes[0]],
      #", "frame": [0, 0, 100, 40], "directionalLayoutMargins": [1, 2, 3, 4]"# + margins)
    #expect(directional["a"] == Rect(x: 4, y: 1, width: 94, height: 36))
  }

  private static func label(_ id: String, _ size: Int) -> String {
    #"{"class": "UILabel", "id": "\#(id)", "text": "Text", "font": \#(size)}"#
  }

  @Test func `in a column the spacing may lie between baselines`() throws {
    func distance(_ more: String) throws -> Double {
      let frames = try Self.frames(
        [Self.label("a", 17), Self.label("b", 17)],
        #", "axis": "vertical", "frame": [0, 0, null, null], "spacing": 40"# + more)
      return try #require(frames["b"]).minY - #require(frames["a"]).minY
    }
    #expect(try distance(#", "isBaselineRelativeArrangement": true"#) == 40)
    #expect(try distance("") == 60.5)
  }

  @Test func `beside text on a baseline a view without text begins where the text does`() throws {
    let frames = try Self.frames(
      [Self.label("a", 17), Self.label("b", 34), Self.boxes[2]],
      #", "alignment": "firstBaseline", "frame": [0, 0, null, null]"#)
    let small = try #require(frames["a"])
    let large = try #require(frames["b"])
    #expect(large.minY == 0)
    #expect(small.minY > 10)
    #expect(frames["c"]?.minY == small.minY)
  }

  @Test func `the baseline of a column is that of its first view`() throws {
    let text = """
      {"system": 17, "device": {"size": [400, 600], "scale": 2, "idiom": "phone", "statusBarHeight": 0}, "window": {"subviews": [
        {"class": "UIStackView", "id": "stack", "axis": "vertical", "constraints": ["left = superview", "top = superview + 50"],
         "arrangedSubviews": [\(Self.label("a", 17)), \(Self.label("b", 17))]},
        {"class": "UILabel", "id": "beside", "text": "Text", "font": 17, "constraints": [
          "left = superview + 200", "firstBaseline = stack"]}]}}
      """
    let screen = try #require(build(text).screen)
    let placed = LayoutPass.layOut(screen.resolved())
    let tops = zip(placed.styled.objects, placed.windowFrames).filter {
      ["a", "beside"].contains($0.0.element.id)
    }.map(\.1.minY)
    #expect(tops == [50, 50])
  }
}
