import ObjectModel
import Raster

/// Lines along an edge, one row of pixels each: Apple's artwork for 1x screens and that for 2x were
/// drawn apart, so that neither follows from the other.
struct PixelRows: Sendable {
  /// From the first row down, at 1x: rows of a point.
  let at1x: [Color]
  /// From the first row down, at 2x and above: rows of half a point.
  let at2x: [Color]

  /// Black of these strengths.
  static func shades(at1x: [Double], at2x: [Double]) -> PixelRows {
    PixelRows(at1x: at1x.map(Color.shade), at2x: at2x.map(Color.shade))
  }

  /// The rows of a screen and how high each is, in points.
  func rows(scale: Double) -> (colors: [Color], height: Double) {
    scale < 1.5 ? (at1x, 1) : (at2x, 0.5)
  }

  /// All rows together, in points.
  func height(scale: Double) -> Double {
    let rows = rows(scale: scale)
    return Double(rows.colors.count) * rows.height
  }

  /// Draws the rows one below the other, the first at `top`.
  func paint(
    from left: Double, to right: Double, top: Double, scale: Double, _ canvas: inout Canvas
  ) {
    let rows = rows(scale: scale)
    for (index, color) in rows.colors.enumerated() {
      canvas.fill(
        Rect(
          x: left, y: top + Double(index) * rows.height, width: right - left, height: rows.height),
        color)
    }
  }

  /// Draws the rows so that the last ends at `bottom`.
  func paint(
    from left: Double, to right: Double, bottom: Double, scale: Double, _ canvas: inout Canvas
  ) {
    paint(from: left, to: right, top: bottom - height(scale: scale), scale: scale, &canvas)
  }

  /// The same rows from the last to the first: a shadow above instead of below.
  var reversed: PixelRows { PixelRows(at1x: at1x.reversed(), at2x: at2x.reversed()) }
}
