/// Composites a pixel source where there is coverage.
struct ShadedBlitter: CoverageSink {
  let pixels: UnsafeMutablePointer<Pixel>
  let bounds: PixelRect
  let source: any PixelSource
  /// The source's rows, where each is of one colour: those are asked for no pixels.
  private let rows: RowColors?
  private var run: [Pixel]
  private let kernels = Kernels.current

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, source: any PixelSource) {
    self.pixels = pixels
    self.bounds = bounds
    self.source = source
    self.rows = source.rowColors
    self.run = []
  }

  private mutating func reserve() {
    if run.isEmpty { run = [Pixel](repeating: .zero, count: bounds.width) }
  }

  private func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    if let rows {
      let color = rows.colors[y - rows.firstRow]
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
    if let rows {
      let color = rows.colors[y - rows.firstRow]
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
