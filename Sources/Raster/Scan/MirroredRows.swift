internal import RasterKernels

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
