/// The coverage of a mirrored shape's original part, kept so that it can be sent to both sides.
struct MirroredSpans: CoverageSink {
  private struct Piece {
    var x: Int
    var y: Int
    var count: Int
    var rows: Int
    /// 0: the coverage differs from pixel to pixel.
    var level: UInt8
    /// Where such coverage starts in `bytes`; its mirror image follows.
    var bytes: Int
  }

  private var pieces: [Piece] = []
  private var bytes: [UInt8] = []

  /// Forgets everything but the storage.
  mutating func reset() {
    pieces.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    solid(x: x, y: y, count: count, rows: 1, coverage: coverage)
  }

  mutating func solid(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    pieces.append(Piece(x: x, y: y, count: count, rows: rows, level: coverage, bytes: 0))
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    varied(x: x, y: y, rows: 1, coverage: coverage)
  }

  mutating func varied(x: Int, y: Int, rows: Int, coverage: Span<UInt8>) {
    let count = coverage.count
    pieces.append(Piece(x: x, y: y, count: count, rows: rows, level: 0, bytes: bytes.count))
    coverage.withUnsafeBufferPointer { levels in
      bytes.append(contentsOf: levels)
      bytes.append(contentsOf: levels.reversed())
    }
  }

  /// Sends everything and its images.
  ///
  /// - Parameter original: Where the spans lie, as `mirror` says.
  func send(_ mirror: Mirror, original: PixelRect, to sink: inout some CoverageSink) {
    let bytes = bytes.span
    for piece in pieces {
      var rows = piece.y..<piece.y + piece.rows
      var image: Range<Int>?
      if let y = mirror.y {
        // The image of row r is row y − 1 − r; the middle's own row has none.
        let low = max(y - rows.upperBound, original.maxY)
        let high = y - rows.lowerBound
        if rows.upperBound == original.maxY {
          rows = rows.lowerBound..<high
        } else {
          image = low..<high
        }
      }
      send(piece, rows: rows, mirror, original: original, bytes, to: &sink)
      if let image { send(piece, rows: image, mirror, original: original, bytes, to: &sink) }
    }
  }

  @inline(__always)
  private func send(
    _ piece: Piece, rows: Range<Int>, _ mirror: Mirror, original: PixelRect, _ bytes: Span<UInt8>,
    to sink: inout some CoverageSink
  ) {
    let count = piece.count
    let y = rows.lowerBound
    if piece.level > 0 {
      guard let middle = mirror.x else {
        return sink.solid(x: piece.x, y: y, count: count, rows: rows.count, coverage: piece.level)
      }
      let end = piece.x + count
      // A span that ends at the middle continues in its image.
      let reaches = end == original.maxX
      sink.solid(
        x: piece.x, y: y, count: reaches ? middle - 2 * piece.x : count, rows: rows.count,
        coverage: piece.level)
      if !reaches {
        sink.solid(
          x: middle - end, y: y, count: count, rows: rows.count, coverage: piece.level)
      }
      return
    }
    sink.varied(
      x: piece.x, y: y, rows: rows.count,
      coverage: bytes.extracting(piece.bytes..<piece.bytes + count))
    guard let middle = mirror.x else { return }
    let end = piece.x + count
    let low = max(middle - end, original.maxX)
    guard middle - piece.x > low else { return }
    let start = piece.bytes + count + (low - (middle - end))
    sink.varied(
      x: low, y: y, rows: rows.count,
      coverage: bytes.extracting(start..<piece.bytes + 2 * count))
  }
}
