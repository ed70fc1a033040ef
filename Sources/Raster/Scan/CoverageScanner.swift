/// Exact-area coverage of edges, as signed areas summed along each row.
///
/// Every edge leaves in each row it crosses its height and the area to its right, in whole
/// 1/65536ths. The running sum over a row is then the winding of each pixel weighted by area:
/// non-zero takes its magnitude, at most one; even-odd folds it. This is the way of FreeType's and
/// AGG's scanners; where contours overlap within one pixel the area is approximate, as theirs is.
///
/// Rows are done in bands that stay in the cache, and blocks of eight cells that an edge touched are
/// marked, so that the inside of a large shape costs one call a row.
///
/// - Complexity: O(edges × rows crossed + touched blocks + rows).
struct CoverageScanner {
  /// Cells of a band, at most: 128 KiB, well within a second-level cache.
  private static let bandCells = 32_768
  private static let blockShift = 3
  private static let block = 1 << blockShift
  /// A gap shorter than this joins the coverage on both sides in one call.
  private static let shortGap = 16

  private var cells: [Int32] = []
  private var marks: [UInt64] = []
  private var coverage: [UInt8] = []
  /// Indices of edges in order of the band they start in, and the first of each band.
  private var order: [Int32] = []
  private var bandStarts: [Int32] = []
  private var active: [Int32] = []

  /// Sends the coverage of `list` to `sink`.
  mutating func scan(_ list: EdgeList, rule: FillRule, into sink: inout some CoverageSink) {
    let width = list.area.width
    let height = list.area.height
    guard width > 0, height > 0, !list.edges.isEmpty else { return }
    // One cell right of the area takes what falls beyond it, and blocks are whole.
    let stride = (width + 2 + Self.block) & ~(Self.block - 1)
    let words = (stride >> Self.blockShift + 63) >> 6
    let bandRows = max(1, min(height, Self.bandCells / stride))
    let bands = (height + bandRows - 1) / bandRows
    if cells.count < stride * bandRows {
      cells = [Int32](repeating: 0, count: stride * bandRows)
    }
    if marks.count < words * bandRows { marks = [UInt64](repeating: 0, count: words * bandRows) }
    if coverage.count < stride { coverage = [UInt8](repeating: 0, count: stride) }
    sortIntoBands(list.edges, bandRows: bandRows, bands: bands)
    active.removeAll(keepingCapacity: true)

    for band in 0..<bands {
      let firstRow = band * bandRows
      let rows = min(bandRows, height - firstRow)
      accumulate(
        list.edges, band: band, firstRow: firstRow, rows: rows, stride: stride, words: words)
      for row in 0..<rows {
        sweep(
          row: row, y: list.area.minY + firstRow + row, originX: list.area.minX, width: width,
          stride: stride, words: words, rule: rule, into: &sink)
      }
    }
  }

  /// A counting sort of the edges by their first band.
  private mutating func sortIntoBands(_ edges: [EdgeList.Edge], bandRows: Int, bands: Int) {
    bandStarts.removeAll(keepingCapacity: true)
    bandStarts.append(contentsOf: repeatElement(0, count: bands + 1))
    order.removeAll(keepingCapacity: true)
    if bands == 1 {
      order.append(contentsOf: 0..<Int32(edges.count))
      bandStarts[1] = Int32(edges.count)
      return
    }
    order.append(contentsOf: repeatElement(0, count: edges.count))
    for edge in edges { bandStarts[(Int(edge.y0) >> EdgeList.shift) / bandRows + 1] += 1 }
    for band in 0..<bands { bandStarts[band + 1] += bandStarts[band] }
    var next = bandStarts
    for (index, edge) in edges.enumerated() {
      let band = (Int(edge.y0) >> EdgeList.shift) / bandRows
      order[Int(next[band])] = Int32(index)
      next[band] += 1
    }
  }

  private mutating func accumulate(
    _ edges: [EdgeList.Edge], band: Int, firstRow: Int, rows: Int, stride: Int, words: Int
  ) {
    for index in bandStarts[band]..<bandStarts[band + 1] { active.append(order[Int(index)]) }
    let bandEnd = Int32((firstRow + rows) << EdgeList.shift)
    var kept = 0
    cells.withUnsafeMutableBufferPointer { cells in
      marks.withUnsafeMutableBufferPointer { marks in
        for position in 0..<active.count {
          let edge = edges[Int(active[position])]
          Self.accumulate(
            edge, firstRow: firstRow, rows: rows, cells: cells, stride: stride, marks: marks,
            words: words)
          if edge.y1 > bandEnd {
            active[kept] = active[position]
            kept += 1
          }
        }
      }
    }
    active.removeSubrange(kept...)
  }

  /// Adds one edge's height and area to the rows of a band.
  private static func accumulate(
    _ edge: EdgeList.Edge, firstRow: Int, rows: Int,
    cells: UnsafeMutableBufferPointer<Int32>, stride: Int,
    marks: UnsafeMutableBufferPointer<UInt64>, words: Int
  ) {
    let bandTop = Int32(firstRow << EdgeList.shift)
    var y = max(edge.y0, bandTop)
    let end = min(edge.y1, Int32((firstRow + rows) << EdgeList.shift))
    var x = edge.x0 + edge.slope * Double(y - edge.y0)
    while y < end {
      let row = Int(y) >> EdgeList.shift
      let next = min(end, Int32((row + 1) << EdgeList.shift))
      // From the start each time, so that where bands end does not matter; held to the edge's own
      // range against the last bit.
      let xNext = min(
        max(edge.x0 + edge.slope * Double(next - edge.y0), edge.lowX), edge.highX)
      let line = (row - firstRow) * stride
      let height = (next - y) * edge.winding
      let left = min(x, xNext)
      let right = max(x, xNext)
      let first = Int(left)
      let last = Int(right)
      if first == last {
        let fraction = 1 - ((left + right) * 0.5 - Double(first))
        let area = Int32(Double(height) * fraction)
        cells[line + first] &+= area
        cells[line + first + 1] &+= height &- area
      } else {
        let perPixel = Double(height) / (right - left)
        var used: Int32 = 0
        var from = left
        for column in first...last {
          let to = column == last ? right : Double(column + 1)
          let sum = column == last ? height : Int32((to - left) * perPixel)
          let part = sum &- used
          let fraction = 1 - ((from + to) * 0.5 - Double(column))
          let area = Int32(Double(part) * fraction)
          cells[line + column] &+= area
          cells[line + column + 1] &+= part &- area
          used = sum
          from = to
        }
      }
      let markLine = (row - firstRow) * words
      for block in (first >> blockShift)...((last + 1) >> blockShift) {
        marks[markLine + block >> 6] |= 1 << UInt64(block & 63)
      }
      y = next
      x = xNext
    }
  }

  /// Sums one row, sends its coverage and leaves its cells and marks zero.
  private mutating func sweep(
    row: Int, y: Int, originX: Int, width: Int, stride: Int, words: Int, rule: FillRule,
    into sink: inout some CoverageSink
  ) {
    var sum: Int32 = 0
    var x = 0
    var runStart = -1
    let line = row * stride
    for word in 0..<words {
      var bits = marks[row * words + word]
      guard bits != 0 else { continue }
      marks[row * words + word] = 0
      while bits != 0 {
        let start = (word << 6 + bits.trailingZeroBitCount) << Self.blockShift
        bits &= bits &- 1
        guard start < width else {
          for index in start..<start + Self.block { cells[line + index] = 0 }
          continue
        }
        if start > x {
          let level = Self.level(sum, rule)
          if runStart >= 0, start - x < Self.shortGap {
            for index in x..<start { coverage[index] = level }
          } else {
            if runStart >= 0 {
              sink.varied(
                x: originX + runStart, y: y, coverage: coverage.span.extracting(runStart..<x))
              runStart = -1
            }
            if level > 0 {
              sink.solid(x: originX + x, y: y, count: start - x, coverage: level)
            }
          }
        }
        if runStart < 0 { runStart = start }
        let end = min(start + Self.block, width)
        cells.withUnsafeMutableBufferPointer { cells in
          coverage.withUnsafeMutableBufferPointer { coverage in
            for index in start..<end {
              sum &+= cells[line + index]
              coverage[index] = Self.level(sum, rule)
            }
            for index in start..<start + Self.block { cells[line + index] = 0 }
          }
        }
        x = end
      }
    }
    if runStart >= 0 {
      sink.varied(x: originX + runStart, y: y, coverage: coverage.span.extracting(runStart..<x))
    }
    if x < width {
      let level = Self.level(sum, rule)
      if level > 0 { sink.solid(x: originX + x, y: y, count: width - x, coverage: level) }
    }
  }

  /// A sum of areas as a coverage byte, rounded to nearest.
  static func level(_ sum: Int32, _ rule: FillRule) -> UInt8 {
    let one: UInt32 = 1 << UInt32(EdgeList.shift)
    var area: UInt32
    switch rule {
    case .nonZero: area = min(sum.magnitude, one)
    case .evenOdd:
      area = UInt32(bitPattern: sum) & (2 * one - 1)
      if area > one { area = 2 * one - area }
    }
    return UInt8(truncatingIfNeeded: (area * 255 + one / 2) >> UInt32(EdgeList.shift))
  }
}
