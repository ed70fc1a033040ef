import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct SheetTests {
  private func placed(
    _ presented: Element, system: Int = 16, size: Size, idiom: Traits.Idiom = .pad
  ) throws -> PlacedTree {
    let root = element(
      "UIViewController", id: "root", ["presentedViewController": .object(presented)])
    let screen = try screen(root: root, system: system, size: size, idiom: idiom)
    return LayoutPass.layOut(screen.resolved())
  }

  private func frame(
    _ values: [String: AppearanceValue], system: Int = 16,
    size: Size = Size(width: 1024, height: 768), idiom: Traits.Idiom = .pad
  ) throws -> Rect {
    let tree = try placed(
      element("UIViewController", id: "sheet", values), system: system, size: size, idiom: idiom)
    return tree.windowFrames[try #require(tree.styled.node("UIViewController[sheet]")).index]
  }

  @Test func `a pad shows a page sheet in the middle where no style is set`() throws {
    #expect(try frame([:]) == Rect(x: 160, y: 44, width: 704, height: 680))
    #expect(
      try frame(["modalPresentationStyle": .enumeration("pageSheet")])
        == Rect(x: 160, y: 44, width: 704, height: 680))
    #expect(
      try frame([:], size: Size(width: 720, height: 1133))
        == Rect(x: 20, y: 68, width: 680, height: 998))
    #expect(try frame([:], system: 12) == Rect(x: 0, y: 0, width: 1024, height: 768))
    #expect(
      try frame(["modalPresentationStyle": .enumeration("fullScreen")])
        == Rect(x: 0, y: 0, width: 1024, height: 768))
  }

  @Test func `a pad's sheet of half the height stays in the middle`() throws {
    let medium = element("UISheetPresentationController", ["detents": .strings(["medium"])])
    #expect(
      try frame(["sheetPresentationController": .object(medium)])
        == Rect(x: 160, y: 192, width: 704, height: 384))
  }

  @Test func `a form sheet has the size that its content prefers`() throws {
    let style = AppearanceValue.enumeration("formSheet")
    #expect(
      try frame(["modalPresentationStyle": style])
        == Rect(x: 242, y: 74, width: 540, height: 620))
    #expect(
      try frame([
        "modalPresentationStyle": style,
        "preferredContentSize": .size(Size(width: 300, height: 200)),
      ]) == Rect(x: 362, y: 284, width: 300, height: 200))
  }

  @Test func `an action sheet of a pad is a popover without its cancel action`() throws {
    func sheet(_ system: Int, _ idiom: Traits.Idiom, source: FrameValue?) throws -> PlacedTree {
      var values: [String: AppearanceValue] = [
        "preferredStyle": .enumeration("actionSheet"),
        "actions": .objects([
          element("UIAlertAction", ["title": .string("Copy")]),
          element("UIAlertAction", ["title": .string("Print")]),
          element(
            "UIAlertAction", ["title": .string("Cancel"), "style": .enumeration("cancel")]),
        ]),
      ]
      if let source { values["sourceRect"] = .frame(source) }
      return try placed(
        element("UIAlertController", id: "alert", values), system: system,
        size: Size(width: 600, height: 500), idiom: idiom)
    }
    func frame(_ tree: PlacedTree) throws -> Rect {
      tree.windowFrames[try #require(tree.styled.node("UIAlertController[alert]")).index]
    }
    let source = FrameValue(x: 290, y: 100, width: 20, height: 20)
    // Two rows of 57 with the line above each.
    #expect(
      try frame(sheet(16, .pad, source: source)) == Rect(x: 148, y: 133, width: 304, height: 115))
    #expect(
      try frame(sheet(16, .pad, source: nil)) == Rect(x: 148, y: 192.5, width: 304, height: 115))
    let tree = try sheet(16, .pad, source: source).styled
    let titles = tree.objects.indices.compactMap { tree.node($0)[AlertAction.title] }
    #expect(titles == ["Copy", "Print"])
    #expect(try #require(tree.node("UIViewController[root]")).object.tint.mode == .dimmed)
    for system in [6, 8, 12] {
      let tree = try sheet(system, .pad, source: source).styled
      #expect(tree.objects.contains { $0.element.className == "UIPopoverPresentationController" })
    }
    #expect(
      try frame(sheet(16, .phone, source: source)) == Rect(x: 0, y: 0, width: 600, height: 500))
  }
}
