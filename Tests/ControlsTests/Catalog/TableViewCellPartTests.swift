import ObjectModel
import Raster
import TestSupport
import Testing

@testable import Controls

/// Parts of rows at their ends and while they are edited: objects that rules reach.
@Suite struct TableViewCellPartTests {
  /// A row in a table, and the paths of its parts but for the text's label.
  private static func row(
    _ values: [String: AppearanceValue], _ rules: [AppearanceRule] = [], system: Int
  ) throws -> (node: StyledNode, parts: [String]) {
    let cell = element(
      "UITableViewCell", id: "row", ["text": .string("A")].merging(values) { _, new in new })
    let section = element("UITableViewSection", ["rows": .objects([cell])])
    let table = element("UITableView", ["sections": .objects([section])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(table)]), rules: rules, system: system
    ).resolved()
    let row = try #require(tree.node("UITableViewCell[row]"))
    let path = row.object.path + "/"
    let parts = tree.objects.map(\.path).filter { $0.hasPrefix(path) }
      .map { String($0.dropFirst(path.count)) }
    return (row, parts.filter { $0 != "UILabel" })
  }

  @Test("What edits a row is controls with image views, and a button with a label")
  func editing() throws {
    let editing: [String: AppearanceValue] = [
      "isEditing": .boolean(true), "showsReorderControl": .boolean(true),
      "showingDeleteConfirmation": .boolean(true),
    ]
    let controls = [
      "UIControl[0]", "UIControl[0]/UIImageView", "UIControl[1]", "UIControl[1]/UIImageView",
    ]
    #expect(
      try Self.row(editing, system: 6).parts == controls + ["UIControl[2]", "UIControl[2]/UILabel"])
    #expect(try Self.row(editing, system: 10).parts == controls + ["UIButton", "UIButton/UILabel"])
    let none = editing.merging(["editingStyle": .enumeration("none")]) { _, new in new }
    #expect(
      try Self.row(none, system: 10).parts == [
        "UIControl", "UIControl/UIImageView", "UIButton", "UIButton/UILabel",
      ])
    // Booleans of rules count from iOS 8 on.
    let rules = [
      rule("UITableViewCell", "showingDeleteConfirmation", .boolean(true)),
      rule("UIButton", in: ["UITableViewCell"], "backgroundColor", .green),
      rule("UILabel", in: ["UIButton", "UITableViewCell"], "textColor", .blue),
    ]
    let asked = try Self.row([:], rules, system: 10).node
    let button = try #require(asked.child(TableViewCellEditing.deleteButton))
    #expect(button[View.backgroundColor]?.appearanceValue == .green)
    let label = try #require(button.child(EmbeddedButton.label))
    #expect(label[Label.text] == "Delete" && label[Label.textColor]?.appearanceValue == .blue)
  }

  @Test("What ends a row is a button from iOS 7 on, before only what can be pressed")
  func accessories() throws {
    func parts(_ type: String, system: Int) throws -> [String] {
      try Self.row(["accessoryType": .enumeration(type)], system: system).parts
    }
    for type in ["disclosureIndicator", "checkmark"] {
      #expect(try parts(type, system: 6) == ["UIImageView"])
      #expect(try parts(type, system: 10) == ["UIButton", "UIButton/UIImageView"])
    }
    #expect(try parts("detailButton", system: 6) == ["UIButton"])
    #expect(try parts("detailDisclosureButton", system: 6) == ["UIButton"])
    #expect(
      try parts("detailDisclosureButton", system: 10)
        == ["UIButton[0]", "UIButton[1]", "UIButton[1]/UIImageView"])
    #expect(try parts("none", system: 10).isEmpty)
  }
}
