/// Turns shapes into coverage, in storage that is kept from one shape to the next.
struct ShapeScanner: Sendable {
  var edges = EdgeList()
  private var scanner = CoverageScanner()
  private var spans = MirroredSpans()

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
}
