public import ObjectModel
package import Raster

/// The parts of a controller's view that its container's bars and the status bar cover.
struct LayoutGuides: Sendable, Hashable {
  /// The covered height at the top, in points.
  var top: Double
  /// The covered height at the bottom, in points.
  var bottom: Double
  /// Whether content extends under the top bar; false for an opaque bar, below which content
  /// starts.
  var extendsUnderTop: Bool
  /// Whether content extends under the bottom bar; false for an opaque bar.
  var extendsUnderBottom: Bool

  /// Creates guides; `top` and `bottom` are in points.
  init(
    top: Double, bottom: Double, extendsUnderTop: Bool = true, extendsUnderBottom: Bool = true
  ) {
    self.top = top
    self.bottom = bottom
    self.extendsUnderTop = extendsUnderTop
    self.extendsUnderBottom = extendsUnderBottom
  }
}

/// Something about a whole tree that the layout of many of its objects asks for, and that takes a look at all of them.
protocol StyledTreeFact: Sendable {
  init(_ tree: StyledTree)
}

/// Computes the frame of every object, from the window down: each class sets the frames of its
/// children before they set those of theirs.
public struct LayoutPass: Sendable {
  /// The tree being laid out.
  package let tree: StyledTree
  /// The frames by object index, in the parent's bounds, in points.
  package private(set) var frames: [Rect]
  /// The guides that containers set for their controllers, by object index.
  private var guides: [Int: LayoutGuides] = [:]
  /// The insets of scroll views that bars cover, by object index.
  private var contentInsets: [Int: EdgeInsets] = [:]
  /// Scroll views that are inset by what covers them where they lie.
  private var adjustedScrollViews: Set<Int> = []
  /// Objects that are drawn over their siblings.
  private var raised: Set<Int> = []
  private var mirroring: Mirroring
  /// The sizes on the device that the document names; nil if it is drawn on that device.
  private lazy var design = DesignSizes(tree.context)
  /// Whether a table would show rows that were left out.
  private var lacksRows = false
  /// The frames that constraints decide, by object index, in the superview's bounds.
  private var constrainedFrames: [Int: Rect] = [:]
  private var conflicts: [ConstraintConflict] = []
  private var contentSizes: [Int: Size] = [:]
  private var ambiguities: [LayoutAmbiguity] = []
  private let explains: Bool
  private var decisions: [Int: [SolvedConstraint]] = [:]
  private var facts: [ObjectIdentifier: any StyledTreeFact] = [:]
  private var held: [Int: [SolvedConstraint]] = [:]

  private init(tree: StyledTree, explains: Bool) {
    self.tree = tree
    self.explains = explains
    frames = [Rect](repeating: .zero, count: tree.objects.count)
    mirroring = Mirroring(tree)
  }

  /// A fact about the tree, found when it is first asked for.
  mutating func fact<Fact: StyledTreeFact>(_ type: Fact.Type) -> Fact {
    let key = ObjectIdentifier(type)
    if let known = facts[key] as? Fact { return known }
    let fact = Fact(tree)
    facts[key] = fact
    return fact
  }

  /// Lays out a tree in the device's screen.
  ///
  /// - Parameter explains: whether to find out which constraints decide frames.
  /// - Complexity: O(objects), and shaping of all text; beside the constraints of each layout.
  public static func layOut(_ tree: StyledTree, explains: Bool = false) -> PlacedTree {
    var pass = LayoutPass(tree: tree, explains: explains)
    tree.refuseText()
    // What is refused is not drawn.
    guard tree.context.ledger.excess == nil else { return pass.placed }
    pass.place(tree.root, in: Rect(origin: .zero, size: tree.context.device.size))
    pass.descend(tree.root, in: nil, SafeArea(tree.context))
    return pass.placed
  }

  private var placed: PlacedTree {
    PlacedTree(
      styled: tree, frames: frames, contentInsets: contentInsets, raised: raised,
      mirroring: mirroring, lacksRows: lacksRows, conflicts: conflicts,
      ambiguities: ambiguities, contentSizes: contentSizes, decisions: decisions, held: held)
  }

  private mutating func descend(
    _ node: StyledNode, in parent: StyledNode?, _ outer: SafeArea
  ) {
    mirroring.enter(node, parent: parent)
    guard tree.context.ledger.excess == nil else { return }
    let size = frames[node.index].size
    var safeArea = outer
    if let roots = tree.layoutRoots {
      if let parent {
        safeArea.enter(frames[node.index], in: frames[parent.index].size, guides[parent.index])
        if node.role == .controllerView, let added = parent[SafeArea.additionalInsets] {
          safeArea.add(added)
        }
      }
      if roots.constrained.contains(node.index) {
        solveConstraints(of: node, roots, size: size, safeArea.insets)
      }
    }
    if let parent { settleContentInset(of: node, in: parent) }
    node.control.layOut(node, size: size, &self)
    mirroring.apply(to: node, width: size.width, &frames, except: constrainedFrames)
    for child in tree.objects[node.index].children { descend(tree.node(child), in: node, safeArea) }
  }

  /// Finds the frames of what constraints place in a layout root.
  private mutating func solveConstraints(
    of root: StyledNode, _ roots: LayoutRoots, size: Size, _ safeArea: EdgeInsets
  ) {
    var layout = ConstraintLayout(
      root, roots, ConstraintLayout.Surroundings(of: root, size, safeArea: safeArea))
    layout.explains = explains
    let result = layout.solve { child, parent, size in
      fixedFrame(child, in: size, of: parent)
    }
    constrainedFrames.merge(result.frames) { _, new in new }
    conflicts += result.conflicts
    ambiguities += result.ambiguities
    contentSizes.merge(result.contentSizes) { _, new in new }
    decisions.merge(result.decisions) { $0 + $1 }
    held.merge(result.held) { $0 + $1 }
  }

  /// The frame that constraints give a view, in its superview's bounds, in points; nil for none.
  func constrainedFrame(of view: StyledNode) -> Rect? { constrainedFrames[view.index] }

  /// Sets a child's frame in its parent's bounds.
  mutating func place(_ node: StyledNode, in frame: Rect) {
    frames[node.index] = frame
  }

  /// Sets the size of a scroll view's content, in points, where constraints decide it.
  mutating func setContentSize(_ size: Size, of scrollView: StyledNode) {
    contentSizes[scrollView.index] = size
  }

  /// Notes that a table would show rows that were left out.
  mutating func noteMissingRows() { lacksRows = true }

  /// Draws a child over its siblings, whatever their order in the tree.
  mutating func raise(_ node: StyledNode) {
    raised.insert(node.index)
  }

  /// Whether an object's parts are mirrored after its class has set their frames.
  func isMirrored(_ node: StyledNode) -> Bool { mirroring.isMirrored(node) }

  /// The object's frame in its parent's bounds, in points.
  func frame(of node: StyledNode) -> Rect { frames[node.index] }

  /// Sets what covers a controller's view.
  mutating func setGuides(_ value: LayoutGuides, for controller: StyledNode) {
    guides[controller.index] = value
  }

  /// The covered heights of a controller's view; zero unless its container set them.
  func guides(of controller: StyledNode) -> LayoutGuides {
    guides[controller.index] ?? LayoutGuides(top: 0, bottom: 0)
  }

  /// Sets the insets that bars cover of a scroll view, in points.
  ///
  /// - Parameter adjusts: whether only what covers it where it lies counts (UIScrollView.adjustedContentInset).
  mutating func setContentInset(
    _ insets: EdgeInsets, for scrollView: StyledNode, adjusts: Bool = false
  ) {
    contentInsets[scrollView.index] = insets
    if adjusts { adjustedScrollViews.insert(scrollView.index) }
  }

  /// The insets that bars cover of a scroll view, in points; zero unless set.
  func contentInset(of scrollView: StyledNode) -> EdgeInsets {
    contentInsets[scrollView.index] ?? .zero
  }

  /// Reduces a scroll view's insets to the part of it that bars cover, from iOS 11 on (`adjustedContentInset`). Before, all
  /// that covers its controller insets it.
  private mutating func settleContentInset(of node: StyledNode, in parent: StyledNode) {
    guard adjustedScrollViews.contains(node.index), var insets = contentInsets[node.index] else {
      return
    }
    let (frame, area) = (frames[node.index], frames[parent.index].size)
    insets.top = max(0, insets.top - max(0, frame.minY))
    insets.bottom = max(0, insets.bottom - max(0, area.height - frame.maxY))
    contentInsets[node.index] = insets
  }

  /// The object's intrinsic size, in points.
  ///
  /// - Parameter fitting: the available size, in points; text wraps at its width.
  func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    node.intrinsicSize(fitting: fitting)
  }

  /// Sets the frames of the subviews by their `frame` and `autoresizingMask`; a subview without a
  /// frame gets its intrinsic size at the origin.
  ///
  /// - Parameter size: the node's size, in points.
  mutating func layOutSubviews(of node: StyledNode, size: Size) {
    for index in tree.objects[node.index].children
    where tree.objects[index].element.role == .subview {
      let child = tree.node(index)
      let frame = constrainedFrames[child.index] ?? fixedFrame(child, in: size, of: node)
      place(child, in: frame)
    }
  }

  /// The frame of a subview that no constraints place.
  private mutating func fixedFrame(
    _ child: StyledNode, in size: Size, of parent: StyledNode
  ) -> Rect {
    guard let insets = parent.contentView(width: size.width)?.frames, insets != .zero else {
      return fixedFrame(child, inContent: size, of: parent)
    }
    let room = Rect(origin: .zero, size: size).inset(by: insets)
    return fixedFrame(child, inContent: room.size, of: parent)
      .offsetBy(x: room.minX, y: room.minY)
  }

  private mutating func fixedFrame(
    _ child: StyledNode, inContent size: Size, of parent: StyledNode
  ) -> Rect {
    guard let frame = child[View.frame] else {
      return Rect(origin: .zero, size: child.intrinsicSize(fitting: size))
    }
    let needsIntrinsic = frame.width == nil || frame.height == nil
    let fitting = Size(
      width: frame.width ?? size.width - frame.origin.x, height: frame.height ?? .infinity)
    let intrinsic = needsIntrinsic ? child.intrinsicSize(fitting: fitting) : .zero
    let rect = Rect(
      origin: frame.origin,
      size: Size(
        width: frame.width ?? intrinsic.width, height: frame.height ?? intrinsic.height))
    let mask = AutoresizingMask(child.tree.objects[child.index].style)
    guard mask.rawValue != 0 else { return rect }
    return mask.resize(rect, from: designSize(of: parent, size, for: child), to: size)
  }

  /// The size of a superview that a subview's frame was written for: that of the class that builds the
  /// subview, else of the superview's `frame`, else on the device that the document names.
  private mutating func designSize(
    of parent: StyledNode, _ size: Size, for child: StyledNode
  ) -> Size {
    if let size = child.tree.objects[child.index].element.designSize { return size }
    let own = parent[View.frame]
    if let width = own?.width, let height = own?.height {
      return Size(width: width, height: height)
    }
    let designed = design?.size(of: parent) ?? size
    return Size(width: own?.width ?? designed.width, height: own?.height ?? designed.height)
  }
}

extension StyledNode {
  /// The object's intrinsic size, in points.
  ///
  /// - Parameter fitting: the available size, in points; text wraps at its width.
  func intrinsicSize(fitting: Size) -> Size {
    let classes = context.classes
    let classID = tree.objects[index].classID
    let inherited = control.intrinsicSize(self, fitting: fitting)
    guard let own = classes.content(of: classID)?.intrinsicContentSize else {
      // What has no content of its own is as large as the constraints in it make it.
      guard inherited == .zero, isLayoutRoot else { return inherited }
      return ConstraintLayout.fittingSize(of: self, fitting: fitting) ?? inherited
    }
    if own.isFitting { return ConstraintLayout.fittingSize(of: self, fitting: fitting) ?? .zero }
    return Binder(self).size(own, over: inherited)
  }

  /// What Auto Layout asks of the object's content.
  var intrinsicContent: IntrinsicContent {
    var result = control.intrinsicContent(self)
    guard let own = context.classes.content(of: classID)?.intrinsicContentSize else {
      return result
    }
    if own.width != nil || own.isFitting { result.hasWidth = true }
    if own.height != nil || own.isFitting { result.hasHeight = true }
    if own.isFitting { result.heightFollowsWidth = true }
    return result
  }

  /// The size of the object's `frame`, in points, with its intrinsic size for missing dimensions.
  func framedSize(fitting: Size) -> Size {
    let frame = self[View.frame]
    if let width = frame?.width, let height = frame?.height {
      return Size(width: width, height: height)
    }
    let own = intrinsicSize(fitting: fitting)
    return Size(width: frame?.width ?? own.width, height: frame?.height ?? own.height)
  }

  /// A length rounded up to whole device pixels, in points, as UIKit sizes views that fit text.
  package func ceilToPixel(_ length: Double) -> Double {
    // The margin keeps rounding errors in sums from adding a pixel.
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// A length rounded down to whole device pixels, in points.
  func floorToPixel(_ length: Double) -> Double {
    (length * scale + 1e-6).rounded(.down) / scale
  }

  /// A length rounded to the nearest device pixel, halves up, in points.
  package func roundToPixel(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }

  /// A rectangle with its origin and its size rounded to whole device pixels, so that lines are
  /// crisp and lines of equal thickness stay equal.
  func roundToPixel(_ rect: Rect) -> Rect {
    Rect(
      x: roundToPixel(rect.minX), y: roundToPixel(rect.minY), width: roundToPixel(rect.width),
      height: roundToPixel(rect.height))
  }

  /// The size of a device pixel, in points: the width of a hairline.
  package var pixel: Double { 1 / scale }
}
