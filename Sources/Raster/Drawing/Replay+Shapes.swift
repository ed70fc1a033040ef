/// Where something is drawn.
enum Shape {
  /// Every pixel of the area alike.
  case area(PixelRect, coverage: UInt8 = 255)
  /// An axis-aligned rectangle with any edges.
  case rect(Rect, area: PixelRect)
  /// The edges in the replay's list.
  case edges(FillRule, area: PixelRect)
  /// Masks one after the other, as the glyphs of a run.
  case masks([MaskPlacement], area: PixelRect)

  /// The pixels that can be touched; within the clip.
  var area: PixelRect {
    switch self {
    case .area(let area, _), .rect(_, let area), .edges(_, let area), .masks(_, let area): area
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
    guard let bounds = PathFlattener.bounds(path, transform), bounds.isFinite else { return nil }
    let area = PixelRect.enclosing(bounds).intersection(limit)
    guard !area.isEmpty else { return nil }
    edges.reset(area: area)
    guard PathFlattener.flatten(path, transform, into: &edges) else { return nil }
    return .edges(rule, area: area)
  }

  /// Sends a shape's coverage, narrowed by the clip's mask, to a sink on the current surface.
  mutating func composite<Sink: CoverageSink>(
    _ shape: Shape, _ makeSink: (UnsafeMutablePointer<Pixel>, PixelRect) -> Sink
  ) {
    let area = shape.area.intersection(state.clip.rect)
    guard !area.isEmpty else { return }
    let top = surfaces.count - 1
    let bounds = surfaces[top].bounds
    let mask = state.clip.mask
    let list = edges
    // Taken out, so that the surface can be written while the scanner works.
    var scanner = CoverageScanner()
    swap(&scanner, &self.scanner)
    surfaces[top].touch(area)
    surfaces[top].withPixels { pixels in
      var sink = makeSink(pixels, bounds)
      if let mask {
        var clipped = ClippedSink(inner: sink, mask: mask)
        Self.send(shape, area: area, edges: list, scanner: &scanner, into: &clipped)
      } else {
        Self.send(shape, area: area, edges: list, scanner: &scanner, into: &sink)
      }
    }
    swap(&scanner, &self.scanner)
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
      Self.send(shape, area: area, edges: edges, scanner: &scanner, into: &sink)
      return sink.mask
    }
    var clipped = ClippedSink(inner: sink, mask: clip)
    sink.mask.bytes = []
    Self.send(shape, area: area, edges: edges, scanner: &scanner, into: &clipped)
    return clipped.inner.mask
  }

  private static func send(
    _ shape: Shape, area: PixelRect, edges: EdgeList, scanner: inout CoverageScanner,
    into sink: inout some CoverageSink
  ) {
    switch shape {
    case .area(_, let coverage):
      guard coverage > 0 else { return }
      sink.solid(
        x: area.minX, y: area.minY, count: area.width, rows: area.height, coverage: coverage)
    case .rect(let rect, _):
      RectCoverage.scan(rect, area: area, into: &sink)
    case .edges(let rule, _):
      scanner.scan(edges, rule: rule, into: &sink)
    case .masks(let placements, _):
      for placement in placements {
        let place = placement.mask.bounds.offsetBy(x: placement.x, y: placement.y)
        let visible = place.intersection(area)
        guard !visible.isEmpty else { continue }
        let start = placement.mask.index(
          x: visible.minX - placement.x, y: visible.minY - placement.y)
        placement.mask.bytes.withUnsafeBufferPointer { bytes in
          guard let bytes = bytes.baseAddress else { return }
          sink.mask(visible, bytes: bytes + start, stride: place.width)
        }
      }
    }
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

extension Surface {
  /// Notes that pixels of `area` are about to change.
  mutating func touch(_ area: PixelRect) { touched = touched.union(area) }
}
