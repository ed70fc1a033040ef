import ObjectModel
import Raster

extension RefreshControl {
  /// Eight spokes.
  static var modern: any ControlClass.Type { ModernRefreshControl.self }
}

/// UIRefreshControl from iOS 13 on.
enum ModernRefreshControl: DerivedControl {
  typealias Base = RefreshControl

  /// Side length of the spinner, in points (choice).
  private static let spinner = 28.0

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    guard control[RefreshControl.isRefreshing] == true else { return }
    // An inherited tint does not colour it.
    let tint = control.ownTint
    let title = tint ?? control.color(named: .secondaryLabel)
    RefreshControl.paintSpinner(node, title, &canvas) { center, canvas in
      ModernActivityIndicatorView.drawSpokes(
        side: spinner, center: center,
        tint ?? ModernActivityIndicatorView.standardColor(control), at: control.context.time,
        &canvas)
    }
  }
}
