internal import RasterKernels

/// Receives coverage, each pixel at most once, mostly row by row from the top and left to right.
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
  /// Takes the scanner's cells in place of coverage, for the non-zero rule, and leaves them zero.
  ///
  /// - Parameters:
  ///   - area: The pixels of the band's rows.
  ///   - steps: For each row that is scanned, the number of equal rows from it on; see `RowPlan`.
  ///   - coverage: Scratch, two bytes a cell of a row.
  ///   - mirror: The pixels whose mirror images have the same coverage.
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

  /// Takes the bytes of a mask of pixels `place`, row by row, as far as they lie within `area`.
  @inline(__always)
  mutating func mask(_ bytes: Span<UInt8>, of place: PixelRect, within area: PixelRect) {
    let visible = place.intersection(area)
    guard !visible.isEmpty else { return }
    let start = (visible.minY - place.minY) * place.width + (visible.minX - place.minX)
    bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      mask(visible, bytes: bytes + start, stride: place.width)
    }
  }
}
