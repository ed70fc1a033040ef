import ObjectModel
import Raster

extension PickerView {
  /// A grey band below the selected rows.
  static var modern: any ControlClass.Type { ModernPickerView.self }
}

/// UIPickerView from iOS 14 on; 13 has lines as before.
enum ModernPickerView: DerivedControl {
  typealias Base = PickerView

  /// In points (measured on iOS 16).
  private enum Metrics {
    static let band = (inset: 10.0, height: 34.0, radius: 8.0)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled.system >= 14 else { return PickerView.paint(node, &canvas) }
    let (inset, height, radius) = Metrics.band
    let band = Rect(
      x: inset, y: node.styled.roundToPixel(node.bounds.midY - height / 2),
      width: max(0, node.size.width - 2 * inset), height: height)
    canvas.fill(
      Path(continuousRoundedRect: band, radius: radius),
      node.styled.color(named: .quaternarySystemFill))
    PickerView.paintWheels(node, &canvas)
  }
}
