import Raster

extension Canvas {
  /// Draws a shape in `ink` over its own shade; where the ink lets through, the shade does not show
  /// through it (measured on disabled bar buttons).
  ///
  /// - Parameter shape: draws the shape in the colour it is given.
  mutating func drawRaised(
    _ ink: Color, shade: Color, offset: Point = Point(x: 0, y: -1),
    shape: (inout Canvas, Color) -> Void
  ) {
    guard ink.alpha < 1 else {
      translated(x: offset.x, y: offset.y) { shape(&$0, shade) }
      return shape(&self, ink)
    }
    layer {
      $0.translated(x: offset.x, y: offset.y) { shape(&$0, shade) }
      $0.blended(.destinationOut) { shape(&$0, .black) }
    }
    shape(&self, ink)
  }
}
