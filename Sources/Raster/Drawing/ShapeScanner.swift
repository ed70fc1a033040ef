/// Turns shapes into coverage, in storage that is kept from one shape to the next.
struct ShapeScanner: Sendable {
  var edges = EdgeList()
  private var scanner = CoverageScanner()
  private var spans = MirroredSpans()
  private var outline = RoundedRectOutline()
  private(set) var corners = CornerMasks()

  /// Takes a path that is a rectangle but for its corners, to be sent as `roundedRect`; false when it is another.
  ///
  /// - Parameters:
  ///   - low: The upper left of all points on the device, control points too; finite.
  ///   - high: Their lower right.
  ///   - mirror: How it lies on the pixels if it is its own mirror image.
  ///   - limit: The pixels that can show.
  mutating func take(
    roundedRect path: Path, _ transform: Transform, _ low: Point, _ high: Point, _ mirror: Mirror?,
    within limit: PixelRect
  ) -> Bool {
    guard outline.take(path, transform, low, high) else { return false }
    return corners.place(outline, mirror, within: limit) { points, corner, area in
      edges.reset(area: area)
      PathFlattener.flatten(corner: points, corner, area, into: &edges)
      var sink = MaskSink(mask: Mask(bounds: area))
      scanner.scan(edges, rule: .nonZero, into: &sink)
      return sink.mask
    }
  }

  /// Sends the coverage of a shape whose edges are here.
  mutating func send<Sink: CoverageSink>(
    _ shape: Shape, area: PixelRect, into sink: inout Sink
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
    case .mirrored(let mirror, _) where Sink.takesRows:
      var images = MirroredRows(inner: sink, mirror: mirror, original: edges.area)
      scanner.scan(edges, rule: .nonZero, into: &images)
    case .mirrored(let mirror, _):
      spans.reset()
      scanner.scan(edges, rule: .nonZero, into: &spans)
      spans.send(mirror, original: edges.area, to: &sink)
    case .roundedRect(let own):
      corners.send(
        SideCoverage(outline.low, outline.high), area: area.intersection(own), to: &sink)
    case .masks(let placements, _):
      for placement in placements {
        let place = placement.mask.bounds.offsetBy(x: placement.x, y: placement.y)
        sink.mask(placement.mask.bytes.span, of: place, within: area)
      }
    }
  }
}
