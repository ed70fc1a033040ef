internal import RasterKernels

/// A pixel in memory order: red, green, blue, alpha; premultiplied.
typealias Pixel = SIMD4<UInt8>

/// Takes coverage, each pixel at most once, mostly row by row from the top and left to right.
/// Coordinates are device pixels within the area that was asked for.
protocol CoverageSink {
  /// `count` pixels of one coverage, which is never 0.
  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8)
  /// One coverage a pixel, from `x` on.
  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>)
  /// `solid` on `rows` rows.
  mutating func solid(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8)
  /// `varied`, the same on `rows` rows.
  mutating func varied(x: Int, y: Int, rows: Int, coverage: Span<UInt8>)
  /// The part of a mask's bytes that lies on `area`.
  mutating func mask(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int)
  /// True when `rows` may be called.
  static var takesRows: Bool { get }
  /// The scanner's cells in place of coverage, non-zero rule, which are to be left zero.
  ///
  /// - Parameters:
  ///   - area: The pixels of the band's rows.
  ///   - steps: How many rows each row stands for that is not stood for itself.
  ///   - coverage: Scratch, two bytes a cell of a row.
  ///   - mirror: Which of the pixels have images that are covered alike.
  mutating func rows(
    _ band: raster_band, area: PixelRect, steps: UnsafePointer<Int32>,
    coverage: UnsafeMutablePointer<UInt8>, mirror: raster_mirror)
}

extension CoverageSink {
  static var takesRows: Bool { false }

  mutating func rows(
    _ band: raster_band, area: PixelRect, steps: UnsafePointer<Int32>,
    coverage: UnsafeMutablePointer<UInt8>, mirror: raster_mirror
  ) {}

  mutating func solid(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    for row in y..<y + rows { solid(x: x, y: row, count: count, coverage: coverage) }
  }

  mutating func varied(x: Int, y: Int, rows: Int, coverage: Span<UInt8>) {
    for row in y..<y + rows { varied(x: x, y: row, coverage: coverage) }
  }

  mutating func mask(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int) {
    for y in 0..<area.height {
      let row = UnsafeBufferPointer(start: bytes + y * stride, count: area.width)
      varied(x: area.minX, y: area.minY + y, coverage: row.span)
    }
  }
}

/// Coverage bytes over an area: a clip, a glyph, the shape of a shadow.
struct Mask: Sendable, Hashable {
  var bounds: PixelRect
  /// Rows from the top, no padding; 255 is covered. Nothing is covered outside `bounds`.
  var bytes: [UInt8]

  init(bounds: PixelRect) {
    self.bounds = bounds
    self.bytes = [UInt8](repeating: 0, count: max(0, bounds.width) * max(0, bounds.height))
  }

  init(bounds: PixelRect, bytes: [UInt8]) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Where row `y` starts in `bytes`, for column `x`.
  func index(x: Int, y: Int) -> Int { (y - bounds.minY) * bounds.width + (x - bounds.minX) }
}

/// Writes coverage into a mask.
struct MaskSink: CoverageSink {
  var mask: Mask

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    let start = mask.index(x: x, y: y)
    mask.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<start + count { bytes[index] = coverage }
    }
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    let start = mask.index(x: x, y: y)
    mask.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in 0..<coverage.count { bytes[start + index] = coverage[index] }
    }
  }
}

/// Multiplies coverage by a mask that covers the whole area, then passes it on.
struct ClippedSink<Inner: CoverageSink>: CoverageSink {
  var inner: Inner
  let mask: Mask
  private var row: [UInt8] = []

  init(inner: Inner, mask: Mask) {
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
