/// Matches the rules of a sheet along a walk from the window down.
///
/// A rule's containers are embedded greedily, the outermost first, each at the node nearest to the
/// window that is still free (resolution rules, section 2). Along a walk that is a matter of
/// waiting: each chain of containers waits for its next class, and moves on when an object of that
/// class becomes a container. What never appears costs nothing after the index is made.
struct RuleMatcher {
  /// A list of containers that some rules name.
  private struct Chain {
    /// Outermost first.
    package let containers: [ClassTable.ID]
    package var groups: [RuleGroup] = []
    /// The nodes found so far.
    package var embedding: [Int] = []
  }

  /// The strongest of a class's own rules for a slot, among those that match here.
  private struct Best {
    /// Their numbers.
    package var slot: Int
    package var order: Int
    var traitCount: Int
    /// In `activations`.
    var activation: Int
  }

  /// An object that the walk is in.
  package struct Container {
    package let classID: ClassTable.ID
    /// Tells it from every other object of the walk.
    package let object: Int
  }

  /// A container that was entered, and what that changed.
  private struct Step {
    package let object: Int
    package var state: RuleState
    var buckets: [(classIndex: Int, chains: [Int])] = []
    var activationCount: Int
    var changeCount: Int
  }

  /// A winner that another took the place of; nil where there was none.
  private struct Change {
    var classIndex: Int
    package var place: Int
    package var previous: Best?
  }

  private struct StateKey: Hashable {
    package let state: Int
    let classIndex: Int
    package let depth: Int
  }

  private struct StyleKey: Hashable {
    package let state: Int
    let classIndex: Int
  }

  private let classes: ClassTable
  private let system: Int
  private let table: RuleTable
  /// Whether a rule that may match, in these traits or others, sets what decides which parts objects
  /// have.
  private(set) var shapesObjects = false
  /// Whether any rule is one that a class brings for itself.
  private var hasRulesOfClasses = false
  private var chains: [Chain] = []
  /// By class: the chains that wait for a container of it.
  private var waiting: [[Int]]
  /// By class: what its own rules set here.
  private var best: [[Best]]
  private var activations: [RuleState.Activation] = []
  private var changes: [Change] = []
  /// The containers entered, outermost first.
  private var steps: [Step] = []
  /// Stands for everything that the containers so far decide.
  private var state = RuleState.empty
  private var states: [StateKey: RuleState] = [:]
  private var styles: [StyleKey: RuleStyle] = [:]

  /// - Parameters:
  ///   - traits: of the objects that styles are asked for; rules that name others can't match.
  ///   - present: by class, whether an object of it, or of a subclass, is on the screen; rules that name
  ///     others can't match.
  /// - Complexity: O(rules).
  package init(
    _ sheet: AppearanceSheet, classes: ClassTable, system: Int, traits: Traits, present: [Bool]
  ) {
    self.classes = classes
    self.system = system
    waiting = Array(repeating: [], count: present.count)
    best = Array(repeating: [], count: present.count)

    struct GroupKey: Hashable {
      let chain: Int
      let classID: ClassTable.ID
      let isOfClass: Bool
    }
    var chainIndices: [[ClassTable.ID]: Int] = [:]
    var groupIndices: [GroupKey: Int] = [:]
    var groups: [(key: GroupKey, orders: [Int])] = []
    var references = [RuleReference?](repeating: nil, count: sheet.rules.count)
    for order in sheet.rules.indices {
      guard let id = classes.id(named: sheet.rules[order].className), present[id.index],
        let containers = Self.containers(sheet.rules[order].containedIn, classes, present)
      else { continue }
      shapesObjects =
        shapesObjects
        || sheet.rules[order].values.keys.contains { [classes] slot in
          classes.decidesParts(slot.name, of: id)
        }
      guard sheet.rules[order].traits.matches(traits) else { continue }
      references[order] = RuleReference(sheet.rules[order])
      var chain = chainIndices[containers] ?? -1
      if chain < 0 {
        chain = chains.count
        chainIndices[containers] = chain
        chains.append(Chain(containers: containers))
      }
      let isOfClass = sheet.rules[order].isOfClass
      hasRulesOfClasses = hasRulesOfClasses || isOfClass
      let key = GroupKey(chain: chain, classID: id, isOfClass: isOfClass)
      if let known = groupIndices[key] {
        groups[known].orders.append(order)
      } else {
        groupIndices[key] = groups.count
        groups.append((key, [order]))
      }
    }
    table = RuleTable(rules: references)
    for (key, orders) in groups {
      chains[key.chain].groups.append(
        RuleGroup(
          classID: key.classID, isOfClass: key.isOfClass, classes: classes,
          containers: chains[key.chain].containers, orders: orders, table: table))
    }
    for index in chains.indices { moveOn(index) }
    state = RuleState(number: 0, outer: nil, activations: activations)
  }

  /// The containers, outermost first; nil where one can't be met.
  private static func containers(
    _ innermostFirst: [String], _ classes: ClassTable, _ present: [Bool]
  ) -> [ClassTable.ID]? {
    // Nothing is allocated for a rule that can't match.
    for name in innermostFirst {
      guard let id = classes.id(named: name), present[id.index] else { return nil }
    }
    return innermostFirst.reversed().compactMap { classes.id(named: $0) }
  }

  /// Puts a chain where its next container will find it; a complete one's rules match from here on.
  private mutating func moveOn(_ index: Int) {
    let found = chains[index].embedding.count
    guard found == chains[index].containers.count else {
      waiting[chains[index].containers[found].index].append(index)
      return
    }
    for group in chains[index].groups {
      activations.append(
        RuleState.Activation(group: group, embedding: chains[index].embedding))
      for winner in group.winners {
        compete(
          Best(
            slot: winner.slot, order: winner.order, traitCount: winner.traitCount,
            activation: activations.count - 1), classIndex: group.classID.index)
      }
    }
  }

  private mutating func compete(_ challenger: Best, classIndex: Int) {
    guard let place = best[classIndex].firstIndex(where: { $0.slot == challenger.slot }) else {
      changes.append(Change(classIndex: classIndex, place: best[classIndex].count))
      best[classIndex].append(challenger)
      return
    }
    let known = best[classIndex][place]
    guard Precedence.beats(match(challenger), match(known)).wins else { return }
    changes.append(Change(classIndex: classIndex, place: place, previous: known))
    best[classIndex][place] = challenger
  }

  private func match(_ best: Best) -> RuleMatch {
    let activation = activations[best.activation]
    return activation.group.match(
      order: best.order, traitCount: best.traitCount, embedding: activation.embedding)
  }

  /// Leaves and enters containers until it is in exactly these, outermost first.
  ///
  /// Objects lie in one place: where the innermost is the same, so are all around it.
  ///
  /// - Complexity: O(containers that it left or entered).
  package mutating func move(to containers: [Container]) {
    while let last = steps.last,
      steps.count > containers.count || containers[steps.count - 1].object != last.object
    {
      leave(last)
    }
    for container in containers[steps.count...] { enter(container) }
  }

  /// - Complexity: O(superclasses + chains that find a container here).
  private mutating func enter(_ container: Container) {
    let depth = steps.count
    var step = Step(
      object: container.object, state: state, activationCount: activations.count,
      changeCount: changes.count)
    for ancestor in classes.lineage(container.classID) where !waiting[ancestor.index].isEmpty {
      step.buckets.append((ancestor.index, waiting[ancestor.index]))
      waiting[ancestor.index] = []
    }
    // All buckets are taken before any chain moves on: one object is one container of a chain.
    for bucket in step.buckets {
      for chain in bucket.chains {
        chains[chain].embedding.append(depth)
        moveOn(chain)
      }
    }
    if !step.buckets.isEmpty {
      let key = StateKey(state: state.number, classIndex: container.classID.index, depth: depth)
      if let known = states[key] {
        state = known
      } else {
        state = RuleState(
          number: states.count + 1, outer: state,
          activations: Array(activations[step.activationCount...]))
        states[key] = state
      }
    }
    steps.append(step)
  }

  /// Undoes the last step.
  private mutating func leave(_ step: Step) {
    steps.removeLast()
    state = step.state
    guard !step.buckets.isEmpty else { return }
    while changes.count > step.changeCount, let change = changes.popLast() {
      if let previous = change.previous {
        best[change.classIndex][change.place] = previous
      } else {
        best[change.classIndex].removeLast()
      }
    }
    activations.removeLast(activations.count - step.activationCount)
    for bucket in step.buckets.reversed() {
      for chain in bucket.chains.reversed() {
        let found = chains[chain].embedding.count
        if found < chains[chain].containers.count {
          waiting[chains[chain].containers[found].index].removeLast()
        }
        chains[chain].embedding.removeLast()
      }
    }
    for bucket in step.buckets { waiting[bucket.classIndex] = bucket.chains }
  }

  /// What rules say of an object of the class in the containers entered so far.
  ///
  /// - Complexity: O(slots that rules for the class set); O(1) where an object of the class was met in
  ///   the same place before.
  package mutating func style(of id: ClassTable.ID) -> RuleStyle {
    let key = StyleKey(state: state.number, classIndex: id.index)
    if let known = styles[key] { return known }
    var winners: [RuleStyle.Winner] = []
    // The most derived class comes first, and its rules beat its superclasses'. What classes bring for
    // themselves comes last: it is the best of a class only where nothing else is there.
    for isOfClass in hasRulesOfClasses ? [false, true] : [false] {
      for ancestor in classes.lineage(id) {
        for best in best[ancestor.index]
        where activations[best.activation].group.isOfClass == isOfClass
          && !winners.contains(where: { $0.slot == best.slot }) && knows(best.slot, id)
        {
          winners.append(RuleStyle.Winner(slot: best.slot, order: best.order))
        }
      }
    }
    var shaping: [RuleStyle.Shaping] = []
    if shapesObjects {
      shaping = winners.compactMap { self.shaping($0, id) }.sorted { $0.slot.name < $1.slot.name }
    }
    let style =
      winners.isEmpty
      ? RuleStyle.empty
      : RuleStyle(
        winners, shaping: shaping, table: table, state: state, lineage: classes.lineage(id))
    styles[key] = style
    return style
  }

  /// What a winner sets, where it decides which parts an object of the class has.
  private func shaping(_ winner: RuleStyle.Winner, _ id: ClassTable.ID) -> RuleStyle.Shaping? {
    let slot = table.slots[winner.slot]
    guard classes.decidesParts(slot.name, of: id),
      let rule = table.rules[winner.order], let value = rule.rule.values[slot]
    else { return nil }
    return RuleStyle.Shaping(slot: slot, value: value, rule: rule)
  }

  /// Whether objects of the class have the property, in this system.
  private func knows(_ slot: Int, _ id: ClassTable.ID) -> Bool {
    classes.property(table.slots[slot].name, of: id).map { $0.since <= system } ?? false
  }
}
