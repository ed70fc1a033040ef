/// Matches the rules of a sheet along a walk from the window down.
///
/// A group of rules is indexed when the walk has met its class and all its containers' classes. Until then it
/// costs nothing but its place in a list.
///
/// Containers of a rule are embedded greedily, the outermost first, each at the node nearest to the
/// window that is still free. During the walk each chain of containers waits for its next class and
/// advances when an object of that class is entered.
///
/// Whatever the walk changes is a number in a list: nearly each container of a screen may let other rules match.
struct RuleMatcher {
  /// An object that the walk is in.
  struct Container {
    let classID: ClassTable.ID
    /// The object's number in the walk.
    let object: Int
  }

  private typealias ClassFigures = RuleChains.ClassFigures
  private typealias ChainFigures = RuleChains.ChainFigures
  private typealias ContainerFigures = RuleChains.ContainerFigures
  private typealias GroupFigures = RuleChains.GroupFigures

  private static let none = RuleChains.none

  private struct WinnerFigures {
    let slot: Int
    let order: Int
    let group: Int
  }

  /// A container that was entered.
  private struct Step {
    let container: Container
    /// The state outside of the container.
    let state: Int
    /// The last chain that advanced there.
    var advanced = none
  }

  /// The containers of a state.
  private struct StateFigures {
    let outer: Int
    let classIndex: Int
    let depth: Int
    /// Made for the first style there.
    var state: RuleState?
  }

  private let book: RuleBook
  private let system: Int
  private var classes: ContiguousArray<ClassFigures>
  /// By class: the groups that wait until it is met as a container.
  private var pending: [Int: [Int]] = [:]
  private var chains: ContiguousArray<ChainFigures>
  private var containers: ContiguousArray<ContainerFigures> = []
  private var groups: ContiguousArray<GroupFigures>
  private var winners: ContiguousArray<WinnerFigures> = []
  /// Beside `winners`.
  private var winningRules: ContiguousArray<RuleGroup.Winner> = []
  private var slotNumbers: [PropertySlot: Int] = [:]
  /// By the numbers of slots: the winner so far while a style is made.
  private var strongest: ContiguousArray<Int> = []
  /// The numbers of slots that have one.
  private var found: ContiguousArray<Int> = []
  /// True when a rule that a class brings itself is indexed.
  private var hasRulesOfClasses = false
  /// The containers entered, outermost first.
  private var steps: ContiguousArray<Step> = []
  /// The first chains of the lists that a container takes, while it is entered.
  private var taken: ContiguousArray<Int> = []
  /// Decides, with an object's class, which rules match.
  private var state = 0
  private var states: ContiguousArray<StateFigures> = [
    StateFigures(outer: none, classIndex: 0, depth: 0)
  ]
  /// By the state outside, and the container's class and depth.
  private var stateNumbers = PairTable()
  private var styles: ContiguousArray<RuleStyle> = []
  /// By state and class.
  private var stylePlaces = PairTable()
  private var sharedWinners: ContiguousArray<RuleWinners> = []
  /// By class, and a hash of the winners.
  private var sharedPlaces = PairTable()
  /// By class and the number of a slot: whether objects of the class have the property.
  private var knownSlots = PairTable()

  /// - Parameter traits: the traits of the objects that styles are asked for.
  /// - Complexity: O(groups of rules).
  init(_ index: RuleIndex, classes: ClassTable, system: Int, traits: Traits) {
    self.system = system
    book = RuleBook(index, classes: classes, traits: traits)
    guard !index.groups.isEmpty else {
      (self.classes, chains, groups) = ([], [], [])
      return
    }
    self.classes = ContiguousArray(
      classes.entries.indices.map { number in
        let lineage = classes.lineage(ClassTable.ID(index: number))
        return ClassFigures(parent: lineage.count > 1 ? lineage[1].index : Self.none)
      })
    chains = ContiguousArray(repeating: ChainFigures(), count: index.chains.count)
    groups = ContiguousArray(repeating: GroupFigures(), count: index.groups.count)
  }

  /// Whether there are rules that could match.
  var hasRules: Bool { !groups.isEmpty }

  // MARK: Index

  /// Indexes the rules that can match now that an object of the class is on the screen.
  private mutating func meet(_ id: ClassTable.ID) {
    var found: [Int] = []
    var next = id.index
    // Who met a class met its superclasses.
    while next >= 0, !classes[next].isMet {
      classes[next].isMet = true
      found += book.groups[next]
      if let waiting = pending.removeValue(forKey: next) { found += waiting }
      next = classes[next].parent
    }
    let ready = found.filter { book.index.groups[$0].traits.matches(book.traits) && isReady($0) }
    guard !ready.isEmpty else { return }
    // The containers around are entered again with the new rules. Styles that are known stay true:
    // all rules that can match their objects were indexed before.
    let containers = steps.map(\.container)
    while !steps.isEmpty { leave() }
    for group in ready { index(group) }
    for container in containers { enter(container) }
  }

  /// True when all of the group's containers are met; else the group waits for one that is not.
  private mutating func isReady(_ group: Int) -> Bool {
    for name in book.index.chains[book.index.groups[group].chain] {
      guard let id = book.ids[name] else { return false }
      guard classes[id.index].isMet else {
        pending[id.index, default: []].append(group)
        return false
      }
    }
    return true
  }

  /// Adds a group whose class and containers are met, while the walk is in no container.
  private mutating func index(_ number: Int) {
    let group = book.index.groups[number]
    guard let id = book.ids[group.name] else { return }
    hasRulesOfClasses = hasRulesOfClasses || group.isOfClass
    indexChain(group.chain)
    let first = winners.count
    for winner in group.winners {
      let slot = slotNumbers[winner.slot] ?? slotNumbers.count
      if slot == strongest.count {
        slotNumbers[winner.slot] = slot
        strongest.append(Self.none)
      }
      classes[id.index].slots.insert(slot)
      winners.append(WinnerFigures(slot: slot, order: winner.order, group: number))
      winningRules.append(winner)
    }
    groups[number].classIndex = id.index
    groups[number].chain = group.chain
    groups[number].isOfClass = group.isOfClass
    groups[number].classDepth = book.classes.depth(id)
    groups[number].containerCount = chains[group.chain].count
    groups[number].traitCount = group.traits.count
    groups[number].firstWinner = first
    groups[number].winnersEnd = winners.count
    let last = chains[group.chain].lastGroup
    if last >= 0 {
      groups[last].nextOfChain = number
    } else {
      chains[group.chain].firstGroup = number
    }
    chains[group.chain].lastGroup = number
    if chains[group.chain].count == 0 { activate(number) }
  }

  /// A new chain waits for its first container.
  private mutating func indexChain(_ number: Int) {
    guard !chains[number].isIndexed else { return }
    chains[number].isIndexed = true
    chains[number].start = containers.count
    for name in book.index.chains[number] {
      guard let id = book.ids[name] else { continue }
      containers.append(
        ContainerFigures(classIndex: id.index, classDepth: book.classes.depth(id)))
    }
    chains[number].count = containers.count - chains[number].start
    guard chains[number].count > 0 else { return }
    let first = containers[chains[number].start].classIndex
    chains[number].nextWaiting = classes[first].waiting
    classes[first].waiting = number
  }

  /// Lets a group match from here on.
  private mutating func activate(_ group: Int) {
    let classIndex = groups[group].classIndex
    groups[group].activeBefore = classes[classIndex].active
    classes[classIndex].active = group
  }

  // MARK: Walk

  /// Leaves and enters containers until the walk is in exactly these, outermost first.
  ///
  /// An object lies in one place: where the innermost container is the same, so are all around it.
  ///
  /// - Complexity: O(containers that it left or entered).
  mutating func move(to containers: [Container]) {
    guard hasRules else { return }
    while steps.count > containers.count { leave() }
    while !steps.isEmpty,
      containers[steps.count - 1].object != steps[steps.count - 1].container.object
    {
      leave()
    }
    for index in steps.count..<containers.count { enter(containers[index]) }
  }

  /// - Complexity: O(superclasses + chains that advance here).
  private mutating func enter(_ container: Container) {
    if !classes[container.classID.index].isMet { meet(container.classID) }
    let depth = steps.count
    steps.append(Step(container: container, state: state))
    // All chains are taken before any advances: one object is one container of a chain.
    var ancestor = container.classID.index
    while ancestor >= 0 {
      if classes[ancestor].waiting >= 0 {
        taken.append(classes[ancestor].waiting)
        classes[ancestor].waiting = Self.none
      }
      ancestor = classes[ancestor].parent
    }
    guard !taken.isEmpty else { return }
    while let first = taken.popLast() {
      RuleChains.advance(
        first, to: depth, &steps[depth].advanced, &chains, &containers, &classes, &groups)
    }
    enterState(of: container.classID.index, depth: depth)
  }

  /// Undoes the last step.
  private mutating func leave() {
    let step = steps.removeLast()
    state = step.state
    guard step.advanced >= 0 else { return }
    RuleChains.goBack(step.advanced, &chains, containers, &classes, groups)
  }

  /// Goes into the state in a container where chains advanced.
  private mutating func enterState(of classIndex: Int, depth: Int) {
    let place = depth << 32 | classIndex
    if let known = stateNumbers.value(state, place) {
      state = known
      return
    }
    let number = states.count
    stateNumbers.insert(state, place, number)
    states.append(StateFigures(outer: state, classIndex: classIndex, depth: depth))
    state = number
  }

  // MARK: Styles

  /// The values that rules give an object of the class in the containers entered so far.
  ///
  /// - Complexity: O(rules that match objects of the class here); O(1) where an object
  ///   of the class was met in the same containers before.
  mutating func style(of id: ClassTable.ID) -> RuleStyle {
    guard hasRules else { return .empty }
    if !classes[id.index].isMet { meet(id) }
    if let known = stylePlaces.value(state, id.index) { return styles[known] }
    let style = makeStyle(of: id)
    stylePlaces.insert(state, id.index, styles.count)
    styles.append(style)
    return style
  }

  private mutating func makeStyle(of id: ClassTable.ID) -> RuleStyle {
    findStrongest(of: id)
    defer { while let slot = found.popLast() { strongest[slot] = Self.none } }
    if found.isEmpty, !book.index.hasUnknown { return .empty }
    return RuleStyle(winners(of: id), state: ruleState(state))
  }

  /// Finds the strongest rule for each slot.
  private mutating func findStrongest(of id: ClassTable.ID) {
    var set = SlotNumbers()
    // The most derived class comes first, and its rules beat its superclasses'. Rules that a class
    // brings itself lose to all others, so they come last.
    for isOfClass in hasRulesOfClasses ? [false, true] : [false] {
      var ancestor = id.index
      while ancestor >= 0 {
        if classes[ancestor].active >= 0, !classes[ancestor].slots.isSubset(of: set) {
          findStrongest(of: id, among: ancestor, isOfClass: isOfClass, &set)
        }
        ancestor = classes[ancestor].parent
      }
    }
  }

  /// Finds the strongest among the rules for a class for each slot that has none.
  ///
  /// - Parameter set: The slots that have one.
  private mutating func findStrongest(
    of id: ClassTable.ID, among classIndex: Int, isOfClass: Bool, _ set: inout SlotNumbers
  ) {
    let setBefore = set
    var number = classes[classIndex].active
    while number >= 0 {
      let group = groups[number]
      number = group.activeBefore
      guard group.isOfClass == isOfClass else { continue }
      for winner in group.firstWinner..<group.winnersEnd {
        let slot = winners[winner].slot
        if setBefore.contains(slot) { continue }
        let known = strongest[slot]
        if known < 0 {
          guard knows(winner, id) else { continue }
          strongest[slot] = winner
          set.insert(slot)
          found.append(slot)
        } else if slot < SlotNumbers.limit || isFor(classIndex, isOfClass, known),
          beats(winner, known)
        {
          strongest[slot] = winner
        }
      }
    }
  }

  private func isFor(_ classIndex: Int, _ isOfClass: Bool, _ winner: Int) -> Bool {
    let group = winners[winner].group
    return groups[group].classIndex == classIndex && groups[group].isOfClass == isOfClass
  }

  /// True when a winner of one group beats that of another for the same class and slot.
  private func beats(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (winners[a], winners[b])
    let (aGroup, bGroup) = (groups[a.group], groups[b.group])
    let (aStart, bStart) = (chains[aGroup.chain].start, chains[bGroup.chain].start)
    let containers = containers.span
    return Precedence.beats(
      aGroup.figures(a.order), bGroup.figures(b.order),
      embedding: { (containers[aStart + $0].depth, containers[bStart + $0].depth) },
      containerDepths: { (containers[aStart + $0].classDepth, containers[bStart + $0].classDepth) }
    ).wins
  }

  /// The strongest rules as styles keep them.
  private mutating func winners(of id: ClassTable.ID) -> RuleWinners {
    var hash = 0
    for slot in found { hash = hash &* 31 &+ strongest[slot] }
    let known = sharedPlaces.value(id.index, hash)
    if let known, isStrongest(sharedWinners[known]) { return sharedWinners[known] }
    let new = RuleWinners(found.map { winningRules[strongest[$0]] }, of: id, book: book)
    if known == nil {
      sharedPlaces.insert(id.index, hash, sharedWinners.count)
      sharedWinners.append(new)
    }
    return new
  }

  /// Whether these are the strongest rules.
  private func isStrongest(_ other: RuleWinners) -> Bool {
    guard other.winners.count == found.count else { return false }
    for place in found.indices
    where other.winners[place] !== winningRules[strongest[found[place]]] {
      return false
    }
    return true
  }

  /// A state as styles keep it; nil outside of all containers.
  private mutating func ruleState(_ number: Int) -> RuleState? {
    guard number > 0 else { return nil }
    if let known = states[number].state { return known }
    let new = RuleState(
      outer: ruleState(states[number].outer),
      classID: ClassTable.ID(index: states[number].classIndex), depth: states[number].depth)
    states[number].state = new
    return new
  }

  /// True when objects of the class have the property of the winner's slot in this version of iOS.
  private mutating func knows(_ winner: Int, _ id: ClassTable.ID) -> Bool {
    let number = winners[winner].slot
    if classes[id.index].knownSlots.contains(number) { return true }
    if let known = knownSlots.value(id.index, number) { return known > 0 }
    let property = book.classes.property(winningRules[winner].slot.name, of: id)
    let isKnown = property.map { book.classes.counts($0, of: id, in: system) } ?? false
    knownSlots.insert(id.index, number, isKnown ? 1 : 0)
    if isKnown { classes[id.index].knownSlots.insert(number) }
    return isKnown
  }
}
