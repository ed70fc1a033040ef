import Controls
import TestSupport

/// A random screen: classes in hierarchies, boxes in boxes, rules and traits.
struct RandomStage {
  private(set) var random: SeededRandom
  let classes: [ClassDefinition]
  let root: Element
  private(set) var rules: [AppearanceRule] = []

  static let slots = [PropertySlot("borderWidth"), PropertySlot("cornerRadius")]

  private let names: [String]

  init(seed: Int) {
    var random = SeededRandom(seed)
    var definitions: [ClassDefinition] = []
    for index in 0..<6 {
      let superclass = index == 0 || random.once(in: 3) ? "UIView" : "V\(random.next(index))"
      definitions.append(ClassDefinition("V\(index)", superclass: superclass))
    }
    for index in 0..<3 {
      let superclass = index == 0 || random.once(in: 2) ? "UIViewController" : "C\(index - 1)"
      definitions.append(ClassDefinition("C\(index)", superclass: superclass))
    }
    classes = definitions
    names = definitions.map(\.name) + ["UIView", "UIWindow", "UIViewController", "Absent"]
    root = Self.controller(&random, depth: 0)
    self.random = random
    let count = 1 + self.random.next(14)
    rules = (0..<count).map { randomRule($0) }
  }

  private static func controller(_ random: inout SeededRandom, depth: Int) -> Element {
    var values: [String: AppearanceValue] = ["view": .object(view(&random, depth: depth))]
    if depth < 2, random.once(in: 2) {
      values["childViewControllers"] = .objects([controller(&random, depth: depth + 1)])
    }
    if depth == 0, random.once(in: 3) {
      values["presentedViewController"] = .object(controller(&random, depth: 2))
    }
    return element("C\(random.next(3))", values)
  }

  private static func view(_ random: inout SeededRandom, depth: Int) -> Element {
    var values: [String: AppearanceValue] = [:]
    let count = depth > 5 ? 0 : random.next(4)
    values["subviews"] = .objects((0..<count).map { _ in view(&random, depth: depth + 1) })
    if random.once(in: 8) { values["borderWidth"] = .number(-1) }
    return element(random.once(in: 4) ? "UIView" : "V\(random.next(6))", values)
  }

  /// A rule with a value that tells it from all others.
  mutating func randomRule(_ index: Int) -> AppearanceRule {
    var traits = TraitRequirements()
    if random.once(in: 3) { traits.horizontalSizeClass = .compact }
    if random.once(in: 4) { traits.userInterfaceIdiom = .phone }
    if random.once(in: 8) { traits.userInterfaceStyle = .dark }
    let depth = max(0, random.next(5) - 1)
    return AppearanceRule(
      className: random.pick(names),
      containedIn: (0..<depth).map { _ in random.pick(names) }, traits: traits,
      values: [random.pick(Self.slots): .number(Double(index))],
      origin: .init(file: "random.theme.json", line: index + 1, index: index))
  }

  mutating func shuffled<Value>(_ values: [Value]) -> [Value] { random.shuffled(values) }

  func resolved(_ rules: [AppearanceRule]? = nil) throws -> StyledTree {
    try screen(root: root, rules: rules ?? self.rules, classes: classes, system: 8).resolved()
  }
}

/// The rule book read word by word: every way to find a rule's containers is tried.
struct NaiveResolver {
  struct Match {
    var rule: AppearanceRule
    var order: Int
    var nodes: [Int]
  }

  let tree: StyledTree
  let rules: [AppearanceRule]

  /// The rules that set the slot on an object, the strongest first.
  func matches(_ slot: PropertySlot, of index: Int) -> [Match] {
    let classes = tree.context.classes
    guard classes.property(slot.name, of: tree.objects[index].classID) != nil else { return [] }
    var found: [Match] = []
    let chain = containers(of: index)
    for (order, rule) in rules.enumerated()
    where rule.values[slot] != nil && isKind(tree.objects[index].element.className, rule.className)
      && rule.traits.matches(tree.context.traits)
    {
      let all = embeddings(rule.containedIn.reversed(), in: chain, from: 0)
      guard let first = all.min(by: { $0.lexicographicallyPrecedes($1) }) else { continue }
      found.append(Match(rule: rule, order: order, nodes: first))
    }
    return found.sorted { loses($1, to: $0) }
  }

  /// Every rising list of nodes that holds the classes in order.
  private func embeddings(_ classes: [String], in chain: [String], from start: Int) -> [[Int]] {
    guard let first = classes.first else { return [[]] }
    var result: [[Int]] = []
    for node in chain.indices where node >= start && isKind(chain[node], first) {
      let rest = embeddings(Array(classes.dropFirst()), in: chain, from: node + 1)
      result += rest.map { [node] + $0 }
    }
    return result
  }

  /// Classes from the window down, the object itself left out.
  private func containers(of index: Int) -> [String] {
    guard let parent = tree.objects.firstIndex(where: { $0.children.contains(index) }) else {
      return []
    }
    return containers(of: parent) + [tree.objects[parent].element.className]
  }

  private func isKind(_ name: String, _ ancestor: String) -> Bool {
    lineage(name).contains(ancestor)
  }

  private func lineage(_ name: String) -> [String] {
    guard let id = tree.context.classes.id(named: name) else { return [] }
    let superclass = tree.context.classes.definition(id).superclass
    return [name] + (superclass.map(lineage) ?? [])
  }

  private func depth(_ name: String) -> Int { lineage(name).count }

  private func loses(_ a: Match, to b: Match) -> Bool {
    if depth(a.rule.className) != depth(b.rule.className) {
      return depth(a.rule.className) < depth(b.rule.className)
    }
    if a.nodes != b.nodes {
      // A list that is the other's beginning is the shorter chain.
      if b.nodes.starts(with: a.nodes) { return true }
      if a.nodes.starts(with: b.nodes) { return false }
      return b.nodes.lexicographicallyPrecedes(a.nodes)
    }
    if a.rule.traits.count != b.rule.traits.count {
      return a.rule.traits.count < b.rule.traits.count
    }
    let depthsA = a.rule.containedIn.reversed().map(depth)
    let depthsB = b.rule.containedIn.reversed().map(depth)
    if depthsA != depthsB { return depthsA.lexicographicallyPrecedes(depthsB) }
    return a.order < b.order
  }
}
