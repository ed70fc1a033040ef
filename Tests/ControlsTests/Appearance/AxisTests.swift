import Controls
import Raster
import TestSupport
import Testing

@Suite struct AxisTests {
  @Test func `axis values are parsed in any order and written out in a fixed one`() throws {
    let axes: [Axis] = [.state, .barMetrics]
    let a = try AxisValues(parsing: "compact,highlighted", axes: axes)
    let b = try AxisValues(parsing: "highlighted,compact", axes: axes)
    #expect(a == b)
    #expect(a.description(axes: axes) == "highlighted,compact")
    #expect(AxisValues.normal.description(axes: axes) == "normal,default")
  }

  @Test func `landscapePhone is compact`() throws {
    let axes = try AxisValues(parsing: "landscapePhone", axes: [.barMetrics])
    #expect(axes.metrics == .compact)
  }

  @Test func `both sides of a divider are one axis`() throws {
    let axes = try AxisValues(
      parsing: "left=selected,right=normal", axes: [.dividerStates, .barMetrics])
    #expect(axes.state == .selected)
    #expect(axes.rightState == .normal)
  }

  @Test func `what is no value of an axis is refused with those that are`() {
    #expect(
      throws: AxisError.unknown(
        "pressed",
        known: [
          "normal", "highlighted", "disabled", "selected", "focused",
        ])
    ) {
      try AxisValues(parsing: "pressed", axes: [.state])
    }
    #expect(throws: AxisError.givenTwice("selected")) {
      try AxisValues(parsing: "normal,selected", axes: [.state])
    }
    #expect(throws: AxisError.noAxes("selected")) {
      try AxisValues(parsing: "selected", axes: [])
    }
    #expect(throws: AxisError.integersNeeded(count: 2, found: "1")) {
      try AxisValues(parsing: "1", axes: [.integer, .integer])
    }
  }

  private func button(_ values: [(String, ControlState, AppearanceValue)], _ state: ControlState)
    throws -> AppearanceValue?
  {
    var control = element("UIButton", id: "button")
    for (name, state, value) in values {
      control.values[PropertySlot(name, AxisValues(state: state))] = value
    }
    let view = element("UIView", ["subviews": .objects([control])])
    let tree = try screen(root: element("UIViewController", ["view": .object(view)])).resolved()
    let node = try #require(tree.node("button"))
    return node.value(Button.titleColor, AxisValues(state: state))?.appearanceValue
  }

  @Test func `a combination without a value falls to normal, not to its parts`() throws {
    let values: [(String, ControlState, AppearanceValue)] = [
      ("titleColor", .normal, .red), ("titleColor", .selected, .green),
    ]
    #expect(try button(values, .selected) == .green)
    #expect(try button(values, [.selected, .highlighted]) == .red)
    #expect(try button(values, .disabled) == .red)
  }

  @Test func `state goes before metrics, metrics before normal`() throws {
    func image(_ name: String) -> AppearanceValue {
      .image(ImageValue(source: .color(.tint, size: Size(width: Double(name.count), height: 1))))
    }
    var item = element("UIBarButtonItem", id: "item", ["title": .string("A")])
    func set(_ axes: AxisValues, _ name: String) {
      item.values[PropertySlot("backgroundImage", axes)] = image(name)
    }
    set(AxisValues(), "n")
    set(AxisValues(metrics: .compact), "nc")
    set(AxisValues(state: .highlighted), "h--")
    let bar = element("UIToolbar", ["items": .objects([item])])
    let view = element("UIView", ["subviews": .objects([bar])])
    let tree = try screen(root: element("UIViewController", ["view": .object(view)])).resolved()
    let node = try #require(tree.node("item"))
    func width(_ axes: AxisValues) -> Double? {
      node.value(BarButtonItem.backgroundImage, axes)?.size.width
    }
    #expect(width(AxisValues(state: .highlighted, metrics: .compact)) == 3)
    #expect(width(AxisValues(state: .disabled, metrics: .compact)) == 2)
    #expect(width(AxisValues(state: .disabled)) == 1)
    var styled = AxisValues(state: .disabled, metrics: .compact)
    styled.itemStyle = .done
    #expect(width(styled) == 2)
  }
}
