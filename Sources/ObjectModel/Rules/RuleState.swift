/// The containers that a walk has entered, without those in which no rule's containers go on: shared by all places with the
/// same ones.
final class RuleState: Sendable {
  /// Outside of the container; nil outside of all.
  let outer: RuleState?
  let classID: ClassTable.ID
  /// The number of objects around the container.
  let depth: Int

  init(outer: RuleState?, classID: ClassTable.ID, depth: Int) {
    self.outer = outer
    self.classID = classID
    self.depth = depth
  }
}

/// All that decides which rules match in a state.
final class RuleBook: Sendable {
  let index: RuleIndex
  let classes: ClassTable
  /// The traits of the objects.
  let traits: Traits
  /// By the index's names: the classes; nil for those that the table does not have.
  let ids: [ClassTable.ID?]
  /// By class: its groups, as indices. Empty without rules.
  let groups: [[Int]]

  /// - Complexity: O(groups).
  init(_ index: RuleIndex, classes: ClassTable, traits: Traits) {
    self.index = index
    self.classes = classes
    self.traits = traits
    let ids = index.names.map { classes.id(named: $0) }
    var groups = [[Int]](repeating: [], count: index.groups.isEmpty ? 0 : classes.entries.count)
    for (number, group) in index.groups.enumerated() {
      if let id = ids[group.name] { groups[id.index].append(number) }
    }
    self.ids = ids
    self.groups = groups
  }

  /// All rules that match objects of a class in a state, those of the innermost containers first.
  ///
  /// - Complexity: O(groups for the class and its superclasses × containers).
  func matches(
    _ id: ClassTable.ID, in state: RuleState?
  ) -> [(match: RuleMatch, rule: RuleReference)] {
    var containers: [RuleState] = []
    var next = state
    while let state = next {
      containers.append(state)
      next = state.outer
    }
    containers.reverse()
    var found: [(match: RuleMatch, rule: RuleReference)] = []
    for ancestor in classes.lineage(id) {
      for number in groups[ancestor.index] {
        let group = index.groups[number]
        guard group.traits.matches(traits), let embedding = embedding(of: group, in: containers)
        else { continue }
        let depths = index.chains[group.chain].compactMap { ids[$0].map(classes.depth) }
        for (order, rule) in group.rules {
          let figures = RuleFigures(
            order: order, isOfClass: group.isOfClass, classDepth: classes.depth(ancestor),
            containerCount: embedding.count, traitCount: group.traits.count)
          found.append(
            (RuleMatch(figures: figures, embedding: embedding, containerDepths: depths), rule))
        }
      }
    }
    func innermost(_ match: RuleMatch) -> Int { match.embedding.last ?? -1 }
    return found.enumerated().sorted {
      let (a, b) = (innermost($0.element.match), innermost($1.element.match))
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
  }

  /// The depth of each of a group's containers, outermost first, each at the node nearest to the window that is still free; nil
  /// if one is missing.
  private func embedding(of group: RuleGroup, in containers: [RuleState]) -> [Int]? {
    var embedding: [Int] = []
    var rest = containers[...]
    for name in index.chains[group.chain] {
      guard let id = ids[name],
        let place = rest.firstIndex(where: { classes.isKind($0.classID, of: id) })
      else { return nil }
      embedding.append(rest[place].depth)
      rest = rest[(place + 1)...]
    }
    return embedding
  }
}
