/// An estimate of what it takes to draw a path, made without drawing it: for budgets of files that come from outside.
public struct OutlineEstimate: Sendable {
  /// The length of the outline in pixels: for strokes, both sides with their joins.
  public let length: Double
  /// The bounds of the part that is drawn; empty where nothing is.
  public let shown: Rect
  /// The bytes that the rasteriser needs for a moment, as measured.
  public let bytes: Double

  /// The bytes of a filled outline's edges for each pixel of its length, as measured.
  private static let fillBytes = 24.0
  /// The bytes of a stroke's outline for each pixel of its length, as measured.
  private static let strokeBytes = 32.0
  /// The length that counts of a curve beside the area, in pixels: a choice.
  private static let longestHiddenCurve = 2_000.0

  /// Nil for a path without bounds, or with infinite ones.
  ///
  /// - Parameters:
  ///   - path: in pixels.
  ///   - stroke: in units of the path before it was scaled; nil for a fill.
  ///   - scale: pixels for each of these units.
  ///   - area: the pixels that are drawn.
  public init?(of path: Path, stroke: StrokeStyle? = nil, scale: Double = 1, within area: Rect) {
    guard let bounds = path.bounds, bounds.isFinite else { return nil }
    // Wider strokes than the area cover all of it.
    let reach = min((stroke?.width ?? 0) * scale / 2, area.width + area.height)
    var length = Self.length(of: path, within: area.insetBy(x: -reach, y: -reach), isStroke: reach > 0)
    if let stroke {
      // Both sides, with a join at each vertex.
      let joins = min(reach, area.height) * (stroke.join == .round ? 3 : 1)
      length = 2 * length + joins * Double(path.elements.count)
    }
    self.length = length
    shown = bounds.insetBy(x: -reach, y: -reach).intersection(area) ?? .zero
    bytes = length * (stroke == nil ? Self.fillBytes : Self.strokeBytes)
  }

  /// The length of a path's control polygon within a box, roughly.
  private static func length(of path: Path, within box: Rect, isStroke: Bool) -> Double {
    var current = Point.zero
    var start = Point.zero
    var sum = 0.0
    func curve(_ points: Point...) -> Double {
      let shown = zip(points, points.dropFirst()).reduce(0) { $0 + line($1.0, $1.1) }
      // Strokes cut curves into lines wherever they lie.
      guard isStroke else { return shown }
      let whole = zip(points, points.dropFirst()).reduce(0) {
        $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y)
      }
      return max(shown, min(whole, longestHiddenCurve))
    }
    func line(_ a: Point, _ b: Point) -> Double {
      // What lies beside the box counts for nothing; each axis is cut by itself.
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
        sum += line(current, point)
        current = point
      case .quad(let control, let end):
        sum += curve(current, control, end)
        current = end
      case .cubic(let control1, let control2, let end):
        sum += curve(current, control1, control2, end)
        current = end
      case .close:
        sum += line(current, start)
        current = start
      }
    }
    return sum
  }
}
