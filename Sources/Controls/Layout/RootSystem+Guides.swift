import ObjectModel
import Raster

/// The guides of views.
extension RootSystem {
  private static let adjustment = PropertySlot("contentInsetAdjustmentBehavior")

  mutating func guide(
    _ guide: LayoutConstraint.Guide, of view: StyledNode
  ) -> LayoutBox? {
    guard let frame = boxes[view.index] else { return nil }
    // The guides of a cell are those of its content view.
    let content = contents[view.index]
    let box = view.isKind(of: Self.scrollView) ? frame : content ?? frame
    switch guide {
    case .contentGuide: return content ?? box
    case .frameGuide: return frame
    case .safeArea: return box.inset(by: safeArea(of: view))
    case .margins: return box.inset(by: margins(of: view))
    case .readable: return box.inset(by: readableInsets(of: view))
    case .keyboard:
      var result = box.inset(by: safeArea(of: view))
      result.top = result.bottom
      result.height = LinearLength()
      return result
    }
  }

  /// The width of a view, or of the screen while it is not known.
  func width(of view: StyledNode) -> Double {
    layout.found[view.index]?.width
      ?? (view.index == layout.root.index ? layout.surroundings.width : nil)
      ?? view.context.device.size.width
  }

  /// The part of a view that bars cover, by its frame in the round before.
  mutating func safeArea(of view: StyledNode) -> EdgeInsets {
    let outer = layout.surroundings.safeArea
    guard view.index != layout.root.index else {
      if isMovedByBars(view) { return Self.atRest(outer) }
      guard let content = view.contentView(width: width(of: view)) else { return outer }
      // A row is as high under a bar as elsewhere.
      return EdgeInsets(
        top: 0, left: max(0, outer.left - content.insets.left), bottom: 0,
        right: max(0, outer.right - content.insets.right))
    }
    dependsOnFrames = true
    guard let root = layout.found[layout.root.index], let frame = layout.found[view.index] else {
      return .zero
    }
    let covered = EdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (root.maxY - frame.maxY)),
      right: max(0, outer.right - (root.maxX - frame.maxX)))
    return isMovedByBars(view) ? Self.atRest(covered) : covered
  }

  /// Whether bars push the content of a view down: of a controller's scroll view, or the first view in its view.
  private func isMovedByBars(_ view: StyledNode) -> Bool {
    guard view.isKind(of: Self.scrollView),
      view.style.value(Self.adjustment) != .enumeration("never")
    else { return false }
    if view.role == .controllerView { return true }
    let superview = view.tree.node(layout.roots.parents[view.index])
    return superview.role == .controllerView && superview.children.first?.index == view.index
  }

  /// What is covered of a content that lies below what covers its top: the safe area begins where the content does.
  private static func atRest(_ covered: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: 0, left: covered.left, bottom: covered.top + covered.bottom, right: covered.right)
  }
}
