import ObjectModel
import Raster

/// The image view of a field's clear button: a grey disc with a cross (measured on iOS 9).
enum ClearIcon: IconView {
  static let imageRole = ImageRole.button

  private static let diameter = 14.0
  private static let grey = Color(bytes: 0x8E, 0x8E, 0x93)
  /// Half the side of the cross's square, and the width of its strokes.
  private static let arm = 4.0
  private static let stroke = 1.4

  static func isTemplate(_ node: StyledNode) -> Bool { TextFieldButton.isTemplate(node) }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: diameter, height: diameter) }

  static func defaultColor(_ node: StyledNode) -> Color? { grey }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    paint(
      center: node.bounds.center, radius: diameter / 2, color, arm: arm,
      style: StrokeStyle(width: stroke), &canvas)
  }

  static func paint(
    center: Point, radius: Double, _ color: Color, arm: Double, style: StrokeStyle,
    _ canvas: inout Canvas
  ) {
    canvas.fill(Path(circleAt: center, radius: radius), color)
    var cross = Path()
    for direction in [-1.0, 1.0] {
      cross.move(to: Point(x: center.x - arm, y: center.y - direction * arm))
      cross.line(to: Point(x: center.x + arm, y: center.y + direction * arm))
    }
    canvas.stroke(cross, .white, style: style)
  }
}
