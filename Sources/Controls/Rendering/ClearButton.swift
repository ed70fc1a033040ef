import Raster

/// The grey disc with a cross in text and search fields (measured on iOS 9).
enum ClearButton {
  private static let diameter = 14.0
  private static let grey = Color(bytes: 0x8E, 0x8E, 0x93)
  /// Half the cross's box, and the thickness of its arms.
  private static let arm = 4.0
  private static let stroke = 1.4

  static func draw(center: Point, on canvas: inout Canvas) {
    canvas.fill(
      Path(
        ellipseIn: Rect(
          x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter,
          height: diameter)),
      grey)
    var cross = Path()
    for direction in [-1.0, 1.0] {
      cross.move(to: Point(x: center.x - arm, y: center.y - direction * arm))
      cross.line(to: Point(x: center.x + arm, y: center.y + direction * arm))
    }
    canvas.stroke(cross, .white, style: StrokeStyle(width: stroke))
  }
}
