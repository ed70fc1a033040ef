import ObjectModel
import Raster

extension SplitViewController {
  /// Panes with round corners on black.
  static var classic: any ControlClass.Type { ClassicSplitViewController.self }
}

/// UISplitViewController up to iOS 6.
enum ClassicSplitViewController: DerivedControl {
  typealias Base = SplitViewController

  /// Corner radius of the panes, as in a pad's black bar (measured at 1x).
  private static let radius = 5.0

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    // A phone's only pane fills the screen.
    guard node.styled.context.device.idiom == .pad else { return }
    let top = node.styled.context.device.statusBarHeight
    for child in node.container.children {
      guard child.styled.role != SplitViewController.divider else { continue }
      // Below the status bar, which is not part of a pane.
      let start = max(child.frame.minY, top - node.windowOrigin.y)
      let pane = Rect(
        x: child.frame.minX, y: start, width: child.frame.width,
        height: max(0, child.frame.maxY - start))
      var corners = Path(rect: pane)
      corners.append(Path(roundedRect: pane, radius: radius))
      canvas.fill(corners, .black, rule: .evenOdd)
    }
  }
}
