import ObjectModel
import Raster
import Text

extension SegmentedControl {
  /// A capsule with a capsule below the selected segment.
  static var glass: any ControlClass.Type { GlassSegmentedControl.self }
}

/// UISegmentedControl from iOS 26 on.
enum GlassSegmentedControl: DerivedControl {
  typealias Base = ModernSegmentedControl

  /// Figures in points (measured on 26, views of 27).
  private enum Metrics {
    static let thumbInset = 2.0
    static let disabledAlpha = 0.5
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    SegmentedControl.hasBackgroundImage(node.styled) ? nil : Path(capsuleIn: node.bounds)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    guard !SegmentedControl.hasBackgroundImage(control) else {
      return ModernSegmentedControl.paint(node, &canvas)
    }
    let opacity = control[Control.isEnabled] == false ? Metrics.disabledAlpha : 1
    canvas.layerIfNeeded(opacity: opacity, within: node.bounds) { canvas in
      canvas.fill(Path(capsuleIn: node.bounds), ModernSegmentedControl.fill(of: control))
      for segment in node.children(Segment.role)
      where Segment.state(of: segment.styled).contains(.selected) {
        let thumb = segment.frame.insetBy(x: Metrics.thumbInset, y: Metrics.thumbInset)
        guard !thumb.isEmpty else { continue }
        canvas.fill(
          Path(capsuleIn: thumb),
          control.color(SegmentedControl.selectedSegmentTintColor)
            ?? ModernSegmentedControl.thumbColor(control))
      }
    }
  }
}

extension SegmentFigures {
  /// Regular titles; the selected one semibold on 26 (measured) and medium on 27 (views).
  mutating func setGlass(_ look: Look) {
    titleWeight = .regular
    // Labels at half of their alpha, as the whole control is (views of 27).
    dimmed = .dynamic(
      light: .color(Color(white: 0, alpha: 0.5)), dark: .color(Color(white: 1, alpha: 0.5)))
    selectedWeight = look.system < 27 ? .semibold : .medium
  }
}
