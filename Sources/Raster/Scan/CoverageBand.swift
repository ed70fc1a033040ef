internal import RasterKernels

/// A band of rows: accumulates the heights and areas of edges in cells, then turns cells into coverage.
///
/// The pointers are the scanner's own storage, large enough for the band.
struct CoverageBand {
  /// Rows of `stride` cells, all zero between bands.
  let cells: UnsafeMutablePointer<Int32>
  /// One bit for each block of cells, set where the block is not zero; `words` words a row.
  let marks: UnsafeMutablePointer<UInt64>
  /// Working storage: twice the coverage of one row.
  let coverage: UnsafeMutablePointer<UInt8>
  /// From the band's first row on, see `RowPlan`.
  let steps: UnsafePointer<Int32>
  let stride: Int
  let words: Int
  let firstRow: Int
  let rows: Int
  let kernels: Kernels.Table

  /// The length below which a gap is sent together with the coverage on both sides.
  private static let shortGap = 16

  /// The lower end, in units of `Edge.y`.
  var end: Int32 { Int32((firstRow + rows) << CoverageUnits.shift) }

  private var storage: raster_band {
    raster_band(cells: cells, marks: marks, stride: stride, words: words, first_row: firstRow)
  }

  /// Adds the heights and areas of edges that are not upright to the rows. Each of them reaches into
  /// the band; the one after the last is read, but not used.
  func add(_ edges: UnsafeBufferPointer<EdgeList.Edge>, count: Int) {
    guard count > 0, let first = edges.baseAddress else { return }
    var band = storage
    kernels.pointee.slants(first, count, &band, Int32(firstRow << CoverageUnits.shift), end)
  }

  /// Adds an upright edge's height and area to the rows.
  func addUpright(_ edge: EdgeList.Edge) {
    let top = max(edge.y0, Int32(firstRow << CoverageUnits.shift))
    let end = min(edge.y1, self.end)
    var y = top
    let column = Int(edge.x0)
    let fraction = 1 - (edge.x0 - Double(column))
    let fullHeight = Int32(1 << CoverageUnits.shift) * edge.winding
    let fullArea = Int32(Double(fullHeight) * fraction)
    while y < end {
      let row = Int(y >> Int32(CoverageUnits.shift)) &- firstRow
      let line = cells + (row &* stride &+ column)
      let next = min(end, Int32((row &+ firstRow &+ 1) << CoverageUnits.shift))
      let height = (next &- y) &* edge.winding
      let area = height == fullHeight ? fullArea : Int32(Double(height) * fraction)
      line[0] &+= area
      line[1] &+= height &- area
      mark(row, column, column &+ 1)
      // The rows that this one stands for are as full as it is.
      y = next &+ (steps[row] &- 1) &<< Int32(CoverageUnits.shift)
    }
  }

  /// Marks the blocks of the cells from `first` to `last`.
  @inline(__always)
  private func mark(_ row: Int, _ first: Int, _ last: Int) {
    let line = marks + row &* words
    var block = first >> CoverageUnits.blockShift
    let lastBlock = last >> CoverageUnits.blockShift
    while block <= lastBlock {
      line[block >> 6] |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
      block &+= 1
    }
  }

  /// Sends the rows' coverage and leaves cells and marks zero.
  @inline(__always)
  func sweep<Sink: CoverageSink>(_ area: PixelRect, rule: FillRule, into sink: inout Sink) {
    if Sink.takesRows, rule == .nonZero {
      let top = area.minY &+ firstRow
      sink.rows(
        storage,
        area: PixelRect(minX: area.minX, minY: top, maxX: area.maxX, maxY: top &+ rows),
        steps: steps, coverage: coverage, mirror: raster_mirror())
      return
    }
    var row = 0
    while row < rows {
      let count = Int(steps[row])
      sweep(
        row, rows: count, y: area.minY &+ firstRow &+ row, originX: area.minX, width: area.width,
        rule: rule, into: &sink)
      row &+= count
    }
  }

  @inline(__always)
  private func sweep(
    _ row: Int, rows: Int, y: Int, originX: Int, width: Int, rule: FillRule,
    into sink: inout some CoverageSink
  ) {
    var sum: Int32 = 0
    var x = 0
    var runStart = -1
    let line = cells + row &* stride
    let rowMarks = marks + row &* words
    for word in 0..<words {
      var bits = rowMarks[word]
      guard bits != 0 else { continue }
      rowMarks[word] = 0
      while bits != 0 {
        let first = bits.trailingZeroBitCount
        let blocks = (~(bits &>> UInt64(first))).trailingZeroBitCount
        bits = blocks &+ first >= 64 ? 0 : bits & (~0 &<< UInt64(first &+ blocks))
        let start = (word &<< 6 &+ first) &<< CoverageUnits.blockShift
        let count = blocks &<< CoverageUnits.blockShift
        guard start < width else {
          (line + start).update(repeating: 0, count: count)
          continue
        }
        if start > x {
          let level = rule == .nonZero ? CoverageUnits.nonZero(sum) : CoverageUnits.evenOdd(sum)
          if runStart >= 0, start &- x < Self.shortGap {
            (coverage + x).update(repeating: level, count: start &- x)
          } else {
            if runStart >= 0 {
              send(runStart, x, rows: rows, y: y, originX: originX, into: &sink)
              runStart = -1
            }
            if level > 0 {
              sink.solid(x: originX &+ x, y: y, count: start &- x, rows: rows, coverage: level)
            }
          }
        }
        if runStart < 0 { runStart = start }
        if rule == .nonZero {
          sum = kernels.pointee.sweep(line + start, count, sum, coverage + start)
        } else {
          for index in start..<start &+ count {
            sum &+= line[index]
            coverage[index] =
              rule == .nonZero ? CoverageUnits.nonZero(sum) : CoverageUnits.evenOdd(sum)
            line[index] = 0
          }
        }
        x = min(start &+ count, width)
      }
    }
    if runStart >= 0 { send(runStart, x, rows: rows, y: y, originX: originX, into: &sink) }
    if x < width {
      let level = rule == .nonZero ? CoverageUnits.nonZero(sum) : CoverageUnits.evenOdd(sum)
      if level > 0 {
        sink.solid(x: originX &+ x, y: y, count: width &- x, rows: rows, coverage: level)
      }
    }
  }

  @inline(__always)
  private func send(
    _ from: Int, _ to: Int, rows: Int, y: Int, originX: Int, into sink: inout some CoverageSink
  ) {
    let levels = UnsafeBufferPointer(start: coverage + from, count: to &- from)
    sink.varied(x: originX &+ from, y: y, rows: rows, coverage: levels.span)
  }
}
