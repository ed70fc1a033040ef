/// The parts of a system that no constraint joins.
struct Components {
  /// Variables and constraints that belong together, by their indices, in order.
  struct Component {
    var variables: ArraySlice<Int> = []
    var constraints: ArraySlice<Int> = []
  }

  /// The components, by their first variables; last one that has the constraints without variables, if there are any.
  private(set) var list: [Component] = []
  /// The index of each variable among those of its component.
  private(set) var localIndices: [Int]

  /// - Complexity: O(terms), nearly.
  init(_ system: LinearSystem) {
    let roots = Self.roots(system)
    // The number of each variable's component; roots come before the others.
    var numbers = roots
    var count = 0
    for (index, root) in roots.enumerated() {
      if root == index {
        numbers[index] = count
        count += 1
      } else {
        numbers[index] = numbers[root]
      }
    }
    let variables = IndexGroups(numbers, count: count)
    let constraints = IndexGroups(
      system.constraints.map { constraint in
        constraint.terms.first.map { numbers[$0.variable.index] } ?? count
      }, count: count + 1)
    localIndices = numbers
    list.reserveCapacity(count + 1)
    for number in 0..<count {
      let component = Component(variables: variables[number], constraints: constraints[number])
      for (local, variable) in component.variables.enumerated() { localIndices[variable] = local }
      list.append(component)
    }
    if !constraints[count].isEmpty { list.append(Component(constraints: constraints[count])) }
  }

  /// For each variable the first one of its component.
  private static func roots(_ system: LinearSystem) -> [Int] {
    var parents = Array(system.isNonNegative.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for constraint in system.constraints where constraint.terms.count > 1 {
      let first = constraint.terms[0].variable.index
      for term in constraint.terms.dropFirst() {
        let (a, b) = (root(first), root(term.variable.index))
        // The first variable of a component is its root.
        if a != b { parents[max(a, b)] = min(a, b) }
      }
    }
    for index in parents.indices { parents[index] = root(index) }
    return parents
  }
}
