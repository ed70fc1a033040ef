import Raster

/// The small circles with a figure that iOS 7 draws for detail, info and add-contact buttons.
enum GlyphCircle {
  enum Glyph: Sendable, Hashable { case info, add }

  /// Of the whole, in points (UIKit's size for these buttons; the figures in it are unsourced).
  static let diameter = 22.0
  private static let lineWidth = 1.0

  /// Draws with the circle's box at the canvas's origin.
  static func draw(_ glyph: Glyph, color: Color, on canvas: inout Canvas) {
    let box = Rect(x: 0, y: 0, width: diameter, height: diameter)
    var ring = Path(ellipseIn: box)
    ring.append(Path(ellipseIn: box.insetBy(x: lineWidth, y: lineWidth)))
    canvas.fill(ring, color, rule: .evenOdd)
    canvas.fill(path(glyph), color)
  }

  private static func path(_ glyph: Glyph) -> Path {
    let middle = diameter / 2
    var path = Path()
    switch glyph {
    case .add:
      let arm = 5.5
      path.append(
        Path(
          rect: Rect(
            x: middle - arm, y: middle - lineWidth / 2, width: 2 * arm, height: lineWidth)))
      // The upright stops at the crossbar, so that the two never cover a pixel twice.
      let half = arm - lineWidth / 2
      for y in [middle - arm, middle + lineWidth / 2] {
        path.append(
          Path(rect: Rect(x: middle - lineWidth / 2, y: y, width: lineWidth, height: half)))
      }
    case .info:
      let dot = 1.1
      path.append(
        Path(
          ellipseIn: Rect(
            x: middle - 0.2 - dot, y: 6.2 - dot, width: 2 * dot, height: 2 * dot)))
      // A stem with a serif to the left of its head, and a foot.
      path.move(to: Point(x: middle - 2, y: 9))
      path.line(to: Point(x: middle + 0.7, y: 9))
      path.line(to: Point(x: middle + 0.7, y: 15.5))
      path.line(to: Point(x: middle + 2.2, y: 15.5))
      path.line(to: Point(x: middle + 2.2, y: 16.3))
      path.line(to: Point(x: middle - 2.2, y: 16.3))
      path.line(to: Point(x: middle - 2.2, y: 15.5))
      path.line(to: Point(x: middle - 0.7, y: 15.5))
      path.line(to: Point(x: middle - 0.7, y: 9.8))
      path.line(to: Point(x: middle - 2, y: 9.8))
      path.close()
    }
    return path
  }
}
