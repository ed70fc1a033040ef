import Raster

/// Resolves a composed tree: which value each object has for each slot, and what tint reaches it.
public struct Resolver: Sendable {
  private struct IndexedRule {
    var order: Int
    var rule: AppearanceRule
    var classDepth: Int
    var containersOutermostFirst: [ClassTable.ID]
  }

  private let context: ScreenContext
  /// For each class that rules name: its rules, in order.
  private var rulesByClass: [ClassTable.ID: [IndexedRule]] = [:]
  private var objects: [StyledObject] = []
  private var chain = ContainmentChain()

  private init(sheet: AppearanceSheet, context: ScreenContext) {
    self.context = context
    let classes = context.classes
    for (order, rule) in sheet.rules.enumerated() {
      guard let id = classes.id(named: rule.className), rule.traits.matches(context.traits) else {
        continue
      }
      let containers = rule.containedIn.reversed().compactMap { classes.id(named: $0) }
      guard containers.count == rule.containedIn.count else { continue }
      rulesByClass[id, default: []].append(
        IndexedRule(
          order: order, rule: rule, classDepth: classes.depth(id),
          containersOutermostFirst: containers))
    }
  }

  /// - Complexity: O(objects × rules on the object's classes × depth).
  public static func resolve(
    _ root: Element, sheet: AppearanceSheet, context: ScreenContext
  ) -> StyledTree {
    var resolver = Resolver(sheet: sheet, context: context)
    let tint = Tint(specific: context.look.defaultTint(context.traits), mode: .normal)
    resolver.visit(
      root, path: "window", inherited: tint, passed: PassedValues())
    return StyledTree(context: context, objects: resolver.objects)
  }

  @discardableResult
  private mutating func visit(
    _ element: Element, path: String, inherited: Tint, passed: PassedValues
  ) -> Int {
    // A class that the table does not know can't come from a checked document.
    let id = context.classes.id(named: element.className) ?? ClassTable.ID(index: 0)
    let index = objects.count
    var own = element
    let children = element.children
    own.children = []
    let style = style(of: own, id: id, passed: passed)
    let (tint, source) = tint(style, id: id, inherited: inherited)
    objects.append(
      StyledObject(
        element: own, classID: id, path: path, children: [], style: style, tint: tint,
        tintSource: source))

    chain.push(id)
    let passedToChildren = passedValues(for: children, of: index)
    let paths = Self.paths(of: children, below: path)
    var indices: [Int] = []
    indices.reserveCapacity(children.count)
    for (position, child) in children.enumerated() {
      indices.append(
        visit(
          child, path: paths[position], inherited: tint, passed: passedToChildren[position]))
    }
    objects[index].children = indices
    chain.pop()
    return index
  }

  /// A function of its own so that no second reference to `objects` is left when they grow.
  private func passedValues(for children: [Element], of index: Int) -> [PassedValues] {
    guard !children.isEmpty else { return [] }
    let node = StyledTree(context: context, objects: objects).node(index)
    let control = context.classes.control(node.object.classID)
    return children.map { control.values(for: $0, of: node) }
  }

  /// Names children by class, with `[id]`, or `[n]` among siblings of the class.
  private static func paths(of children: [Element], below parent: String) -> [String] {
    var counts: [String: Int] = [:]
    for child in children { counts[child.className, default: 0] += 1 }
    var next: [String: Int] = [:]
    return children.map { child in
      let position = next[child.className, default: 0]
      next[child.className] = position + 1
      var name = "\(parent)/\(child.className)"
      if let id = child.id {
        name += "[\(id)]"
      } else if let index = child.siblingIndex {
        name += "[\(index)]"
      } else if counts[child.className, default: 0] > 1 {
        name += "[\(position)]"
      }
      return name
    }
  }

  /// Collects candidates of every slot: instance values, then rules in order of precedence.
  private func style(
    of element: Element, id: ClassTable.ID, passed: PassedValues
  ) -> ResolvedStyle {
    var style = ResolvedStyle()
    style.defaults = element.defaults.merging(passed.defaults) { _, new in new }
    for (slot, value) in element.values {
      style.candidates[slot] = [Candidate(value: value, source: .instance)]
    }
    for (slot, candidate) in passed.given where style.candidates[slot] == nil {
      style.candidates[slot] = [candidate]
    }
    for match in matches(id) {
      for (slot, value) in match.rule.values
      where context.classes.property(slot.name, of: id).map({ $0.since <= context.system }) == true
      {
        style.candidates[slot, default: []].append(
          Candidate(value: value, source: .appearance, rule: match.rule))
      }
    }
    return style
  }

  /// The rules that match an object of this class in the current chain, the strongest first.
  private func matches(_ id: ClassTable.ID) -> [(match: RuleMatch, rule: AppearanceRule)] {
    var found: [(match: RuleMatch, rule: AppearanceRule)] = []
    for ancestor in context.classes.lineage(id) {
      guard let rules = rulesByClass[ancestor] else { continue }
      for indexed in rules {
        guard
          let embedding = chain.embedding(
            of: indexed.containersOutermostFirst, in: context.classes)
        else { continue }
        let match = RuleMatch(
          order: indexed.order, classDepth: indexed.classDepth, embedding: embedding,
          containerDepths: indexed.containersOutermostFirst.map(context.classes.depth),
          traitCount: indexed.rule.traits.count)
        found.append((match, indexed.rule))
      }
    }
    return found.sorted { Precedence.beats($0.match, $1.match).wins }
  }

  /// The tint that the object draws with: what was set, else what comes from above.
  private func tint(
    _ style: ResolvedStyle, id: ClassTable.ID, inherited: Tint
  ) -> (Tint, Candidate.Source) {
    var result = inherited
    var source = Candidate.Source.inherited
    if chain.classes.isEmpty { source = .default }
    let colorSlot = PropertySlot(View.tintColor.declaration.name)
    if let winner = style.winner(colorSlot), case .color(let value) = winner.value,
      // The window's own tint can't be its own tint: `$tintColor` here means what is above.
      let color = value.resolved(
        tint: inherited.specific, style: context.traits.userInterfaceStyle)
    {
      result.specific = color
      source = winner.source
    } else if let value = style.defaults[colorSlot], case .color(let value) = value,
      let color = value.resolved(
        tint: inherited.specific, style: context.traits.userInterfaceStyle)
    {
      result.specific = color
      source = .default
    }
    if let value = style.value(PropertySlot(View.tintAdjustmentMode.declaration.name)),
      let mode = TintAdjustmentMode(value), mode != .automatic
    {
      result.mode = mode
    }
    return (result, source)
  }
}
