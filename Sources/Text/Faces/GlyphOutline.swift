internal import Raster

/// A glyph's contours in font units, y up, each contour closed.
struct GlyphOutline: Sendable, Hashable {
  private(set) var path = Path()
  private var isOpen = false

  mutating func move(to point: Point) {
    if isOpen { path.close() }
    isOpen = true
    path.move(to: point)
  }

  mutating func line(to point: Point) { path.line(to: point) }

  mutating func quad(control: Point, to end: Point) { path.quad(control: control, to: end) }

  mutating func cubic(control1: Point, control2: Point, to end: Point) {
    path.cubic(control1: control1, control2: control2, to: end)
  }

  mutating func append(_ contour: Contour) {
    if isOpen { path.close() }
    isOpen = true
    path.append(open: contour)
  }
}
