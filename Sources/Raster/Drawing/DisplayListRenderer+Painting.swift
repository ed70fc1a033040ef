extension DisplayListRenderer {
  mutating func fill(_ path: Path, rule: FillRule, paint: Paint) {
    guard let shape = shape(path, rule: rule) else { return }
    self.paint(shape, with: paint)
  }

  mutating func stroke(_ path: Path, style: StrokeStyle, paint: Paint) {
    if let outlines = path.strokeOutlines(style) {
      if let shape = shape(outlines) { self.paint(shape, with: paint) }
      return
    }
    guard PathFlattener.isFinite(path, state.transform) else { return }
    let outline = StrokeOutliner.outline(
      path, style: style, scale: state.transform.largestScale)
    fill(outline, rule: .nonZero, paint: paint)
  }

  mutating func shadow(
    _ path: Path, color: Color, offset: Point, blurRadius: Double, knockout: Bool
  ) {
    guard offset.isFinite, !blurRadius.isNaN else { return }
    let blur = DropShadow.blur(
      radius: blurRadius, pixelsPerPoint: state.transform.averageScale)
    let moved = Transform.translation(x: offset.x, y: offset.y).concatenating(state.transform)
    // Only the part within the clip and the blur's reach around it can show.
    let limit = state.clip.rect.isEmpty ? .empty : state.clip.rect.expanded(by: blur.reach)
    guard let shape = shape(path, rule: .nonZero, transform: moved, within: limit) else { return }
    let visible = shape.area.expanded(by: blur.reach).intersection(state.clip.rect)
    guard !visible.isEmpty else { return }
    var mask = shadows.shadow(of: coverage(of: shape, in: shape.area), blur, over: visible)
    if knockout, let hole = self.shape(path, rule: .nonZero, within: visible) {
      DropShadow.knockOut(&mask, shape: coverage(of: hole, in: visible))
    }
    paint(.masks([MaskPlacement(mask: mask)], area: visible), with: .solid(color))
  }

  /// The shadow that the shape's surroundings, moved by `offset`, throw into it.
  mutating func innerShadow(_ path: Path, color: Color, offset: Point, blurRadius: Double) {
    guard offset.isFinite, !blurRadius.isNaN, let shape = shape(path, rule: .nonZero) else {
      return
    }
    let visible = shape.area
    let inside = coverage(of: shape, in: visible)
    let blur = DropShadow.blur(radius: blurRadius, pixelsPerPoint: state.transform.averageScale)
    let moved = Transform.translation(x: offset.x, y: offset.y).concatenating(state.transform)
    let area = visible.expanded(by: blur.reach)
    var around = Mask(bounds: .empty)
    if let hole = self.shape(path, rule: .nonZero, transform: moved, within: area) {
      around = coverage(of: hole, in: hole.area)
    }
    var mask = InnerShadow.cast(around, blur: blur, over: visible)
    InnerShadow.hold(&mask, within: inside)
    paint(.masks([MaskPlacement(mask: mask)], area: visible), with: .solid(color))
  }

  mutating func backdrop(_ path: Path, _ effect: BackdropEffect) {
    guard let shape = shape(path, rule: .nonZero) else { return }
    let blur = Backdrop.blur(effect, pixelsPerPoint: state.transform.averageScale)
    let result = Backdrop.apply(
      effect, blur: blur, to: &surfaces[surfaces.count - 1], area: shape.area)
    let source = SurfacePixelSource(surface: result)
    composite(shape) {
      AnySink(ReplacingBlitter(pixels: $0, bounds: $1, source: source))
    }
  }

  /// Colours a shape. Gradients and patterns are in the current space.
  mutating func paint(_ shape: Shape, with paint: Paint) {
    switch paint {
    case .solid(let color):
      let pixel = Pixel(color)
      if state.blendMode == .normal {
        guard pixel.w > 0 else { return }
        composite(shape) { SolidBlitter(pixels: $0, bounds: $1, color: pixel) }
      } else {
        composite(shape, with: ConstantPixelSource(color: pixel))
      }
    case .gradient(let gradient):
      self.paint(shape, with: gradient)
    case .radialGradient(let gradient):
      let sampler = samplers.sampler(
        gradient.stops, spread: gradient.spread, interpolation: gradient.interpolation)
      if let source = RadialSource(gradient, sampler, state.transform, area: shape.area) {
        composite(shape, with: source)
      }
    case .sweepGradient(let gradient):
      let sampler = samplers.sampler(
        gradient.stops, spread: gradient.spread, interpolation: gradient.interpolation)
      if let source = SweepSource(gradient, sampler, state.transform) {
        composite(shape, with: source)
      }
    case .pattern(let image, let origin):
      self.paint(shape, withPattern: image, origin: origin)
    }
  }

  private mutating func paint(_ shape: Shape, with gradient: LinearGradient) {
    guard let axis = GradientSource.Axis(gradient, state.transform) else { return }
    let sampler = samplers.sampler(
      gradient.stops, spread: gradient.spread, interpolation: gradient.interpolation)
    if axis.perX == 0 {
      composite(shape, with: GradientSource.Rows(axis, sampler: sampler, area: shape.area))
    } else if axis.perY == 0 {
      composite(shape, with: GradientSource.Columns(axis, sampler: sampler, area: shape.area))
    } else {
      composite(shape, with: GradientSource.General(axis: axis, sampler: sampler))
    }
  }

  private mutating func paint(_ shape: Shape, withPattern image: Image, origin: Point) {
    guard image.isDrawable, origin.isFinite else { return }
    let transform = state.transform
    let pixmap = image.pixmap
    let perPixel = 1 / image.scale
    guard transform.isScaleAndTranslation else {
      let toDevice = Transform(
        a: perPixel, b: 0, c: 0, d: perPixel, tx: origin.x, ty: origin.y
      ).concatenating(transform)
      guard let inverse = toDevice.inverse else { return }
      let bounds = PixelRect(minX: 0, minY: 0, maxX: pixmap.width, maxY: pixmap.height)
      let surface = Surface(bounds: bounds, pixmap: pixmap)
      if image.sampling == .nearest {
        composite(
          shape, with: NearestPixelSource(surface: surface, inverse: inverse, repeats: true))
      } else {
        composite(
          shape, with: BilinearPixelSource(surface: surface, inverse: inverse, repeats: true))
      }
      return
    }
    let area = shape.area
    let first = transform.apply(origin)
    let columns = Self.tiles(
      area.minX..<area.maxX, first: first.x, perPixel: perPixel * transform.a, size: pixmap.width,
      sampling: image.sampling)
    let rows = Self.tiles(
      area.minY..<area.maxY, first: first.y, perPixel: perPixel * transform.d, size: pixmap.height,
      sampling: image.sampling)
    composite(Resampler.draw(pixmap, columns: columns, rows: rows), as: shape)
  }

  /// One axis of a pattern: the bitmap over and over from `first` on, in both directions.
  private static func tiles(
    _ pixels: Range<Int>, first: Double, perPixel: Double, size: Int, sampling: Image.Sampling
  ) -> AxisMap {
    var map = AxisMap(start: pixels.lowerBound, count: pixels.count, sampling: sampling)
    let tile = Double(size) * perPixel
    let source = 0...Double(size)
    // Tiles smaller than a pixel are a mean colour.
    if tile < 1 || !tile.isFinite || !first.isFinite {
      map.append(
        through: pixels.upperBound,
        target: Double(pixels.lowerBound)...Double(pixels.upperBound), source: source, bitmap: size)
    } else {
      // From the tile nearest to the device's origin, so that tiles can be counted from it.
      NineSlice.appendTiles(
        to: &map, through: pixels.upperBound, first: first.truncatingRemainder(dividingBy: tile),
        tile: tile, source: source, bitmap: size)
    }
    return map
  }
}

extension Image {
  /// True when there are pixels and a usable scale.
  var isDrawable: Bool { pixelWidth > 0 && pixelHeight > 0 && scale > 0 && scale.isFinite }
}

extension Transform {
  /// Pixels for a point, the mean of all directions: what lengths without a direction are scaled by.
  var averageScale: Double {
    let scale = (a * d - b * c).magnitude.squareRoot()
    return scale.isFinite ? scale : 0
  }

  /// At least the most that a length can grow.
  var largestScale: Double {
    let scale = (a * a + b * b + c * c + d * d).squareRoot()
    return scale.isFinite && scale > 0 ? scale : 1
  }
}
