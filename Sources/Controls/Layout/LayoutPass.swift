public import ObjectModel
public import Raster

/// How much of a controller's area its container's bars and the device cover.
public struct LayoutGuides: Sendable, Hashable {
  /// Points from the controller's top that bars or the status bar cover.
  public var top: Double
  /// Points from the bottom that are covered.
  public var bottom: Double
  /// False when the bar there is opaque: content then starts below it.
  public var extendsUnderTop: Bool
  /// False when the bar there is opaque.
  public var extendsUnderBottom: Bool

  /// With all its values.
  public init(
    top: Double, bottom: Double, extendsUnderTop: Bool = true, extendsUnderBottom: Bool = true
  ) {
    self.top = top
    self.bottom = bottom
    self.extendsUnderTop = extendsUnderTop
    self.extendsUnderBottom = extendsUnderBottom
  }
}

/// Gives every object its frame, from the window down: each class places its children, then they
/// place theirs.
public struct LayoutPass: Sendable {
  /// What is laid out.
  public let tree: StyledTree
  /// In the parent's bounds, in points; indexed as the tree's objects.
  public private(set) var frames: [Rect]
  /// Of controllers, set by their container.
  private var guides: [Int: LayoutGuides] = [:]
  /// Of scroll views: what bars cover, so that content starts beyond.
  private var contentInsets: [Int: EdgeInsets] = [:]
  /// Objects that are drawn over their siblings.
  private var raised: Set<Int> = []
  private var mirroring: Mirroring

  private init(tree: StyledTree) {
    self.tree = tree
    frames = [Rect](repeating: .zero, count: tree.objects.count)
    mirroring = Mirroring(tree)
  }

  /// Lays out the whole tree in the device's screen.
  public static func layOut(_ tree: StyledTree) -> PlacedTree {
    var pass = LayoutPass(tree: tree)
    pass.place(tree.root, in: Rect(origin: .zero, size: tree.context.device.size))
    pass.descend(tree.root, in: nil)
    return PlacedTree(
      styled: tree, frames: pass.frames, contentInsets: pass.contentInsets, raised: pass.raised,
      mirroring: pass.mirroring)
  }

  private mutating func descend(_ node: StyledNode, in parent: StyledNode?) {
    mirroring.enter(node, parent: parent)
    let size = frames[node.index].size
    node.control.layOut(node, size: size, &self)
    mirroring.apply(to: node, width: size.width, &frames)
    for child in node.children { descend(child, in: node) }
  }

  /// Sets a child's frame in its parent's bounds.
  public mutating func place(_ node: StyledNode, in frame: Rect) {
    frames[node.index] = frame
  }

  /// Draws a child over its siblings, whatever their order.
  mutating func raise(_ node: StyledNode) {
    raised.insert(node.index)
  }

  /// Whether an object's parts are to change sides once they are placed.
  func isMirrored(_ node: StyledNode) -> Bool { mirroring.isMirrored(node) }

  /// In the parent's bounds, in points.
  public func frame(of node: StyledNode) -> Rect { frames[node.index] }

  /// Says what covers a controller.
  public mutating func setGuides(_ value: LayoutGuides, for controller: StyledNode) {
    guides[controller.index] = value
  }

  /// What covers a controller; nothing unless its container said so.
  public func guides(of controller: StyledNode) -> LayoutGuides {
    guides[controller.index] ?? LayoutGuides(top: 0, bottom: 0)
  }

  /// Says what bars cover of a scroll view.
  public mutating func setContentInset(_ insets: EdgeInsets, for scrollView: StyledNode) {
    contentInsets[scrollView.index] = insets
  }

  /// What bars cover of a scroll view.
  public func contentInset(of scrollView: StyledNode) -> EdgeInsets {
    contentInsets[scrollView.index] ?? .zero
  }

  /// The size an object has by itself.
  public func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    node.intrinsicSize(fitting: fitting)
  }

  /// Places subviews by `frame` and `autoresizingMask`; one without a frame takes its intrinsic size
  /// at the origin.
  public mutating func layOutSubviews(of node: StyledNode, size: Size) {
    for child in node.children where child.role == .subview {
      place(child, in: subviewFrame(child, in: size, of: node))
    }
  }

  private func subviewFrame(_ child: StyledNode, in size: Size, of parent: StyledNode) -> Rect {
    guard let frame = child[View.frame] else {
      return Rect(origin: .zero, size: child.intrinsicSize(fitting: size))
    }
    let needsIntrinsic = frame.width == nil || frame.height == nil
    let fitting = Size(
      width: frame.width ?? size.width - frame.x, height: frame.height ?? .infinity)
    let intrinsic = needsIntrinsic ? child.intrinsicSize(fitting: fitting) : .zero
    let rect = Rect(
      x: frame.x, y: frame.y, width: frame.width ?? intrinsic.width,
      height: frame.height ?? intrinsic.height)
    let mask = AutoresizingMask(child.tree.objects[child.index].style)
    // Frames are meant in the superview as the document sizes it; where it says no size, as laid out.
    let own = parent[View.frame]
    let design =
      child.tree.objects[child.index].element.designSize
      ?? Size(width: own?.width ?? size.width, height: own?.height ?? size.height)
    return mask.resize(rect, from: design, to: size)
  }
}

extension StyledNode {
  /// The size the object has by itself, in points.
  public func intrinsicSize(fitting: Size) -> Size {
    let classes = context.classes
    let classID = tree.objects[index].classID
    let inherited = control.intrinsicSize(self, fitting: fitting)
    guard let own = classes.content(of: classID)?.intrinsicContentSize else { return inherited }
    return Binder(self).size(own, over: inherited)
  }

  /// The size by the object's `frame`, by itself where that says nothing, in points.
  func framedSize(fitting: Size) -> Size {
    let frame = self[View.frame]
    if let width = frame?.width, let height = frame?.height {
      return Size(width: width, height: height)
    }
    let own = intrinsicSize(fitting: fitting)
    return Size(width: frame?.width ?? own.width, height: frame?.height ?? own.height)
  }

  /// Up to the next whole device pixel, as UIKit sizes views that fit text.
  public func ceilToPixel(_ length: Double) -> Double {
    // A hair below keeps sums that should be whole from growing a pixel.
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// To the nearest device pixel, halves up.
  public func roundToPixel(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }

  /// Origin and size to whole device pixels: lines stay crisp at every scale, and lines of one
  /// thickness stay of one.
  func roundToPixel(_ rect: Rect) -> Rect {
    Rect(
      x: roundToPixel(rect.minX), y: roundToPixel(rect.minY), width: roundToPixel(rect.width),
      height: roundToPixel(rect.height))
  }

  /// One device pixel, in points: the width of a hairline.
  public var pixel: Double { 1 / scale }
}
