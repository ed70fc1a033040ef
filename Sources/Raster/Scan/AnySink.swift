/// Passes coverage on to any sink: for those that are so rare, or so slow by themselves, that the scanner need
/// not be compiled for each.
struct AnySink: CoverageSink {
  private var sink: any CoverageSink

  init(_ sink: any CoverageSink) { self.sink = sink }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    sink.solid(x: x, y: y, count: count, coverage: coverage)
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    sink.varied(x: x, y: y, coverage: coverage)
  }

  mutating func solid(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    sink.solid(x: x, y: y, count: count, rows: rows, coverage: coverage)
  }

  mutating func varied(x: Int, y: Int, rows: Int, coverage: Span<UInt8>) {
    sink.varied(x: x, y: y, rows: rows, coverage: coverage)
  }

  mutating func mask(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int) {
    sink.mask(area, bytes: bytes, stride: stride)
  }
}
