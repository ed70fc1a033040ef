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
  }

  /// The rounds after which frames that depend on each other are taken as they are.
  private static let rounds = 4
  /// The greatest number of terms that a root's solution may add up: about a second.
  private static let workLimit = 200_000_000

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
    /// The number of constraints, if their work exceeded its limit.
    var excess: Int?
  }

  /// The frame of a view that no constraints place, in a superview of some size.
  typealias FixedFrame = (_ view: StyledNode, _ superview: StyledNode, _ size: Size) -> Rect

  /// Solves the root's constraints.
  mutating func solve(_ fixedFrame: FixedFrame) -> Result {
    var result = Result()
    var placed: Set<Int> = []
    for _ in 0..<Self.rounds {
      var system = RootSystem(self)
      system.add(root, fixedFrame)
      guard
        let solution = system.linear.solution(
          workLimit: Self.workLimit, findings: explains ? .reasons : [])
      else {
        result.excess = system.linear.constraints.count
        return result
      }
      let frames = system.boxes.mapValues { $0.rect(solution) }
      let isSettled = frames == found
      found = frames
      result.conflicts = system.conflicts(of: solution)
      placed = system.placed
      if explains { result.decisions = system.decisions(of: solution) }
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
  static func fittingSize(of node: StyledNode, fitting: Size) -> Size {
    guard let roots = node.tree.layoutRoots, roots.constrained.contains(node.index) else {
      return .zero
    }
    return node.context.fittingSizes.size(of: node.index, width: fitting.width) {
      measure(node, roots, width: fitting.width)
    }
  }

  private static func measure(_ node: StyledNode, _ roots: LayoutRoots, width: Double) -> Size {
    func solve(_ surroundings: Surroundings) -> Size {
      var layout = ConstraintLayout(node, roots, surroundings)
      return layout.solve { child, _, size in
        Rect(
          origin: Point(x: child[View.frame]?.x ?? 0, y: child[View.frame]?.y ?? 0),
          size: child.framedSize(fitting: size))
      }.size
    }
    var size = solve(Surroundings())
    if size.width > width { size = solve(Surroundings(width: width)) }
    return Size(width: node.ceilToPixel(size.width), height: node.ceilToPixel(size.height))
  }
}
