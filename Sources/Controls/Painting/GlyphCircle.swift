import ObjectModel
import Raster

/// The small circles with a figure that iOS 7 draws for detail, info and add-contact buttons.
enum GlyphCircle {
  enum Glyph: Sendable, Hashable { case info, add }

  /// Of the whole, in points (UIKit's size for these buttons; the figures in it are choices, no
  /// measured picture shows one).
  static let diameter = 22.0
  private static let lineWidth = 1.0
  /// Of the plus: the bar across, then the upright above and below it, so that no pixel is covered
  /// twice.
  private static let plus = [
    Rect(x: 5.5, y: 10.5, width: 11, height: 1), Rect(x: 10.5, y: 5.5, width: 1, height: 5),
    Rect(x: 10.5, y: 11.5, width: 1, height: 5),
  ]
  /// Of the letter i: its dot, a stem, a serif to the left of its head, and a foot.
  private static let dot = Rect(x: 10.125, y: 5, width: 2.25, height: 2.25)
  private static let letter = [
    Rect(x: 10.5, y: 9, width: 1.5, height: 6.5), Rect(x: 9, y: 9, width: 1.5, height: 1),
    Rect(x: 9, y: 15.5, width: 4.5, height: 1),
  ]

  /// Draws with the circle's box at the canvas's origin; `node` says where device pixels lie.
  static func draw(_ glyph: Glyph, color: Color, of node: StyledNode, on canvas: inout Canvas) {
    let box = Rect(x: 0, y: 0, width: diameter, height: diameter)
    var ring = Path(ellipseIn: box)
    ring.append(Path(ellipseIn: box.insetBy(x: lineWidth, y: lineWidth)))
    canvas.fill(ring, color, rule: .evenOdd)
    var figure = glyph == .info ? Path(ellipseIn: dot) : Path()
    for bar in glyph == .info ? letter : plus {
      figure.append(Path(rect: node.roundToPixel(bar)))
    }
    canvas.unmirrored(about: diameter / 2) { $0.fill(figure, color) }
  }
}
