import ObjectModel
import Raster

/// Which objects are laid out and drawn for people who read from the right, and where their parts
/// were before they changed sides.
///
/// Classes place and draw as for people who read from the left; this is the one place that exchanges
/// sides: frames of parts after a class has placed them, and, through the canvas, what it draws.
struct Mirroring: Sendable {
  private let tree: StyledTree
  /// False where nothing can be mirrored, so that nothing is looked up.
  private let isPossible: Bool
  /// Objects that are mirrored.
  private var mirrored: Set<Int> = []
  /// Of mirrored objects' parts: the frames that their class gave them.
  private var placed: [Int: Rect] = [:]

  /// UIKit mirrors from iOS 9 on (What's New in iOS 9).
  static let firstSystem = 9

  init(_ tree: StyledTree) {
    self.tree = tree
    let slot = View.semanticContentAttribute.slot
    isPossible =
      tree.context.system >= Self.firstSystem
      && (tree.traits.contains { $0.layoutDirection == .rightToLeft }
        || tree.objects.contains { $0.style.value(slot) != nil })
  }

  func isMirrored(_ node: StyledNode) -> Bool { mirrored.contains(node.index) }

  /// Whether the system's own bar over the window is mirrored: as the screen is, whatever views say.
  func isMirrored(inStatusBarOf window: StyledNode) -> Bool {
    isPossible && window.context.traits.layoutDirection == .rightToLeft
  }

  /// Where a part's class placed it, before sides were exchanged; nil where they were not.
  func placedFrame(_ index: Int) -> Rect? { placed[index] }

  /// Decides for an object, its parent before it, and exchanges its parts' sides.
  mutating func apply(to node: StyledNode, width: Double, _ frames: inout [Rect]) {
    guard isPossible, isMirrored(node) else { return }
    for child in node.children where !child.role.isAdded {
      let frame = frames[child.index]
      placed[child.index] = frame
      frames[child.index].origin.x = width - frame.maxX
    }
  }

  /// Decides for an object whose parent is decided.
  mutating func enter(_ node: StyledNode, parent: StyledNode?) {
    guard isPossible, node.control.followsReadingDirection else { return }
    let isObject = tree.context.classes.isObject(tree.objects[node.index].classID)
    // An item has no direction of its own; what shows it, and other parts, stand as their maker does
    // where nobody says how.
    let isPart = node.role.behavior != nil && node[View.semanticContentAttribute] == nil
    let follows = isObject || isPart
    let runs = follows ? parent.map { isMirrored($0) } ?? false : node.runsFromRight
    if runs { mirrored.insert(node.index) }
  }
}

extension StyledNode {
  /// Whether people read this view from the right (effectiveUserInterfaceLayoutDirection).
  var runsFromRight: Bool {
    guard system >= Mirroring.firstSystem else { return false }
    return switch self[View.semanticContentAttribute] ?? .unspecified {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traits.layoutDirection == .rightToLeft
    }
  }
}
