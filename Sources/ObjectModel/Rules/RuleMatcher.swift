/// Matches the rules of a sheet along a walk from the window down.
///
/// A rule is indexed when the walk has met its class and all its containers' classes. Until then it
/// costs nothing but its place in a list.
///
/// Containers of a rule are embedded greedily, the outermost first, each at the node nearest to the
/// window that is still free. During the walk each chain of containers waits for its next class and
/// advances when an object of that class is entered.
struct RuleMatcher {
  /// A list of containers that some rules name, with these rules.
  private struct Chain {
    /// Outermost first.
    let containers: [ClassTable.ID]
    var groups: [RuleGroup] = []
    /// The nodes found so far.
    var embedding: [Int] = []

    /// The container to find next; nil when all are found.
    var next: ClassTable.ID? {
      embedding.count < containers.count ? containers[embedding.count] : nil
    }
  }

  /// The strongest of the rules for a class that set a slot and match here.
  ///
  /// It holds numbers alone, since rules compete in every container.
  private struct Best {
    /// The number of the slot.
    let slot: Int
    /// The position of the rule in the sheet.
    let order: Int
    let traitCount: Int
    /// An index of `activations`.
    let activation: Int
    /// An index of the group's winners.
    let winner: Int
  }

  /// An object that the walk is in.
  struct Container {
    let classID: ClassTable.ID
    /// The object's number in the walk.
    let object: Int
  }

  /// A container that was entered, and what to undo when it is left.
  private struct Step {
    let container: Container
    /// Outside of the container.
    let state: RuleState
    let activationCount: Int
    let changeCount: Int
    /// By class: the chains that waited for the container.
    var buckets: [(classIndex: Int, chains: [Int])] = []
  }

  /// A rule that became the best for its slot.
  private struct Change {
    let classIndex: Int
    /// An index of the class's part of `best`.
    let index: Int
    /// The best rule before; nil where there was none.
    var previous: Best?
  }

  private struct StateKey: Hashable {
    let state: Int
    let classIndex: Int
    let depth: Int
  }

  private struct StyleKey: Hashable {
    let state: Int
    let classIndex: Int
  }

  private struct GroupKey: Hashable {
    let chain: Int
    let classID: ClassTable.ID
    let isOfClass: Bool
  }

  private let sheet: AppearanceSheet
  private let classes: ClassTable
  private let system: Int
  private let traits: Traits
  /// Whether a rule would set more if it were known.
  private let hasUnknown: Bool
  /// By class: whether the walk has met it or a subclass.
  private var isMet: [Bool]
  /// By class: the positions of rules that are not indexed before the class is met.
  private var pending: [[Int]]
  /// True when a rule that a class brings itself is indexed.
  private var hasRulesOfClasses = false
  private var chains: [Chain] = []
  private var chainIndices: [[ClassTable.ID]: Int] = [:]
  private var slotNumbers: [PropertySlot: Int] = [:]
  /// By class: the chains that wait for a container of it.
  private var waiting: [[Int]]
  /// By class: the rules for it that win here, one for each slot.
  private var best: [[Best]]
  private var activations: [RuleActivation] = []
  /// The changes to `best`, the latest last.
  private var changes: [Change] = []
  /// The containers entered, outermost first.
  private var steps: [Step] = []
  private var state = RuleState(number: 0, outer: nil, activations: [])
  private var stateNumbers: [StateKey: Int] = [:]
  /// By number; nil for states that the walk has not been in since rules were last indexed.
  private var states: [RuleState?] = [nil]
  private var styles: [StyleKey: RuleStyle] = [:]
  /// By class, then by the numbers of slots: whether objects of the class have the property; nil where nobody asked.
  private var knownSlots: [[Bool?]]

  /// - Parameter traits: the traits of the objects that styles are asked for.
  /// - Complexity: O(rules).
  init(_ sheet: AppearanceSheet, classes: ClassTable, system: Int, traits: Traits) {
    self.sheet = sheet
    self.classes = classes
    self.system = system
    self.traits = traits
    hasUnknown = sheet.rules.contains { !$0.unknown.isEmpty }
    let count = classes.entries.count
    isMet = Array(repeating: false, count: count)
    pending = Array(repeating: [], count: count)
    waiting = Array(repeating: [], count: count)
    best = Array(repeating: [], count: count)
    knownSlots = Array(repeating: [], count: count)
    for order in sheet.rules.indices {
      guard let id = classes.id(named: sheet.rules[order].className) else { continue }
      pending[id.index].append(order)
    }
  }

  // MARK: Index

  /// Indexes the rules that can match now that an object of the class is on the screen.
  private mutating func meet(_ id: ClassTable.ID) {
    var found: [Int] = []
    for ancestor in classes.lineage(id) where !isMet[ancestor.index] {
      isMet[ancestor.index] = true
      found += pending[ancestor.index]
      pending[ancestor.index] = []
    }
    let ready = found.filter { sheet.rules[$0].traits.matches(traits) && isReady($0) }
    guard !ready.isEmpty else { return }
    // The containers around are entered again with the new rules. Styles that are known stay true:
    // all rules that can match their objects were indexed before.
    let containers = steps.map(\.container)
    while !steps.isEmpty { leave() }
    index(ready)
    changes = []
    state = RuleState(number: 0, outer: nil, activations: activations)
    states = Array(repeating: nil, count: states.count)
    for container in containers { enter(container) }
  }

  /// True when all of the rule's containers are met; else the rule waits for one that is not.
  private mutating func isReady(_ order: Int) -> Bool {
    for name in sheet.rules[order].containedIn {
      guard let id = classes.id(named: name) else { return false }
      guard isMet[id.index] else {
        pending[id.index].append(order)
        return false
      }
    }
    return true
  }

  /// Adds rules whose class and containers are met, while the walk is in no container.
  private mutating func index(_ orders: [Int]) {
    var groupIndices: [GroupKey: Int] = [:]
    var found: [(key: GroupKey, rules: [(order: Int, rule: RuleReference)])] = []
    for order in orders {
      let rule = sheet.rules[order]
      guard let id = classes.id(named: rule.className) else { continue }
      let containers = rule.containedIn.reversed().compactMap(classes.id(named:))
      hasRulesOfClasses = hasRulesOfClasses || rule.isOfClass
      let key = GroupKey(chain: chain(containers), classID: id, isOfClass: rule.isOfClass)
      let reference = RuleReference(rule)
      if let known = groupIndices[key] {
        found[known].rules.append((order, reference))
      } else {
        groupIndices[key] = found.count
        found.append((key, [(order, reference)]))
      }
    }
    for (key, rules) in found {
      let group = RuleGroup(
        classID: key.classID, isOfClass: key.isOfClass, classes: classes,
        containers: chains[key.chain].containers, rules: rules, slotNumbers: &slotNumbers)
      chains[key.chain].groups.append(group)
      if chains[key.chain].next == nil { activate(group, embedding: []) }
    }
  }

  /// The index of the chain, which waits for its first container when it is new.
  private mutating func chain(_ containers: [ClassTable.ID]) -> Int {
    if let known = chainIndices[containers] { return known }
    let index = chains.count
    chainIndices[containers] = index
    chains.append(Chain(containers: containers))
    if let first = containers.first { waiting[first.index].append(index) }
    return index
  }

  // MARK: Matches

  /// Lets a group match from here on.
  private mutating func activate(_ group: RuleGroup, embedding: [Int]) {
    activations.append(RuleActivation(group: group, embedding: embedding))
    for index in group.winners.indices {
      let winner = group.winners[index]
      compete(
        Best(
          slot: winner.slotNumber, order: winner.order, traitCount: winner.traitCount,
          activation: activations.count - 1, winner: index),
        classIndex: group.classID.index)
    }
  }

  private mutating func compete(_ challenger: Best, classIndex: Int) {
    guard let index = best[classIndex].firstIndex(where: { $0.slot == challenger.slot }) else {
      changes.append(Change(classIndex: classIndex, index: best[classIndex].count))
      best[classIndex].append(challenger)
      return
    }
    let known = best[classIndex][index]
    guard Precedence.beats(match(challenger), match(known)).wins else { return }
    changes.append(Change(classIndex: classIndex, index: index, previous: known))
    best[classIndex][index] = challenger
  }

  private func match(_ best: Best) -> RuleMatch {
    let activation = activations[best.activation]
    return activation.group.match(
      order: best.order, traitCount: best.traitCount, embedding: activation.embedding)
  }

  // MARK: Walk

  /// Leaves and enters containers until the walk is in exactly these, outermost first.
  ///
  /// An object lies in one place: where the innermost container is the same, so are all around it.
  ///
  /// - Complexity: O(containers that it left or entered).
  mutating func move(to containers: [Container]) {
    while let last = steps.last,
      steps.count > containers.count
        || containers[steps.count - 1].object != last.container.object
    {
      leave()
    }
    for container in containers[steps.count...] { enter(container) }
  }

  /// - Complexity: O(superclasses + chains that advance here).
  private mutating func enter(_ container: Container) {
    if !isMet[container.classID.index] { meet(container.classID) }
    let depth = steps.count
    var step = Step(
      container: container, state: state, activationCount: activations.count,
      changeCount: changes.count)
    for ancestor in classes.lineage(container.classID) where !waiting[ancestor.index].isEmpty {
      step.buckets.append((ancestor.index, waiting[ancestor.index]))
      waiting[ancestor.index] = []
    }
    // All buckets are taken before any chain advances: one object is one container of a chain.
    for bucket in step.buckets {
      for chain in bucket.chains { advance(chain, to: depth) }
    }
    if !step.buckets.isEmpty {
      state = state(
        StateKey(state: state.number, classIndex: container.classID.index, depth: depth),
        activatedSince: step.activationCount)
    }
    steps.append(step)
  }

  /// Embeds the chain's next container; the rules of a complete chain match from here on.
  private mutating func advance(_ index: Int, to depth: Int) {
    chains[index].embedding.append(depth)
    guard let next = chains[index].next else {
      // By index: a copy of the chain counts references to all that it holds.
      for position in chains[index].groups.indices {
        activate(chains[index].groups[position], embedding: chains[index].embedding)
      }
      return
    }
    waiting[next.index].append(index)
  }

  /// Undoes the last step.
  private mutating func leave() {
    let step = steps.removeLast()
    state = step.state
    guard !step.buckets.isEmpty else { return }
    while changes.count > step.changeCount, let change = changes.popLast() {
      if let previous = change.previous {
        best[change.classIndex][change.index] = previous
      } else {
        best[change.classIndex].removeLast()
      }
    }
    activations.removeLast(activations.count - step.activationCount)
    for bucket in step.buckets.reversed() {
      for chain in bucket.chains.reversed() {
        if let next = chains[chain].next { waiting[next.index].removeLast() }
        chains[chain].embedding.removeLast()
      }
    }
    for bucket in step.buckets { waiting[bucket.classIndex] = bucket.chains }
  }

  /// The state in a container that advances chains.
  private mutating func state(_ key: StateKey, activatedSince count: Int) -> RuleState {
    let number: Int
    if let known = stateNumbers[key] {
      if let state = states[known] { return state }
      number = known
    } else {
      number = states.count
      stateNumbers[key] = number
      states.append(nil)
    }
    let inner = RuleState(
      number: number, outer: state, activations: Array(activations[count...]))
    states[number] = inner
    return inner
  }

  // MARK: Styles

  /// The values that rules give an object of the class in the containers entered so far.
  ///
  /// - Complexity: O(slots that rules for the class and its superclasses set); O(1) where an object
  ///   of the class was met in the same containers before.
  mutating func style(of id: ClassTable.ID) -> RuleStyle {
    if !isMet[id.index] { meet(id) }
    let key = StyleKey(state: state.number, classIndex: id.index)
    if let known = styles[key] { return known }
    let style = makeStyle(of: id)
    styles[key] = style
    return style
  }

  private mutating func makeStyle(of id: ClassTable.ID) -> RuleStyle {
    var winners: [RuleGroup.Winner] = []
    // The most derived class comes first, and its rules beat its superclasses'. Rules that a class
    // brings itself lose to all others, so they come last.
    for isOfClass in hasRulesOfClasses ? [false, true] : [false] {
      for ancestor in classes.lineage(id) {
        for best in best[ancestor.index]
        where !winners.contains(where: { $0.slotNumber == best.slot }) {
          let group = activations[best.activation].group
          let winner = group.winners[best.winner]
          if group.isOfClass == isOfClass, knows(winner, id) { winners.append(winner) }
        }
      }
    }
    if winners.isEmpty, !hasUnknown { return .empty }
    return RuleStyle(
      winners, state: state, lineage: classes.lineage(id), viewSlots: viewSlots(winners, id))
  }

  private func viewSlots(_ winners: [RuleGroup.Winner], _ id: ClassTable.ID) -> [PropertySlot] {
    winners.compactMap { winner -> PropertySlot? in
      guard case .object = winner.value,
        classes.property(winner.slot.name, of: id)?.type.isView == true
      else { return nil }
      return winner.slot
    }.sorted { $0.name < $1.name }
  }

  /// True when objects of the class have the property of the winner's slot in this version of iOS.
  private mutating func knows(_ winner: RuleGroup.Winner, _ id: ClassTable.ID) -> Bool {
    let number = winner.slotNumber
    if number < knownSlots[id.index].count, let known = knownSlots[id.index][number] {
      return known
    }
    let property = classes.property(winner.slot.name, of: id)
    let isKnown = property.map { classes.counts($0, of: id, in: system) } ?? false
    while knownSlots[id.index].count <= number { knownSlots[id.index].append(nil) }
    knownSlots[id.index][number] = isKnown
    return isKnown
  }
}
