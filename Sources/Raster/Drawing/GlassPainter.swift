/// Draws glass on a ground.
struct GlassPainter {
  private let glass: Glass
  private let field: GlassField
  private let lens: GlassLens
  /// Pixels a point.
  fileprivate let scale: Double
  /// The pixels that the shapes cover, whole or in part.
  fileprivate let inner: PixelRect
  /// The radius of the corners and half of the shorter side of the smallest shape, in points.
  private let radius: Double
  private let shorter: Double
  private let isWide: Bool

  /// The pixels that change: with the shadow and the hairline.
  let area: PixelRect

  /// - Returns: nil where there is nothing to draw.
  init?(_ glass: Glass, _ transform: Transform) {
    let scale = transform.averageScale
    guard scale > 0,
      let field = GlassField(glass.shapes, spacing: glass.spacing, transform: transform)
    else { return nil }
    (self.glass, self.field, self.scale) = (glass, field, scale)
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
    (self.shorter, self.radius, self.isWide) = (shorter, radius, isWide)
    // Where shapes flow together, the outline lies a quarter of the spacing farther out at most.
    let merged = glass.shapes.count > 1 && glass.spacing.isFinite ? max(0, glass.spacing) / 4 : 0
    let hairline = GlassEdge(glass, isDark: false, scale: scale).hairlineReach
    inner = bounds.expanded(
      by: 1 + PixelRect.pixel((min(merged, 1000) + hairline) * scale, .up))
    lens = GlassLens(glass.variant, half: shorter / 2)
    var reach = 0.0
    for shadow in Self.shadows(glass, isWide: isWide) {
      let blur = Self.blur(shadow.deviation * scale)
      reach = max(reach, Double(blur.reach) / scale + shadow.down)
    }
    area = inner.expanded(by: PixelRect.pixel(reach * scale, .up))
  }

  fileprivate static func blur(_ deviation: Double) -> GaussianBlur {
    GaussianBlur(sigma: deviation, evenWidth: .shifted)
  }

  /// The shadows that glass may have.
  private static func shadows(_ glass: Glass, isWide: Bool) -> [GlassFigures.Shadow] {
    switch glass.generation {
    case .first: [isWide ? GlassFigures.itemShadow : GlassFigures.barShadow]
    case .second: [GlassFigures.secondShadow]
    }
  }

  /// The deviation of the narrow part of the blur, and the share of the wide part.
  fileprivate var blur: (deviation: Double, wideShare: Double) {
    let amount = min(max(glass.tintAmount, 0), 1)
    return switch (glass.generation, glass.variant) {
    case (.first, _): GlassFigures.firstBlur(glass.role)
    case (.second, .regular):
      (GlassFigures.regularBlur(amount), GlassFigures.regularWideShare(amount))
    case (.second, .clear): (GlassFigures.clearBlur(amount), GlassFigures.clearWideShare(amount))
    }
  }

  /// The share of large shapes' ground that is blurred before the lens.
  private var frost: Double {
    glass.generation == .second && glass.variant == .regular ? GlassFigures.frost(shorter) : 0
  }

  /// The pixels that have to be known to draw those of `shown`.
  func area(read shown: PixelRect) -> PixelRect {
    let shown = shown.intersection(inner)
    guard !shown.isEmpty, !glass.isOpaque else { return shown }
    let (deviation, wideShare) = blur
    var reach = Self.blur(deviation * scale).reach + PixelRect.pixel(lens.farthest * scale, .up) + 1
    if frost > 0 { reach += CoarseBlur.reach(GlassFigures.frostDeviation * scale) }
    if wideShare > 0 { reach = max(reach, CoarseBlur.reach(GlassFigures.wideDeviation * scale)) }
    return shown.expanded(by: reach)
  }

  /// - Parameters:
  ///   - ground: what lies below, as far as it is there.
  ///   - before: the pixels that change, as they are.
  func draw(ground: Surface, over before: Surface) -> (surface: Surface, isDark: Bool) {
    let shown = before.bounds.intersection(inner)
    let statistics = self.statistics(of: ground, under: shown)
    let tone = GlassTone(glass, mean: statistics.mean)
    let edge = GlassEdge(glass, isDark: tone.isDark, scale: scale)
    var result = before
    if let shadow = shadow(over: before.bounds, statistics, isDark: tone.isDark) {
      Self.shade(&result, shadow.levels, alpha: shadow.alpha)
    }
    guard !shown.isEmpty else { return (result, tone.isDark) }
    let seen = SeenGround(self, ground, over: shown)
    let depth = max(
      edge.rimReach, glass.hasBorder ? GlassFigures.border + 1 / scale : 0, 1 / scale)
    let hairlineReach = max(edge.hairlineReach, 0.5 / scale)
    var levels = [GlassTone.Levels](repeating: .zero, count: shown.width)
    let bounds = result.bounds
    result.withPixels { pixels in
      for y in shown.minY..<shown.maxY {
        let row = pixels + ((y - bounds.minY) * bounds.width - bounds.minX)
        seen.read(y: y, into: &levels)
        var deep = field.columns(deeperThan: depth, y: y)
        deep = deep.clamped(to: shown.minX..<shown.maxX)
        if deep.isEmpty { deep = shown.maxX..<shown.maxX }
        levels.withUnsafeBufferPointer { levels in
          if tone.isPlain {
            for x in deep {
              row[x] = Self.pixel(tone.plainBody(levels[x - shown.minX]), alpha: 255)
            }
          } else {
            for x in deep { row[x] = Self.pixel(tone.body(levels[x - shown.minX]), alpha: 255) }
          }
        }
        for x in shown.minX..<shown.maxX where !deep.contains(x) {
          let sample = field.sample(x: x, y: y)
          guard sample.distance < hairlineReach else { continue }
          row[x] = pixel(
            row[x], sample, tone.body(levels[x - shown.minX]), edge, isDark: tone.isDark)
        }
      }
    }
    return (result, tone.isDark)
  }

  /// A pixel about the outline.
  private func pixel(
    _ below: Pixel, _ sample: GlassField.Sample, _ body: GlassTone.Levels, _ edge: GlassEdge,
    isDark: Bool
  ) -> Pixel {
    let coverage = min(max(0.5 - sample.distance * scale, 0), 1)
    var levels = body
    if coverage > 0 {
      levels = GlassTone.clamped(
        levels + Float(edge.rim(sample, luma: GlassTone.luma(levels))))
      let border = edge.border(sample)
      if border > 0 {
        levels += (GlassTone.Levels(repeating: isDark ? 255 : 0) - levels) * Float(border)
      }
      if coverage >= 1 { return Self.pixel(levels, alpha: 255) }
    }
    let alpha = Double(below.w)
    let ground = edge.hairline(sample, over: Self.levels(below), alpha: alpha / 255)
    return Self.pixel(
      ground + (levels - ground) * Float(coverage), alpha: Float(alpha + (255 - alpha) * coverage))
  }

  // MARK: Parts

  private static func levels(_ pixel: Pixel) -> GlassTone.Levels { PixelLevels(levelsOf: pixel) }

  @inline(__always)
  private static func pixel(_ levels: GlassTone.Levels, alpha: Float) -> Pixel {
    var levels = levels
    levels.w = alpha
    return levels.nearestPixel
  }

  /// Lays black over a surface, by a mask of its bounds.
  private static func shade(_ surface: inout Surface, _ mask: Mask, alpha: Double) {
    let amounts = (0...255).map { UInt8((alpha * Double($0)).rounded()) }
    let count = surface.bounds.width * surface.bounds.height
    surface.withPixels { pixels in
      mask.bytes.withUnsafeBufferPointer { mask in
        for index in 0..<min(count, mask.count) where mask[index] > 0 {
          let amount = amounts[Int(mask[index])]
          guard amount > 0 else { continue }
          var pixel = BlendKernels.multiply(pixels[index], 255 - amount)
          pixel.w = pixel.w &+ amount
          pixels[index] = pixel
        }
      }
    }
  }

  /// The mean colour of the ground under the shapes, and how far its luma varies, in levels.
  private func statistics(
    of ground: Surface, under shown: PixelRect
  ) -> (mean: GlassTone.Levels, deviation: Double) {
    let area = shown.intersection(ground.bounds)
    guard glass.generation == .first, !area.isEmpty else { return (.zero, 0) }
    // A look at a few thousand pixels is enough.
    let step = max(1, Int((Double(area.width) * Double(area.height) / 4096).squareRoot()))
    var (sum, squares, count) = (SIMD4<Int>.zero, 0.0, 0)
    let bounds = ground.bounds
    ground.readPixels { pixels in
      for y in stride(from: area.minY, to: area.maxY, by: step) {
        let row = pixels + ((y - bounds.minY) * bounds.width - bounds.minX)
        for x in stride(from: area.minX, to: area.maxX, by: step)
        where field.sample(x: x, y: y).distance <= 0 {
          sum &+= SIMD4<Int>(truncatingIfNeeded: row[x])
          let luma = Double(GlassTone.luma(Self.levels(row[x])))
          squares += luma * luma
          count += 1
        }
      }
    }
    guard count > 0 else { return (.zero, 0) }
    let mean = PixelLevels(Float(sum.x), Float(sum.y), Float(sum.z), Float(sum.w)) / Float(count)
    let luma = Double(GlassTone.luma(mean))
    return (mean, max(0, squares / Double(count) - luma * luma).squareRoot())
  }

  private func shadow(
    over area: PixelRect, _ statistics: (mean: GlassTone.Levels, deviation: Double), isDark: Bool
  ) -> (levels: Mask, alpha: Double)? {
    guard !glass.isOpaque, let shadow = Self.shadows(glass, isWide: isWide).first else {
      return nil
    }
    var alpha = shadow.alpha
    if glass.generation == .first {
      // Nothing of a shadow was seen in dark pictures.
      guard !isDark else { return nil }
      let busy = min(1, statistics.deviation / GlassFigures.busyDeviation)
      alpha += (GlassFigures.busyAlpha - alpha) * busy
    }
    let moved = PixelRect.pixel(shadow.down * scale, .toNearestOrEven)
    let blur = Self.blur(shadow.deviation * scale)
    let visible = area.offsetBy(x: 0, y: -moved)
    // What is out of reach throws no shadow here.
    var mask = Mask(bounds: inner.intersection(visible.expanded(by: blur.reach)))
    let bounds = mask.bounds
    for y in bounds.minY..<bounds.maxY {
      let start = mask.index(x: bounds.minX, y: y) - bounds.minX
      let deep = field.columns(deeperThan: 1 / scale, y: y).clamped(to: bounds.minX..<bounds.maxX)
      for x in deep { mask.bytes[start + x] = 255 }
      for x in bounds.minX..<bounds.maxX where !deep.contains(x) {
        let coverage = min(max(0.5 - field.sample(x: x, y: y).distance * scale, 0), 1)
        mask.bytes[start + x] = UInt8(coverage * 255 + 0.5)
      }
    }
    var levels = blur.spread(mask, outside: 0, over: visible)
    levels.bounds = area
    return (levels, alpha)
  }

  /// The ground before the lens: of large shapes a share of it is blurred.
  fileprivate func frosted(_ ground: Surface) -> Surface {
    guard frost > 0, !ground.bounds.isEmpty else { return ground }
    let bounds = ground.bounds
    let coarse = CoarseBlur(
      ground, sigma: GlassFigures.frostDeviation * scale, over: bounds,
      origin: (inner.minX, inner.minY))
    var result = ground
    var line = [GlassTone.Levels](repeating: .zero, count: bounds.width)
    let share = Float(frost)
    result.withPixels { pixels in
      for y in bounds.minY..<bounds.maxY {
        coarse.read(x: bounds.minX, y: y, into: &line, count: bounds.width)
        let row = pixels + (y - bounds.minY) * bounds.width
        for x in 0..<bounds.width {
          let own = Self.levels(row[x])
          row[x] = (own + (line[x] - own) * share).nearestPixel
        }
      }
    }
    return result
  }

  /// The ground as the lens bends it.
  fileprivate func bent(_ ground: Surface, over area: PixelRect) -> Surface {
    var result = ground.extended(to: area)
    let bounds = ground.bounds
    guard !bounds.isEmpty else { return result }
    let reach = GlassFigures.lensReach * radius
    let straight = field.straight(lens.reach, reach: reach)
    let columns = straight.columns.clamped(to: area.minX..<area.maxX)
    let sides = sideSources(area)
    result.withPixels { to in
      ground.readPixels { from in
        for y in area.minY..<area.maxY {
          let row = to + ((y - area.minY) * area.width - area.minX)
          let deep = field.columns(deeperThan: lens.reach, y: y).clamped(
            to: area.minX..<area.maxX)
          if !columns.isEmpty { bend(row, columns, y: y, from, bounds) }
          let isBesideSides = straight.rows.contains(y)
          for x in area.minX..<area.maxX where !deep.contains(x) && !columns.contains(x) {
            if isBesideSides {
              row[x] = Self.between(
                from, bounds, x: sides[x - area.minX], y: Double(y))
              continue
            }
            let depth = -field.sample(x: x, y: y).distance
            let shift = lens.shift(at: depth) * scale
            guard shift > 0 else { continue }
            let normal = field.wideNormal(x: x, y: y, reach: reach)
            row[x] = Self.between(
              from, bounds, x: Double(x) - normal.x * shift, y: Double(y) - normal.y * shift)
          }
        }
      }
    }
    return result
  }

  /// Where the content of each column comes from beside the straight sides at the left and right.
  private func sideSources(_ area: PixelRect) -> [Double] {
    guard field.isSimple else { return [] }
    return (area.minX..<area.maxX).map { x in
      let (depth, isLeft) = field.depth(ofColumn: x)
      let shift = lens.shift(at: depth) * scale
      return Double(x) + (isLeft ? shift : -shift)
    }
  }

  /// Bends a row between the corners: all of it comes from two rows of the ground.
  private func bend(
    _ row: UnsafeMutablePointer<Pixel>, _ columns: Range<Int>, y: Int,
    _ from: UnsafePointer<Pixel>, _ bounds: PixelRect
  ) {
    let (depth, isAbove) = field.depth(ofRow: y)
    let shift = lens.shift(at: depth) * scale
    guard shift > 0 else { return }
    let place = min(
      max(Double(y) + (isAbove ? shift : -shift), Double(bounds.minY)), Double(bounds.maxY - 1))
    let upper = Int(place.rounded(.down))
    let share = Float(place - Double(upper))
    let first = from + ((upper - bounds.minY) * bounds.width - bounds.minX)
    let second = upper + 1 < bounds.maxY ? first + bounds.width : first
    for x in columns {
      let column = min(max(x, bounds.minX), bounds.maxX - 1)
      let (a, b) = (PixelLevels(levelsOf: first[column]), PixelLevels(levelsOf: second[column]))
      row[x] = (a + (b - a) * share).nearestPixel
    }
  }

  /// A pixel between four others; beyond the bounds the nearest is repeated.
  private static func between(
    _ pixels: UnsafePointer<Pixel>, _ bounds: PixelRect, x: Double, y: Double
  ) -> Pixel {
    let x = min(max(x, Double(bounds.minX)), Double(bounds.maxX - 1))
    let y = min(max(y, Double(bounds.minY)), Double(bounds.maxY - 1))
    let (column, row) = (Int(x), Int(y))
    // Bounds may begin left of the picture: towards zero is down from there on only.
    let (left, top) = (Double(column) > x ? column - 1 : column, Double(row) > y ? row - 1 : row)
    let across = PixelLevels(repeating: Float(x - Double(left)))
    let down = PixelLevels(repeating: Float(y - Double(top)))
    let first = pixels + ((top - bounds.minY) * bounds.width + left - bounds.minX)
    let right = left + 1 < bounds.maxX ? 1 : 0
    let below = top + 1 < bounds.maxY ? bounds.width : 0
    let (a, b) = (PixelLevels(levelsOf: first[0]), PixelLevels(levelsOf: first[right]))
    let (c, d) = (PixelLevels(levelsOf: first[below]), PixelLevels(levelsOf: first[below + right]))
    let upper = a + (b - a) * across
    let lower = c + (d - c) * across
    return (upper + (lower - upper) * down).nearestPixel
  }
}

/// A ground as it shows in glass: a narrow blur of what the lens bends, and a wide one.
private struct SeenGround {
  private let narrow: Surface
  private let wide: CoarseBlur?
  private let wideShare: Float
  private let shown: PixelRect

  init(_ painter: GlassPainter, _ ground: Surface, over shown: PixelRect) {
    self.shown = shown
    let (deviation, wideShare) = painter.blur
    self.wideShare = Float(wideShare)
    wide =
      wideShare > 0
      ? CoarseBlur(
        ground, sigma: GlassFigures.wideDeviation * painter.scale, over: shown,
        origin: (painter.inner.minX, painter.inner.minY)) : nil
    let blur = GlassPainter.blur(deviation * painter.scale)
    var narrow = painter.bent(painter.frosted(ground), over: shown.expanded(by: blur.reach))
    blur.apply(to: &narrow)
    self.narrow = narrow
  }

  /// Writes the levels of a row that shows.
  func read(y: Int, into levels: inout [GlassTone.Levels]) {
    if let wide { wide.read(x: shown.minX, y: y, into: &levels, count: shown.width) }
    let bounds = narrow.bounds
    narrow.readPixels { pixels in
      let row = pixels + ((y - bounds.minY) * bounds.width + shown.minX - bounds.minX)
      levels.withUnsafeMutableBufferPointer { levels in
        for x in 0..<shown.width {
          let near = PixelLevels(levelsOf: row[x])
          levels[x] = wide == nil ? near : near + (levels[x] - near) * wideShare
        }
      }
    }
  }
}
