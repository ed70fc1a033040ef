/// Where something is drawn.
enum Shape {
  /// Every pixel of the area alike.
  case area(PixelRect, coverage: UInt8 = 255)
  /// An axis-aligned rectangle with any edges.
  case rect(Rect, area: PixelRect)
  /// The edges in the replay's list.
  case edges(FillRule, area: PixelRect)
  /// The edges in the replay's list are those of the part that the rest is an image of.
  case mirrored(Mirror, area: PixelRect)
  /// Masks one after the other, as the glyphs of a run.
  case masks([MaskPlacement], area: PixelRect)

  /// The pixels that can be touched; within the clip.
  var area: PixelRect {
    switch self {
    case .area(let area, _), .rect(_, let area), .edges(_, let area), .mirrored(_, let area),
      .masks(_, let area):
      area
    }
  }
}

/// A mask moved to its place.
struct MaskPlacement {
  var mask: Mask
  var x = 0
  var y = 0
}

extension Replay {
  /// The path as it falls on the clip, or nil when nothing of it can show. Edges are put into the
  /// replay's list, so a shape is to be drawn before the next is made.
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
    if let shape = mirrored(path, transform, within: limit) { return shape }
    guard let bounds = PathFlattener.bounds(path, transform), bounds.isFinite else { return nil }
    let area = PixelRect.enclosing(bounds).intersection(limit)
    guard !area.isEmpty else { return nil }
    tools.edges.reset(area: area)
    PathFlattener.flatten(path, transform, into: &tools.edges)
    return .edges(rule, area: area)
  }

  /// The first path less the second, when both are their own mirror images about the same whole or
  /// half pixels and all of it can show: only the first quarter's edges, or half's, are then needed.
  private mutating func mirrored(
    _ path: Path, less hole: Path? = nil, _ transform: Transform, within limit: PixelRect
  ) -> Shape? {
    guard let form = path.form, transform.isScaleAndTranslation else { return nil }
    let bounds = transform.apply(upright: form.bounds)
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0, let mirror = Mirror(bounds) else {
      return nil
    }
    let area = PixelRect.enclosing(bounds)
    guard area.intersection(limit) == area else { return nil }
    tools.edges.reset(area: mirror.original(of: area))
    PathFlattener.flatten(path, transform, into: &tools.edges)
    if let hole {
      tools.edges.isReversed = true
      PathFlattener.flatten(hole, transform, into: &tools.edges)
    }
    return .mirrored(mirror, area: area)
  }

  /// A ring as it falls on the clip; nil when none of it can show.
  mutating func shape(_ ring: Ring) -> Shape? {
    let (transform, limit) = (state.transform, state.clip.rect)
    if let shape = mirrored(ring.outer, less: ring.hole, transform, within: limit) { return shape }
    guard let bounds = PathFlattener.bounds(ring.outer, transform), bounds.isFinite else {
      return nil
    }
    let area = PixelRect.enclosing(bounds).intersection(limit)
    guard !area.isEmpty else { return nil }
    tools.edges.reset(area: area)
    PathFlattener.flatten(ring.outer, transform, into: &tools.edges)
    if let hole = ring.hole {
      tools.edges.isReversed = true
      PathFlattener.flatten(hole, transform, into: &tools.edges)
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
      shape, area: area, through: state.clip.mask, &tools, to: &surfaces[surfaces.count - 1],
      makeSink)
  }

  /// Tools and surface are lent side by side, so that the one can be written while the other works.
  private static func send<Sink: CoverageSink>(
    _ shape: Shape, area: PixelRect, through mask: Mask?, _ tools: inout CoverageTools,
    to surface: inout Surface, _ makeSink: (UnsafeMutablePointer<Pixel>, PixelRect) -> Sink
  ) {
    surface.touch(area)
    let bounds = surface.bounds
    surface.withPixels { pixels in
      var sink = makeSink(pixels, bounds)
      if let mask {
        var clipped = ClippedSink(inner: sink, mask: mask)
        tools.send(shape, area: area, into: &clipped)
      } else {
        tools.send(shape, area: area, into: &sink)
      }
    }
  }

  /// Composites a source of colours where a shape is, in the current blend mode.
  mutating func composite(_ shape: Shape, with source: some PixelSource) {
    let mode = state.blendMode
    if mode == .normal {
      composite(shape) { ShadedBlitter(pixels: $0, bounds: $1, source: source) }
    } else {
      composite(shape) { BlendingBlitter(pixels: $0, bounds: $1, source: source, mode: mode) }
    }
  }

  /// A shape's coverage as a mask over `area`, multiplied by `clip`.
  mutating func coverage(of shape: Shape, in area: PixelRect, through clip: Mask? = nil) -> Mask {
    var sink = MaskSink(mask: Mask(bounds: area))
    guard let clip else {
      tools.send(shape, area: area, into: &sink)
      return sink.mask
    }
    var clipped = ClippedSink(inner: sink, mask: clip)
    sink.mask.bytes = []
    tools.send(shape, area: area, into: &clipped)
    return clipped.inner.mask
  }

  /// Composites a surface where a shape is; the shape's area lies within the surface.
  mutating func lay(_ surface: Surface, as shape: Shape) {
    guard state.blendMode == .normal else {
      composite(shape, with: SurfaceSource(surface: surface))
      return
    }
    surface.readPixels { source in
      composite(shape) {
        SurfaceBlitter(
          pixels: $0, bounds: $1, source: source, sourceBounds: surface.bounds)
      }
    }
  }
}
