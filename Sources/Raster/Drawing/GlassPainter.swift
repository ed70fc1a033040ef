/// Where glass is drawn, and the parts that it is drawn of.
struct GlassPainter {
  private let glass: Glass
  private let field: GlassField
  private let ground: GlassGround
  private let transform: Transform
  /// Pixels a point.
  private let scale: Double
  private let shadow: GlassFigures.Shadow

  /// The pixels that the shapes and their hairline cover, whole or in part.
  let inner: PixelRect
  /// The pixels that change: with the shadow.
  let area: PixelRect

  /// - Returns: nil where there is nothing to draw.
  init?(_ glass: Glass, _ transform: Transform) {
    let scale = transform.averageScale
    guard scale > 0,
      let field = GlassField(glass.shapes, spacing: glass.spacing, transform: transform)
    else { return nil }
    (self.glass, self.field, self.transform, self.scale) = (glass, field, transform, scale)
    var bounds = PixelRect.empty
    var (shorter, radius, isWide) = (Double.infinity, 0.0, true)
    for shape in glass.shapes where shape.rect.isFinite && !shape.rect.isEmpty {
      bounds = bounds.union(DrawingScope.area(of: shape.rect, transform))
      let side = min(shape.rect.width, shape.rect.height)
      if side < shorter {
        shorter = side
        radius = min(shape.radii.clockwise.max() ?? 0, side / 2)
      }
      isWide =
        isWide && shape.rect.width > shape.rect.height
        && shape.rect.height < GlassFigures.barHeight
    }
    guard !bounds.isEmpty else { return nil }
    // Where shapes flow together, the outline lies a quarter of the spacing farther out at most.
    let merged = glass.shapes.count > 1 && glass.spacing.isFinite ? max(0, glass.spacing) / 4 : 0
    let margin = min(merged, 1000) + GlassEdge.hairlineReach(glass.generation)
    inner = bounds.expanded(by: 1 + PixelRect.pixel(margin * scale, .up))
    ground = GlassGround(
      glass, radius: radius, shorter: shorter, transform: transform, inner: inner)
    shadow = GlassFigures.shadow(glass.generation, isWide: isWide)
    let reach = CoarseBlur.reach(shadow.deviation * scale)
    area = inner.expanded(by: reach + PixelRect.pixel(shadow.down * scale, .up))
  }

  /// The pixels that have to be known to draw those within a clip.
  func area(read clip: PixelRect) -> PixelRect {
    // The mean under all of the shapes counts, whatever shows of them.
    let counted = glass.generation == .first ? inner : .empty
    let shown = clip.intersection(inner)
    return glass.isOpaque ? counted : counted.union(ground.area(read: shown))
  }

  /// The number of squares that are bent and coloured to draw what shows within a clip.
  func squareCount(within clip: PixelRect) -> Int {
    let shown = clip.intersection(inner)
    return glass.isOpaque || shown.isEmpty ? 0 : ground.squareCount(for: shown)
  }

  /// The work that each of these squares takes, in units of `PixelCost`.
  var squareCost: Int {
    if ground.isFrosted { return PixelCost.frostedSquare }
    return glass.generation == .first ? PixelCost.plainSquare : PixelCost.bentSquare
  }

  /// The tone, the body and the ground's variation, known before anything is drawn.
  struct Plan {
    var tone: GlassTone
    /// The glass without its outline; nil where nothing shows through.
    var body: Enlargement?
    /// How much the ground varies, 0–1.
    var busyness: Double
  }

  /// - Parameters:
  ///   - below: the ground.
  ///   - known: the pixels of it that there are.
  ///   - clip: the pixels that may be drawn on.
  func plan(below: Surface, known: PixelRect, within clip: PixelRect) -> Plan {
    let (mean, deviation) = statistics(of: below, known: known)
    let tone = GlassTone(glass, mean: mean)
    let shown = clip.intersection(inner)
    let body =
      glass.isOpaque || shown.isEmpty
      ? nil : ground.body(of: below, known: known, over: shown, tone: tone)
    return Plan(tone: tone, body: body, busyness: min(1, deviation / GlassFigures.busyDeviation))
  }

  /// The rows of the glass within a clip.
  func rows(_ plan: Plan, within clip: PixelRect) -> GlassRows {
    GlassRows(
      field, GlassEdge(glass, isDark: plan.tone.isDark, scale: scale), body: plan.body,
      opaque: plan.tone.body(.zero), columns: clip.minX..<clip.maxX)
  }

  /// The mean colour of the ground under the shapes, and how far its luma varies, in levels.
  private func statistics(
    of ground: Surface, known: PixelRect
  ) -> (mean: PixelLevels, deviation: Double) {
    let bounds = ground.bounds
    let area = inner.intersection(known).intersection(bounds)
    guard glass.generation == .first, !area.isEmpty else { return (.zero, 0) }
    // A look at a few thousand pixels is enough.
    let step = max(1, Int((Double(area.width) * Double(area.height) / 4096).squareRoot()))
    var (sum, squares, count) = (SIMD4<Int>.zero, 0.0, 0)
    ground.readPixels { pixels in
      for y in stride(from: area.minY, to: area.maxY, by: step) {
        let row = pixels + ((y - bounds.minY) * bounds.width - bounds.minX)
        for x in stride(from: area.minX, to: area.maxX, by: step)
        where field.sample(x: x, y: y).distance <= 0 {
          sum &+= SIMD4<Int>(truncatingIfNeeded: row[x])
          let luma = Double(PixelLevels(levelsOf: row[x]).luma)
          squares += luma * luma
          count += 1
        }
      }
    }
    guard count > 0 else { return (.zero, 0) }
    let mean = PixelLevels(Float(sum.x), Float(sum.y), Float(sum.z), Float(sum.w)) / Float(count)
    let luma = Double(mean.luma)
    return (mean, max(0, squares / Double(count) - luma * luma).squareRoot())
  }

  // MARK: Shadow

  /// The shadow over an area, but for where the body covers it, as masks and how dark it is; none where there is none.
  func shadow(_ plan: Plan, over area: PixelRect) -> (masks: [MaskPlacement], color: Color) {
    let alpha = shadowAlpha(plan)
    guard alpha > 0, !area.isEmpty else { return ([], .clear) }
    let moved = PixelRect.pixel(shadow.down * scale, .toNearestOrEven)
    let grid = SquareGrid(
      forBlur: shadow.deviation * scale, x: inner.minX, y: inner.minY)
    let blur = grid.blur(shadow.deviation * scale)
    let seen = grid.squares(around: area.offsetBy(x: 0, y: -moved))
    // What is out of reach throws no shadow here.
    let shape = mask(
      over: grid.squares(around: inner).intersection(seen.expanded(by: blur.reach)), of: grid)
    // A colour has whole levels of alpha; what is too much of them is taken from the mask.
    let level = (alpha * 255).rounded(.up)
    let unit = UInt32(alpha * 255 / level * 65_536)
    let values = blur.spread(shape, outside: 0, over: seen).bytes.map {
      UInt16(truncatingIfNeeded: (UInt32($0) * unit) >> 8)
    }
    let edge = GlassEdge(glass, isDark: plan.tone.isDark, scale: scale)
    let hole = field.interior(deeperThan: edge.depth).intersection(area)
    var masks: [MaskPlacement] = []
    area.around(hole) { part in
      var rows = Enlargement(
        values, bounds: seen, of: grid, channels: 1, columns: part.minX..<part.maxX)
      let count = part.width * part.height
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
        guard let start = bytes.baseAddress else { return }
        for y in 0..<part.height {
          rows.read(y: part.minY + y - moved, into: start + y * part.width)
        }
        initialized = count
      }
      masks.append(MaskPlacement(mask: Mask(bounds: part, bytes: bytes)))
    }
    return (masks, Color.black.withAlpha(level / 255))
  }

  private func shadowAlpha(_ plan: Plan) -> Double {
    guard !glass.isOpaque else { return 0 }
    guard glass.generation == .first else { return shadow.alpha }
    // Nothing of a shadow was seen in dark pictures.
    guard !plan.tone.isDark else { return 0 }
    guard glass.role != .menu else { return shadow.alpha }
    return shadow.alpha + (GlassFigures.busyAlpha - shadow.alpha) * plan.busyness
  }

  /// The shapes on squares.
  private func mask(over area: PixelRect, of grid: SquareGrid) -> Mask {
    var mask = Mask(bounds: area)
    let transform = transform.concatenating(grid.toSquares)
    guard
      let field = GlassField(glass.shapes, spacing: glass.spacing, transform: transform)
    else { return mask }
    let squaresPerPoint = scale / Double(grid.side)
    let edge = 1 / squaresPerPoint
    for y in area.minY..<area.maxY {
      let start = mask.index(x: area.minX, y: y) - area.minX
      var x = area.minX
      while x < area.maxX {
        var (level, count) = (UInt8(0), 1)
        switch field.stretch(x: x, y: y, depth: edge, distance: edge) {
        case .inside(let pixels): (level, count) = (255, pixels)
        case .outside(let pixels): count = pixels
        case .edge(let sample): level = Color.byte(sample.coverage(scale: squaresPerPoint))
        }
        let end = x + min(count, area.maxX - x)
        while x < end {
          mask.bytes[start + x] = level
          x += 1
        }
      }
    }
    return mask
  }
}
