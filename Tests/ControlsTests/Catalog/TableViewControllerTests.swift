import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct TableViewControllerTests {
  private func tree(
    _ values: [String: AppearanceValue], rules: [AppearanceRule] = [], system: Int = 9
  ) throws -> PlacedTree {
    LayoutPass.layOut(
      try screen(
        root: element("UITableViewController", values), rules: rules, system: system
      ).resolved())
  }

  private static let table = element(
    "UITableView", id: "table",
    [
      "sections": .objects([
        element("UITableViewSection", ["rows": .objects([element("UITableViewCell", id: "row")])])
      ])
    ])

  @Test func `its view is a table, whatever name that was given by`() throws {
    let empty = try tree([:])
    #expect(empty.styled.node("UITableViewController/UITableView") != nil)
    for name in ["tableView", "view"] {
      let placed = try tree([name: .object(Self.table)])
      let view = try #require(placed.styled.node("table"))
      #expect(placed.frames[view.index] == Rect(x: 0, y: 0, width: 320, height: 568))
      #expect(placed.styled.objects.count { $0.element.className == "UITableView" } == 1)
    }
  }

  @Test func `a rule for what is in it reaches the rows`() throws {
    let rules = [
      rule("UITableViewCell", in: ["UITableViewController"], "backgroundColor", .red)
    ]
    let row = try #require(
      try tree(["tableView": .object(Self.table)], rules: rules).styled.node("row"))
    #expect(row[View.backgroundColor]?.appearanceValue == .red)
  }

  @Test func `rows make room for a refresh control while it turns`() throws {
    func row(_ control: [String: AppearanceValue]?, system: Int = 9) throws -> Double {
      var values: [String: AppearanceValue] = ["tableView": .object(Self.table)]
      if let control {
        values["refreshControl"] = .object(element("UIRefreshControl", id: "refresh", control))
      }
      let placed = try tree(values, system: system)
      let frame = placed.windowFrames[try #require(placed.styled.node("row")).index]
      if control != nil, system >= 6 {
        let refresh = try #require(
          placed.styled.node("UITableView[table]/UIRefreshControl[refresh]"))
        #expect(placed.windowFrames[refresh.index].maxY == frame.minY)
      }
      return frame.minY
    }
    let top = try row(nil)
    #expect(try row([:]) == top)
    #expect(try row(["isRefreshing": .boolean(true)]) == top + 60)
    #expect(try row(["isRefreshing": .boolean(true)], system: 5) == row(nil, system: 5))
  }

  @Test func `the controller's refresh control takes the place of the table's`() throws {
    var table = Self.table
    table.values[PropertySlot("refreshControl")] = .object(
      element("UIRefreshControl", id: "table's"))
    let tree = try tree(
      [
        "tableView": .object(table),
        "refreshControl": .object(element("UIRefreshControl", id: "controller's")),
      ], system: 12
    ).styled
    #expect(tree.node("controller's") != nil)
    #expect(tree.node("table's") == nil)
  }
}
