import Controls
import ObjectModel
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
    #expect(throws: AxisError.givenTwice("left=normal")) {
      try AxisValues(parsing: "left=selected,left=normal", axes: [.dividerStates])
    }
    for text in [nil, "highlighted"] {
      #expect(throws: AxisError.iconNeeded) {
        try AxisValues(parsing: text, axes: [.state, .searchBarIcon])
      }
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

  /// The value at `asked` where each of `set` has its own: the place of the one found.
  private func found(_ asked: AxisValues, among set: [AxisValues]) throws -> Int? {
    var item = element("UIView", id: "object")
    for (index, axes) in set.enumerated() {
      item.values[PropertySlot("borderWidth", axes)] = .number(Double(index))
    }
    let tree = try screen(root: element("UIViewController", ["view": .object(item)])).resolved()
    return try #require(tree.node("object")).value(View.borderWidth, asked).map(Int.init)
  }

  private static func axes(_ change: (inout AxisValues) -> Void) -> AxisValues {
    var axes = AxisValues()
    change(&axes)
    return axes
  }

  @Test(
    "each fallback stands before the next",
    arguments: [
      // state × metrics
      (
        AxisValues(state: .highlighted, metrics: .compact),
        [
          AxisValues(state: .highlighted, metrics: .compact), AxisValues(state: .highlighted),
          AxisValues(metrics: .compact), AxisValues(),
        ]
      ),
      // prompts
      (
        AxisValues(metrics: .compactPrompt),
        [
          AxisValues(metrics: .compactPrompt), AxisValues(metrics: .compact), AxisValues(),
        ]
      ),
      (AxisValues(metrics: .defaultPrompt), [AxisValues(metrics: .defaultPrompt), AxisValues()]),
      // every position before the next pair
      (
        AxisValues(metrics: .compact, position: .topAttached),
        [
          AxisValues(metrics: .compact, position: .topAttached),
          AxisValues(metrics: .compact, position: .top), AxisValues(metrics: .compact),
          AxisValues(position: .topAttached), AxisValues(position: .top), AxisValues(),
        ]
      ),
      (AxisValues(position: .bottom), [AxisValues(position: .bottom), AxisValues()]),
      // the form with a style before the one without
      (
        axes {
          $0.itemStyle = .done; $0.state = .highlighted
        },
        [
          axes {
            $0.itemStyle = .done; $0.state = .highlighted
          }, axes { $0.state = .highlighted },
          axes { $0.itemStyle = .done }, AxisValues(),
        ]
      ),
      // segments, dividers, icons
      (
        axes {
          $0.segmentType = .alone; $0.metrics = .compact
        },
        [
          axes {
            $0.segmentType = .alone; $0.metrics = .compact
          }, axes { $0.metrics = .compact },
          axes { $0.segmentType = .alone }, AxisValues(),
        ]
      ),
      (
        axes {
          $0.state = .selected; $0.rightState = .highlighted
        },
        [
          axes {
            $0.state = .selected; $0.rightState = .highlighted
          }, axes { $0.state = .selected },
          axes { $0.rightState = .highlighted }, AxisValues(),
        ]
      ),
      (
        axes {
          $0.icon = .clear; $0.state = .highlighted
        },
        [
          axes {
            $0.icon = .clear; $0.state = .highlighted
          }, axes { $0.icon = .clear },
        ]
      ),
    ] as [(AxisValues, [AxisValues])])
  func fallbacks(asked: AxisValues, order: [AxisValues]) throws {
    for index in order.indices {
      // The rest of the order, set the other way round: its first is found, which was set last.
      let rest: [AxisValues] = order[index...].reversed()
      let place = try found(asked, among: rest)
      #expect(place == rest.count - 1)
    }
  }

  @Test func `null protects its combination from rules, and has no value of its own`() throws {
    let selected = AxisValues(state: .selected)
    let button = element("UIButton", id: "button", ["titleColor": .green])
      .setting("titleColor", selected, .null)
    let view = element("UIView", ["subviews": .objects([button])])
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]),
      rules: [rule("UIButton", "titleColor", .red, axes: selected)]
    ).resolved()
    let node = try #require(tree.node("button"))
    #expect(node.value(Button.titleColor, selected)?.appearanceValue == .green)
    #expect(node.candidate(Button.titleColor, selected)?.value == .green)
    #expect(node.object.style.winner(PropertySlot("titleColor", selected))?.value == .null)
  }

  @Test func `what is not on the way is not found`() throws {
    #expect(
      try found(
        AxisValues(metrics: .compact),
        among: [
          AxisValues(metrics: .compactPrompt), AxisValues(state: .selected),
          AxisValues(position: .top), Self.axes { $0.segmentType = .left },
          Self.axes { $0.itemStyle = .plain }, Self.axes { $0.icon = .search },
          Self.axes { $0.integers = [1] },
        ]) == nil)
    #expect(
      try found(
        Self.axes { $0.icon = .clear },
        among: [
          Self.axes { $0.icon = .search }, AxisValues(),
        ]) == nil)
    #expect(
      try found(
        Self.axes { $0.integers = [1, 2] },
        among: [
          Self.axes { $0.integers = [2, 1] }, AxisValues(),
        ]) == nil)
    #expect(try found(AxisValues(position: .bottom), among: [AxisValues(position: .top)]) == nil)
  }

  @Test func `an instance protects the combinations that it sets, and no other`() throws {
    let normal = AxisValues()
    let styled = Self.axes { $0.itemStyle = .done }
    let compact = AxisValues(metrics: .compact)
    let button = element("UIBarButtonItem", id: "item", ["title": .string("A")])
      .setting("backgroundImage", styled, .image(1, 1))
    let bar = element("UIToolbar", ["items": .objects([button])])
    let view = element("UIView", ["subviews": .objects([bar])])
    let rules = [normal, styled, compact].enumerated().map { index, axes in
      rule(
        "UIBarButtonItem", "backgroundImage", .image(Double(index) + 2, 1), axes: axes,
        index: index)
    }
    let tree = try screen(
      root: element("UIViewController", ["view": .object(view)]), rules: rules
    ).resolved()
    let node = try #require(tree.node("item"))
    func width(_ axes: AxisValues) -> Double? {
      node.value(BarButtonItem.backgroundImage, axes)?.size.width
    }
    #expect(width(styled) == 1)
    #expect(width(normal) == 2)
    #expect(width(compact) == 4)
    #expect(node.object.style.overridden(PropertySlot("backgroundImage", styled)).count == 1)
  }
}
