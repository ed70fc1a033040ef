import Controls
import TestSupport
import Testing

@testable import ObjectModel

/// What the resolver keeps of a sheet.
@Suite struct RuleIndexTests {
  private func color(_ screen: Screen, _ name: String) throws -> AppearanceValue? {
    try #require(screen.resolved().node(name)).object.style.value(View.backgroundColor.slot)
  }

  private func stage(_ rules: [AppearanceRule]) throws -> Screen {
    let switches = AppearanceValue.objects([element("UISwitch", id: "a")])
    let view = element("UIView", ["subviews": switches])
    return try screen(root: element("UIViewController", ["view": .object(view)]), rules: rules)
  }

  @Test func `rules that change after a screen was resolved count, and copies keep theirs`() throws
  {
    let first = try stage([rule("UISwitch", "backgroundColor", .red)])
    #expect(try color(first, "a") == .red)
    var second = first
    second.sheet.rules.append(rule("UISwitch", "backgroundColor", .blue, index: 1))
    #expect(try color(second, "a") == .blue)
    #expect(try color(first, "a") == .red)
    second.sheet.rules[1].containedIn = ["UITableView"]
    #expect(try color(second, "a") == .red)
    second.sheet.rules.removeAll()
    #expect(try color(second, "a") == nil)
  }

  @Test func `sheets with the same rules are equal, whether they were resolved or not`() throws {
    let rules = [rule("UISwitch", "backgroundColor", .red)]
    let sheet = AppearanceSheet(rules: rules)
    #expect(sheet.index.groups.count == 1)
    #expect(sheet == AppearanceSheet(rules: rules))
    #expect(sheet.hashValue == AppearanceSheet(rules: rules).hashValue)
    #expect(sheet != AppearanceSheet())
  }

  @Test func `rules that match the same objects are one group`() {
    var ofClass = rule("UILabel", "alpha", .number(0), index: 5)
    ofClass.isOfClass = true
    var dark = TraitRequirements()
    dark.userInterfaceStyle = .dark
    let index = RuleIndex([
      rule("UILabel", in: ["UIView", "UITableView"], "alpha", .number(1), index: 0),
      rule("UISwitch", in: ["UIView", "UITableView"], "alpha", .number(1), index: 1),
      rule("UILabel", in: ["UIView", "UITableView"], "alpha", .number(2), index: 2),
      rule("UILabel", "alpha", .number(3), traits: dark, index: 3),
      rule("UILabel", "alpha", .number(4), index: 4), ofClass,
    ])
    #expect(index.groups.map { $0.rules.map(\.order) } == [[0, 2], [1], [3], [4], [5]])
    #expect(index.groups[0].winners.map(\.value) == [.number(2)])
    #expect(index.chains.map { $0.map { index.names[$0] } } == [[], ["UITableView", "UIView"]])
    #expect(index.groups.map(\.isOfClass) == [false, false, false, false, true])
  }

  /// More slots than a set of their numbers holds.
  @Test func `each of many slots has the value of its strongest rule`() throws {
    let mark = PropertyDeclaration(
      name: "mark", type: .number, axes: [.integer], default: .none, summary: "")
    let classes = [
      ClassDefinition("Base", superclass: "UIView", properties: [mark]),
      ClassDefinition("Derived", superclass: "Base"),
    ]
    func slot(_ axis: Int) -> PropertySlot { PropertySlot("mark", AxisValues(integers: [axis])) }
    func rules(_ name: String, in containers: [String], _ numbers: some Sequence<Int>, adding: Int)
      -> AppearanceRule
    {
      AppearanceRule(
        className: name, containedIn: containers,
        values: PropertyValues(numbers.map { (slot($0), .number(Double($0 + adding))) }),
        origin: .init(file: "test.theme.json", line: 1, index: adding))
    }
    let all = [
      rules("Derived", in: [], stride(from: 0, to: 200, by: 2), adding: 1000),
      rules("Base", in: ["Box"], stride(from: 0, to: 200, by: 3), adding: 3000),
      rules("Base", in: [], 0..<200, adding: 2000),
      rules("Derived", in: ["Box"], stride(from: 0, to: 200, by: 5), adding: 4000),
    ]
    let boxes = ["Box", "UIView"].map { name in
      element(
        name, ["subviews": .objects([element("Derived", id: "in \(name)")])])
    }
    let view = element("UIView", ["subviews": .objects(boxes)])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]), rules: all,
      classes: classes + [ClassDefinition("Box", superclass: "UIView")]
    ).resolved()
    let inBox = try #require(tree.node("in Box")).object.style
    let outside = try #require(tree.node("in UIView")).object.style
    for axis in 0..<200 {
      let added = axis % 5 == 0 ? 4000 : axis % 2 == 0 ? 1000 : axis % 3 == 0 ? 3000 : 2000
      #expect(inBox.value(slot(axis)) == .number(Double(axis + added)))
      #expect(
        outside.value(slot(axis)) == .number(Double(axis + (axis % 2 == 0 ? 1000 : 2000))))
    }
  }

  @Test func `objects are numbered among the siblings of their class, of unknown ones too`() throws
  {
    func paths(_ names: [String]) throws -> [String] {
      let view = element("UIView", ["subviews": .objects(names.map { element($0) })])
      let tree = try screen(root: element("UIViewController", ["view": .object(view)])).resolved()
      return tree.objects.dropFirst(3).map { String($0.path.split(separator: "/").last ?? "") }
    }
    let known = ["UILabel", "UISwitch", "UILabel", "UIView", "UISwitch", "UILabel"]
    let numbered = [
      "UILabel[0]", "UISwitch[0]", "UILabel[1]", "UIView", "UISwitch[1]", "UILabel[2]",
    ]
    #expect(try paths(known) == numbered)
    #expect(try paths(known + ["A", "B", "A"]) == numbered + ["A[0]", "B", "A[1]"])
  }
}
