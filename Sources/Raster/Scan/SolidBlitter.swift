internal import RasterKernels

/// Composites one colour where there is coverage.
struct SolidBlitter: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let color: Pixel
  private let kernels = Kernels.current

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, color: Pixel) {
    self.pixels = pixels
    self.bounds = bounds
    self.color = color
  }

  @inline(__always)
  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
  }

  @inline(__always)
  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    solid(x: x, y: y, count: count, rows: 1, coverage: coverage)
  }

  @inline(__always)
  mutating func solid(x: Int, y: Int, count: Int, rows: Int, coverage: UInt8) {
    let source = coverage == 255 ? color : BlendKernels.multiply(color, coverage)
    kernels.paint(pointer(x, y), stride: bounds.width, width: count, height: rows, source)
  }

  @inline(__always)
  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    varied(x: x, y: y, rows: 1, coverage: coverage)
  }

  @inline(__always)
  mutating func varied(x: Int, y: Int, rows: Int, coverage: Span<UInt8>) {
    coverage.withUnsafeBufferPointer { levels in
      guard let start = levels.baseAddress else { return }
      kernels.paint(
        pointer(x, y), stride: bounds.width, mask: start, maskStride: 0, width: levels.count,
        height: rows, color)
    }
  }

  mutating func mask(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int) {
    kernels.paint(
      pointer(area.minX, area.minY), stride: bounds.width, mask: bytes, maskStride: stride,
      width: area.width, height: area.height, color)
  }
}

extension SolidBlitter {
  static var takesRows: Bool { true }

  mutating func rows(
    _ band: raster_band, area: PixelRect, steps: UnsafePointer<Int32>,
    coverage: UnsafeMutablePointer<UInt8>, mirror: raster_mirror
  ) {
    kernels.paint(
      pointer(area.minX, area.minY), stride: bounds.width, band, steps: steps, rows: area.height,
      coverage: coverage, width: area.width, color, mirror: mirror)
  }
}
