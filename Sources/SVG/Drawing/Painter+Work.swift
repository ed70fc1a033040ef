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
    // Wider strokes than the area cover all of it.
    let reach = min((stroke?.width ?? 0) * scale / 2, area.width + area.height)
    var outline = length(of: path, reach: reach)
    if let stroke {
      // Both sides, with a join at each vertex.
      let joins = min(reach, area.height) * (stroke.join == .round ? 3 : 1)
      outline = 2 * outline + joins * Double(path.elements.count)
    }
    let copies = stroke == nil ? 1.0 : 3
    let shown = bounds.insetBy(x: -reach, y: -reach).intersection(area) ?? .zero
    if !shown.isEmpty { touched = touched?.union(shown) ?? shown }
    try budget.take(
      work: outline * Work.outlinePixel + Double(path.elements.count) * Work.segment * copies
        + shown.width * shown.height * Work.pixel)
    try budget.check(bytes: outline * (stroke == nil ? Self.fillBytes : Self.strokeBytes))
    try budget.take(
      bytes: Self.commandBytes + path.elements.count * MemoryLayout<Path.Element>.stride)
  }

  /// Takes the pixels of a pattern, gradient, mask or layer from the budget.
  func takeShadedPixels(of rect: Rect?) throws(SVGError) {
    guard let shown = rect?.intersection(area) else { return }
    try budget.take(work: shown.width * shown.height * Work.shadedPixel)
  }

  /// The bytes of the commands that an element records, and of what they refer to.
  static let commandBytes = 512
  /// The bytes of a filled outline's edges for each pixel of its length, as measured.
  private static let fillBytes = 24.0
  /// The bytes of a stroke's outline for each pixel of its length, as measured.
  private static let strokeBytes = 32.0

  /// The length that counts of a curve beside the area, in pixels: a choice.
  private static let longestHiddenCurve = 2_000.0

  /// The length of a path's control polygon within the drawn area, in pixels, roughly.
  private func length(of path: Path, reach: Double) -> Double {
    let box = area.insetBy(x: -reach, y: -reach)
    var current = Point.zero
    var start = Point.zero
    var sum = 0.0
    func curve(_ points: Point...) -> Double {
      let shown = zip(points, points.dropFirst()).reduce(0) { $0 + within($1.0, $1.1) }
      // Strokes cut curves into lines wherever they lie.
      guard reach > 0 else { return shown }
      let whole = zip(points, points.dropFirst()).reduce(0) {
        $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y)
      }
      return max(shown, min(whole, Self.longestHiddenCurve))
    }
    func within(_ a: Point, _ b: Point) -> Double {
      // What lies beside the area counts for nothing; each axis is cut by itself.
      let top = max(min(a.y, b.y), box.minY)
      let bottom = min(max(a.y, b.y), box.maxY)
      let left = max(min(a.x, b.x), box.minX)
      let right = min(max(a.x, b.x), box.maxX)
      return bottom >= top && right >= left ? bottom - top + right - left : 0
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point):
        sum += within(current, point)
        current = point
      case .quad(let control, let end):
        sum += curve(current, control, end)
        current = end
      case .cubic(let control1, let control2, let end):
        sum += curve(current, control1, control2, end)
        current = end
      case .close:
        sum += within(current, start)
        current = start
      }
    }
    return sum
  }
}
