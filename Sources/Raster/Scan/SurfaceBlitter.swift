/// Composites pixels of a surface, or its alpha in one colour, where there is coverage.
struct SurfaceBlitter: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  /// The source's pixels; they lie over all that is covered.
  let source: UnsafePointer<Pixel>
  let sourceBounds: PixelRect
  /// Not nil: only the source's alpha counts.
  let tint: Pixel?
  private let kernels = Kernels.current

  init(
    pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: UnsafePointer<Pixel>,
    sourceBounds: PixelRect, tint: Pixel? = nil
  ) {
    self.pixels = pixels
    self.bounds = bounds
    self.source = source
    self.sourceBounds = sourceBounds
    self.tint = tint
  }

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  private func from(_ x: Int, _ y: Int) -> UnsafePointer<Pixel> {
    source + ((y - sourceBounds.minY) * sourceBounds.width + (x - sourceBounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    solid(x: x, y: y, count: count, rows: 1, coverage: coverage)
  }

  mutating func solid(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    guard let tint else {
      kernels.blit(
        pointer(x, y), stride: bounds.width, from(x, y), sourceStride: sourceBounds.width,
        coverage: coverage, width: count, height: rows)
      return
    }
    guard coverage == 255 else {
      for row in y..<y + rows {
        for column in x..<x + count { over(column, row, coverage, tint) }
      }
      return
    }
    kernels.paint(
      pointer(x, y), stride: bounds.width, stencil: from(x, y),
      stencilStride: sourceBounds.width, width: count, height: rows, tint)
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    guard let tint else {
      BlendKernels.over(pointer(x, y), from(x, y), coverage: coverage)
      return
    }
    for index in 0..<coverage.count where coverage[index] > 0 {
      over(x + index, y, coverage[index], tint)
    }
  }

  mutating func mask(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int) {
    guard tint == nil else {
      for y in 0..<area.height {
        let row = UnsafeBufferPointer(start: bytes + y * stride, count: area.width)
        varied(x: area.minX, y: area.minY + y, coverage: row.span)
      }
      return
    }
    kernels.blit(
      pointer(area.minX, area.minY), stride: bounds.width, from(area.minX, area.minY),
      sourceStride: sourceBounds.width, mask: bytes, maskStride: stride, width: area.width,
      height: area.height)
  }

  @inline(__always)
  private func over(_ x: Int, _ y: Int, _ coverage: UInt8, _ tint: Pixel) {
    var pixel = BlendKernels.multiply(tint, from(x, y).pointee.w)
    if coverage < 255 { pixel = BlendKernels.multiply(pixel, coverage) }
    let target = pointer(x, y)
    target.pointee = BlendKernels.over(pixel, target.pointee)
  }
}
