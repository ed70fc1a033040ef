/// Composites a pixel source where there is coverage, in any blend mode.
struct BlendingBlitter: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let source: any PixelSource
  let mode: BlendMode
  private var run: [Pixel]

  init(
    pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: any PixelSource, mode: BlendMode
  ) {
    self.pixels = pixels
    self.bounds = bounds
    self.source = source
    self.mode = mode
    self.run = [Pixel](repeating: .zero, count: bounds.width)
  }

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    source.fill(&run, x: x, y: y, count: count)
    let target = pointer(x, y)
    run.withUnsafeBufferPointer { run in
      guard let start = run.baseAddress else { return }
      BlendFormulas.blend(target, start, count: count, mode: mode) { _ in coverage }
    }
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    source.fill(&run, x: x, y: y, count: coverage.count)
    let target = pointer(x, y)
    let mode = mode
    coverage.withUnsafeBufferPointer { levels in
      run.withUnsafeBufferPointer { run in
        guard let start = run.baseAddress else { return }
        BlendFormulas.blend(target, start, count: levels.count, mode: mode) { levels[$0] }
      }
    }
  }
}
