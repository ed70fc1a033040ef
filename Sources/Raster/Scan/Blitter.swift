/// Composites one colour where there is coverage.
struct SolidBlitter: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let color: Pixel

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    let source = coverage == 255 ? color : BlendKernels.multiply(color, coverage)
    BlendKernels.over(pointer(x, y), count: count, source)
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    BlendKernels.over(pointer(x, y), color, coverage: coverage)
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

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: Source) {
    self.pixels = pixels
    self.bounds = bounds
    self.source = source
    self.run = [Pixel](repeating: .zero, count: bounds.width)
  }

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    if let color = source.constant(y: y) {
      let scaled = coverage == 255 ? color : BlendKernels.multiply(color, coverage)
      BlendKernels.over(pointer(x, y), count: count, scaled)
      return
    }
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
    let start = (y - bounds.minY) * bounds.width + (x - bounds.minX)
    for index in 0..<count {
      pixels[start + index] = BlendKernels.mix(run[index], pixels[start + index], coverage)
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
