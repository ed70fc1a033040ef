public import ObjectModel
public import Raster

/// The screen after layout: a frame for every object of the styled tree.
///
/// A class, as `ScreenContext` is one: every place in it holds it.
public final class PlacedTree: Sendable {
  /// The objects.
  public let styled: StyledTree
  /// In the parent's bounds, in points.
  public let frames: [Rect]
  /// Of scroll views, by object: what bars cover.
  let contentInsets: [Int: EdgeInsets]
  /// Objects that are drawn over their siblings.
  let raised: Set<Int>
  /// Which objects' parts changed sides.
  let mirroring: Mirroring

  init(
    styled: StyledTree, frames: [Rect], contentInsets: [Int: EdgeInsets] = [:],
    raised: Set<Int> = [], mirroring: Mirroring
  ) {
    self.styled = styled
    self.frames = frames
    self.contentInsets = contentInsets
    self.raised = raised
    self.mirroring = mirroring
  }

  /// The window.
  public var root: PlacedNode {
    PlacedNode(tree: self, index: 0, windowOrigin: frames.first?.origin ?? .zero)
  }

  /// Every object with its frame in the window, in tree order.
  public var windowFrames: [Rect] {
    var result = [Rect](repeating: .zero, count: frames.count)
    func visit(_ node: PlacedNode) {
      result[node.index] = node.windowFrame
      for child in node.children { visit(child) }
    }
    if !frames.isEmpty { visit(root) }
    return result
  }
}

/// A place in a placed tree: what painting reads.
public struct PlacedNode: Sendable {
  /// The tree it is in.
  public let tree: PlacedTree
  /// The place among the objects of the tree.
  public let index: Int
  /// The object's origin in the window, in points.
  public let windowOrigin: Point

  /// Whether frames are those before sides were exchanged: what a class that is mirrored draws by.
  private(set) var isBeforeMirroring = false

  /// A place in a placed tree.
  public init(tree: PlacedTree, index: Int, windowOrigin: Point) {
    self.tree = tree
    self.index = index
    self.windowOrigin = windowOrigin
  }

  /// Whether its class draws on a mirrored canvas.
  var isMirrored: Bool { tree.mirroring.isMirrored(styled) }

  /// The same place as its class placed it, for drawing on a mirrored canvas.
  var beforeMirroring: PlacedNode {
    var node = self
    node.isBeforeMirroring = true
    return node
  }

  /// The object with its values.
  public var styled: StyledNode { tree.styled.node(index) }
  /// In the parent's bounds, in points.
  public var frame: Rect {
    let before = isBeforeMirroring ? tree.mirroring.placedFrame(index) : nil
    return before ?? tree.frames[index]
  }
  /// In points.
  public var size: Size { frame.size }
  /// Its own rectangle, from its origin.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
  /// In the window, in points.
  public var windowFrame: Rect { Rect(origin: windowOrigin, size: frame.size) }

  /// What bars cover of a scroll view.
  var contentInset: EdgeInsets { tree.contentInsets[index] ?? .zero }

  /// The objects below it, in the order they are drawn.
  public var children: [PlacedNode] {
    var order = tree.styled.objects[index].children
    if !tree.raised.isEmpty {
      order = order.filter { !tree.raised.contains($0) } + order.filter(tree.raised.contains)
    }
    return order.map { child in
      var node = PlacedNode(
        tree: tree, index: child, windowOrigin: windowOrigin + tree.frames[child].origin)
      node.isBeforeMirroring = isBeforeMirroring
      return node
    }
  }

  /// The first child of a role.
  public func child(_ role: Element.Role) -> PlacedNode? {
    children.first { tree.styled.objects[$0.index].element.role == role }
  }

  /// The children of a role.
  public func children(_ role: Element.Role) -> [PlacedNode] {
    children.filter { tree.styled.objects[$0.index].element.role == role }
  }
}
