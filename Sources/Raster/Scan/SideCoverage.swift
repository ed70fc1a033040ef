/// Coverage between the upright sides of a rectangle, as the scanner would count it: in whole 1/65536ths, where a row's height is rounded
/// and what a side cuts off is cut.
struct SideCoverage {
  private let left: Int
  private let right: Int
  private let leftShare: Double
  private let rightShare: Double
  private let top: Int
  /// From the top of the first row.
  private let start: Int
  private let end: Int

  /// The sides through two points, the upper left and the lower right, which lie in different columns.
  init(_ low: Point, _ high: Point) {
    left = PixelRect.pixel(low.x, .down)
    right = PixelRect.pixel(high.x, .down)
    leftShare = 1 - (low.x - Double(left))
    rightShare = 1 - (high.x - Double(right))
    top = PixelRect.pixel(low.y, .down)
    start = Int((low.y - Double(top)) * CoverageUnits.one + 0.5)
    end = Int((high.y - Double(top)) * CoverageUnits.one + 0.5)
  }

  /// Sends the coverage of pixels.
  func send(_ area: PixelRect, to sink: inout some CoverageSink) {
    let one = 1 << CoverageUnits.shift
    var y = area.minY
    while y < area.maxY {
      let row = (y - top) * one
      let height = min(end, row + one) - max(start, row)
      guard height > 0 else {
        y += 1
        continue
      }
      // Rows that are covered from top to bottom are alike.
      let rows = height == one ? min(area.maxY, top + end / one) - y : 1
      var (from, to) = (area.minX, area.maxX)
      if from == left, leftShare < 1 {
        send(Int32(Double(height) * leftShare), x: left, y, rows: rows, &sink)
        from += 1
      }
      if to == right + 1 {
        to -= 1
        let cut = Int32(Double(height) * rightShare)
        send(Int32(height) - cut, x: right, y, rows: rows, &sink)
      }
      send(Int32(height), x: from, y, count: to - from, rows: rows, &sink)
      y += rows
    }
  }

  @inline(__always)
  private func send(
    _ sum: Int32, x: Int, _ y: Int, count: Int = 1, rows: Int, _ sink: inout some CoverageSink
  ) {
    let level = CoverageUnits.nonZero(sum)
    guard level > 0, count > 0 else { return }
    sink.solid(x: x, y: y, count: count, rows: rows, coverage: level)
  }
}
