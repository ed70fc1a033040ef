import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct PopoverTests {
  private func placed(
    source: FrameValue, directions: [String]? = nil, idiom: Traits.Idiom = .pad,
    rules: [AppearanceRule] = []
  ) throws -> PlacedTree {
    var values: [String: AppearanceValue] = [
      "modalPresentationStyle": .enumeration("popover"), "sourceRect": .frame(source),
      "preferredContentSize": .size(Size(width: 200, height: 150)),
    ]
    if let directions { values["permittedArrowDirections"] = .options(directions) }
    let root = element(
      "UIViewController",
      ["presentedViewController": .object(element("UIViewController", id: "content", values))])
    let screen = try screen(
      root: root, rules: rules, size: Size(width: 600, height: 500), idiom: idiom)
    return LayoutPass.layOut(screen.resolved())
  }

  private func content(_ tree: PlacedTree) throws -> Rect {
    tree.windowFrames[try #require(tree.styled.node("UIViewController[content]")).index]
  }

  @Test(
    "the content lies opposite the arrow, in the first direction that has room",
    arguments: [
      (
        FrameValue(x: 290, y: 100, width: 20, height: 20),
        Rect(x: 200, y: 133, width: 200, height: 150)
      ),
      (
        FrameValue(x: 290, y: 450, width: 20, height: 20),
        Rect(x: 200, y: 287, width: 200, height: 150)
      ),
    ])
  func automatic(source: FrameValue, expected: Rect) throws {
    #expect(try content(placed(source: source)) == expected)
  }

  @Test(
    "arrows point in four directions",
    arguments: [
      ("up", Rect(x: 200, y: 273, width: 200, height: 150)),
      ("down", Rect(x: 200, y: 77, width: 200, height: 150)),
      ("left", Rect(x: 323, y: 175, width: 200, height: 150)),
      ("right", Rect(x: 77, y: 175, width: 200, height: 150)),
    ])
  func directions(name: String, expected: Rect) throws {
    let source = FrameValue(x: 290, y: 240, width: 20, height: 20)
    #expect(try content(placed(source: source, directions: [name])) == expected)
  }

  @Test func `both of UIKit's names are containers, and what is behind is dimmed`() throws {
    let source = FrameValue(x: 290, y: 240, width: 20, height: 20)
    for name in ["UIPopoverController", "UIPopoverPresentationController"] {
      let tree = try placed(
        source: source, rules: [rule("UIView", in: [name], "alpha", .number(0.5))])
      let view = try #require(tree.styled.node("UIViewController[content]/UIView"))
      #expect(view.candidate(View.alpha)?.source == .appearance)
    }
    let tree = try placed(source: source).styled
    #expect(try #require(tree.node("window/UIViewController")).object.tint.mode == .dimmed)
    #expect(try #require(tree.node("content")).object.tint.mode == .normal)
  }

  @Test func `a phone shows the controller whole`() throws {
    let source = FrameValue(x: 290, y: 240, width: 20, height: 20)
    #expect(
      try content(placed(source: source, idiom: .phone))
        == Rect(x: 0, y: 0, width: 600, height: 500))
  }
}
