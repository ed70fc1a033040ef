/// The containers of an object, read from the window down; the object itself is not among them.
struct ContainmentChain {
  private(set) var classes: [ClassTable.ID] = []

  mutating func push(_ id: ClassTable.ID) { classes.append(id) }
  mutating func pop() { classes.removeLast() }

  /// Embeds a rule's containers greedily, the outermost first, each at the node nearest to the
  /// window that is still free; nil when one finds no node (resolution rules, section 2).
  ///
  /// - Parameter outermostFirst: the rule's containers, in the chain's direction.
  /// - Returns: a node of the chain for each container, rising.
  /// - Complexity: O(depth).
  func embedding(of outermostFirst: [ClassTable.ID], in table: ClassTable) -> [Int]? {
    guard !outermostFirst.isEmpty else { return [] }
    var positions: [Int] = []
    positions.reserveCapacity(outermostFirst.count)
    var node = 0
    for container in outermostFirst {
      while node < classes.count, !table.isKind(classes[node], of: container) { node += 1 }
      guard node < classes.count else { return nil }
      positions.append(node)
      node += 1
    }
    return positions
  }
}
