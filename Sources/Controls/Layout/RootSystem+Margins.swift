import ObjectModel
import Raster

/// The layout margins of views.
extension RootSystem {
  /// The margins of a view with what bars cover of it, in points.
  mutating func margins(of view: StyledNode) -> EdgeInsets {
    var result = minimum(of: view)
    if View.insetsLayoutMarginsFromSafeArea.exists(in: view.system),
      view[View.insetsLayoutMarginsFromSafeArea] != false
    {
      let safe = safeArea(of: view)
      result = EdgeInsets(
        top: result.top + safe.top, left: result.left + safe.left,
        bottom: result.bottom + safe.bottom, right: result.right + safe.right)
    }
    guard view[View.preservesSuperviewLayoutMargins] == true else { return result }
    return result.atLeast(marginsLeft(to: view))
  }

  /// The margins that a view asks for, and those that UIKit gives it at least.
  private mutating func minimum(of view: StyledNode) -> EdgeInsets {
    guard view.role == .controllerView else {
      guard view.index == layout.root.index, let content = view.contentView(width: width(of: view))
      else { return view.ownLayoutMargins }
      return view.setLayoutMargins ?? content.margins
    }
    let system = LayoutMarginFigures.ofController(
      width: width(of: view), isBesideNotch: layout.surroundings.safeArea.isAtSides)
    guard View.directionalLayoutMargins.exists(in: view.system), let own = view.setLayoutMargins
    else { return system }
    let controller = view.tree.node(layout.roots.parents[view.index])
    return controller[LayoutMarginFigures.respectsMinimum] == false
      ? own : own.atLeast(system)
  }

  /// What the superview's margins leave to a view at its edges, by the frames of the round before.
  private mutating func marginsLeft(to view: StyledNode) -> EdgeInsets {
    guard view.index != layout.root.index else { return .zero }
    dependsOnFrames = true
    let superview = view.tree.node(layout.roots.parents[view.index])
    guard let frame = layout.found[view.index], let outer = layout.found[superview.index] else {
      return .zero
    }
    let margins = self.margins(of: superview)
    return EdgeInsets(
      top: margins.top - (frame.minY - outer.minY), left: margins.left - (frame.minX - outer.minX),
      bottom: margins.bottom - (outer.maxY - frame.maxY),
      right: margins.right - (outer.maxX - frame.maxX))
  }

  /// The margins, and as much more at both sides as leaves lines that are read well.
  mutating func readableInsets(of view: StyledNode) -> EdgeInsets {
    var result = margins(of: view)
    let width = width(of: view)
    guard view.traits.horizontalSizeClass == .regular, width >= LayoutMarginFigures.wideEnough
    else { return result }
    let side = (width - LayoutMarginFigures.readableWidth(of: view)) / 2
    result.left = max(result.left, side)
    result.right = max(result.right, side)
    return result
  }
}

extension StyledNode {
  /// The margins that the view sets, in points; nil for none.
  var setLayoutMargins: EdgeInsets? {
    if let own = self[View.directionalLayoutMargins] { return runsFromRight ? own.mirrored : own }
    return self[View.layoutMargins]
  }

  /// The margins that the view sets, or those of any view, in points.
  var ownLayoutMargins: EdgeInsets { setLayoutMargins ?? LayoutMarginFigures.standard }
}

extension EdgeInsets {
  /// The larger of two insets at each edge.
  fileprivate func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  fileprivate var isAtSides: Bool { left > 0 || right > 0 }
}
