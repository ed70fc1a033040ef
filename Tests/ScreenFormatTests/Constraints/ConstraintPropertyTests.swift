import ObjectModel
import Raster
import Testing

@testable import Controls
@testable import ScreenFormat

/// Constraints of a class's subviews that take numbers of its properties, and bars that know what constraints decide.
@Suite struct ConstraintPropertyTests {
  private static func built(_ text: String) throws -> Screen {
    let result = build(text)
    #expect(result.diagnostics.sorted().map(\.description) == [])
    return try #require(result.screen)
  }

  private static func frames(_ classes: String, _ subviews: String) throws -> [String: Rect] {
    let placed = try built(
      """
      {"system": 17, "device": {"size": [400, 600], "scale": 2, "idiom": "phone"}, "variables": {"outer": 3},
       "classes": \(classes), "appearance": [{"class": "Narrow", "set": {"side": 11}}],
       "window": {"subviews": [\(subviews)]}}
      """
    ).placed()
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      let owner = object.path.split(separator: "/").filter { $0.contains("[") }.compactMap { name in
        name.split(separator: "[").last?.split(separator: "]").first
      }
      if let id = object.element.id { frames[id] = frame }
      if let first = owner.first, object.element.className == "UIImageView" {
        frames["\(first).dot"] = frame
      }
    }
    return frames
  }

  private static let card = """
    "Card": {"superclass": "UIView", "properties": {"side": "number", "gap": {"type": "number", "default": 5}},
      "subviews": [
        {"class": "UIImageView", "constraints": ["left = superview + $gap", "top = superview - $gap", "width = $side",
          {"firstAttribute": "height", "constant": "$side"}, "right <= superview - $outer"]}]},
    "Narrow": "Card"
    """

  @Test func `numbers of properties are constants, of each instance its own`() throws {
    let frames = try Self.frames(
      "{\(Self.card)}",
      """
      {"class": "Card", "id": "a", "side": 40, "frame": [0, 0, 100, 100]},
      {"class": "Card", "id": "b", "side": 20, "gap": 7, "frame": [100, 0, 100, 100]},
      {"class": "Narrow", "id": "c", "frame": [200, 0, 100, 100]}
      """)
    #expect(frames["a.dot"] == Rect(x: 5, y: -5, width: 40, height: 40))
    #expect(frames["b.dot"] == Rect(x: 107, y: -7, width: 20, height: 20))
    #expect(frames["c.dot"] == Rect(x: 205, y: -5, width: 11, height: 11))
  }

  @Test(arguments: [
    ("width = $sied", "unknown variable '$sied'; did you mean '$side'?"),
    ("width = $name", "'$name' is of type string; expected a number"),
    ("width = $bounds.width", "'$bounds.width' is known only when drawing"),
    ("top = $side", "write 'top = superview + $side'"),
  ])
  func `other properties are refused`(_ constraint: String, _ message: String) throws {
    let result = build(
      """
      {"system": 17, "classes": {"Card": {"superclass": "UIView", "properties": {"side": "number", "name": "string"},
         "subviews": [{"class": "UIView", "constraints": ["\(constraint)"]}]}},
       "window": {"subviews": [{"class": "Card"}]}}
      """)
    let found = result.diagnostics.sorted().map(\.description)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  // MARK: Bars

  private static func tabBarIsAtEdge(_ view: String, isDrawn: Bool = true) throws -> Bool? {
    let screen = try built(
      """
      {"system": 17, "device": "iPhone 15", "window": {"rootViewController": {"class": "UITabBarController",
         "viewControllers": [{"class": "UIViewController", "title": "One", "view": \(view)}]}}}
      """)
    let placed = isDrawn ? screen.placedForDrawing() : screen.placed()
    let tree = placed.styled
    return tree.objects.indices.map(tree.node).first { $0.role == TabBar.controllerBar }?[
      Bar.contentIsAtEdge]
  }

  @Test(arguments: [true, false])
  func `a bar knows the content that constraints decide`(isDrawn: Bool) throws {
    func scrollView(_ height: Int) -> String {
      """
      {"class": "UIScrollView", "subviews": [{"class": "UIView",
        "constraints": ["edges = contentGuide", "width = frameGuide", "height = \(height)"]}]}
      """
    }
    #expect(try Self.tabBarIsAtEdge(scrollView(300), isDrawn: isDrawn) == true)
    #expect(try Self.tabBarIsAtEdge(scrollView(3000), isDrawn: isDrawn) == false)
  }

  @Test func `a bar knows the heights of rows that size themselves`() throws {
    func table(_ height: Int) -> String {
      let row =
        #"{"subviews": [{"class": "UIView", "constraints": ["edges = superview", "height = \#(height)"]}]}"#
      return #"{"class": "UITableView", "sections": [{"rows": [\#(row), \#(row), \#(row)]}]}"#
    }
    #expect(try Self.tabBarIsAtEdge(table(100)) == true)
    #expect(try Self.tabBarIsAtEdge(table(300)) == false)
  }

  // MARK: Cells of collections

  @Test func `constraints in a collection's cell lie in the cell`() throws {
    let placed = try Self.built(
      """
      {"system": 17, "device": {"size": [400, 600], "scale": 2, "idiom": "phone"},
       "window": {"subviews": [{"class": "UICollectionView", "frame": [0, 0, 400, 600], "subviews": [
         {"class": "UICollectionViewCell", "frame": [10, 20, 100, 80], "subviews": [
           {"class": "UIView", "id": "a", "constraints": ["edges = superview inset 4"]}]},
         {"class": "UICollectionViewCell", "frame": [120, 20, 60, 80], "subviews": [
           {"class": "UIView", "id": "b", "constraints": ["leading, top = margins", "size = superview * 1/2"]}]}]}]}}
      """
    ).placed()
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      if let id = object.element.id { frames[id] = frame }
    }
    #expect(frames["a"] == Rect(x: 14, y: 24, width: 92, height: 72))
    #expect(frames["b"] == Rect(x: 128, y: 28, width: 30, height: 40))
  }
}
