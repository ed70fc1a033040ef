import Raster

/// The small circles with a figure that iOS 7 draws for detail, info and add-contact buttons.
enum GlyphCircle {
  enum Glyph: Sendable, Hashable { case info, add }

  /// Of the whole, in points (UIKit's size for these buttons; the figures in it are unsourced).
  static let diameter = 22.0
  private static let lineWidth = 1.0

  /// The parts of the letter, on whole pixels where they are straight (choice: no measured picture
  /// shows one).
  private enum InfoLetter {
    static let dot = Rect(x: 9.75, y: 4.75, width: 2.25, height: 2.25)
    static let stem = Rect(x: 10.25, y: 9, width: 1.5, height: 7.5)
    static let serif = Rect(x: 8.75, y: 9, width: 1.5, height: 1)
    static let foot = Rect(x: 8.75, y: 15.5, width: 4.5, height: 1)
  }

  /// Draws with the circle's box at the canvas's origin, never mirrored.
  static func draw(_ glyph: Glyph, color: Color, on canvas: inout Canvas) {
    let box = Rect(x: 0, y: 0, width: diameter, height: diameter)
    var ring = Path(ellipseIn: box)
    ring.append(Path(ellipseIn: box.insetBy(x: lineWidth, y: lineWidth)))
    canvas.fill(ring, color, rule: .evenOdd)
    canvas.unmirrored(about: diameter / 2) { $0.fill(path(glyph), color) }
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
      path.append(Path(ellipseIn: InfoLetter.dot))
      for part in [InfoLetter.stem, InfoLetter.serif, InfoLetter.foot] {
        path.append(Path(rect: part))
      }
    }
    return path
  }
}
