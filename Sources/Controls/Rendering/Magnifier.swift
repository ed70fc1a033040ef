import Raster

/// The magnifying glass of search fields (fitted to iOS 7, rms .004, and to 8–9).
enum Magnifier {
  private static let radius = 4.49
  private static let ring = 1.0
  /// From the box's left edge to the circle's middle: half the ring beyond the radius.
  private static let centerX = 4.99
  /// Of the whole figure, in points (measured: ink 12.3 square).
  static let width = 12.3
  /// The circle's middle lies this far above the field's.
  private static let lift = 1.5

  /// Draws with its left edge at `point.x`, for a field whose middle is at `point.y`.
  static func draw(at point: Point, system: Int, color: Color, on canvas: inout Canvas) {
    let center = Point(x: point.x + centerX, y: point.y - lift)
    let handle = system < 8 ? (width: 1.0, end: 7.1) : (width: 1.41, end: 7.5)
    var glass = Path(
      ellipseIn: Rect(
        x: center.x - radius - ring / 2, y: center.y - radius - ring / 2,
        width: 2 * radius + ring, height: 2 * radius + ring))
    glass.append(
      Path(
        ellipseIn: Rect(
          x: center.x - radius + ring / 2, y: center.y - radius + ring / 2,
          width: 2 * radius - ring, height: 2 * radius - ring)))
    canvas.fill(glass, color, rule: .evenOdd)
    // The handle leaves the ring at 45°.
    let start = radius * 0.7071067811865476
    var stick = Path()
    stick.move(to: Point(x: center.x + start, y: center.y + start))
    stick.line(to: Point(x: center.x + handle.end, y: center.y + handle.end))
    canvas.stroke(stick, color, style: StrokeStyle(width: handle.width))
  }
}
