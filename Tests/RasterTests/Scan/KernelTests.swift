import RasterKernels
import Testing

@testable import Raster

/// Every set of kernels against the plain one, byte for byte.
@Suite struct KernelTests {
  static let fast = Kernels.Level.available.filter { $0 != .reference }

  /// Pixels whose channels do not exceed their alpha, with runs of clear and opaque ones.
  private static func pixels(_ count: Int, _ noise: inout Noise) -> [UInt32] {
    var kind = 0
    return (0..<count).map { index in
      if index % 9 == 0 { kind = Int.random(in: 0..<3, using: &noise) }
      let alpha: UInt8 =
        kind == 0 ? 0 : kind == 1 ? 255 : UInt8.random(in: .min ... .max, using: &noise)
      let color = (0..<3).map { _ in UInt32(UInt8.random(in: 0...alpha, using: &noise)) }
      return color[0] | color[1] << 8 | color[2] << 16 | UInt32(alpha) << 24
    }
  }

  private static func bytes(_ count: Int, _ noise: inout Noise) -> [UInt8] {
    var kind = 0
    return (0..<count).map { index in
      if index % 11 == 0 { kind = Int.random(in: 0..<3, using: &noise) }
      return kind == 0 ? 0 : kind == 1 ? 255 : UInt8.random(in: .min ... .max, using: &noise)
    }
  }

  @Test("rectangles are painted alike in every width", arguments: fast)
  func paints(level: Kernels.Level) {
    var noise = Noise(state: 7)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    let stride = 96
    for width in 0...75 {
      let before = Self.pixels(stride * 3, &noise)
      let source = Self.pixels(stride * 3, &noise)
      let mask = Self.bytes(stride * 3, &noise)
      for color in Self.pixels(12, &noise) {
        var (a, b) = (before, before)
        fast.fill(&a, stride, width, 3, color)
        plain.fill(&b, stride, width, 3, color)
        #expect(a == b, "fill \(width)")
        fast.over(&a, stride, width, 3, color)
        plain.over(&b, stride, width, 3, color)
        #expect(a == b, "over \(width)")
        (a, b) = (before, before)
        fast.mask(&a, stride, mask, stride, width, 3, color)
        plain.mask(&b, stride, mask, stride, width, 3, color)
        #expect(a == b, "mask \(width)")
        (a, b) = (before, before)
        fast.stencil(&a, stride, source, stride, width, 3, color)
        plain.stencil(&b, stride, source, stride, width, 3, color)
        #expect(a == b, "stencil \(width)")
      }
      var (a, b) = (before, before)
      fast.blit(&a, stride, source, stride, width, 3)
      plain.blit(&b, stride, source, stride, width, 3)
      #expect(a == b, "blit \(width)")
      fast.blit_mask(&a, stride, source, stride, mask, stride, width, 3)
      plain.blit_mask(&b, stride, source, stride, mask, stride, width, 3)
      #expect(a == b, "blit through a mask \(width)")
    }
  }

  @Test("every byte of a colour through every mask is rounded to nearest", arguments: fast)
  func products(level: Kernels.Level) {
    let kernels = Kernels.table(level).pointee
    let mask = (0...255).map { UInt8($0) }
    let stencil = mask.map { UInt32($0) * 0x0101_0101 }
    for byte in UInt32(0)...255 {
      for color in [byte * 0x0101_0101, byte * 0x0001_0101 | 0xFF00_0000] {
        var (a, b) = ([UInt32](repeating: 0, count: 256), [UInt32](repeating: 0, count: 256))
        kernels.mask(&a, 256, mask, 256, 256, 1, color)
        kernels.stencil(&b, 256, stencil, 256, 256, 1, color)
        let wanted = mask.map { m in
          [0, 8, 16, 24].reduce(UInt32(0)) { pixel, shift in
            pixel | (((color >> shift & 255) * UInt32(m) * 2 + 255) / 510) << shift
          }
        }
        #expect(a == wanted && b == wanted, "\(color)")
      }
    }
  }

  @Test("cells become the same coverage", arguments: fast)
  func sweeps(level: Kernels.Level) {
    var noise = Noise(state: 11)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    for blocks in 1...9 {
      for _ in 0..<40 {
        let count = blocks * 8
        let cells = (0..<count).map { _ in
          Bool.random(using: &noise) ? 0 : Int32.random(in: -70_000...70_000, using: &noise)
        }
        let start = Int32.random(in: -65_536...65_536, using: &noise)
        var (a, b) = (cells, cells)
        var (x, y) = ([UInt8](repeating: 9, count: count), [UInt8](repeating: 8, count: count))
        #expect(fast.sweep(&a, count, start, &x) == plain.sweep(&b, count, start, &y))
        #expect(a == b)
        #expect(x == y)
      }
    }
  }

  /// Some rows of cells with their marks, and what a shape's mirror makes of them.
  private struct Band {
    static let rows = 9
    var blocks: Int
    var cells: [Int32]
    var marks: [UInt64]
    var steps = [Int32](repeating: 1, count: rows)
    var coverage: [UInt8]

    init(blocks: Int, _ noise: inout Noise) {
      self.blocks = blocks
      let words = (blocks + 63) / 64
      cells = [Int32](repeating: 0, count: blocks * 8 * Self.rows + 8)
      marks = [UInt64](repeating: 0, count: words * Self.rows)
      coverage = [UInt8](repeating: 3, count: blocks * 16)
      for row in 0..<Self.rows {
        for block in 0..<blocks where Int.random(in: 0..<3, using: &noise) == 0 {
          marks[row * words + block >> 6] |= 1 << UInt64(block & 63)
          for cell in 0..<8 where Bool.random(using: &noise) {
            cells[(row * blocks + block) * 8 + cell] = .random(
              in: -50_000...50_000, using: &noise)
          }
        }
      }
      // Three rows that are alike: what the second and third hold is not looked at.
      steps[5] = 3
      for row in 6...7 {
        for cell in 0..<blocks * 8 { cells[row * blocks * 8 + cell] = 0 }
        for word in 0..<words { marks[row * words + word] = 0 }
      }
    }

    mutating func paint(
      _ kernels: raster_kernels, _ pixels: inout [UInt32], at start: Int, stride: Int, width: Int,
      _ color: UInt32, _ mirror: raster_mirror
    ) {
      let words = (blocks + 63) / 64
      var mirror = mirror
      cells.withUnsafeMutableBufferPointer { cells in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let cells = cells.baseAddress, let marks = marks.baseAddress else { return }
          var band = raster_band(
            cells: cells, marks: marks, stride: blocks * 8, words: words, first_row: 0)
          pixels.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            kernels.rows(
              &band, steps, Self.rows, &coverage, pixels + start, stride, width, color, &mirror)
          }
        }
      }
    }
  }

  @Test("cells are painted alike, with their images and without", arguments: fast)
  func paintsRows(level: Kernels.Level) {
    var noise = Noise(state: 19)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    for round in 0..<240 {
      let band = Band(blocks: round % 6 == 0 ? 70 : 1 + round % 7, &noise)
      let width = band.blocks * 8 - Int.random(in: 0..<8, using: &noise)
      // A middle on a pixel or between two: the last column, and row, has an image or has none.
      var mirror = raster_mirror()
      if round % 2 == 1 {
        mirror.columns = width - round / 4 % 2
        mirror.reach = width + mirror.columns - 1
      }
      if round % 4 >= 2 {
        mirror.rows = Band.rows - round / 8 % 2
        mirror.down = Band.rows + mirror.rows - 1
      }
      let stride = 2 * width + 5
      let before = Self.pixels(stride * (2 * Band.rows + 1), &noise)
      let color = Self.pixels(1, &noise)[0] | (round % 3 == 0 ? 0xFF00_0000 : 0x0100_0000)
      var (a, b, p, q) = (band, band, before, before)
      a.paint(fast, &p, at: 3, stride: stride, width: width, color, mirror)
      b.paint(plain, &q, at: 3, stride: stride, width: width, color, mirror)
      #expect(p == q, "round \(round): \(width) pixels")
      #expect(a.cells == b.cells && a.cells.allSatisfy { $0 == 0 })
      #expect(a.marks == b.marks && a.marks.allSatisfy { $0 == 0 })
    }
  }

  /// Edges of a shape about as high as `height`, some of them flat and some steep.
  private static func edges(
    _ count: Int, width: Double, height: Int, _ noise: inout Noise
  ) -> [raster_edge] {
    (0..<count).map { index in
      let y0 = Int32.random(in: 0..<Int32(height << 16), using: &noise)
      let tall = Int32.random(in: 1...(index % 3 == 0 ? 9 : 1) << 16, using: &noise)
      let y1 = min(y0 + tall, Int32(height << 16))
      let x0 = Double.random(in: 0...width, using: &noise)
      let reach = [0.0, 1, 3, 60][index % 4]
      let x1 = min(max(x0 + .random(in: -reach...reach, using: &noise), 0), width)
      return raster_edge(
        x0: x0, slope: (x1 - x0) / Double(y1 - y0), low_x: min(x0, x1), high_x: max(x0, x1),
        y0: y0, y1: y1, winding: index % 2 == 0 ? 1 : -1)
    }
  }

  @Test("edges leave the same in cells, whatever band they are cut by", arguments: fast)
  func slants(level: Kernels.Level) {
    var noise = Noise(state: 23)
    let width = 530
    let (stride, words, height) = (536, 2, 24)
    for round in 0..<60 {
      let all = Self.edges(1 + round * 3, width: Double(width), height: height, &noise)
      for (first, rows) in [(0, height), (0, 5), (5, height - 5), (11, 1)] {
        let (top, end) = (Int32(first << 16), Int32((first + rows) << 16))
        let edges =
          all.filter { $0.y1 > top && $0.y0 < end }
          + [raster_edge(x0: 0, slope: 0, low_x: 0, high_x: 0, y0: 0, y1: 0, winding: 0)]
        let results = [Kernels.table(level), Kernels.table(.reference)].map { kernels in
          var cells = [Int32](repeating: 0, count: stride * rows + 8)
          var marks = [UInt64](repeating: 0, count: words * rows)
          cells.withUnsafeMutableBufferPointer { cells in
            marks.withUnsafeMutableBufferPointer { marks in
              guard let cells = cells.baseAddress, let marks = marks.baseAddress else { return }
              var band = raster_band(
                cells: cells, marks: marks, stride: stride, words: words, first_row: first)
              kernels.pointee.slants(edges, edges.count - 1, &band, top, end)
            }
          }
          return (cells, marks)
        }
        #expect(results[0] == results[1], "\(edges.count - 1) edges from row \(first) on")
      }
    }
  }

  @Test("chords become the same edges", arguments: fast)
  func chords(level: Kernels.Level) {
    var noise = Noise(state: 29)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &noise) }
    for round in 0..<300 {
      // More than are worked out at a time, now and then.
      let count = round % 10 == 0 ? 150 : 1 + round % 21
      let shortening = 0.2928932188134524
      // Curves that leave the area, flat ones, and ones that double back.
      let rise = round % 7 == 0 ? 0.0 : 60
      var curve = raster_curve(
        x: (number(10...40), number(-60...60), number(-60...60), number(-60...60)),
        y: (number(10...40), number(-rise...rise), number(-rise...rise), number(-rise...rise)),
        step: 1 / (Double(count) - 2 * shortening), shortening: shortening,
        end_x: number(3...53), end_y: number(5...45))
      if rise == 0 { curve.end_y = curve.y.0 }
      var area = raster_edge_area(
        x: 3, y: 5, width: 50, height: 40, forward: round % 2 == 0 ? 1 : -1)
      let start = Point(x: number(0...50), y: rise == 0 ? curve.y.0 - 5 : number(0...40))
      let edges = [fast, plain].map { kernels in
        var edges = [raster_edge](repeating: EdgeList.empty, count: count)
        let made = kernels.chords(&curve, count, start.x, start.y, &area, &edges)
        return edges[..<made].map { edge in
          [edge.x0, edge.slope, edge.low_x, edge.high_x]
            + [edge.y0, edge.y1, edge.winding].map { Double($0) }
        }
      }
      #expect(edges[0] == edges[1], "round \(round), \(count) chords")
      #expect(edges[0].isEmpty == (rise == 0))
    }
  }

  @Test("positions have the same colours", arguments: fast)
  func shades(level: Kernels.Level) {
    var noise = Noise(state: 31)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    for round in 0..<120 {
      let start = round % 3 == 0 ? 0 : Double.random(in: -2...2, using: &noise)
      var ends = [start]
      // Many are searched, few are not.
      for _ in 0..<(round % 10 == 9 ? 8 + round : round % 5) {
        // The whole length, a part of it, or none: a hard edge.
        ends.append(
          ends[ends.count - 1] + [1, Double.random(in: 0...0.7, using: &noise), 0][ends.count % 3])
      }
      func levels() -> [Double] {
        (0..<4).map { _ in
          [0, 255, Double.random(in: 0...255, using: &noise)].randomElement(using: &noise) ?? 0
        }
      }
      let segments = zip(ends, ends.dropFirst()).map { low, high in
        let (a, b) = (levels(), levels())
        return raster_segment(
          start: low, end: high, width: high - low, color: (a[0], a[1], a[2], a[3]),
          change: (b[0] - a[0], b[1] - a[1], b[2] - a[2], b[3] - a[3]),
          is_straight: round % 2 == 1)
      }
      let positions =
        ends + [.nan, .infinity, -.infinity, 1e300]
        + (0...round % 19).map { _ in Double.random(in: -3...4, using: &noise) }
      let count = positions.count
      let colors = [fast, plain].map { kernels in
        segments.withUnsafeBufferPointer { segments in
          var ramp = raster_gradient(
            segments: segments.baseAddress, count: segments.count, start: start,
            before: 0x1020_3040, after: 0xFFEE_DDCC)
          var colors = [UInt32](repeating: 7, count: count + 1)
          kernels.shade(&ramp, positions, &colors, count)
          return colors
        }
      }
      #expect(colors[0] == colors[1], "round \(round), \(segments.count) segments")
      #expect(colors[0][count] == 7)
    }
  }

  @Test("circles go through the same positions", arguments: fast)
  func circles(level: Kernels.Level) {
    var noise = Noise(state: 37)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    for count in 0...40 {
      let across = (0..<count).map { _ in Double.random(in: 0...1e6, using: &noise) }
      let down = Double.random(in: 0...1e6, using: &noise)
      var (a, b) = ([Double](repeating: 1, count: count), [Double](repeating: 2, count: count))
      fast.circles(across, down, 3.7, 211.3, &a, count)
      plain.circles(across, down, 3.7, 211.3, &b, count)
      #expect(a == b)
    }
  }

  @Test("boxes and magnitudes add up to the same", arguments: fast)
  func sums(level: Kernels.Level) {
    var noise = Noise(state: 13)
    let (fast, plain) = (Kernels.table(level).pointee, Kernels.table(.reference).pointee)
    for count in 1...130 {
      let (entering, leaving) = (Self.bytes(count, &noise), Self.bytes(count, &noise))
      let sums = leaving.map { UInt32($0) + 7 * 40 }
      var (a, b) = (sums, sums)
      var (x, y) = ([UInt8](repeating: 0, count: count), [UInt8](repeating: 1, count: count))
      fast.box(&a, entering, leaving, &x, count, 1_864_135)
      plain.box(&b, entering, leaving, &y, count, 1_864_135)
      #expect(a == b && x == y)
      let channels = (0..<count * 2).map { _ in UInt16.random(in: 0...65_280, using: &noise) }
      let share = UInt32.random(in: 0...16_384, using: &noise)
      let (upper, lower) = (Array(channels[..<count]), Array(channels[count...]))
      fast.mix(upper, lower, share, 16_384 - share, &x, count)
      plain.mix(upper, lower, share, 16_384 - share, &y, count)
      #expect(x == y, "mix \(count)")
      fast.mix_bytes(entering, leaving, share, 16_384 - share, &x, count)
      plain.mix_bytes(entering, leaving, share, 16_384 - share, &y, count)
      #expect(x == y, "mix bytes \(count)")
      let rest = Double.random(in: -15...17, using: &noise)
      let (red, green) = (Int32(13_933 * rest), Int32(46_871 * rest))
      let blue = Int32(4_732 * rest)
      let own: Int32 = 65_536 - red - green - blue
      let weights = [
        own + red, green, blue, red, own + green, blue, red, green, own + blue,
      ]
      var p = Self.pixels(count, &noise)
      var q = p
      fast.mix_channels(&p, count, weights)
      plain.mix_channels(&q, count, weights)
      #expect(p == q, "mix channels \(count)")
      for size in [3, 4] {
        var (m, n): ([UInt32], [UInt32]) = ([1, 1, 1], [2, 2, 2])
        fast.magnitudes(entering, leaving, count, size, &m)
        plain.magnitudes(entering, leaving, count, size, &n)
        #expect(m == n)
        let (row, others) = (Self.pixels(count, &noise), Self.pixels(count, &noise))
        // A byte beyond the end is left alone.
        var (d, e) = (
          [UInt8](repeating: 7, count: count * size + 1),
          [UInt8](repeating: 7, count: count * size + 1)
        )
        fast.differences(row, others, count, size, &d)
        plain.differences(row, others, count, size, &e)
        #expect(d == e && d.last == 7, "differences \(count), \(size)")
      }
      let runs = (0...count).map { UInt32($0 % 40 < 25 ? 5 : $0 / 3) }
      var (i, j) = (
        [UInt64](repeating: 1, count: (count + 63) / 64),
        [UInt64](repeating: 2, count: (count + 63) / 64)
      )
      runs.withUnsafeBufferPointer { runs in
        guard let start = runs.baseAddress else { return }
        fast.changes(start + 1, count, &i)
        plain.changes(start + 1, count, &j)
      }
      #expect(i == j, "changes \(count)")
    }
  }

  @Test func `a picture is the same with every set of kernels`() throws {
    defer { Kernels.use(.avx512) }
    var noise = Noise(state: 17)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &noise) }
    func color() -> Color {
      Color(
        red: number(0...1), green: number(0...1), blue: number(0...1),
        alpha: Bool.random(using: &noise) ? 1 : number(0...1))
    }
    var canvas = Canvas()
    let image = Image(
      pixmap: pixmap(
        ["abba", "bccb", "abba"],
        ["a": .init(red: 9, green: 40, blue: 3, alpha: 60), "b": .init(Color.white)]),
      capInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    for _ in 0..<60 {
      let rect = Rect(
        x: number(-20...100), y: number(-20...100), width: number(0...90), height: number(0...90))
      var path = Path()
      path.move(to: Point(x: number(-10...120), y: number(-10...120)))
      for _ in 0..<4 {
        path.cubic(
          control1: Point(x: number(-10...120), y: number(-10...120)),
          control2: Point(x: number(-10...120), y: number(-10...120)),
          to: Point(x: number(-10...120), y: number(-10...120)))
      }
      canvas.fill(path, color())
      canvas.fill(Path(roundedRect: rect, radius: number(0...30)), color())
      canvas.stroke(path, color(), style: StrokeStyle(width: number(0.2...4)))
      canvas.image(image, in: rect, tint: Bool.random(using: &noise) ? color() : nil)
      canvas.append(
        .backdrop(Path(rect: rect), BackdropEffect(sigma: number(0...9), tints: [color()])))
    }
    var pictures: [Pixmap] = []
    for level in Kernels.Level.available {
      Kernels.use(level)
      pictures.append(
        try Rasterizer().render(canvas.displayList, width: 117, height: 111, scale: 1))
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }

  @Test func `a reused cache draws what a fresh one does`() throws {
    var canvas = Canvas()
    canvas.fill(Path(roundedRect: Rect(x: 2, y: 3, width: 40, height: 30), radius: 9), .black)
    canvas.fill(Path(ellipseIn: Rect(x: 20.5, y: 13, width: 33, height: 44)), .white)
    let fresh = try Rasterizer().render(canvas.displayList, width: 64, height: 64, scale: 1)
    var cache = RasterizerCache()
    for _ in 0..<3 {
      var again = Pixmap(width: 64, height: 64)
      try Rasterizer().render(canvas.displayList, scale: 1, into: &again, reusing: &cache)
      #expect(again == fresh)
    }
  }
}
