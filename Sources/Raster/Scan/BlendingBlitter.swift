/// Composites a pixel source where there is coverage, in any blend mode.
struct BlendingBlitter<Source: PixelSource>: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let source: Source
  let mode: BlendMode
  private var run: [Pixel]

  init(
    pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: Source, mode: BlendMode
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

/// The same colour everywhere.
struct ConstantSource: PixelSource {
  let color: Pixel

  func constant(y: Int) -> Pixel? { color }

  func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
    for index in 0..<count { run[index] = color }
  }
}
