import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct AlertControllerTests {
  private func placed(
    _ values: [String: AppearanceValue], rules: [AppearanceRule] = []
  ) throws -> PlacedTree {
    let alert = element("UIAlertController", id: "alert", values)
    let button = element("UIButton", id: "behind", ["title": .string("Tap")])
    let root = element(
      "UIViewController",
      [
        "presentedViewController": .object(alert),
        "view": .object(element("UIView", ["subviews": .objects([button])])),
      ])
    let screen = try screen(
      root: root, rules: rules, system: 9, window: ["tintColor": .red],
      size: Size(width: 320, height: 480))
    return LayoutPass.layOut(screen.resolved())
  }

  private func action(_ title: String, _ style: String = "default") -> Element {
    element("UIAlertAction", ["title": .string(title), "style": .enumeration(style)])
  }

  private func simple(rules: [AppearanceRule] = []) throws -> PlacedTree {
    try placed(
      [
        "preferredStyle": .enumeration("alert"), "title": .string("Alert!"),
        "message": .string("An Alert Message!"), "actions": .objects([action("OK!")]),
      ], rules: rules)
  }

  private func parts(of tree: PlacedTree) throws -> [StyledNode] {
    try #require(tree.styled.node("alert")?.children.first).children
  }

  @Test func `a tint for views in alerts reaches the buttons, and no view outside`() throws {
    let tree = try simple(rules: [rule("UIView", in: ["UIAlertController"], "tintColor", .green)])
    #expect(try #require(tree.styled.node("UIAlertAction")).tintColor.description == "#00FF00FF")
    #expect(try #require(tree.styled.node("behind")).tintColor.description == "#4C4C4CCC")
  }

  @Test func `a background for views in alerts fills the box, not the window`() throws {
    let tree = try simple(
      rules: [rule("UIView", in: ["UIAlertController"], "backgroundColor", .blue)])
    let filled = tree.displayList().commands.map { String(describing: $0) }
      .filter { $0.contains("color=#0000FFFF") }
    #expect(!filled.isEmpty)
    #expect(filled.allSatisfy { !$0.contains("320 480") })
  }

  @Test func `an alert lies over the window's subviews, and dims them`() throws {
    let own = element("UIView", id: "own", ["tintAdjustmentMode": .enumeration("normal")])
    let root = element(
      "UIViewController",
      ["presentedViewController": .object(element("UIAlertController", id: "alert"))])
    let tree = try screen(
      root: root, system: 9,
      window: ["subviews": .objects([element("UIView", id: "plain"), own])]
    ).resolved()
    #expect(
      tree.root.children.map(\.element.className)
        == ["UIViewController", "UIView", "UIView", "UIAlertController"])
    #expect(try #require(tree.node("plain")).object.tint.mode == .dimmed)
    #expect(try #require(tree.node("own")).object.tint.mode == .normal)
    #expect(try #require(tree.node("alert")).object.tint.mode == .normal)
  }

  @Test func `what an alert covers is dimmed, the alert is not`() throws {
    let tree = try simple().styled
    #expect(try #require(tree.node("behind")).tintColor.description == "#4C4C4CCC")
    #expect(try #require(tree.node("UIAlertAction")).tintColor.description == "#FF0000FF")
  }

  @Test func `an alert stands beside the root under the window`() throws {
    #expect(
      try #require(try simple().styled.node("alert")).object.path
        == "window/UIAlertController[alert]")
  }

  @Test func `one button lies where it was measured`() throws {
    let placed = try simple()
    let node = try #require(placed.styled.node("UIAlertAction"))
    #expect(placed.frames[node.index] == Rect(x: 25, y: 260, width: 270, height: 44))
  }

  @Test func `two actions share a row, cancel first`() throws {
    let placed = try placed([
      "preferredStyle": .enumeration("alert"), "title": .string("A"),
      "actions": .objects([action("Delete", "destructive"), action("Cancel", "cancel")]),
    ])
    let nodes = try parts(of: placed).filter { $0.isKind(of: "UIAlertAction") }
    #expect(nodes.map { $0[AlertAction.title] } == ["Cancel", "Delete"])
    #expect(nodes.map { placed.frames[$0.index].width } == [135, 135])
  }

  @Test func `a sheet's cancel stands apart at the bottom`() throws {
    let placed = try placed([
      "preferredStyle": .enumeration("actionSheet"),
      "actions": .objects([action("Cancel", "cancel"), action("Save")]),
    ])
    let nodes = try parts(of: placed)
    #expect(nodes.map { $0[AlertAction.title] } == ["Save", "Cancel"])
    #expect(placed.frames[nodes[1].index] == Rect(x: 8, y: 415, width: 304, height: 57))
    #expect(placed.frames[nodes[0].index].maxY == 407)
  }
}
