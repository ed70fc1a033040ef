import ObjectModel
import Raster

/// The symbols in small circles of detail, info and add-contact buttons from iOS 7 on.
enum GlyphCircle {
  enum Glyph: Sendable, Hashable { case info, add }

  /// Diameter of the circle, in points (UIKit's size for these buttons). The symbols' dimensions
  /// are choices.
  static let diameter = 22.0
  private static let lineWidth = 1.0
  /// The plus: a horizontal bar, and a vertical one in two parts, so that no pixel is covered twice
  /// (choice).
  private static let plus = [
    Rect(x: 5.5, y: 10.5, width: 11, height: 1), Rect(x: 10.5, y: 5.5, width: 1, height: 5),
    Rect(x: 10.5, y: 11.5, width: 1, height: 5),
  ]
  /// The dot of the letter i; `letter` holds its stem, the serif at its head and its foot (choice).
  private static let dot = Rect(x: 10.125, y: 5, width: 2.25, height: 2.25)
  private static let letter = [
    Rect(x: 10.5, y: 9, width: 1.5, height: 6.5), Rect(x: 9, y: 9, width: 1.5, height: 1),
    Rect(x: 9, y: 15.5, width: 4.5, height: 1),
  ]

  /// Draws the circle and its symbol with their top left corner at the canvas's origin.
  ///
  /// - Parameter node: the object whose scale the symbol's bars are rounded by.
  static func draw(_ glyph: Glyph, color: Color, of node: StyledNode, on canvas: inout Canvas) {
    let box = Rect(x: 0, y: 0, width: diameter, height: diameter)
    var ring = Path(ellipseIn: box)
    ring.append(Path(ellipseIn: box.insetBy(x: lineWidth, y: lineWidth)))
    canvas.fill(ring, color, rule: .evenOdd)
    var symbol = glyph == .info ? Path(ellipseIn: dot) : Path()
    for bar in glyph == .info ? letter : plus {
      symbol.append(Path(rect: node.roundToPixel(bar)))
    }
    canvas.unmirrored(about: diameter / 2) { $0.fill(symbol, color) }
  }
}
