/// Multiplies coverage by a mask that covers the whole area, then passes it on.
///
/// The sink behind is any: clips are rare, and the scanner is compiled once for all of them.
struct ClippedSink: CoverageSink {
  private var inner: any CoverageSink
  private let mask: Mask
  private var row: [UInt8] = []

  init(inner: any CoverageSink, mask: Mask) {
    self.inner = inner
    self.mask = mask
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    let start = mask.index(x: x, y: y)
    // Held apart from `self`, which the inner sink is part of.
    let bytes = mask.bytes
    if coverage == 255 {
      inner.varied(x: x, y: y, coverage: bytes.span.extracting(start..<start + count))
      return
    }
    var row = takeRow()
    for index in start..<start + count {
      row.append(PremultipliedColor.multiply(bytes[index], coverage))
    }
    inner.varied(x: x, y: y, coverage: row.span)
    self.row = row
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    let start = mask.index(x: x, y: y)
    var row = takeRow()
    for index in 0..<coverage.count {
      row.append(PremultipliedColor.multiply(mask.bytes[start + index], coverage[index]))
    }
    inner.varied(x: x, y: y, coverage: row.span)
    self.row = row
  }

  /// The scratch row, emptied, its storage kept.
  private mutating func takeRow() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &row)
    taken.removeAll(keepingCapacity: true)
    return taken
  }
}
