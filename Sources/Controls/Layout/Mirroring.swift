import ObjectModel
import Raster

/// Which objects are mirrored for right-to-left layouts, and the frames of their parts before
/// mirroring.
///
/// Classes lay out and draw from left to right only. Mirroring happens here: the frames of parts
/// are mirrored after their class has set them, and a class draws on a mirrored canvas.
struct Mirroring: Sendable {
  private let tree: StyledTree
  /// False when no object of the tree can be mirrored, so that no look-ups are needed.
  private let isPossible: Bool
  /// The indices of mirrored objects.
  private var mirrored: Set<Int> = []
  /// The frames of mirrored objects' parts before mirroring, by object index.
  private var placed: [Int: Rect] = [:]

  /// The first system whose views are mirrored (Apple's "What's New in iOS 9").
  private static let firstSystem = 9

  /// Whether a major version of iOS mirrors views.
  static func exists(in system: Int) -> Bool { system >= firstSystem }

  init(_ tree: StyledTree) {
    self.tree = tree
    let slot = View.semanticContentAttribute.slot
    isPossible =
      Self.exists(in: tree.context.system)
      && (tree.traits.contains { $0.layoutDirection == .rightToLeft }
        // By index: a copy of an object counts references to all that it holds.
        || tree.objects.indices.contains { tree.objects[$0].style.value(slot) != nil })
  }

  func isMirrored(_ node: StyledNode) -> Bool { mirrored.contains(node.index) }

  /// Whether the status bar over a window is mirrored; it follows the screen's layout direction
  /// only.
  func isMirrored(inStatusBarOf window: StyledNode) -> Bool {
    isPossible && window.context.traits.layoutDirection == .rightToLeft
  }

  /// The frame of a part before mirroring; nil when it is not mirrored.
  func placedFrame(_ index: Int) -> Rect? { placed[index] }

  /// Mirrors the frames of an object's parts if it is mirrored.
  ///
  /// - Parameters:
  ///   - width: the object's width, in points.
  ///   - constrained: the frames of parts that follow the reading direction already, by object index.
  mutating func apply(
    to node: StyledNode, width: Double, _ frames: inout [Rect], except constrained: [Int: Rect]
  ) {
    guard isPossible, isMirrored(node) else { return }
    for child in node.children
    where !child.role.isAdded && constrained[child.index] == nil {
      let frame = frames[child.index]
      placed[child.index] = frame
      frames[child.index].origin.x = width - frame.maxX
    }
  }

  /// Decides whether an object is mirrored; its parent has to be decided before.
  mutating func enter(_ node: StyledNode, parent: StyledNode?) {
    guard isPossible, node.control.followsReadingDirection else { return }
    let isObject = tree.context.classes.isObject(tree.objects[node.index].classID)
    // Items have no direction of their own. They, and parts without an attribute of their own,
    // follow the object that contains them.
    let isPart = node.role.behavior != nil && node[View.semanticContentAttribute] == nil
    let follows = isObject || isPart
    let runs = follows ? parent.map { isMirrored($0) } ?? false : node.runsFromRight
    if runs { mirrored.insert(node.index) }
  }
}

extension StyledNode {
  /// Whether the view's layout direction is right to left
  /// (`effectiveUserInterfaceLayoutDirection`).
  var runsFromRight: Bool {
    guard Mirroring.exists(in: system) else { return false }
    return switch self[View.semanticContentAttribute] ?? .unspecified {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traits.layoutDirection == .rightToLeft
    }
  }
}
