/// The parts of a system that no constraint joins.
struct Components {
  /// Variables and constraints that belong together, by their indices, in order.
  struct Component {
    var variables: [Int] = []
    var constraints: [Int] = []
  }

  /// The components, by their first variables; last one that has the constraints without variables, if there are any.
  private(set) var list: [Component] = []
  /// The index of each variable among those of its component.
  private(set) var localIndices: [Int]

  /// - Complexity: O(terms), nearly.
  init(_ system: LinearSystem) {
    var parents = Array(system.isNonNegative.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for constraint in system.constraints {
      guard let first = constraint.terms.first?.variable.index else { continue }
      for term in constraint.terms.dropFirst() {
        let (a, b) = (root(first), root(term.variable.index))
        // The first variable of a component is its root.
        if a != b { parents[max(a, b)] = min(a, b) }
      }
    }
    var positions = [Int](repeating: 0, count: parents.count)
    localIndices = positions
    for index in parents.indices {
      let root = root(index)
      if root == index {
        positions[index] = list.count
        list.append(Component())
      }
      localIndices[index] = list[positions[root]].variables.count
      list[positions[root]].variables.append(index)
    }
    var empty = Component()
    for (index, constraint) in system.constraints.enumerated() {
      if let first = constraint.terms.first?.variable.index {
        list[positions[root(first)]].constraints.append(index)
      } else {
        empty.constraints.append(index)
      }
    }
    if !empty.constraints.isEmpty { list.append(empty) }
  }
}
