internal import RasterKernels

/// The edges of a path within an area of pixels, ready for the scanner.
///
/// Edges above, below and to the right are dropped; those to the left are moved to the area's left
/// side, where they still count towards the winding of every pixel.
struct EdgeList {
  /// One downward or upward edge. `x` is in pixels from the area's left, `y` in 1/65536 pixel from
  /// its top: with whole numbers in y, contours close exactly, and so does every row's sum.
  typealias Edge = raster_edge

  /// An edge without effect, after the last: vectors read one too many.
  static let empty = Edge(x0: 0, slope: 0, low_x: 0, high_x: 0, y0: 0, y1: 0, winding: 0)

  /// Edges that are not upright, the first `slantedCount` of them; at least one more is there to read.
  private(set) var slanted: [Edge] = []
  private(set) var slantedCount = 0
  private(set) var upright: [Edge] = []
  /// Rows that slanted edges may cross, as many ranges as there were curves and lines.
  private(set) var busy: [ClosedRange<Int32>] = []
  private(set) var area = PixelRect.empty
  /// Contours count the other way round: what they enclose is taken away.
  var isReversed = false
  private var originX = 0.0
  private var originY = 0.0
  private var width = 0.0
  private var height = 0.0

  /// Empties the list, keeps its storage and takes a new area.
  mutating func reset(area: PixelRect) {
    slantedCount = 0
    upright.removeAll(keepingCapacity: true)
    busy.removeAll(keepingCapacity: true)
    isReversed = false
    self.area = area
    originX = Double(area.minX)
    originY = Double(area.minY)
    width = Double(area.width)
    height = Double(area.height)
  }

  var isEmpty: Bool { slantedCount == 0 && upright.isEmpty }

  /// True when a piece within these bounds cannot matter, or only by its end points: its chord then
  /// does for the curve.
  func isOutside(_ low: Point, _ high: Point) -> Bool {
    high.y <= originY || low.y >= originY + height || high.x <= originX
      || low.x >= originX + width
  }

  /// Adds a curve within these bounds.
  mutating func curve(from: Point, _ chords: Chords, _ low: Point, _ high: Point) {
    if low.x >= originX, high.x <= originX + width, low.y >= originY,
      high.y <= originY + height
    {
      curveInside(from: from, chords, Int32(low.y - originY)...Int32(high.y - originY))
      return
    }
    var last = from
    for index in 0..<chords.count {
      let next = chords[index]
      line(from: last, to: next)
      last = next
    }
  }

  /// As `curve`, where nothing is to be cut off.
  private mutating func curveInside(
    from: Point, _ chords: Chords, _ rows: ClosedRange<Int32>
  ) {
    reserve(chords.count)
    busy.append(rows)
    var curve = chords.curve
    var area = raster_edge_area(
      x: originX, y: originY, width: width, height: height, forward: isReversed ? -1 : 1)
    let start = Point(x: from.x - originX, y: from.y - originY)
    let first = slantedCount
    slantedCount += slanted.withUnsafeMutableBufferPointer { edges in
      guard let edges = edges.baseAddress else { return 0 }
      return Kernels.current.pointee.chords(
        &curve, chords.count, start.x, start.y, &area, edges + first)
    }
  }

  /// Makes room for so many slanted edges and one that is only read.
  private mutating func reserve(_ count: Int) {
    let missing = slantedCount + count + 1 - slanted.count
    guard missing > 0 else { return }
    slanted.append(contentsOf: repeatElement(Self.empty, count: max(missing, slanted.count)))
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
    let top = Int32(y0 * CoverageUnits.one + 0.5)
    let bottom = Int32(y1 * CoverageUnits.one + 0.5)
    guard bottom > top else { return }
    if x0 == x1 {
      upright.append(
        Edge(x0: x0, slope: 0, low_x: x0, high_x: x0, y0: top, y1: bottom, winding: winding))
      return
    }
    reserve(1)
    busy.append(top >> Int32(CoverageUnits.shift)...(bottom - 1) >> Int32(CoverageUnits.shift))
    slanted[slantedCount] = Edge(
      x0: x0, slope: (x1 - x0) / Double(bottom &- top), low_x: x0 < x1 ? x0 : x1,
      high_x: x0 < x1 ? x1 : x0, y0: top, y1: bottom, winding: winding)
    slantedCount += 1
  }
}

extension Chords {
  /// As the kernels take them.
  fileprivate var curve: raster_curve {
    raster_curve(
      x: (start.x, linear.x, square.x, cube.x), y: (start.y, linear.y, square.y, cube.y),
      step: step, shortening: Self.shortening, end_x: end.x, end_y: end.y)
  }
}
