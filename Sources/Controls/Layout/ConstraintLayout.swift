import Constraints
import ObjectModel
import Raster

/// Places what lies in a layout root by constraints.
///
/// Frames of views without constraints are constants beside those of the others. Sizes that depend on what is found,
/// such as the height of text in its width, come in later rounds.
struct ConstraintLayout {
  /// The weights of what chooses among answers, below all priorities.
  enum Wish {
    static let frame = 0.75
    static let origin = 0.5
    static let size = 0.25
  }

  /// Where the root lies and what covers it.
  struct Surroundings {
    /// The root's size, in points; a side that is nil is as small as its content allows.
    var width: Double?
    var height: Double?
    /// The part of the root at its edges that bars cover, in points.
    var safeArea = EdgeInsets.zero

    init(width: Double? = nil, height: Double? = nil, safeArea: EdgeInsets = .zero) {
      self.width = width
      self.height = height
      self.safeArea = safeArea
    }

    /// Where a root lies that has a size. A side that its content decided is decided by it again: rounded to pixels it would
    /// contradict the content.
    init(of root: StyledNode, _ size: Size, safeArea: EdgeInsets) {
      self.init(width: size.width, height: size.height, safeArea: safeArea)
      func isFitting(_ width: Double, isExact: Bool = false) -> Bool {
        let key = FittingSizes.Key(root.index, width: width, isExact: isExact)
        guard let known = root.context.fittingSizes.known(key) else { return false }
        return abs(known.width - size.width) < root.pixel / 2
          && abs(known.height - size.height) < root.pixel / 2
      }
      if isFitting(.infinity) {
        width = nil
        height = nil
      } else if isFitting(size.width) || isFitting(size.width, isExact: true) {
        height = nil
      }
    }
  }

  /// The rounds after which frames that depend on each other are taken as they are.
  private static let rounds = 4

  let root: StyledNode
  let roots: LayoutRoots
  let surroundings: Surroundings
  /// The frames of the last round, by object index, in the root's coordinates; empty in the first.
  private(set) var found: [Int: Rect] = [:]
  /// Whether to find out what decides the frames.
  var explains = false

  init(_ root: StyledNode, _ roots: LayoutRoots, _ surroundings: Surroundings) {
    self.root = root
    self.roots = roots
    self.surroundings = surroundings
  }

  /// What was found.
  struct Result {
    /// The frames by object index, each in its superview's coordinates, on whole pixels, in points.
    var frames: [Int: Rect] = [:]
    /// The root's size, in points.
    var size = Size.zero
    /// The constraints that were broken.
    var conflicts: [ConstraintConflict] = []
    /// The constraints that decide each object's frame, or are broken, by object index; empty unless asked for.
    var decisions: [Int: [SolvedConstraint]] = [:]
    /// The document's constraints that each object holds, by object index; empty unless asked for.
    var held: [Int: [SolvedConstraint]] = [:]
    /// The sides of views that more than one value would suit; empty unless asked for.
    var ambiguities: [LayoutAmbiguity] = []
    /// The extents of scroll views that constraints decide, by object index, in points.
    var contentSizes: [Int: Size] = [:]
  }

  /// The frame of a view that no constraints place, in a superview of some size.
  typealias FixedFrame = (_ view: StyledNode, _ superview: StyledNode, _ size: Size) -> Rect

  private var findings: LinearSystem.Findings {
    var findings: LinearSystem.Findings = explains ? .reasons : []
    if root.context.findsAmbiguity { findings.insert(.ambiguity) }
    return findings
  }

  /// Solves the root's constraints.
  mutating func solve(_ fixedFrame: FixedFrame) -> Result {
    var result = Result()
    var placed: Set<Int> = []
    let ledger = root.context.ledger
    // What is refused is not solved once more, nor are the cells and rounds after it.
    guard ledger.excess == nil else { return result }
    for _ in 0..<Self.rounds {
      var system = RootSystem(self)
      system.add(root, fixedFrame)
      let open = ledger.openConstraintTerms
      guard
        let solution = system.linear.solution(
          LinearSystem.Limits(work: open.added, terms: open.kept), findings: findings)
      else {
        ledger.refuseConstraints(system.linear.constraints.count, in: root.object.path)
        return result
      }
      ledger.addConstraintTerms(solution.work)
      let frames = system.boxes.mapValues { $0.rect(solution) }
      let isSettled = frames == found
      found = frames
      result.conflicts = system.conflicts(of: solution)
      placed = system.placed
      result.contentSizes = system.contentSizes(of: solution)
      result.ambiguities = system.ambiguities(of: solution)
      if explains {
        result.decisions = system.decisions(of: solution)
        result.held = system.held(solution)
      }
      if isSettled || !system.dependsOnFrames { break }
    }
    result.size = found[root.index]?.size ?? .zero
    for index in placed {
      guard let frame = found[index], let parent = found[roots.parents[index]] else { continue }
      result.frames[index] = root.roundToPixel(
        frame.offsetBy(x: -parent.minX, y: -parent.minY))
    }
    return result
  }
}

extension ConstraintLayout {
  /// The size that the constraints in an object give it: as small as they allow, text on one line if that fits, else as
  /// high as it is at the width.
  ///
  /// - Parameter fitting: the available size, in points.
  /// - Returns: nil if no constraints are in it.
  static func fittingSize(of node: StyledNode, fitting: Size) -> Size? {
    guard let roots = node.tree.layoutRoots, roots.constrained.contains(node.index) else {
      return nil
    }
    return node.context.fittingSizes.size(FittingSizes.Key(node.index, width: fitting.width)) {
      measure(node, roots, width: fitting.width)
    }
  }

  /// The height that the constraints in a cell, header or footer give it at its width, in points; nil if none are in it, or
  /// if they leave its height open.
  static func fittingHeight(of node: StyledNode, width: Double) -> Double? {
    guard let roots = node.tree.layoutRoots, roots.constrained.contains(node.index) else {
      return nil
    }
    let key = FittingSizes.Key(node.index, width: width, isExact: true)
    let size = node.context.fittingSizes.size(key) {
      measured(node, roots, Surroundings(width: width))
    }
    let insets = node.contentView(width: width)?.insets ?? .zero
    return size.height > insets.top + insets.bottom ? size.height : nil
  }

  private static func measure(_ node: StyledNode, _ roots: LayoutRoots, width: Double) -> Size {
    let size = measured(node, roots, Surroundings())
    return size.width > width ? measured(node, roots, Surroundings(width: width)) : size
  }

  private static func measured(
    _ node: StyledNode, _ roots: LayoutRoots, _ surroundings: Surroundings
  ) -> Size {
    var layout = ConstraintLayout(node, roots, surroundings)
    let size = layout.solve { child, parent, size in
      let insets = parent.contentView(width: size.width)?.frames ?? .zero
      let origin = child[View.frame]?.origin ?? .zero
      return Rect(
        origin: Point(x: origin.x + insets.left, y: origin.y + insets.top),
        size: child.framedSize(fitting: size))
    }.size
    return Size(width: node.ceilToPixel(size.width), height: node.ceilToPixel(size.height))
  }
}
