public import ObjectModel
public import Raster
internal import Synchronization

/// Something about a whole tree that many of its objects ask for, and that takes a look at all of them.
protocol TreeFact: Sendable {
  init(_ tree: PlacedTree)
}

/// The screen after layout: a frame for every object of the styled tree.
///
/// It is a class because every `PlacedNode` refers to it.
public final class PlacedTree: Sendable {
  /// The objects with their values.
  public let styled: StyledTree
  /// The frames by object index, in the parent's bounds, in points.
  public let frames: [Rect]
  /// The insets of scroll views that bars cover, by object index, in points.
  let contentInsets: [Int: EdgeInsets]
  /// The indices of objects that are drawn over their siblings.
  let raised: Set<Int>
  /// The objects that are mirrored.
  let mirroring: Mirroring
  /// Whether a table would show rows that were left out.
  let lacksRows: Bool
  /// The constraints that contradict others.
  package let conflicts: [ConstraintConflict]
  /// The views whose constraints leave open where they lie; empty unless the screen asks for them.
  package let ambiguities: [LayoutAmbiguity]
  /// The extents of scroll views that constraints decide, by object index, in points.
  package let contentSizes: [Int: Size]
  /// The constraints that decide each object's frame, or are broken, by object index; empty unless asked for.
  let decisions: [Int: [SolvedConstraint]]
  /// The document's constraints that each object holds, by object index, with lines that are measured from the object's
  /// corner; empty unless asked for.
  let held: [Int: [SolvedConstraint]]
  /// Whether only bars and backgrounds are drawn, as in a launch image.
  let drawsOnlyBackgrounds: Bool
  /// Whether the tree stands for what lies on glass of one appearance; then no glass in it turns its content again.
  let isOnGlass: Bool
  private let facts = Mutex<[ObjectIdentifier: any TreeFact]>([:])

  init(
    styled: StyledTree, frames: [Rect], contentInsets: [Int: EdgeInsets] = [:],
    raised: Set<Int> = [], mirroring: Mirroring, lacksRows: Bool = false,
    conflicts: [ConstraintConflict] = [], ambiguities: [LayoutAmbiguity] = [],
    contentSizes: [Int: Size] = [:],
    decisions: [Int: [SolvedConstraint]] = [:], held: [Int: [SolvedConstraint]] = [:],
    drawsOnlyBackgrounds: Bool = false
  ) {
    self.styled = styled
    self.frames = frames
    self.contentInsets = contentInsets
    self.raised = raised
    self.mirroring = mirroring
    self.lacksRows = lacksRows
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.contentSizes = contentSizes
    self.decisions = decisions
    self.held = held
    self.drawsOnlyBackgrounds = drawsOnlyBackgrounds
    isOnGlass = false
  }

  /// The tree as it lies on glass of one appearance.
  init(_ tree: PlacedTree, onGlass style: Traits.InterfaceStyle) {
    styled = tree.styled.inStyle(style)
    frames = tree.frames
    contentInsets = tree.contentInsets
    raised = tree.raised
    mirroring = tree.mirroring
    lacksRows = tree.lacksRows
    conflicts = tree.conflicts
    ambiguities = tree.ambiguities
    contentSizes = tree.contentSizes
    decisions = tree.decisions
    held = tree.held
    drawsOnlyBackgrounds = tree.drawsOnlyBackgrounds
    isOnGlass = true
  }

  /// A fact about the tree, found when it is first asked for.
  func fact<Fact: TreeFact>(_ type: Fact.Type) -> Fact {
    let key = ObjectIdentifier(type)
    if let known = facts.withLock({ $0[key] }) as? Fact { return known }
    let fact = Fact(self)
    facts.withLock { $0[key] = fact }
    return fact
  }

  /// The window's node.
  package var root: PlacedNode {
    PlacedNode(tree: self, index: 0, windowOrigin: frames.first?.origin ?? .zero)
  }

  /// The frames of all objects in the window, in points, by object index.
  ///
  /// - Complexity: O(objects).
  public var windowFrames: [Rect] {
    var result = frames
    // Objects come before their children.
    for index in result.indices {
      let origin = result[index].origin
      for child in styled.objects[index].children {
        result[child].origin = origin + result[child].origin
      }
    }
    return result
  }
}

/// An object of a placed tree with its frame.
package struct PlacedNode: Sendable {
  /// The tree that contains the object.
  package let tree: PlacedTree
  /// The index of the object in the tree.
  package let index: Int
  /// The object's origin in the window, in points.
  package let windowOrigin: Point

  /// The size of the object around it, in points; nil of the window, and of nodes that were not
  /// reached from it.
  private(set) var superviewSize: Size?

  /// Whether frames are those before mirroring, for drawing on a mirrored canvas.
  private(set) var isBeforeMirroring = false

  /// Creates the node of an object; `windowOrigin` is its origin in the window, in points.
  package init(tree: PlacedTree, index: Int, windowOrigin: Point) {
    self.tree = tree
    self.index = index
    self.windowOrigin = windowOrigin
  }

  /// The same object in a tree that differs in its styles alone.
  func counterpart(in tree: PlacedTree) -> PlacedNode {
    var node = PlacedNode(tree: tree, index: index, windowOrigin: windowOrigin)
    node.superviewSize = superviewSize
    node.isBeforeMirroring = isBeforeMirroring
    return node
  }

  /// Whether the object's class draws on a mirrored canvas.
  var isMirrored: Bool { tree.mirroring.isMirrored(styled) }

  /// The node with frames before mirroring, for drawing on a mirrored canvas.
  var beforeMirroring: PlacedNode {
    var node = self
    node.isBeforeMirroring = true
    return node
  }

  /// The object with its values.
  package var styled: StyledNode { tree.styled.node(index) }
  /// The frame in the parent's bounds, in points.
  package var frame: Rect {
    let before = isBeforeMirroring ? tree.mirroring.placedFrame(index) : nil
    return before ?? tree.frames[index]
  }
  /// The size of the frame, in points.
  package var size: Size { frame.size }
  /// The object's rectangle in its own coordinates, in points; its origin is zero.
  package var bounds: Rect { Rect(origin: .zero, size: frame.size) }
  /// The frame in the window, in points.
  package var windowFrame: Rect { Rect(origin: windowOrigin, size: frame.size) }

  /// The insets that bars cover of a scroll view, in points.
  var contentInset: EdgeInsets { tree.contentInsets[index] ?? .zero }

  /// The children, in the order in which they are drawn.
  package var children: [PlacedNode] {
    var order = tree.styled.objects[index].children
    if !tree.raised.isEmpty {
      order = order.filter { !tree.raised.contains($0) } + order.filter(tree.raised.contains)
    }
    return order.map { child in
      var node = PlacedNode(
        tree: tree, index: child, windowOrigin: windowOrigin + tree.frames[child].origin)
      node.isBeforeMirroring = isBeforeMirroring
      node.superviewSize = size
      return node
    }
  }

  /// The first child that has a role; nil when there is none.
  package func child(_ role: Element.Role) -> PlacedNode? {
    children.first { tree.styled.objects[$0.index].element.role == role }
  }

  /// The children that have a role.
  package func children(_ role: Element.Role) -> [PlacedNode] {
    children.filter { tree.styled.objects[$0.index].element.role == role }
  }
}
