import ObjectModel
import Raster

extension PickerView {
  /// A grey band below the selected rows.
  static var modern: any ControlClass.Type { ModernPickerView.self }
}

/// UIPickerView from iOS 14 on; 13 has lines as before.
enum ModernPickerView: DerivedControl {
  typealias Base = PickerView

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard node.styled.system >= 14 else { return PickerView.paint(node, &canvas) }
    let (inset, height, radius) = WheelFigures(node.styled.look).band
    let band = Rect(
      x: inset, y: node.styled.roundToPixel(node.bounds.midY - height / 2),
      width: max(0, node.size.width - 2 * inset), height: height)
    canvas.fill(
      Path(continuousRoundedRect: band, radius: radius),
      node.styled.color(named: .quaternarySystemFill))
    PickerView.paintWheels(node, &canvas)
  }
}
