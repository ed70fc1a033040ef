import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

/// A value of the object's own keeps rules off exactly the combination that it is set for.
@Suite struct InstanceWinsTests {
  /// A property with axes, of a built-in class or of one that a document declares.
  struct Subject: Sendable, CustomTestStringConvertible {
    var className: String
    var property: PropertyDeclaration
    var testDescription: String { "\(className).\(property.name)" }
  }

  private static let table: ClassTable = {
    var table = ClassTable()
    let mark = PropertyDeclaration(
      name: "mark", type: .color, axes: [.integer, .integer], default: .none,
      summary: "Two integer axes.")
    try? table.declare([ClassDefinition("Marked", superclass: "UIView", properties: [mark])])
    return table
  }()

  /// Where each class declares a property with axes.
  static let subjects: [Subject] = {
    return table.names.flatMap { name -> [Subject] in
      guard let id = table.id(named: name) else { return [] }
      return table.definition(id).properties.filter { !$0.axes.isEmpty }.map {
        Subject(className: name, property: $0)
      }
    }
  }()

  /// Every combination, of states those that UIKit's controls come into.
  private static func combinations(_ axes: [Axis]) -> [AxisValues] {
    let states: [ControlState] = [
      .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
      [.selected, .disabled],
    ]
    var result = [AxisValues()]
    func vary<Value>(_ values: [Value], _ set: (inout AxisValues, Value) -> Void) {
      result = result.flatMap { axes in
        values.map { value in
          var next = axes
          set(&next, value)
          return next
        }
      }
    }
    for axis in axes {
      switch axis {
      case .state: vary(states) { $0.state = $1 }
      case .dividerStates:
        vary(states) { $0.state = $1 }
        vary(states) { $0.rightState = $1 }
      case .itemStyle: vary([nil] + BarButtonItemStyle.allCases) { $0.itemStyle = $1 }
      case .barMetrics: vary(BarMetrics.allCases) { $0.metrics = $1 }
      case .barPosition: vary(BarPosition.allCases) { $0.position = $1 }
      case .segmentType: vary(SegmentType.allCases) { $0.segmentType = $1 }
      case .searchBarIcon: vary(SearchBarIcon.allCases) { $0.icon = $1 }
      case .integer: vary([-1, 0, 7]) { $0.integers.append($1) }
      }
    }
    return result
  }

  private func style(_ object: Element, _ rules: [AppearanceRule]) throws -> ResolvedStyle {
    let context = ScreenContext(
      classes: Self.table, device: .standard, look: Look(system: 26), traits: Traits(),
      fonts: .embedded,
      time: 0)
    let tree = Resolver.resolve(object, sheet: AppearanceSheet(rules: rules), context: context)
    return try #require(tree.objects.first).style
  }

  @Test func `every kind of axis is among the subjects`() {
    let axes = Set(Self.subjects.flatMap(\.property.axes))
    let all: Set<Axis> = [
      .state, .itemStyle, .barMetrics, .barPosition, .segmentType, .dividerStates, .searchBarIcon,
      .integer,
    ]
    #expect(axes == all)
    #expect(Self.subjects.count > 25)
  }

  @Test("an own value protects its combination and no other", arguments: subjects)
  func protects(subject: Subject) throws {
    let slots = Self.combinations(subject.property.axes).map {
      PropertySlot(subject.property.name, $0)
    }
    #expect(Set(slots).count == slots.count)
    var values: PropertyValues = [:]
    for (index, slot) in slots.enumerated() { values[slot] = .number(Double(index)) }
    let rule = AppearanceRule(
      className: subject.className, values: values,
      origin: .init(file: "all.theme.json", line: 1, index: 0))
    for (index, own) in slots.enumerated() {
      // Null, which is the default of every one of them, and a value that the rule has too.
      for value in [AppearanceValue.null, .number(Double(index))] {
        let style = try style(Element(subject.className, values: [own: value]), [rule])
        #expect(style.winner(own) == Candidate(value: value, source: .instance))
        #expect(style.overridden(own).map(\.reason) == [.instance])
        for (place, other) in slots.enumerated() where other != own {
          guard style.winner(other)?.source != .appearance else { continue }
          Issue.record("\(other.description(subject.property)) is not the rule's (\(place))")
        }
      }
    }
  }

  @Test func `a value that equals the class's default wins like any other`() throws {
    var cell = element("UITableViewCell", id: "own", ["text": .string("A")])
    cell.values[PropertySlot("backgroundColor")] = .rgb(255, 255, 255)
    let other = element("UITableViewCell", id: "other", ["text": .string("B")])
    let view = element("UIView", ["subviews": .objects([cell, other])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]),
      rules: [rule("UITableViewCell", "backgroundColor", .red)]
    ).resolved()
    #expect(try #require(tree.node("other"))[View.backgroundColor]?.appearanceValue == .red)
    let own = try #require(tree.node("own"))
    #expect(own[View.backgroundColor]?.appearanceValue == .rgb(255, 255, 255))
    #expect(own.candidate(View.backgroundColor)?.source == .instance)
  }

  @Test func `what a control gives its own parts is no value of theirs`() throws {
    let item = element("UINavigationItem", ["title": .string("T")])
    let bar = element("UINavigationBar", id: "bar", ["items": .objects([item])])
    let view = element("UIView", ["subviews": .objects([bar])])
    let root = element("UIViewController", ["view": .object(view)])
    let rules = [rule("UILabel", in: ["UINavigationBar"], "textColor", .red)]
    let tree = try screen(root: root, rules: rules).resolved()
    let label = try #require(tree.node("bar")?.children.first { $0.isKind(of: "UILabel") })
    #expect(label.candidate(Label.textColor)?.source == .appearance)
  }
}
