/// The shadow around glass. It depends on the distance from the shapes alone, so that it is as dark at corners as at sides.
struct GlassShadow {
  private let glass: Glass
  private let figures: GlassFigures.Shadow
  /// The shapes, moved down, on squares; nil where there are none.
  private let field: GlassField?
  private let grid: SquareGrid
  /// Pixels a point.
  private let scale: Double

  /// The pixels that change.
  let area: PixelRect

  /// - Parameters:
  ///   - glass: what throws the shadow.
  ///   - shorter: the shorter side of the smallest shape, in points.
  ///   - transform: from points to pixels.
  ///   - inner: the pixels that the shapes cover.
  init(_ glass: Glass, shorter: Double, transform: Transform, inner: PixelRect) {
    self.glass = glass
    scale = transform.averageScale
    figures = GlassFigures.shadow(of: glass, shorter: shorter)
    let moved = PixelRect.pixel(figures.down * scale, .toNearestOrEven)
    grid = SquareGrid(forBlur: figures.deviation * scale, x: inner.minX, y: inner.minY)
    field = GlassField(
      glass.shapes, spacing: glass.spacing,
      transform: transform.concatenating(.translation(x: 0, y: Double(moved)))
        .concatenating(grid.toSquares))
    area = inner.offsetBy(x: 0, y: moved)
      .expanded(by: PixelRect.pixel(figures.reach * scale, .up))
  }

  /// How dark it is.
  ///
  /// - Parameter deviation: how much the luma of the ground varies, in levels.
  func alpha(isDark: Bool, deviation: Double) -> Double {
    guard !glass.isOpaque else { return 0 }
    guard glass.generation == .first else { return figures.alpha }
    // Nothing of a shadow was seen in dark pictures.
    guard !isDark else { return 0 }
    // A busy ground darkens what it does not tinge.
    guard figures.tinge == 0 else { return figures.alpha }
    let busy = GlassFigures.busyDeviation
    let busyness = (deviation - busy.lowerBound) / (busy.upperBound - busy.lowerBound)
    return figures.alpha + (GlassFigures.busyAlpha - figures.alpha) * min(max(busyness, 0), 1)
  }

  // MARK: Tinge

  /// The pixels that have to be known to draw those within a clip.
  func area(read clip: PixelRect) -> PixelRect {
    let shown = clip.intersection(area)
    guard figures.tinge > 0, glass.appearance != .dark, !shown.isEmpty else { return .empty }
    return shown.expanded(by: CoarseBlur.reach(GlassFigures.tingeDeviation * scale))
  }

  /// What tinges it within a clip; nil where nothing does.
  func tinge(of ground: Surface, over clip: PixelRect) -> Enlargement? {
    let shown = clip.intersection(area)
    guard figures.tinge > 0, !shown.isEmpty else { return nil }
    return CoarseBlur(ground, sigma: GlassFigures.tingeDeviation * scale, over: shown).rows
  }

  /// The rows of a tinged shadow.
  ///
  /// - Parameters:
  ///   - tinge: the blurred ground.
  ///   - shown: the pixels to be drawn.
  ///   - covered: those that need not be, since glass covers them.
  func rows(
    alpha: Double, tinge: Enlargement, over shown: PixelRect, around covered: PixelRect
  ) -> GlassShadowRows {
    let shown = shown.intersection(area)
    let seen = grid.squares(around: shown)
    return GlassShadowRows(
      fall: Enlargement(
        fall(over: seen), bounds: seen, of: grid, channels: 1,
        columns: shown.minX..<shown.maxX),
      tinge: tinge, shown: shown, covered: covered, alpha: alpha, share: figures.tinge)
  }

  // MARK: Masks

  /// An untinged shadow as masks, and its colour.
  ///
  /// - Parameters:
  ///   - shown: the pixels to be drawn.
  ///   - covered: those that need not be, since glass covers them.
  func masks(
    alpha: Double, over shown: PixelRect, around covered: PixelRect
  ) -> (masks: [MaskPlacement], color: Color) {
    let shown = shown.intersection(area)
    guard !shown.isEmpty else { return ([], .clear) }
    let seen = grid.squares(around: shown)
    // A colour has whole levels of alpha; what is too much of them is taken from the mask.
    let level = (alpha * 255).rounded(.up)
    let unit = UInt32(alpha * 255 / level * 65_536)
    let values = fall(over: seen).map { UInt16(truncatingIfNeeded: (UInt32($0) * unit) >> 16) }
    var masks: [MaskPlacement] = []
    shown.around(covered.intersection(shown)) { part in
      var rows = Enlargement(
        values, bounds: seen, of: grid, channels: 1, columns: part.minX..<part.maxX)
      let count = part.width * part.height
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
        guard let start = bytes.baseAddress else { return }
        for y in 0..<part.height { rows.read(y: part.minY + y, into: start + y * part.width) }
        initialized = count
      }
      masks.append(MaskPlacement(mask: Mask(bounds: part, bytes: bytes)))
    }
    return (masks, Color.black.withAlpha(level / 255))
  }

  /// How dark squares are, in 1/256ths of a level.
  private func fall(over squares: PixelRect) -> [UInt16] {
    let whole = 255.0 * 256
    var values = [UInt16](repeating: 0, count: squares.width * squares.height)
    guard let field else { return values }
    let reach = figures.reach
    for y in squares.minY..<squares.maxY {
      let start = (y - squares.minY) * squares.width - squares.minX
      var x = squares.minX
      while x < squares.maxX {
        var (value, count) = (0.0, 1)
        switch field.stretch(x: x, y: y, depth: reach, distance: reach) {
        case .inside(let pixels): (value, count) = (1, pixels)
        case .outside(let pixels): count = pixels
        case .edge(let sample):
          let fall = GlassFigures.shadowFall(sample.distance.magnitude / figures.deviation)
          value = sample.distance < 0 ? 1 - fall : fall
        }
        let end = x + min(count, squares.maxX - x)
        let level = UInt16(value * whole + 0.5)
        while x < end {
          values[start + x] = level
          x += 1
        }
      }
    }
    return values
  }
}

/// A tinged shadow row by row.
struct GlassShadowRows: PixelRows {
  private var fall: Enlargement
  private var tinge: Enlargement
  private let shown: PixelRect
  private let covered: PixelRect
  /// Of the ground and of what tinges, in 1/65,536ths; alpha is that of any shadow.
  private let taken: Int32
  private let given: SIMD4<Int32>
  private var falls: [UInt8]
  private var colors: [Pixel]
  private var lastRow: Int?

  /// - Parameters:
  ///   - fall: how dark it is, of the columns of `shown`.
  ///   - tinge: the blurred ground, of columns that hold those of `shown`.
  ///   - shown: the pixels to be drawn.
  ///   - covered: those that need not be.
  ///   - alpha: how much of the ground is taken.
  ///   - share: how much of the blurred ground comes back, at most as much.
  init(
    fall: Enlargement, tinge: Enlargement, shown: PixelRect, covered: PixelRect, alpha: Double,
    share: Double
  ) {
    (self.fall, self.tinge, self.shown) = (fall, tinge, shown)
    self.covered = covered.intersection(shown)
    taken = Int32(alpha * 65_536 + 0.5)
    let part = Int32(share * 65_536 + 0.5)
    given = SIMD4(part, part, part, taken)
    falls = [UInt8](repeating: 0, count: shown.width)
    colors = [Pixel](repeating: .zero, count: tinge.columns.count)
  }

  mutating func draw(x: Int, y: Int, on pixels: UnsafeMutablePointer<Pixel>, count: Int) {
    guard y >= shown.minY, y < shown.maxY else { return }
    if lastRow != y {
      lastRow = y
      falls.withUnsafeMutableBufferPointer { row in
        if let start = row.baseAddress { fall.read(y: y, into: start) }
      }
      colors.withUnsafeMutableBufferPointer { row in
        if let start = row.baseAddress { tinge.read(y: y, into: start) }
      }
    }
    let run = (x..<x + count).clamped(to: shown.minX..<shown.maxX)
    guard y >= covered.minY, y < covered.maxY else {
      draw(run, on: pixels - x)
      return
    }
    draw(run.clamped(to: shown.minX..<covered.minX), on: pixels - x)
    draw(run.clamped(to: covered.maxX..<shown.maxX), on: pixels - x)
  }

  /// - Parameter pixels: by column.
  private func draw(_ run: Range<Int>, on pixels: UnsafeMutablePointer<Pixel>) {
    let (taken, given, first, half) = (taken, given, tinge.columns.lowerBound, Int32(1) << 23)
    falls.withUnsafeBufferPointer { falls in
      colors.withUnsafeBufferPointer { colors in
        for x in run {
          let byte = Int32(falls[x - shown.minX])
          guard byte > 0 else { continue }
          // A whole is 256.
          let fall = byte + byte >> 7
          let ground = SIMD4<Int32>(truncatingIfNeeded: pixels[x])
          var color = SIMD4<Int32>(truncatingIfNeeded: colors[x - first])
          color.w = 255
          let change = (color &* given &- ground &* taken) &* fall
          pixels[x] = Pixel(truncatingIfNeeded: ground &+ (change &+ half) &>> 24)
        }
      }
    }
  }
}
