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
