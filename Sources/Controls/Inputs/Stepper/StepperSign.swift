import ObjectModel
import Raster

/// The icon of a stepper's left half.
enum MinusSign: IconView {
  static let imageRole = ImageRole.stepper
  /// The minus in the stepper's coordinates, in points (measured on iOS 7.0).
  static let bar = Rect(x: 16, y: 14, width: 15.5, height: 1.5)

  static func iconSize(_ node: StyledNode) -> Size { bar.size }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    canvas.fill(node.bounds, color)
  }
}

/// The icon of a stepper's right half.
enum PlusSign: IconView {
  static let imageRole = ImageRole.stepper
  /// The bar and the stem of the plus in the stepper's coordinates, in points (measured on iOS
  /// 7.0).
  private static let bar = Rect(x: 62.5, y: 13.5, width: 15.5, height: 1.5)
  private static let stem = Rect(x: 69.5, y: 6.5, width: 1.5, height: 15.5)
  static let box = Rect(
    x: bar.minX, y: stem.minY, width: bar.width, height: stem.height)

  static func iconSize(_ node: StyledNode) -> Size { box.size }

  /// Draws bar and stem, each aligned with device pixels.
  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let view = node.styled
    let origin = view.roundToPixel(box).origin
    func moved(_ rect: Rect) -> Rect {
      view.roundToPixel(rect).offsetBy(x: -origin.x, y: -origin.y)
    }
    var sign = Path(rect: moved(bar))
    sign.append(Path(rect: moved(stem)))
    canvas.fill(sign, color)
  }
}
