import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Who wins, as the rule book's tables say. The stage is the conference demo's: a switch in important
/// controls, in controls, in a controller of its own class, in a navigation controller.
@Suite struct PrecedenceTests {
  static let classes = [
    ClassDefinition("ControlsView", superclass: "UIView"),
    ClassDefinition("ImportantControlsView", superclass: "UIView"),
    ClassDefinition("ControlsViewController", superclass: "UIViewController"),
    ClassDefinition("BootesViewController", superclass: "ControlsViewController"),
    ClassDefinition("BigSwitch", superclass: "UISwitch"),
  ]

  static func stage(
    rules: [AppearanceRule], switchClass: String = "UISwitch",
    switchValues: [String: AppearanceValue] = [:]
  ) throws -> StyledNode {
    let control = element(switchClass, id: "switch", switchValues)
    let important = element("ImportantControlsView", ["subviews": .objects([control])])
    let controls = element("ControlsView", ["subviews": .objects([important])])
    let bootes = element("BootesViewController", ["view": .object(controls)])
    let navigation = element("UINavigationController", ["viewControllers": .objects([bootes])])
    let tree = try screen(root: navigation, rules: rules, classes: classes).resolved()
    return try #require(tree.node("switch"))
  }

  @Test func `what a class brings for itself loses to every other rule, and explain says so`()
    throws
  {
    var own = rule("BigSwitch", "onTintColor", .red)
    own.isOfClass = true
    own.origin.index = nil
    func winner(_ others: [AppearanceRule]) throws -> ResolvedStyle {
      // Where it stands in the sheet does not matter.
      try Self.stage(rules: others + [own], switchClass: "BigSwitch").object.style
    }
    let slot = PropertySlot("onTintColor")
    #expect(try winner([]).winner(slot)?.value == .red)
    for other in [
      rule("UISwitch", "onTintColor", .green), rule("BigSwitch", "onTintColor", .green),
      rule("UISwitch", in: ["ControlsView"], "onTintColor", .green),
    ] {
      let style = try winner([other])
      #expect(style.winner(slot)?.value == .green)
      #expect(style.overridden(slot).map(\.reason) == [.ofClass("BigSwitch")])
    }
  }

  private static func onTint(
    _ containers: [String], _ value: AppearanceValue, _ index: Int
  ) -> AppearanceRule {
    rule("UISwitch", in: containers, "onTintColor", value, index: index)
  }

  @Test(
    "the outermost container wins, the longer chain breaks ties",
    arguments: [
      ([("", "red")], "red"),
      ([("", "red"), ("ControlsView", "green")], "green"),
      ([("ControlsView", "green"), ("", "red")], "green"),
      ([("", "red"), ("ControlsView", "green"), ("BootesViewController", "blue")], "blue"),
      ([("ControlsView", "green"), ("ImportantControlsView", "yellow")], "green"),
      (
        [
          ("ControlsView", "green"),
          ("ImportantControlsView ControlsViewController", "yellow"),
        ], "yellow"
      ),
      (
        [
          ("BootesViewController", "blue"),
          ("ImportantControlsView ControlsViewController", "yellow"),
        ], "yellow"
      ),
      // A container of a more derived class beats its superclass at the same node.
      ([("BootesViewController", "blue"), ("ControlsViewController", "green")], "blue"),
      // The window is the outermost of all.
      ([("BootesViewController", "blue"), ("UIWindow", "green")], "green"),
      // The later of equals wins.
      ([("ControlsView", "green"), ("ControlsView", "blue")], "blue"),
      // Containers are a chain, not alternatives: outer and inner swapped match nothing.
      (
        [("", "red"), ("ControlsViewController ImportantControlsView", "yellow")], "red"
      ),
    ] as [([(String, String)], String)])
  func outermostWins(rules: [(String, String)], winner: String) throws {
    let colors: [String: AppearanceValue] = [
      "red": .red, "green": .green, "blue": .blue, "yellow": .yellow,
    ]
    let sheet = rules.enumerated().map { index, entry in
      Self.onTint(
        entry.0.split(separator: " ").map(String.init), colors[entry.1] ?? .null, index)
    }
    let node = try Self.stage(rules: sheet)
    let candidate = try #require(node.candidate(Switch.onTintColor))
    #expect(candidate.value == colors[winner])
    #expect(candidate.source == .appearance)

    let own = try Self.stage(rules: sheet, switchValues: ["onTintColor": .rgb(1, 2, 3)])
    let instance = try #require(own.candidate(Switch.onTintColor))
    #expect(instance.value == .rgb(1, 2, 3))
    #expect(instance.source == .instance)
  }

  @Test func `the more derived class's rule wins whatever its containers`() throws {
    let node = try Self.stage(
      rules: [
        rule("BigSwitch", "onTintColor", .green, index: 0),
        rule("UISwitch", in: ["UIWindow"], "onTintColor", .red, index: 1),
      ], switchClass: "BigSwitch")
    #expect(node.candidate(Switch.onTintColor)?.value == .green)
  }

  @Test func `a rule for a subclass does not reach its superclass`() throws {
    let node = try Self.stage(rules: [rule("BigSwitch", "onTintColor", .green)])
    #expect(node.candidate(Switch.onTintColor) == nil)
  }

  @Test func `more traits named win between equal chains`() throws {
    var compact = TraitRequirements()
    compact.horizontalSizeClass = .compact
    let node = try Self.stage(rules: [
      rule("UISwitch", "onTintColor", .green, traits: compact, index: 0),
      rule("UISwitch", "onTintColor", .red, index: 1),
    ])
    #expect(node.candidate(Switch.onTintColor)?.value == .green)
  }

  @Test func `a rule whose traits differ does not match`() throws {
    var regular = TraitRequirements()
    regular.horizontalSizeClass = .regular
    let node = try Self.stage(rules: [
      rule("UISwitch", "onTintColor", .green, traits: regular)
    ])
    #expect(node.candidate(Switch.onTintColor) == nil)
  }

  @Test func `an instance value equal to the default still beats every rule`() throws {
    let node = try Self.stage(
      rules: [rule("UISwitch", in: ["UIWindow"], "onTintColor", .red)],
      switchValues: ["onTintColor": .null])
    #expect(node.candidate(Switch.onTintColor)?.source == .instance)
    #expect(node[Switch.onTintColor] == nil)
  }

  @Test func `losers are listed in order of strength`() throws {
    let node = try Self.stage(rules: [
      Self.onTint([], .red, 0), Self.onTint(["ControlsView"], .green, 1),
      Self.onTint(["BootesViewController"], .blue, 2),
    ])
    let candidates = try #require(
      node.object.style.candidates[PropertySlot("onTintColor")])
    #expect(candidates.map(\.value) == [.blue, .green, .red])
  }

  @Test
  func `a controller and a bar count as containers, a pushed controller does not hold the bar`()
    throws
  {
    let item = element("UIBarButtonItem", id: "item", ["title": .string("Edit")])
    let top = element(
      "BootesViewController",
      [
        "title": .string("T"),
        "navigationItem": .object(
          element("UINavigationItem", ["rightBarButtonItems": .objects([item])])),
      ])
    let navigation = element("UINavigationController", ["viewControllers": .objects([top])])
    let rules = [
      rule("UIBarButtonItem", in: ["BootesViewController"], "tintColor", .red, index: 0),
      rule(
        "UIBarButtonItem", in: ["UINavigationBar", "UINavigationController"], "tintColor", .green,
        index: 1),
    ]
    let tree = try screen(root: navigation, rules: rules, classes: Self.classes).resolved()
    let node = try #require(tree.node("item"))
    #expect(node.candidate(BarButtonItem.tintColor)?.value == .green)
    #expect(
      node.object.style.candidates[PropertySlot("tintColor")]?.count == 1)
  }

  @Test func `a presented controller stands beside the root, not in its presenter`() throws {
    let presented = element(
      "BootesViewController",
      [
        "view": .object(
          element(
            "ControlsView",
            [
              "subviews": .objects([
                element("UISwitch", id: "switch")
              ])
            ]))
      ])
    let root = element(
      "UINavigationController",
      [
        "viewControllers": .objects([element("UIViewController")]),
        "presentedViewController": .object(presented),
      ])
    let tree = try screen(
      root: root,
      rules: [
        rule("UISwitch", in: ["ControlsView"], "onTintColor", .green, index: 0),
        rule("UISwitch", in: ["UINavigationController"], "onTintColor", .red, index: 1),
        rule("UISwitch", in: ["UIWindow"], "thumbTintColor", .blue, index: 2),
      ], classes: Self.classes
    ).resolved()
    let node = try #require(tree.node("switch"))
    #expect(node.candidate(Switch.onTintColor)?.value == .green)
    #expect(node.object.style.overridden(PropertySlot("onTintColor")).isEmpty)
    #expect(node.candidate(Switch.thumbTintColor)?.value == .blue)
  }

  @Test(
    "why a rule loses",
    arguments: [
      (["BigSwitch"], ["UISwitch", "UIWindow"], "less derived class: UISwitch, not BigSwitch"),
      (
        ["UISwitch", "ControlsView"], ["UISwitch", "ImportantControlsView"],
        "ImportantControlsView is further in than ControlsView"
      ),
      (
        ["UISwitch", "ImportantControlsView", "UIWindow"], ["UISwitch", "UIWindow"], "shorter chain"
      ),
      (["UISwitch", "UIWindow"], ["UISwitch"], "shorter chain: no container"),
      (
        ["UISwitch", "BootesViewController"], ["UISwitch", "ControlsViewController"],
        "less derived container: ControlsViewController, not BootesViewController"
      ),
      (["UISwitch", "ControlsView"], ["UISwitch", "ControlsView"], "a later rule wins"),
    ] as [([String], [String], String)])
  func reasons(winner: [String], loser: [String], why: String) throws {
    func make(_ names: [String], _ value: AppearanceValue, _ index: Int) -> AppearanceRule {
      rule(names[0], in: Array(names.dropFirst()), "onTintColor", value, index: index)
    }
    let node = try Self.stage(
      rules: [make(loser, .red, 0), make(winner, .green, 1)], switchClass: "BigSwitch")
    let losers = node.object.style.overridden(PropertySlot("onTintColor"))
    #expect(node.candidate(Switch.onTintColor)?.value == .green)
    #expect(losers.map(\.reason.why) == [why])
  }

  @Test func `fewer traits and the instance are reasons too`() throws {
    var compact = TraitRequirements()
    compact.horizontalSizeClass = .compact
    let rules = [
      rule("UISwitch", "onTintColor", .green, traits: compact, index: 0),
      rule("UISwitch", "onTintColor", .red, index: 1),
    ]
    let slot = PropertySlot("onTintColor")
    let node = try Self.stage(rules: rules)
    #expect(node.object.style.overridden(slot).map(\.reason) == [.fewerTraits])
    let own = try Self.stage(rules: rules, switchValues: ["onTintColor": .blue])
    #expect(own.object.style.overridden(slot).map(\.reason) == [.instance, .instance])
  }
}
