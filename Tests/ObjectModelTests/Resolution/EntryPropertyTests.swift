import Controls
import ObjectModel
import TestSupport
import Testing

/// Views that enter and leave a window at random while rules and traits change.
@Suite struct EntryPropertyTests {
  private static let classes = [
    ClassDefinition("A", superclass: "UIView"), ClassDefinition("B", superclass: "A"),
    ClassDefinition("C", superclass: "UIView"),
  ]
  private static let names = ["A", "B", "C", "UIView"]

  private static func ids(in view: Element) -> [String] {
    (view.id.map { [$0] } ?? []) + view.objects("subviews").flatMap(ids)
  }

  /// A view that holds others, each with an id.
  private static func view(_ random: inout SeededRandom, depth: Int, count: inout Int) -> Element {
    count += 1
    var result = element(random.pick(names), id: "v\(count)")
    let subviews = depth < 4 ? (0..<(1 + random.next(3))) : (0..<0)
    result.values[PropertySlot("subviews")] = .objects(
      subviews.map { _ in view(&random, depth: depth + 1, count: &count) })
    return result
  }

  @Test(
    "each has the rules of its last entry, in the containers and traits of now", arguments: 0..<40)
  func entries(seed: Int) throws {
    var random = SeededRandom(seed)
    var count = 0
    let root = Self.view(&random, depth: 0, count: &count)
    let appearance = Appearance()
    let host = WindowHost(
      try screen(
        root: element("UIViewController", ["view": .object(root)]), classes: Self.classes,
        system: 13),
      appearance: appearance)
    var dark = TraitRequirements()
    dark.userInterfaceStyle = .dark
    // The rules when a view entered last.
    var rules: [String: [AppearanceRule]] = [:]
    for step in 0..<40 {
      switch random.next(4) {
      case 0, 1:
        let containers = (0..<random.next(3)).map { _ in random.pick(Self.names) }
        appearance.proxy(
          for: random.pick(Self.names), containedIn: containers,
          traits: random.once(in: 3) ? dark : .none
        ).set(View.borderWidth, Double(step))
      case 2:
        let moved = "v\(2 + random.next(count - 1))"
        let view = try #require(host.remove(moved))
        let inside = Self.ids(in: view)
        let others = (1...count).map { "v\($0)" }.filter { !inside.contains($0) }
        #expect(host.insert(view, into: random.pick(others)))
        for id in inside { rules[id] = appearance.rules.rules }
      default:
        var traits = host.screen.traits
        traits.userInterfaceStyle = random.once(in: 2) ? .dark : .light
        host.setTraits(traits)
      }
    }
    let tree = host.resolved()
    let slot = PropertySlot("borderWidth")
    var reached = 0
    for (index, object) in tree.objects.enumerated() {
      guard let id = object.element.id else { continue }
      let own = rules[id] ?? []
      let expected = NaiveResolver(tree: tree, rules: own).matches(slot, of: index).first
      #expect(object.style.winner(slot)?.rule?.values == expected?.rule.values, "\(object.path)")
      if expected != nil { reached += 1 }
    }
    #expect(tree.objects.compactMap(\.element.id).count == count)
    #expect(reached > 0)
  }
}
