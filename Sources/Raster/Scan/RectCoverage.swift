/// Coverage of an axis-aligned rectangle with any edges: each pixel's is the product of how much of
/// its column and of its row is covered.
enum RectCoverage {
  /// Edges this near to a whole pixel are on it (1/512: less than half a level of coverage).
  static let snap = 1.0 / 512

  static func scan(_ rect: Rect, area: PixelRect, into sink: inout some CoverageSink) {
    guard rect.width > 0, rect.height > 0 else { return }
    let left = snapped(max(rect.minX, Double(area.minX)))
    let top = snapped(max(rect.minY, Double(area.minY)))
    let right = snapped(min(rect.maxX, Double(area.maxX)))
    let bottom = snapped(min(rect.maxY, Double(area.maxY)))
    guard right > left, bottom > top else { return }
    let firstColumn = Int(left.rounded(.down))
    let lastColumn = Int(right.rounded(.up)) - 1
    let firstRow = Int(top.rounded(.down))
    let lastRow = Int(bottom.rounded(.up)) - 1
    var y = firstRow
    while y <= lastRow {
      let tall = min(bottom, Double(y + 1)) - max(top, Double(y))
      // Rows that are covered from top to bottom are alike.
      let rows = tall == 1 ? Int(bottom.rounded(.down)) - y : 1
      let full = Color.byte(tall)
      let first = tall * (min(right, Double(firstColumn + 1)) - left)
      let last = tall * (right - max(left, Double(lastColumn)))
      var from = firstColumn
      var to = lastColumn + 1
      func send(x: Int, count: Int, coverage: UInt8) {
        guard coverage > 0 else { return }
        sink.solid(x: x, y: y, count: count, rows: rows, coverage: coverage)
      }
      if Color.byte(first) != full || firstColumn == lastColumn {
        send(x: from, count: 1, coverage: Color.byte(first))
        from += 1
      }
      if lastColumn > firstColumn, Color.byte(last) != full { to -= 1 }
      if to > from { send(x: from, count: to - from, coverage: full) }
      if to == lastColumn, lastColumn > firstColumn {
        send(x: lastColumn, count: 1, coverage: Color.byte(last))
      }
      y += rows
    }
  }

  /// The rectangle as whole pixels, when all its edges are.
  static func wholePixels(_ rect: Rect) -> PixelRect? {
    if let exact = exactPixels(rect) { return exact }
    let bounds = PixelRect(
      minX: PixelRect.nearest(rect.minX), minY: PixelRect.nearest(rect.minY),
      maxX: PixelRect.nearest(rect.maxX), maxY: PixelRect.nearest(rect.maxY))
    guard (rect.minX - Double(bounds.minX)).magnitude <= snap,
      (rect.minY - Double(bounds.minY)).magnitude <= snap,
      (rect.maxX - Double(bounds.maxX)).magnitude <= snap,
      (rect.maxY - Double(bounds.maxY)).magnitude <= snap
    else { return nil }
    return bounds
  }

  /// The rectangle as whole pixels, when all its edges are and no rounding is needed; nil also of what is too far away.
  static func exactPixels(_ rect: Rect) -> PixelRect? {
    let far = CoordinateLimit.farthest
    // Widths may be negative.
    guard rect.minX.magnitude < far, rect.minY.magnitude < far, rect.maxX.magnitude < far,
      rect.maxY.magnitude < far
    else { return nil }
    let whole = PixelRect(
      minX: Int(rect.minX), minY: Int(rect.minY), maxX: Int(rect.maxX), maxY: Int(rect.maxY))
    guard Double(whole.minX) == rect.minX, Double(whole.minY) == rect.minY,
      Double(whole.maxX) == rect.maxX, Double(whole.maxY) == rect.maxY
    else { return nil }
    return whole
  }

  private static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    return (value - whole).magnitude <= snap ? whole : value
  }
}
