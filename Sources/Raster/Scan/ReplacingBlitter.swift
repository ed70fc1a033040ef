/// Replaces what is there by a pixel source, in proportion to coverage.
struct ReplacingBlitter: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let source: any PixelSource
  private var run: [Pixel]

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: any PixelSource) {
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
