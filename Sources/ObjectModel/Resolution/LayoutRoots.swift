/// The views whose constraints are solved together, and what their constraints can name.
///
/// A layout root is the window, a controller's view, a cell, an instance of a class with parts, or a view that is no
/// subview, as headers and accessory views. Everything in it belongs to it up to the next roots, of which it holds the
/// frames alone.
package struct LayoutRoots: Sendable {
  /// What an id names.
  package enum Member: Sendable, Hashable {
    /// The object at an index of the tree.
    case object(Int)
    /// A layout guide of the object at an index of the tree.
    case guide(Int, LayoutGuide)
  }

  /// The root around each object, by its index; of a root, the one around it. The window's is itself.
  package private(set) var rootOfObject: [Int]
  /// The object around each object, by its index.
  package private(set) var parents: [Int]
  /// The roots in which an object has constraints.
  package private(set) var constrained: Set<Int> = []
  private var members: [Int: [String: Member]] = [:]

  /// The class whose objects arrange others by constraints.
  static let stackView = "UIStackView"

  /// - Returns: nil if no object of the tree has constraints or arranges others.
  /// - Complexity: O(objects).
  package init?(_ tree: StyledTree) {
    let stackView = tree.context.classes.id(named: Self.stackView)
    // By index: a copy of an object counts references to all that it holds.
    func isStack(_ index: Int) -> Bool {
      guard let stackView else { return false }
      return tree.context.classes.isKind(tree.objects[index].classID, of: stackView)
    }
    let isNeeded = tree.objects.indices.contains {
      tree.objects[$0].style.hasConstraints || isStack($0)
    }
    guard isNeeded else { return nil }
    rootOfObject = [Int](repeating: 0, count: tree.objects.count)
    parents = rootOfObject
    for index in tree.objects.indices {
      let isRoot = tree.node(index).isLayoutRoot
      let root = isRoot ? index : rootOfObject[index]
      for child in tree.objects[index].children {
        parents[child] = index
        rootOfObject[child] = root
      }
      note(tree.node(index), isRoot: isRoot)
      if isStack(index) { constrained.insert(root) }
    }
  }

  private mutating func note(_ node: StyledNode, isRoot: Bool) {
    let outer = rootOfObject[node.index]
    if node.style.hasConstraints { constrained.insert(outer) }
    if let id = node.element.id {
      add(id, .object(node.index), to: outer)
      if isRoot { add(id, .object(node.index), to: node.index) }
    }
    let inner = isRoot ? node.index : outer
    for guide in node.layoutGuides {
      add(guide.id, .guide(node.index, guide), to: inner)
      if !guide.constraints.isEmpty { constrained.insert(inner) }
    }
  }

  private mutating func add(_ id: String, _ member: Member, to root: Int) {
    if members[root]?[id] == nil { members[root, default: [:]][id] = member }
  }

  /// What an id names among what belongs to a root; nil for nothing.
  package func member(_ id: String, of root: Int) -> Member? { members[root]?[id] }

  /// The ids that constraints in a root can name, sorted.
  package func ids(of root: Int) -> [String] { (members[root] ?? [:]).keys.sorted() }

  /// Whether any root has an object or guide with an id.
  package func isKnown(_ id: String) -> Bool { members.values.contains { $0[id] != nil } }
}

extension StyledNode {
  /// The classes whose objects are layout roots.
  private static let rootClasses = [
    "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]

  /// The roles of views that lie in the layout around them.
  private static let layoutRoles: Set<String> = ["subview", "arrangedSubview"]

  /// Whether constraints in the object are solved apart from those around it.
  package var isLayoutRoot: Bool {
    if index == 0 || !Self.layoutRoles.contains(role.name) { return true }
    if context.classes.hasParts(classID), context.classes.kind(classID) == .view {
      return true
    }
    return Self.rootClasses.contains(where: isKind)
  }

  /// The constraints of the object that count for its traits.
  package var activeConstraints: [LayoutConstraint] {
    guard case .constraints(let list)? = object.style.value(View.constraints) else { return [] }
    return list.filter { isActive($0) }
  }

  /// The layout guides of the object, each with the constraints that count.
  package var layoutGuides: [LayoutGuide] {
    guard case .layoutGuides(let list)? = object.style.value(View.layoutGuides) else { return [] }
    return list.map { LayoutGuide(id: $0.id, constraints: $0.constraints.filter(isActive)) }
  }

  private func isActive(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive && constraint.traits?.matches(traits) != false
  }
}
