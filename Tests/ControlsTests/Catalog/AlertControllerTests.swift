import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

@Suite struct AlertControllerTests {
  private func placed(
    _ values: [String: AppearanceValue], rules: [AppearanceRule] = [], system: Int = 9
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
      root: root, rules: rules, system: system, window: ["tintColor": .red],
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

  /// The parts of an alert or sheet with a title, a message and two or three buttons.
  private func frames(
    system: Int, style: String, _ actions: [Element]
  ) throws -> [(node: StyledNode, frame: Rect)] {
    let tree = try placed(
      [
        "preferredStyle": .enumeration(style), "title": .string("Title"),
        "message": .string("Message"), "actions": .objects(actions),
      ], system: system)
    return try parts(of: tree).map { ($0, tree.frames[$0.index]) }
  }

  @Test func `an alert of iOS 7 is set from line to line, with a message of 14 points`() throws {
    let actions = [action("No", "cancel"), action("Yes")]
    let parts = try frames(system: 7, style: "alert", actions)
    let (title, message, button) = (parts[0].frame, parts[1].frame, parts[2].frame)
    #expect(title.minX == 25 + 15 && title.width == 240)
    #expect(message.minY == title.maxY + 4)
    #expect(button.minY == message.maxY + 18.5)
    #expect(parts[1].node[Label.font] == .system(14))
    #expect(button.height == 44)
    // The box is centred.
    #expect(abs(title.minY - 19 - (480 - button.maxY)) <= 0.5)
    let later = try frames(system: 8, style: "alert", actions)
    #expect(later[1].node[Label.font] == .system(13))
    #expect(later[0].frame.minX == 25 + 16)
  }

  @Test(arguments: [(7, 44.0, 21.0), (8, 44, 21), (9, 57, 20)])
  func `rows of sheets were lower up to iOS 8`(system: Int, height: Double, size: Double) throws {
    let parts = try frames(
      system: system, style: "actionSheet", [action("Resign"), action("Keep", "cancel")])
    let rows = parts.filter { $0.node.isKind(of: "UIAlertAction") }
    #expect(rows.map(\.frame.height) == [height, height])
    #expect(abs((rows.map(\.frame.maxY).max() ?? 0) - 472) < 1e-6)
    let label = try #require(rows[0].node.children.first)
    #expect(label[Label.font] == .system(size))
  }

  @Test(arguments: [(7, 7.0), (8, 7), (9, 13.1), (12, 13.1)])
  func `corners of alerts were smaller up to iOS 8`(system: Int, radius: Double) throws {
    let tree = try placed(
      ["preferredStyle": .enumeration("alert"), "title": .string("Title")], system: system)
    let shapes = tree.displayList().commands.compactMap { command -> Path? in
      if case .backdrop(let path, _) = command { path } else { nil }
    }
    let box = try #require(shapes.last?.controlBounds)
    #expect(shapes.last == Path(continuousRoundedRect: box, radius: radius))
  }

  @Test func `an alert of iOS 7 emphasises its last other button, a later one cancel`() throws {
    func bold(_ system: Int) throws -> [String] {
      try frames(system: system, style: "alert", [action("No", "cancel"), action("Yes")])
        .filter { $0.node.isKind(of: "UIAlertAction") }
        .compactMap { $0.node.children.first }
        .filter { $0[Label.font] == .system(17, .medium) }.compactMap { $0[Label.text] }
    }
    #expect(try bold(7) == ["Yes"])
    #expect(try bold(8) == ["No"])
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
