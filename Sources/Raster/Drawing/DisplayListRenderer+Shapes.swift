extension DisplayListRenderer {
  /// The path as it falls on the clip, or nil when nothing of it can show. Edges are put into the
  /// renderer's list, so a shape is to be drawn before the next is made.
  mutating func shape(
    _ path: Path, rule: FillRule, transform: Transform? = nil, within limit: PixelRect? = nil
  ) -> Shape? {
    let transform = transform ?? state.transform
    let limit = limit ?? state.clip.rect
    if let rectangle = path.rectangle, transform.isScaleAndTranslation {
      let rect = transform.apply(upright: rectangle)
      guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
      let area = PixelRect.enclosing(rect).intersection(limit)
      return area.isEmpty ? nil : .rect(rect, area: area)
    }
    guard let (low, high) = PathFlattener.extent(path, transform) else { return nil }
    let bounds = Rect(low, high)
    guard bounds.isFinite else { return nil }
    let area = PixelRect.enclosing(bounds).intersection(limit)
    guard !area.isEmpty else { return nil }
    let mirror = mirror(of: path, transform, within: limit)
    if rule == .nonZero,
      scanner.take(roundedRect: path, transform, low, high, mirror?.0, within: limit)
    {
      return .roundedRect(area)
    }
    if let (mirror, area) = mirror { return mirrored(path, transform, mirror, area) }
    scanner.edges.reset(area: area)
    PathFlattener.flatten(path, transform, into: &scanner.edges)
    return .edges(rule, area: area)
  }

  /// How a path that is its own mirror image lies on the pixels, and which these are; nil unless its middles are whole or half pixels
  /// and all of it can show.
  private func mirror(
    of path: Path, _ transform: Transform, within limit: PixelRect
  ) -> (Mirror, PixelRect)? {
    guard let form = path.form, transform.isScaleAndTranslation else { return nil }
    let bounds = transform.apply(upright: form.bounds)
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0, let mirror = Mirror(bounds) else {
      return nil
    }
    let area = mirror.area(of: bounds)
    guard !area.isEmpty, area.intersection(limit) == area else { return nil }
    return (mirror, area)
  }

  /// The first path less the second, which both are mirrored: only the first quarter's edges, or half's, are then needed.
  private mutating func mirrored(
    _ path: Path, less hole: Path? = nil, _ transform: Transform, _ mirror: Mirror,
    _ area: PixelRect
  ) -> Shape {
    scanner.edges.reset(area: mirror.original(of: area))
    PathFlattener.flatten(path, transform, into: &scanner.edges)
    if let hole {
      scanner.edges.isReversed = true
      PathFlattener.flatten(hole, transform, into: &scanner.edges)
    }
    return .mirrored(mirror, area: area)
  }

  /// A stroke as it falls on the clip; nil when none of it can show.
  mutating func shape(_ outlines: StrokeOutlines) -> Shape? {
    let (transform, limit) = (state.transform, state.clip.rect)
    if let (mirror, area) = mirror(of: outlines.outer, transform, within: limit) {
      return mirrored(outlines.outer, less: outlines.hole, transform, mirror, area)
    }
    guard let bounds = PathFlattener.bounds(outlines.outer, transform), bounds.isFinite else {
      return nil
    }
    let area = PixelRect.enclosing(bounds).intersection(limit)
    guard !area.isEmpty else { return nil }
    scanner.edges.reset(area: area)
    PathFlattener.flatten(outlines.outer, transform, into: &scanner.edges)
    if let hole = outlines.hole {
      scanner.edges.isReversed = true
      PathFlattener.flatten(hole, transform, into: &scanner.edges)
    }
    return .edges(.nonZero, area: area)
  }

  /// Sends a shape's coverage, narrowed by the clip's mask, to a sink on the current surface.
  mutating func composite<Sink: CoverageSink>(
    _ shape: Shape, _ makeSink: (UnsafeMutablePointer<Pixel>, PixelRect) -> Sink
  ) {
    let area = shape.area.intersection(state.clip.rect)
    guard !area.isEmpty else { return }
    Self.send(
      shape, area: area, through: state.clip.mask, &scanner, to: &surfaces[surfaces.count - 1],
      makeSink)
  }

  /// Tools and surface are lent side by side, so that the one can be written while the other works.
  private static func send<Sink: CoverageSink>(
    _ shape: Shape, area: PixelRect, through mask: Mask?, _ scanner: inout ShapeScanner,
    to surface: inout Surface, _ makeSink: (UnsafeMutablePointer<Pixel>, PixelRect) -> Sink
  ) {
    surface.touch(area)
    let bounds = surface.bounds
    surface.withPixels { pixels in
      var sink = makeSink(pixels, bounds)
      if let mask {
        var clipped = ClippedSink(inner: sink, mask: mask)
        scanner.send(shape, area: area, into: &clipped)
      } else {
        scanner.send(shape, area: area, into: &sink)
      }
    }
  }

  /// Composites a source of colours where a shape is, in the current blend mode.
  mutating func composite(_ shape: Shape, with source: any PixelSource) {
    let mode = state.blendMode
    if mode == .normal {
      composite(shape) { ShadedBlitter(pixels: $0, bounds: $1, source: source) }
    } else {
      composite(shape) {
        AnySink(BlendingBlitter(pixels: $0, bounds: $1, source: source, mode: mode))
      }
    }
  }

  /// Composites pixels of a surface where a shape is.
  mutating func composite(
    _ shape: Shape, blitter: (UnsafeMutablePointer<Pixel>, PixelRect) -> SurfaceBlitter
  ) {
    guard case .area(_, let coverage) = shape, state.clip.mask == nil else {
      composite(shape) { AnySink(blitter($0, $1)) }
      return
    }
    // Most images cover whole pixels, which needs no scanner.
    let area = shape.area.intersection(state.clip.rect)
    guard !area.isEmpty, coverage > 0 else { return }
    let top = surfaces.count - 1
    surfaces[top].touch(area)
    let bounds = surfaces[top].bounds
    surfaces[top].withPixels { pixels in
      var sink = blitter(pixels, bounds)
      sink.solid(
        x: area.minX, y: area.minY, count: area.width, rows: area.height, coverage: coverage)
    }
  }

  /// A shape's coverage as a mask over `area`, multiplied by `clip`.
  mutating func coverage(of shape: Shape, in area: PixelRect, through clip: Mask? = nil) -> Mask {
    var sink = MaskSink(mask: Mask(bounds: area))
    scanner.send(shape, area: area, into: &sink)
    if let clip { sink.mask.multiply(by: clip) }
    return sink.mask
  }

  /// Composites a surface where a shape is; the shape's area lies within the surface.
  mutating func composite(_ surface: Surface, as shape: Shape) {
    guard state.blendMode == .normal else {
      composite(shape, with: SurfacePixelSource(surface: surface))
      return
    }
    surface.readPixels { source in
      composite(
        shape,
        blitter: {
          SurfaceBlitter(
            pixels: $0, bounds: $1, source: source, sourceBounds: surface.bounds)
        })
    }
  }
}
