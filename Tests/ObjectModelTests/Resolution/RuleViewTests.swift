import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Rules whose value is a view: the objects that take it have it below themselves.
@Suite struct RuleViewTests {
  private static let badge = ClassDefinition("Badge", superclass: "UIView")

  /// A table with a chosen cell and one that is not.
  private func stage(
    _ rules: [AppearanceRule], cell: [String: AppearanceValue] = [:], system: Int = 9
  ) throws -> Screen {
    let values = cell.merging(["text": .string("A"), "isSelected": .boolean(true)]) { own, _ in own
    }
    let rows: [Element] = [
      element("UITableViewCell", id: "chosen", values),
      element("UITableViewCell", id: "plain", ["text": .string("B")]),
    ]
    let section = element(
      "UITableViewSection", ["headerTitle": .string("H"), "rows": .objects(rows)])
    let table = element("UITableView", id: "table", ["sections": .objects([section])])
    return try screen(
      root: element("UIViewController", ["view": .object(table)]), rules: rules,
      classes: [Self.badge], system: system)
  }

  private func view(_ color: AppearanceValue, holding inner: [Element] = []) -> AppearanceValue {
    .object(
      element("Badge", ["backgroundColor": color, "subviews": .objects(inner)]))
  }

  private func classes(below name: String, _ tree: StyledTree) throws -> [String] {
    try #require(tree.node(name)).children.map(\.element.className)
  }

  @Test func `a chosen cell shows the rule's view, under its texts`() throws {
    let tree = try stage([rule("UITableViewCell", "selectedBackgroundView", view(.red))])
      .resolved()
    #expect(try classes(below: "chosen", tree) == ["Badge", "UILabel"])
    #expect(try classes(below: "plain", tree) == ["UILabel"])
    let badge = try #require(tree.node("chosen")?.children.first)
    #expect(badge.object.path.hasSuffix("UITableViewCell[chosen]/Badge"))
    #expect(badge[View.backgroundColor]?.appearanceValue == .red)
  }

  @Test(
    "tables, headers, fields and cells take views",
    arguments: [
      ("UITableView", "backgroundView"), ("UITableView", "tableHeaderView"),
      ("UITableView", "tableFooterView"), ("UITableViewCell", "backgroundView"),
      ("UITableViewCell", "accessoryView"), ("UITableViewHeaderFooterView", "backgroundView"),
    ])
  func takers(className: String, property: String) throws {
    let tree = try stage([rule(className, property, view(.red))]).resolved()
    let takers = tree.objects.filter { $0.element.className == className }
    #expect(!takers.isEmpty)
    for taker in takers {
      #expect(taker.children.contains { tree.objects[$0].element.className == "Badge" })
    }
  }

  @Test func `rules reach into the view, with the object that took it as container`() throws {
    let tree = try stage([
      rule(
        "UITableViewCell", "backgroundView",
        view(.red, holding: [element("UISwitch")]), index: 0),
      rule("UISwitch", in: ["Badge", "UITableViewCell"], "onTintColor", .green, index: 1),
      rule("UISwitch", in: ["UITableViewHeaderFooterView"], "onTintColor", .blue, index: 2),
      rule("UIView", in: ["UITableViewCell"], "backgroundColor", .blue, index: 3),
    ]).resolved()
    let control = try #require(tree.node("chosen")?.children.first?.children.first)
    #expect(control.candidate(Switch.onTintColor)?.value == .green)
    // The view's own setting is its own value.
    let badge = try #require(tree.node("chosen")?.children.first)
    #expect(badge.candidate(View.backgroundColor)?.value == .red)
    #expect(badge.object.style.overridden(PropertySlot("backgroundColor")).count == 1)
  }

  @Test func `the winner's view is the only one, and losers are known`() throws {
    let tree = try stage([
      rule("UITableViewCell", in: ["UITableView"], "backgroundView", view(.green), index: 0),
      rule("UITableViewCell", "backgroundView", view(.red), index: 1),
    ]).resolved()
    let cell = try #require(tree.node("plain"))
    #expect(cell.children.first?[View.backgroundColor]?.appearanceValue == .green)
    #expect(cell.children.count == 2)
    let slot = PropertySlot("backgroundView")
    #expect(cell.object.style.overridden(slot).map(\.candidate.value) == [view(.red)])
  }

  @Test func `an own view wins, and so does null`() throws {
    let rules = [rule("UITableViewCell", "backgroundView", view(.red))]
    let own = try stage(rules, cell: ["backgroundView": view(.blue)]).resolved()
    let badge = try #require(own.node("chosen")?.children.first)
    #expect(badge[View.backgroundColor]?.appearanceValue == .blue)
    let none = try stage(rules, cell: ["backgroundView": .null]).resolved()
    #expect(try classes(below: "chosen", none) == ["UILabel"])
    let ruledOut = try stage(
      rules + [rule("UITableViewCell", in: ["UITableView"], "backgroundView", .null, index: 1)]
    ).resolved()
    #expect(try classes(below: "chosen", ruledOut) == ["UILabel"])
  }

  @Test func `explain lists the property, with the view as its value`() throws {
    let screen = try stage([rule("UITableView", "backgroundView", view(.red))])
    let explanation = Explanation(LayoutPass.layOut(screen.resolved()))
    let table = try #require(explanation.entries(id: "table").first)
    let property = try #require(table.properties.first { $0.name == "backgroundView" })
    #expect(property.winner.source == .appearance)
    #expect(property.winner.value == view(.red))
    // Parts that a document gives are in the tree themselves.
    #expect(!table.properties.contains { $0.name == "sections" })
  }

  @Test func `a view is laid out like the document's own`() throws {
    let rules = [rule("UITableViewCell", "backgroundView", view(.red))]
    let placed = LayoutPass.layOut(try stage(rules).resolved())
    let own = LayoutPass.layOut(try stage([], cell: ["backgroundView": view(.red)]).resolved())
    let ruled = try #require(placed.styled.node("chosen")?.children.first)
    let given = try #require(own.styled.node("chosen")?.children.first)
    #expect(placed.windowFrames[ruled.index] == own.windowFrames[given.index])
  }

  @Test func `a rule does not give its view to what is in that view`() throws {
    let cell = element("UITableViewCell")
    let tree = try stage([rule("UITableViewCell", "backgroundView", .object(cell))]).resolved()
    let origin = AppearanceRule.Origin(file: "test.theme.json", line: 1, index: 0)
    #expect(tree.problems == [.viewInItself(origin)])
    #expect(try classes(below: "chosen", tree) == ["UITableViewCell", "UILabel"])
    // Two rules that give each other's views end likewise.
    let header = element("UITableViewHeaderFooterView")
    let both = try stage([
      rule("UITableViewCell", "backgroundView", .object(header), index: 0),
      rule("UITableViewHeaderFooterView", "backgroundView", .object(cell), index: 1),
    ]).resolved()
    #expect(both.problems.count == 2)
  }

  @Test func `views beyond the limit are left out, and told of`() throws {
    let inner = [Element](repeating: element("UIView"), count: Resolver.objectLimit / 2)
    let tree = try stage([
      rule("UITableViewCell", "backgroundView", view(.red, holding: inner))
    ]).resolved()
    let origin = AppearanceRule.Origin(file: "test.theme.json", line: 1, index: 0)
    #expect(tree.problems == [.tooManyViews(origin)])
    #expect(tree.objects.count < Resolver.objectLimit)
  }

  @Test func `a proxy's view reaches a view when it enters the window`() throws {
    let appearance = Appearance()
    let text = element("UITextField", id: "field", ["leftViewMode": .enumeration("always")])
    let box = element("UIView", id: "box", ["subviews": .objects([text])])
    let host = WindowHost(
      try screen(root: element("UIViewController", ["view": .object(box)])),
      appearance: appearance)
    appearance.proxy(for: TextField.self).set("leftView", .object(element("UISwitch")))
    #expect(try classes(below: "field", host.resolved()) == ["UILabel"])
    let field = try #require(host.remove("field"))
    #expect(host.insert(field, into: "box"))
    #expect(try classes(below: "field", host.resolved()) == ["UISwitch", "UILabel"])
  }
}
