import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

@Suite struct SplitViewTests {
  private func tree(
    _ idiom: Traits.Idiom, size: Size, _ values: [String: AppearanceValue] = [:],
    direction: Traits.LayoutDirection = .leftToRight
  ) throws -> PlacedTree {
    var values = values
    let list = element(
      "UINavigationController", id: "list",
      ["viewControllers": .objects([element("UIViewController", id: "mailboxes")])])
    values["viewControllers"] = .objects([list, element("UIViewController", id: "content")])
    var screen = try screen(
      root: element("UISplitViewController", values), system: 9, size: size, idiom: idiom)
    screen.traits.layoutDirection = direction
    return LayoutPass.layOut(screen.resolved())
  }

  private let landscape = Size(width: 1024, height: 768)
  private let portrait = Size(width: 768, height: 1024)

  @Test func `a pad on its side shows both, the list 320 wide`() throws {
    let tree = try tree(.pad, size: landscape)
    let list = tree.frames[try #require(tree.styled.node("list")).index]
    let content = tree.frames[try #require(tree.styled.node("content")).index]
    #expect(list.width == 320)
    #expect(content == Rect(x: 320.5, y: 0, width: 703.5, height: 768))
  }

  @Test func `a pad held upright hides the list unless it is asked for`() throws {
    let hidden = try tree(.pad, size: portrait)
    #expect(hidden.styled.node("list") == nil)
    let shown = try tree(
      .pad, size: portrait, ["preferredDisplayMode": .enumeration("primaryOverlay")])
    let list = try #require(shown.styled.node("list"))
    let content = try #require(shown.styled.node("content"))
    // In the document's order, but drawn over its content.
    #expect(list.index < content.index)
    let top = try #require(shown.object(at: Point(x: 100, y: 400)))
    #expect((list.index..<content.index).contains(top))
    #expect(shown.frames[list.index].width == 307)
    #expect(shown.frames[content.index].width == 768)
  }

  // MARK: Columns

  private func columns(
    _ size: Size, _ values: [String: AppearanceValue] = [:], count: Int = 3, system: Int = 16,
    direction: Traits.LayoutDirection = .leftToRight
  ) throws -> PlacedTree {
    var values = values
    values["style"] = .enumeration(count == 3 ? "tripleColumn" : "doubleColumn")
    values["viewControllers"] = .objects(
      (0..<count).map { element("UIViewController", id: "c\($0)") })
    var screen = try screen(
      root: element("UISplitViewController", values), system: system, size: size, idiom: .pad)
    screen.traits.layoutDirection = direction
    return LayoutPass.layOut(screen.resolved())
  }

  private func x(_ id: String, in tree: PlacedTree) throws -> (x: Double, width: Double)? {
    guard let node = tree.styled.node(id) else { return nil }
    let frame = tree.windowFrames[node.index]
    return (frame.minX, frame.width)
  }

  @Test func `three columns have navigation bars, and as many show as leave the last one room`()
    throws
  {
    let wide = try columns(Size(width: 1366, height: 1024))
    #expect(try #require(try x("c0", in: wide)) == (0, 320))
    #expect(try #require(try x("c1", in: wide)) == (320.5, 320))
    #expect(try #require(try x("c2", in: wide)) == (641, 725))
    #expect(
      wide.styled.objects.count { $0.element.className == "UINavigationBar" } == 3)
    let narrow = try columns(landscape)
    #expect(try x("c0", in: narrow) == nil)
    #expect(try #require(try x("c1", in: narrow)) == (0, 320))
    let upright = try columns(portrait)
    #expect(try x("c1", in: upright) == nil)
    #expect(try #require(try x("c2", in: upright)) == (0, 768))
  }

  @Test(arguments: [
    ("secondaryOnly", 1, 0.0, 1024.0), ("oneBesideSecondary", 2, 200.5, 823.5),
    ("oneOverSecondary", 2, 0, 1024), ("twoBesideSecondary", 3, 301, 723),
    ("twoOverSecondary", 3, 0, 1024), ("twoDisplaceSecondary", 3, 301, 1024),
  ])
  func `display modes show columns beside, over or displacing the last`(
    mode: String, count: Int, left: Double, width: Double
  ) throws {
    let tree = try columns(
      landscape,
      [
        "preferredDisplayMode": .enumeration(mode), "preferredPrimaryColumnWidth": .number(100),
        "preferredSupplementaryColumnWidth": .number(200),
      ])
    #expect(try ["c0", "c1", "c2"].count { try x($0, in: tree) != nil } == count)
    #expect(try #require(try x("c2", in: tree)) == (left, width))
    let isDimmed = tree.styled.objects.contains {
      $0.element.role == SplitViewController.dimming
    }
    #expect(isDimmed == (mode.hasSuffix("OverSecondary") || mode == "twoDisplaceSecondary"))
  }

  @Test func `the first bar has the sidebar button, unless a gesture is not wanted`() throws {
    func items(_ values: [String: AppearanceValue]) throws -> Int {
      try columns(landscape, values, count: 2).styled.objects.count {
        $0.element.className == "UIBarButtonItem"
      }
    }
    #expect(try items([:]) == 1)
    #expect(try items(["preferredDisplayMode": .enumeration("secondaryOnly")]) == 1)
    #expect(try items(["presentsWithGesture": .boolean(false)]) == 0)
  }

  @Test func `the first columns stand at the primary edge`() throws {
    let tree = try columns(
      landscape, ["primaryEdge": .enumeration("trailing")], count: 2)
    #expect(try #require(try x("c0", in: tree)) == (704, 320))
    #expect(try #require(try x("c1", in: tree)) == (0, 703.5))
  }

  @Test func `a view of its own holds the parts, and changes no place`() throws {
    for direction in [Traits.LayoutDirection.leftToRight, .rightToLeft] {
      let plain = try tree(.pad, size: landscape, direction: direction)
      let own = try tree(
        .pad, size: landscape, ["view": .object(element("UIView", id: "view"))],
        direction: direction)
      #expect(own.styled.node("view")?.child(SplitViewController.primary) != nil)
      for id in ["list", "content"] {
        let before = plain.windowFrames[try #require(plain.styled.node(id)).index]
        let after = own.windowFrames[try #require(own.styled.node(id)).index]
        #expect(before == after)
      }
    }
  }

  @Test func `a phone shows the content on the list's stack`() throws {
    let tree = try tree(.phone, size: Size(width: 320, height: 568))
    let content = try #require(tree.styled.node("content"))
    #expect(content.object.path.contains("UINavigationController[list]"))
  }
}
