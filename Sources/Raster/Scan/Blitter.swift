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

/// Where a blitter gets colours that differ from pixel to pixel.
protocol PixelSource {
  /// The colour of the whole row, when there is only one.
  func constant(y: Int) -> Pixel?
  /// The premultiplied colours of a run of device pixels.
  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int)
}

/// Composites a pixel source where there is coverage.
struct ShadedBlitter<Source: PixelSource>: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let source: Source
  private var run: [Pixel]
  private let kernels = Kernels.current

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: Source) {
    self.pixels = pixels
    self.bounds = bounds
    self.source = source
    self.run = []
  }

  private mutating func reserve() {
    if run.isEmpty { run = [Pixel](repeating: .zero, count: bounds.width) }
  }

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    if let color = source.constant(y: y) {
      let scaled = coverage == 255 ? color : BlendKernels.multiply(color, coverage)
      kernels.paint(pointer(x, y), stride: 0, width: count, height: 1, scaled)
      return
    }
    reserve()
    source.fill(&run, x: x, y: y, count: count)
    let target = pointer(x, y)
    run.withUnsafeBufferPointer { run in
      guard let start = run.baseAddress else { return }
      BlendKernels.over(target, start, count: count, coverage: coverage)
    }
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    if let color = source.constant(y: y) {
      BlendKernels.over(pointer(x, y), color, coverage: coverage)
      return
    }
    reserve()
    source.fill(&run, x: x, y: y, count: coverage.count)
    run.withUnsafeBufferPointer { run in
      guard let start = run.baseAddress else { return }
      BlendKernels.over(pointer(x, y), start, coverage: coverage)
    }
  }
}

/// Replaces what is there by a pixel source, in proportion to coverage.
struct ReplacingBlitter<Source: PixelSource>: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let source: Source
  private var run: [Pixel]

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: Source) {
    self.pixels = pixels
    self.bounds = bounds
    self.source = source
    self.run = [Pixel](repeating: .zero, count: bounds.width)
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    source.fill(&run, x: x, y: y, count: count)
    let target = pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
    run.withUnsafeBufferPointer { run in
      guard let run = run.baseAddress else { return }
      if coverage == 255 { return target.update(from: run, count: count) }
      for index in 0..<count {
        target[index] = BlendKernels.mix(run[index], target[index], coverage)
      }
    }
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    source.fill(&run, x: x, y: y, count: coverage.count)
    let start = (y - bounds.minY) * bounds.width + (x - bounds.minX)
    for index in 0..<coverage.count {
      pixels[start + index] = BlendKernels.mix(
        run[index], pixels[start + index], coverage[index])
    }
  }
}
