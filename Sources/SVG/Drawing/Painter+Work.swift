import Raster

extension Painter {
  /// Takes the work and memory of a path from the budget.
  ///
  /// - Parameters:
  ///   - path: in pixels.
  ///   - stroke: the stroke, in units of the path before it was scaled; nil for a fill.
  ///   - scale: pixels for each of these units.
  mutating func takeWork(
    of path: Path, _ stroke: StrokeStyle? = nil, _ scale: Double = 1
  ) throws(SVGError) {
    guard let bounds = path.bounds, bounds.isFinite else { return }
    var scaled = stroke
    scaled?.width *= scale
    let estimate = OutlineEstimate(of: path, under: .identity, stroke: scaled, within: area)
    let shown =
      bounds.insetBy(x: -estimate.reach, y: -estimate.reach).intersection(area) ?? .zero
    if !shown.isEmpty { touched = touched?.union(shown) ?? shown }
    let copies = stroke == nil ? 1.0 : 3
    try budget.take(
      work: estimate.length * Work.outlinePixel
        + Double(path.elementCount) * Work.segment * copies
        + shown.width * shown.height * Work.pixel)
    try budget.check(bytes: estimate.bytes)
    try budget.take(
      bytes: Self.commandBytes + path.elementCount * MemoryLayout<Path.Element>.stride)
  }

  /// Takes the pixels of a pattern, gradient, mask or layer from the budget.
  func takeShadedPixels(of rect: Rect?) throws(SVGError) {
    guard let shown = rect?.intersection(area) else { return }
    try budget.take(work: shown.width * shown.height * Work.shadedPixel)
  }

  /// The bytes of the commands that an element records, and of what they refer to.
  static let commandBytes = 512
}
