internal import RasterKernels

/// How a shape that is its own mirror image lies on the pixels.
struct Mirror: Sendable {
  /// Twice the position of the middle between left and right, a whole number; nil: that half is not
  /// mirrored.
  var x: Int?
  /// The same from top to bottom.
  var y: Int?

  /// A middle farther than this from a whole or half pixel is not on it: mirrored edges are then off
  /// by a thousandth of a level at most.
  private static let snap = 1.0 / 1_048_576

  /// The mirror of a shape with these bounds; nil when its middles fall between pixels.
  init?(_ bounds: Rect) {
    func double(_ sum: Double) -> Int? {
      let whole = sum.rounded()
      guard (sum - whole).magnitude <= Self.snap, whole.magnitude < PathFlattener.farthest else {
        return nil
      }
      return Int(whole)
    }
    x = double(bounds.minX + bounds.maxX)
    y = double(bounds.minY + bounds.maxY)
    if x == nil, y == nil { return nil }
  }

  /// The part of `area` that the rest is the image of: a pixel that a middle goes through belongs to it.
  func original(of area: PixelRect) -> PixelRect {
    var part = area
    if let x { part.maxX = Self.half(x) }
    if let y { part.maxY = Self.half(y) }
    return part
  }

  /// The images of `area`'s pixels, a part of `original`.
  func images(of area: PixelRect, original: PixelRect) -> raster_mirror {
    var images = raster_mirror()
    if let x {
      images.columns = x - original.maxX - area.minX
      images.reach = x - 1 - 2 * area.minX
    }
    if let y {
      images.rows = max(0, y - original.maxY - area.minY)
      images.down = y - 1 - 2 * area.minY
    }
    return images
  }

  /// Rounded up.
  fileprivate static func half(_ double: Int) -> Int { (double + 1) >> 1 }
}

/// Sends the rows of a mirrored shape's original part on together with their images.
struct MirroredRows<Inner: CoverageSink>: CoverageSink {
  var inner: Inner
  let mirror: Mirror
  let original: PixelRect

  static var takesRows: Bool { Inner.takesRows }

  mutating func rows(
    _ band: raster_band, area: PixelRect, steps: UnsafePointer<Int32>,
    coverage: UnsafeMutablePointer<UInt8>, mirror: raster_mirror
  ) {
    inner.rows(
      band, area: area, steps: steps, coverage: coverage,
      mirror: self.mirror.images(of: area, original: original))
  }

  // Everything comes as rows.
  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {}
  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {}
}

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
      // What ends at the middle goes on into its image.
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
