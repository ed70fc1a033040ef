import ObjectModel
import Raster

/// Horizontal lines of one pixel each, for 1x and for 2x. Apple drew the artwork for the two scales
/// separately, so neither can be computed from the other.
struct PixelRows: Sendable {
  /// Rows of a point each from the top, for scales below 1.5.
  let at1x: [Color]
  /// Rows of half a point each from the top, for larger scales.
  let at2x: [Color]

  /// Rows of black with these alphas.
  static func shades(at1x: [Double], at2x: [Double]) -> PixelRows {
    PixelRows(at1x: at1x.map(Color.shade), at2x: at2x.map(Color.shade))
  }

  /// The rows for a scale and the height of each, in points.
  func rows(scale: Double) -> (colors: [Color], height: Double) {
    scale < 1.5 ? (at1x, 1) : (at2x, 0.5)
  }

  /// The height of all rows, in points.
  func height(scale: Double) -> Double {
    let rows = rows(scale: scale)
    return Double(rows.colors.count) * rows.height
  }

  /// Draws the rows downward from `top`.
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

  /// Draws the rows so that the last one ends at `bottom`.
  func paint(
    from left: Double, to right: Double, bottom: Double, scale: Double, _ canvas: inout Canvas
  ) {
    paint(from: left, to: right, top: bottom - height(scale: scale), scale: scale, &canvas)
  }

  /// The rows from the last to the first: a shadow upward instead of downward.
  var reversed: PixelRows { PixelRows(at1x: at1x.reversed(), at2x: at2x.reversed()) }
}
