import ObjectModel
import Raster

extension Canvas {
  /// How far lines and slanted letters may extend beyond the given area, in points.
  private static let shadowMargin = 4.0

  /// Draws a shape over a hard shadow of itself. The shadow does not show through a translucent
  /// shape (measured on disabled bar buttons).
  ///
  /// - Parameters:
  ///   - offset: of the shadow, in points; a point up by default.
  ///   - area: the shape's bounds, in points; lines may extend up to 4 points beyond.
  ///   - shape: draws the shape in a colour.
  mutating func drawWithShadow(
    _ color: Color, shadowColor: Color, offset: Point = Point(x: 0, y: -1), within area: Rect,
    shape: (inout Canvas, Color) -> Void
  ) {
    guard color.alpha < 1 else {
      noted(.ornament) {
        $0.translated(x: offset.x, y: offset.y) { shape(&$0, shadowColor) }
      }
      return shape(&self, color)
    }
    let reach = Self.shadowMargin + max(offset.x.magnitude, offset.y.magnitude)
    noted(.ornament) {
      $0.layer(opacity: 1, within: area.insetBy(x: -reach, y: -reach)) {
        $0.translated(x: offset.x, y: offset.y) { shape(&$0, shadowColor) }
        $0.blended(.destinationOut) { shape(&$0, .black) }
      }
    }
    shape(&self, color)
  }
}
