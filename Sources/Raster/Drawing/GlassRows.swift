/// What draws runs of pixels on what is there, from the top row to the last.
protocol PixelRows {
  mutating func draw(x: Int, y: Int, on pixels: UnsafeMutablePointer<Pixel>, count: Int)
}

/// Glass row by row: its body and its outline.
struct GlassRows: PixelRows {
  private let field: GlassField
  private let edge: GlassEdge
  /// The glass without its outline; nil where it is of one colour.
  private var body: Enlargement?
  private let columns: Range<Int>
  /// The columns where a row's outline is straight, all alike.
  private let straight: Range<Int>
  private var row: [Pixel]
  private var lastRow: Int?

  init(
    _ field: GlassField, _ edge: GlassEdge, body: Enlargement?, opaque: PixelLevels,
    columns: Range<Int>
  ) {
    (self.field, self.edge, self.body, self.columns) = (field, edge, body, columns)
    straight = field.straight(max(edge.depth, edge.distance), reach: 0).columns
      .clamped(to: columns)
    var opaque = opaque
    opaque.w = 255
    row = [Pixel](repeating: opaque.nearestPixel, count: columns.count)
  }

  /// Draws a run of pixels on what is there.
  mutating func draw(x: Int, y: Int, on pixels: UnsafeMutablePointer<Pixel>, count: Int) {
    // A clip may ask for a row in pieces.
    if lastRow != y {
      lastRow = y
      row.withUnsafeMutableBufferPointer { row in
        if let start = row.baseAddress { body?.read(y: y, into: start) }
      }
    }
    row.withUnsafeBufferPointer { row in
      guard let start = row.baseAddress else { return }
      draw(x..<x + count, y: y, body: start - columns.lowerBound, on: pixels - x)
    }
  }

  /// - Parameters:
  ///   - body: the row, by column.
  ///   - pixels: likewise what is drawn on.
  private func draw(
    _ run: Range<Int>, y: Int, body: UnsafePointer<Pixel>, on pixels: UnsafeMutablePointer<Pixel>
  ) {
    let (depth, distance) = (edge.depth, edge.distance)
    var x = run.lowerBound
    while x < run.upperBound {
      switch field.stretch(x: x, y: y, depth: depth, distance: distance) {
      case .inside(let count):
        (pixels + x).update(from: body + x, count: min(count, run.upperBound - x))
        x += count
      case .outside(let count):
        x += count
      case .edge(let sample):
        let light = edge.light(sample)
        let end = straight.contains(x) ? min(straight.upperBound, run.upperBound) : x + 1
        if light.isPlain {
          (pixels + x).update(from: body + x, count: end - x)
          x = end
        }
        while x < end {
          pixels[x] = edge.pixel(light, below: pixels[x], body: body[x])
          x += 1
        }
      }
    }
  }
}

/// Draws the rows of glass or of its shadow where there is coverage.
struct GlassBlitter<Rows: PixelRows>: CoverageSink {
  private let pixels: UnsafeMutablePointer<Pixel>
  private let bounds: PixelRect
  private var rows: Rows
  private var run: [Pixel]

  init(pixels: UnsafeMutablePointer<Pixel>, bounds: PixelRect, rows: Rows) {
    (self.pixels, self.bounds, self.rows) = (pixels, bounds, rows)
    run = [Pixel](repeating: .zero, count: bounds.width)
  }

  private func start(x: Int, y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + ((y - bounds.minY) * bounds.width + (x - bounds.minX))
  }

  mutating func solid(x: Int, y: Int, count: Int, coverage: UInt8) {
    if coverage == 255 {
      rows.draw(x: x, y: y, on: start(x: x, y: y), count: count)
      return
    }
    blend(x: x, y: y, count: count) { _ in coverage }
  }

  mutating func varied(x: Int, y: Int, coverage: Span<UInt8>) {
    coverage.withUnsafeBufferPointer { coverage in
      blend(x: x, y: y, count: coverage.count) { coverage[$0] }
    }
  }

  private mutating func blend(x: Int, y: Int, count: Int, coverage: (Int) -> UInt8) {
    let target = start(x: x, y: y)
    run.withUnsafeMutableBufferPointer { run in
      guard let run = run.baseAddress else { return }
      run.update(from: target, count: count)
      rows.draw(x: x, y: y, on: run, count: count)
      for index in 0..<count {
        target[index] = BlendKernels.mix(run[index], target[index], coverage(index))
      }
    }
  }
}
