internal import RasterKernels

/// The edges of a path within an area of pixels, ready for the scanner.
///
/// Edges above, below and to the right are dropped; those to the left are moved to the area's left
/// side, where they still count towards the winding of every pixel.
struct EdgeList: LineSink {
  /// One downward or upward edge. `x` is in pixels from the area's left, `y` in 1/65536 pixel from
  /// its top: with whole numbers in y, contours close exactly, and so does every row's sum.
  typealias Edge = raster_edge

  /// Units of `Edge.y` to a pixel, and of a full coverage: 2¹⁶.
  static let shift = 16
  static let one = 65536.0

  private(set) var edges: [Edge] = []
  private(set) var area = PixelRect.empty
  /// Contours count the other way round: what they enclose is taken away.
  var isReversed = false
  private var originX = 0.0
  private var originY = 0.0
  private var width = 0.0
  private var height = 0.0

  /// Empties the list, keeps its storage and takes a new area.
  mutating func reset(area: PixelRect) {
    edges.removeAll(keepingCapacity: true)
    isReversed = false
    self.area = area
    originX = Double(area.minX)
    originY = Double(area.minY)
    width = Double(area.width)
    height = Double(area.height)
  }

  func isOutside(minX: Double, minY: Double, maxX: Double, maxY: Double) -> Bool {
    maxY <= originY || minY >= originY + height || maxX <= originX || minX >= originX + width
  }

  mutating func line(from: Point, to: Point) {
    guard from.y != to.y else { return }
    let down = to.y > from.y
    let top = down ? from : to
    let bottom = down ? to : from
    var x0 = top.x - originX
    var y0 = top.y - originY
    var x1 = bottom.x - originX
    var y1 = bottom.y - originY
    guard y1 > 0, y0 < height else { return }
    if y0 < 0 || y1 > height {
      // Too flat to divide by: it may as well stand still.
      let quotient = (x1 - x0) / (y1 - y0)
      let slope = quotient.isFinite ? quotient : 0
      if y0 < 0 {
        x0 -= y0 * slope
        y0 = 0
      }
      if y1 > height {
        x1 -= (y1 - height) * slope
        y1 = height
      }
    }
    clipSides(x0, y0, x1, y1, winding: down == isReversed ? -1 : 1)
  }

  /// Splits at the left side, cuts at the right one.
  @inline(__always)
  private mutating func clipSides(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, winding: Int32
  ) {
    // Not `min` and `max`, which look out for NaN: there is none here.
    let low = x0 < x1 ? x0 : x1
    let high = x0 < x1 ? x1 : x0
    if low >= 0, high <= width, low < width, high > 0 {
      add(x0, y0, x1, y1, winding)
      return
    }
    if low >= width { return }
    if high <= 0 {
      add(0, y0, 0, y1, winding)
      return
    }
    let quotient = (y1 - y0) / (x1 - x0)
    let perX = quotient.isFinite ? quotient : 0
    func crossing(_ x: Double) -> Double { min(max(y0 + (x - x0) * perX, y0), y1) }
    var (ax, ay, bx, by) = (x0, y0, x1, y1)
    if ax < 0 {
      let y = crossing(0)
      add(0, ay, 0, y, winding)
      (ax, ay) = (0, y)
    }
    if bx < 0 {
      let y = crossing(0)
      add(0, y, 0, by, winding)
      (bx, by) = (0, y)
    }
    if ax > width { (ax, ay) = (width, crossing(width)) }
    if bx > width { (bx, by) = (width, crossing(width)) }
    add(ax, ay, bx, by, winding)
  }

  @inline(__always)
  private mutating func add(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ winding: Int32
  ) {
    // Not negative here, so that adding a half and cutting rounds to nearest.
    let top = Int32(y0 * Self.one + 0.5)
    let bottom = Int32(y1 * Self.one + 0.5)
    guard bottom > top else { return }
    edges.append(
      Edge(
        x0: x0, slope: x0 == x1 ? 0 : (x1 - x0) / Double(bottom &- top),
        low_x: x0 < x1 ? x0 : x1, high_x: x0 < x1 ? x1 : x0, y0: top, y1: bottom,
        winding: winding))
  }
}
