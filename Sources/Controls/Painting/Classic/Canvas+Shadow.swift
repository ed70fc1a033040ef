import ObjectModel
import Raster

extension Canvas {
  /// How far ink may reach beyond its area: half a line, the lean of a letter.
  private static let raisedReach = 4.0

  /// Draws a shape in `ink` over its own shade; where the ink lets through, the shade does not show
  /// through it (measured on disabled bar buttons).
  ///
  /// - Parameters:
  ///   - area: what the shape takes up, in points; lines may reach a few points beyond.
  ///   - shape: draws the shape in the colour it is given.
  mutating func drawWithShadow(
    _ color: Color, shadowColor: Color, offset: Point = Point(x: 0, y: -1), within area: Rect,
    shape: (inout Canvas, Color) -> Void
  ) {
    guard color.alpha < 1 else {
      translated(x: offset.x, y: offset.y) { shape(&$0, shadowColor) }
      return shape(&self, color)
    }
    let reach = Self.raisedReach + max(offset.x.magnitude, offset.y.magnitude)
    layer(opacity: 1, within: area.insetBy(x: -reach, y: -reach)) {
      $0.translated(x: offset.x, y: offset.y) { shape(&$0, shadowColor) }
      $0.blended(.destinationOut) { shape(&$0, .black) }
    }
    shape(&self, color)
  }
}
