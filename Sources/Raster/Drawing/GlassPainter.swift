/// Where glass is drawn, and the parts that it is drawn of.
struct GlassPainter {
  private let glass: Glass
  private let field: GlassField
  private let ground: GlassGround
  private let transform: Transform
  /// Pixels a point.
  private let scale: Double
  private let shadow: GlassShadow

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
    var (shorter, radius) = (Double.infinity, 0.0)
    for shape in glass.shapes where shape.rect.isFinite && !shape.rect.isEmpty {
      bounds = bounds.union(DrawingScope.area(of: shape.rect, transform))
      let side = min(shape.rect.width, shape.rect.height)
      if side < shorter {
        shorter = side
        radius = min(shape.radii.clockwise.max() ?? 0, side / 2)
      }
    }
    guard !bounds.isEmpty else { return nil }
    // Where shapes flow together, the outline lies a quarter of the spacing farther out at most.
    let merged = glass.shapes.count > 1 && glass.spacing.isFinite ? max(0, glass.spacing) / 4 : 0
    let margin = min(merged, 1000) + GlassEdge.hairlineReach(glass.generation)
    inner = bounds.expanded(by: 1 + PixelRect.pixel(margin * scale, .up))
    ground = GlassGround(
      glass, radius: radius, shorter: shorter, transform: transform, inner: inner)
    shadow = GlassShadow(glass, shorter: shorter, transform: transform, inner: inner)
    area = inner.union(shadow.area)
  }

  /// The pixels that have to be known to draw those within a clip.
  func area(read clip: PixelRect) -> PixelRect {
    // The mean under all of the shapes counts, whatever shows of them.
    let counted = glass.generation == .first ? inner : .empty
    let shown = clip.intersection(inner)
    guard !glass.isOpaque else { return counted }
    return counted.union(ground.area(read: shown)).union(shadow.area(read: clip))
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
    /// How dark the shadow is.
    var shadowAlpha: Double
    /// What tinges the shadow; nil where nothing does.
    var tinge: Enlargement?
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
    let alpha = shadow.alpha(isDark: tone.isDark, deviation: deviation)
    return Plan(
      tone: tone, body: body, shadowAlpha: alpha,
      tinge: alpha > 0 ? shadow.tinge(of: below, over: clip) : nil)
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

  /// An untinged shadow over an area, but for where the body covers it, as masks and how dark it is; none where there is none.
  func shadow(_ plan: Plan, over area: PixelRect) -> (masks: [MaskPlacement], color: Color) {
    guard plan.shadowAlpha > 0, plan.tinge == nil else { return ([], .clear) }
    return shadow.masks(alpha: plan.shadowAlpha, over: area, around: covered(plan))
  }

  /// The rows of a tinged shadow over an area; nil where there is none.
  func tingedShadow(_ plan: Plan, over area: PixelRect) -> GlassShadowRows? {
    plan.tinge.map {
      shadow.rows(alpha: plan.shadowAlpha, tinge: $0, over: area, around: covered(plan))
    }
  }

  /// Pixels that the body covers whole.
  private func covered(_ plan: Plan) -> PixelRect {
    field.interior(deeperThan: GlassEdge(glass, isDark: plan.tone.isDark, scale: scale).depth)
  }
}
