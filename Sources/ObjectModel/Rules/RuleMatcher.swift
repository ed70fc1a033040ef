/// Matches the rules of a sheet along a walk from the window down.
///
/// A rule is indexed when the walk has met its class and all its containers' classes. Until then it
/// costs nothing but its place in a list.
///
/// Containers of a rule are embedded greedily, the outermost first, each at the node nearest to the
/// window that is still free. During the walk each chain of containers waits for its next class and
/// advances when an object of that class is entered.
struct RuleMatcher {
  /// A list of containers that some rules name.
  private struct Chain {
    /// Outermost first.
    let containers: [ClassTable.ID]
    /// The nodes found so far.
    var embedding: [Int] = []

    /// The container to find next; nil when all are found.
    var next: ClassTable.ID? {
      embedding.count < containers.count ? containers[embedding.count] : nil
    }
  }

  /// A group with the chain that has to be complete; nil for rules without containers.
  private struct ChainedGroup {
    let group: RuleGroup
    let chain: Int?
  }

  /// An object that the walk is in.
  struct Container {
    let classID: ClassTable.ID
    /// The object's number in the walk.
    let object: Int
  }

  /// A container that was entered, and the chains that it advanced.
  private struct Step {
    let container: Container
    /// The state before the container was entered.
    var outerState: Int
    /// By class: the chains that waited for it.
    var buckets: [(classIndex: Int, chains: [Int])] = []
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
    let chain: Int?
    let classID: ClassTable.ID
    let isOfClass: Bool
  }

  private let sheet: AppearanceSheet
  private let classes: ClassTable
  private let system: Int
  private let traits: Traits
  /// By class: whether the walk has met it or a subclass.
  private var isMet: [Bool]
  /// By class: the positions of rules that are not indexed before the class is met.
  private var pending: [[Int]]
  /// True when a rule that a class brings itself is indexed.
  private var hasRulesOfClasses = false
  private var chains: [Chain] = []
  private var chainIndices: [[ClassTable.ID]: Int] = [:]
  /// By class: the rules for it.
  private var groups: [[ChainedGroup]]
  /// By class: the chains that wait for a container of it.
  private var waiting: [[Int]]
  /// The containers entered, outermost first.
  private var steps: [Step] = []
  /// A number for the containers that advanced a chain, with their depths. It decides, with an
  /// object's class, which rules match.
  private var state = 0
  private var states: [StateKey: Int] = [:]
  private var styles: [StyleKey: RuleStyle] = [:]

  /// - Parameter traits: the traits of the objects that styles are asked for.
  /// - Complexity: O(rules).
  init(_ sheet: AppearanceSheet, classes: ClassTable, system: Int, traits: Traits) {
    self.sheet = sheet
    self.classes = classes
    self.system = system
    self.traits = traits
    let count = classes.entries.count
    isMet = Array(repeating: false, count: count)
    pending = Array(repeating: [], count: count)
    groups = Array(repeating: [], count: count)
    waiting = Array(repeating: [], count: count)
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
    if !found.isEmpty { index(found) }
  }

  /// Indexes rules of met classes; those whose containers' classes are not met wait for one of
  /// them.
  private mutating func index(_ orders: [Int]) {
    var groupIndices: [GroupKey: Int] = [:]
    var found: [(key: GroupKey, rules: [(order: Int, rule: RuleReference)])] = []
    for order in orders {
      guard sheet.rules[order].traits.matches(traits),
        let id = classes.id(named: sheet.rules[order].className),
        isReady(order)
      else { continue }
      let containers = sheet.rules[order].containedIn.reversed().compactMap(classes.id(named:))
      let isOfClass = sheet.rules[order].isOfClass
      hasRulesOfClasses = hasRulesOfClasses || isOfClass
      let key = GroupKey(
        chain: containers.isEmpty ? nil : chain(containers), classID: id, isOfClass: isOfClass)
      let rule = (order, RuleReference(sheet.rules[order]))
      if let known = groupIndices[key] {
        found[known].rules.append(rule)
      } else {
        groupIndices[key] = found.count
        found.append((key, [rule]))
      }
    }
    for (key, rules) in found {
      let containers = key.chain.map { chains[$0].containers } ?? []
      groups[key.classID.index].append(
        ChainedGroup(
          group: RuleGroup(
            classDepth: classes.depth(key.classID), isOfClass: key.isOfClass,
            containerDepths: containers.map(classes.depth), rules: rules),
          chain: key.chain))
    }
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

  /// The index of the chain, which is embedded in the containers entered so far when it is new.
  private mutating func chain(_ containers: [ClassTable.ID]) -> Int {
    if let known = chainIndices[containers] { return known }
    let index = chains.count
    chainIndices[containers] = index
    var chain = Chain(containers: containers)
    var isAdvanced = false
    for depth in steps.indices {
      guard let next = chain.next else { break }
      guard classes.isKind(steps[depth].container.classID, of: next) else { continue }
      if let bucket = steps[depth].buckets.firstIndex(where: { $0.classIndex == next.index }) {
        steps[depth].buckets[bucket].chains.append(index)
      } else {
        steps[depth].buckets.append((next.index, [index]))
      }
      chain.embedding.append(depth)
      isAdvanced = true
    }
    if let next = chain.next { waiting[next.index].append(index) }
    chains.append(chain)
    if isAdvanced { renumber() }
    return index
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
    var step = Step(container: container, outerState: state)
    for ancestor in classes.lineage(container.classID) where !waiting[ancestor.index].isEmpty {
      step.buckets.append((ancestor.index, waiting[ancestor.index]))
      waiting[ancestor.index] = []
    }
    // All buckets are taken before any chain advances: one object is one container of a chain.
    for bucket in step.buckets {
      for chain in bucket.chains {
        chains[chain].embedding.append(depth)
        if let next = chains[chain].next { waiting[next.index].append(chain) }
      }
    }
    if !step.buckets.isEmpty { state = number(container.classID, depth: depth, in: state) }
    steps.append(step)
  }

  /// Undoes the last step.
  private mutating func leave() {
    let step = steps.removeLast()
    state = step.outerState
    for bucket in step.buckets.reversed() {
      for chain in bucket.chains.reversed() {
        // Mostly the last; chains that were indexed later may stand behind it.
        if let next = chains[chain].next,
          let place = waiting[next.index].lastIndex(of: chain)
        {
          waiting[next.index].remove(at: place)
        }
        chains[chain].embedding.removeLast()
      }
    }
    for bucket in step.buckets { waiting[bucket.classIndex] = bucket.chains }
  }

  /// The state in a container that advances chains.
  private mutating func number(_ id: ClassTable.ID, depth: Int, in outer: Int) -> Int {
    let key = StateKey(state: outer, classIndex: id.index, depth: depth)
    if let known = states[key] { return known }
    let number = states.count + 1
    states[key] = number
    return number
  }

  /// Finds the states of the steps again, after a chain was embedded in them.
  private mutating func renumber() {
    state = 0
    for depth in steps.indices {
      steps[depth].outerState = state
      if !steps[depth].buckets.isEmpty {
        state = number(steps[depth].container.classID, depth: depth, in: state)
      }
    }
  }

  // MARK: Styles

  /// The values that rules give an object of the class in the containers entered so far.
  ///
  /// - Complexity: O(rules for the class and its superclasses); O(1) where an object of the class
  ///   was met in the same containers before.
  mutating func style(of id: ClassTable.ID) -> RuleStyle {
    if !isMet[id.index] { meet(id) }
    let key = StyleKey(state: state, classIndex: id.index)
    if let known = styles[key] { return known }
    let style = makeStyle(of: id)
    styles[key] = style
    return style
  }

  private func makeStyle(of id: ClassTable.ID) -> RuleStyle {
    var activations: [RuleActivation] = []
    var winners: [RuleGroup.Winner] = []
    /// By winner: the index of its activation.
    var origins: [Int] = []
    // Rules that a class brings itself lose to all others. Otherwise the most derived class wins, and comes
    // first.
    for isOfClass in hasRulesOfClasses ? [false, true] : [false] {
      for ancestor in classes.lineage(id) {
        let first = activations.count
        for entry in groups[ancestor.index] where entry.group.isOfClass == isOfClass {
          guard let embedding = embedding(entry) else { continue }
          activations.append(RuleActivation(group: entry.group, embedding: embedding))
          for challenger in entry.group.winners {
            guard let known = winners.firstIndex(where: { $0.slot == challenger.slot }) else {
              winners.append(challenger)
              origins.append(activations.count - 1)
              continue
            }
            guard origins[known] >= first else { continue }
            let match = Self.match(challenger, activations[activations.count - 1])
            let other = Self.match(winners[known], activations[origins[known]])
            if Precedence.beats(match, other).wins {
              winners[known] = challenger
              origins[known] = activations.count - 1
            }
          }
        }
      }
    }
    if winners.isEmpty { return .empty }
    winners.removeAll { !knows($0.slot, id) }
    if winners.isEmpty { return .empty }
    return RuleStyle(winners, activations: activations, viewSlots: viewSlots(winners, id))
  }

  /// The nodes of the group's containers; nil while one is missing.
  private func embedding(_ entry: ChainedGroup) -> [Int]? {
    guard let chain = entry.chain else { return [] }
    return chains[chain].next == nil ? chains[chain].embedding : nil
  }

  private static func match(_ winner: RuleGroup.Winner, _ activation: RuleActivation) -> RuleMatch {
    activation.group.match(
      order: winner.order, traitCount: winner.traitCount, embedding: activation.embedding)
  }

  private func viewSlots(_ winners: [RuleGroup.Winner], _ id: ClassTable.ID) -> [PropertySlot] {
    winners.compactMap { winner -> PropertySlot? in
      guard case .object = winner.value,
        classes.property(winner.slot.name, of: id)?.type.isView == true
      else { return nil }
      return winner.slot
    }.sorted { $0.name < $1.name }
  }

  /// True when objects of the class have the property in this version of iOS.
  private func knows(_ slot: PropertySlot, _ id: ClassTable.ID) -> Bool {
    classes.property(slot.name, of: id).map { $0.since <= system } ?? false
  }
}
