import Controls
import ObjectModel
import TestSupport

/// A random screen: classes in hierarchies, boxes in boxes, rules and traits.
struct RandomStage {
  private(set) var random: SeededRandom
  let classes: [ClassDefinition]
  let root: Element
  private(set) var rules: [AppearanceRule] = []

  /// Two that every view has, and one with an axis that only some classes declare.
  static let slots = [
    PropertySlot("borderWidth"), PropertySlot("cornerRadius"), mark(1), mark(2),
  ]

  private static func mark(_ axis: Int) -> PropertySlot {
    var axes = AxisValues()
    axes.integers = [axis]
    return PropertySlot("mark", axes)
  }

  private static let markDeclaration = PropertyDeclaration(
    name: "mark", type: .number, axes: [.integer], default: .none,
    summary: "Of V1 and what derives from it.")
  /// The class whose objects build views of their own, if any does.
  private let builder: (name: String, parts: [PartTemplate])?

  /// On pads, what is presented has traits of its own.
  private let idiom: Traits.Idiom
  private let names: [String]
  /// The classes from the window down to each object.
  private let chains: [[String]]

  init(seed: Int, isWide: Bool = false) {
    var random = SeededRandom(seed)
    var definitions: [ClassDefinition] = []
    for index in 0..<6 {
      let superclass = index == 0 || random.once(in: 3) ? "UIView" : "V\(random.next(index))"
      definitions.append(
        ClassDefinition(
          "V\(index)", superclass: superclass,
          properties: index == 1 ? [Self.markDeclaration] : []))
    }
    for index in 0..<3 {
      let superclass = index == 0 || random.once(in: 2) ? "UIViewController" : "C\(index - 1)"
      definitions.append(ClassDefinition("C\(index)", superclass: superclass))
    }
    classes = definitions
    names = definitions.map(\.name) + ["UIView", "UIWindow", "UIViewController", "Absent"]
    root = Self.controller(&random, depth: 0)
    // V0 derives from none of the others, so that what V5 builds ends.
    chains = Self.chains(of: root, below: ["UIWindow"])
    let inner = PartTemplate(element: element("V0"))
    let parts = PartTemplate(
      element: Element("V0", values: [PropertySlot("subviews"): .templates([inner, inner])]))
    builder = random.once(in: 3) ? ("V5", [parts, inner]) : nil
    idiom = random.once(in: 2) ? .pad : .phone
    self.random = random
    let count = 1 + self.random.next(20)
    for index in 0..<count { rules.append(randomRule(index, isWide: isWide)) }
  }

  private static func chains(of object: Element, below outer: [String]) -> [[String]] {
    let chain = outer + [object.className]
    let view = object.object("view")
    let inner = (view.map { [$0] } ?? []) + object.objects("subviews")
    let inView = chain + (view.map { [$0.className] } ?? [])
    return [chain] + inner.flatMap { chains(of: $0, below: chain) }
      + object.objects("childViewControllers").flatMap { chains(of: $0, below: inView) }
  }

  private static func controller(_ random: inout SeededRandom, depth: Int) -> Element {
    var values: [String: AppearanceValue] = ["view": .object(view(&random, depth: depth))]
    if depth < 2, random.once(in: 2) {
      values["childViewControllers"] = .objects([controller(&random, depth: depth + 1)])
    }
    if depth == 0, random.once(in: 3) {
      var presented = controller(&random, depth: 2)
      presented.values[style] = .enumeration(random.pick(["fullScreen", "formSheet", "popover"]))
      values["presentedViewController"] = .object(presented)
    }
    if random.once(in: 4) {
      var traits = TraitRequirements()
      traits.horizontalSizeClass = random.pick([nil, .compact, .regular])
      traits.userInterfaceIdiom = random.pick([nil, .phone, .pad])
      values["overrideTraitCollection"] = .traits(traits)
    }
    if random.once(in: 4) { values["overrideUserInterfaceStyle"] = interfaceStyle(&random) }
    return element("C\(random.next(3))", values)
  }

  private static func interfaceStyle(_ random: inout SeededRandom) -> AppearanceValue {
    .enumeration(random.pick(["dark", "light", "unspecified"]))
  }

  fileprivate static let style = PropertySlot("modalPresentationStyle")

  private static func view(_ random: inout SeededRandom, depth: Int) -> Element {
    var values: [String: AppearanceValue] = [:]
    let count = depth > 5 ? 0 : max(depth < 3 ? 1 : 0, random.next(4))
    values["subviews"] = .objects((0..<count).map { _ in view(&random, depth: depth + 1) })
    if random.once(in: 8) { values["borderWidth"] = .number(-1) }
    if random.once(in: 6) { values["overrideUserInterfaceStyle"] = interfaceStyle(&random) }
    var result = element(random.once(in: 4) ? "UIView" : "V\(random.next(6))", values)
    // Its own for one axis protects that one only.
    if random.once(in: 4) { result.values[mark(1)] = .number(-2) }
    return result
  }

  /// A rule whose values tell it from all others.
  ///
  /// Classes picked blindly hardly ever meet: most rules name an object of the tree and some of what it
  /// lies in, many the same as a rule before but for one thing.
  ///
  /// - Parameter isWide: whether it may set two properties.
  mutating func randomRule(_ index: Int, isWide: Bool = false) -> AppearanceRule {
    let previous = rules.isEmpty || random.once(in: 2) ? nil : random.pick(rules)
    var names = previous.map { [$0.className] + $0.containedIn } ?? randomNames()
    if previous != nil, random.once(in: 2) {
      let place = random.next(names.count)
      names[place] = relative(of: names[place])
    }
    var traits = TraitRequirements()
    if random.once(in: 3) { traits.horizontalSizeClass = .compact }
    if random.once(in: 4) { traits.userInterfaceIdiom = .phone }
    if random.once(in: 8) { traits.userInterfaceStyle = .dark }
    let slot = previous?.values.keys.sorted { $0.name < $1.name }.first ?? random.pick(Self.slots)
    var values: PropertyValues = [slot: .number(Double(index))]
    if isWide, random.once(in: 3) { values[random.pick(Self.slots)] = .number(Double(index)) }
    var rule = AppearanceRule(
      className: names[0], containedIn: Array(names.dropFirst()), traits: traits, values: values,
      origin: .init(file: "random.theme.json", line: index + 1, index: index))
    if random.once(in: 10) {
      // Rules of a class itself name neither containers nor traits.
      rule.containedIn = []
      rule.traits = .none
      rule.isOfClass = true
    }
    return rule
  }

  /// A class, and containers from the inside out.
  private mutating func randomNames() -> [String] {
    if random.once(in: 4) {
      return (0...random.next(5)).map { _ in random.pick(names) }
    }
    let chain = random.pick(chains)
    let containers = chain.dropLast().filter { _ in random.once(in: 2) }
    return ([chain.last ?? "UIView"] + containers.reversed()).map { name in
      random.once(in: 3) ? relative(of: name) : name
    }
  }

  /// The superclass, or now and then any class.
  private mutating func relative(of name: String) -> String {
    let superclass = classes.first { $0.name == name }?.superclass
    return random.once(in: 4) ? random.pick(names) : superclass ?? name
  }

  mutating func shuffled<Value>(_ values: [Value]) -> [Value] { random.shuffled(values) }

  func resolved(_ rules: [AppearanceRule]? = nil) throws -> StyledTree {
    var screen = try screen(
      root: root, rules: rules ?? self.rules, classes: classes, system: 13, idiom: idiom)
    if let builder, let id = screen.classes.id(named: builder.name) {
      for name in screen.classes.names where screen.classes.isKind(name, of: builder.name) {
        guard let derived = screen.classes.id(named: name), derived != id else { continue }
        screen.classes.addContent(ClassContent(), of: derived)
      }
      screen.classes.addContent(ClassContent(subviews: builder.parts), of: id)
    }
    return screen.resolved()
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
  /// The classes from the window down to each object, without its own.
  private var containers: [[String]]
  /// The traits of each object.
  private var traits: [Traits]
  /// By class: itself and its superclasses.
  private var lineages: [String: [String]] = [:]

  init(tree: StyledTree, rules: [AppearanceRule]) {
    self.tree = tree
    self.rules = rules
    containers = Array(repeating: [], count: tree.objects.count)
    traits = Array(repeating: tree.context.traits, count: tree.objects.count)
    var parents = Array(repeating: 0, count: tree.objects.count)
    for (index, object) in tree.objects.enumerated() {
      let name = object.element.className
      let values = object.element.values
      let isAway = [.enumeration("formSheet"), .enumeration("popover")].contains(
        values[RandomStage.style])
      if isAway { traits[index].horizontalSizeClass = .compact }
      if case .traits(let own)? = values[PropertySlot("overrideTraitCollection")] {
        if let idiom = own.userInterfaceIdiom { traits[index].userInterfaceIdiom = idiom }
        if let width = own.horizontalSizeClass { traits[index].horizontalSizeClass = width }
      }
      switch values[PropertySlot("overrideUserInterfaceStyle")] {
      case .enumeration("dark"): traits[index].userInterfaceStyle = .dark
      case .enumeration("light"): traits[index].userInterfaceStyle = .light
      default: break
      }
      for child in object.children {
        containers[child] = containers[index] + [name]
        parents[child] = index
        // A controller takes after the one around it, not after the view between them.
        let isEmbedded = tree.objects[child].element.role == .embeddedViewController
        traits[child] = traits[isEmbedded ? parents[index] : index]
      }
    }
    for name in tree.context.classes.names { lineages[name] = lineage(name) }
  }

  /// The rules that set the slot on an object, the strongest first.
  func matches(_ slot: PropertySlot, of index: Int) -> [Match] {
    let classes = tree.context.classes
    guard classes.property(slot.name, of: tree.objects[index].classID) != nil else { return [] }
    var found: [Match] = []
    let chain = containers[index]
    for (order, rule) in rules.enumerated()
    where rule.values[slot] != nil && isKind(tree.objects[index].element.className, rule.className)
      && rule.traits.matches(traits[index])
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

  private func isKind(_ name: String, _ ancestor: String) -> Bool {
    lineages[name]?.contains(ancestor) ?? false
  }

  private func lineage(_ name: String) -> [String] {
    guard let id = tree.context.classes.id(named: name) else { return [] }
    let superclass = tree.context.classes.definition(id).superclass
    return [name] + (superclass.map(lineage) ?? [])
  }

  private func depth(_ name: String) -> Int { lineages[name]?.count ?? 0 }

  private func loses(_ a: Match, to b: Match) -> Bool {
    if a.rule.isOfClass != b.rule.isOfClass { return a.rule.isOfClass }
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
