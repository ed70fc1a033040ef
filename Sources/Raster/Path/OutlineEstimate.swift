/// An estimate of what it takes to draw a path, made without drawing it: for budgets of files that come from outside.
public struct OutlineEstimate: Sendable {
  /// The length of the outline in pixels: for strokes, both sides with their joins.
  public let length: Double
  /// How far a stroke reaches beyond the path, in pixels; 0 for fills.
  public let reach: Double
  /// The bytes that the rasteriser needs for a moment, as measured.
  public let bytes: Double

  /// The bytes of a filled outline's edges for each pixel of its length, as measured.
  private static let fillBytes = 24.0
  /// The bytes of a stroke's outline for each pixel of its length, as measured.
  private static let strokeBytes = 32.0
  /// The cost of a dash beside that of its length, in pixels: a choice.
  private static let dashLength = 20.0

  /// Creates an estimate. Points that are not finite count for nothing, as nothing is drawn of their path.
  ///
  /// - Parameters:
  ///   - path: in units of its own.
  ///   - transform: from these units to pixels.
  ///   - stroke: in the same units; nil for a fill.
  ///   - area: the pixels that are drawn.
  /// - Complexity: O(elements).
  public init(
    of path: Path, under transform: Transform, stroke: StrokeStyle? = nil, within area: Rect
  ) {
    // Wider strokes than the area cover all of it.
    let width = (stroke?.width ?? 0) * transform.averageScale
    let reach = min(width / 2, area.width + area.height)
    var pieces = OutlinePieces(
      area: area.insetBy(x: -reach, y: -reach), isStroke: reach > 0,
      dashLength: (stroke?.meanDash ?? 0) * transform.averageScale)
    var length = pieces.length(of: path, under: transform)
    if let stroke {
      // Both sides, with a join at each vertex.
      let joins = min(reach, area.height) * (stroke.join == .round ? 3 : 1)
      length = 2 * length + joins * Double(path.elementCount)
      length += pieces.dashes * (reach + Self.dashLength)
    }
    self.length = length.isFinite ? length : 0
    self.reach = reach
    bytes = self.length * (stroke == nil ? Self.fillBytes : Self.strokeBytes)
  }
}

/// Adds up the lengths of a path's lines and of the control polygons of its curves, as far as they lie within an area.
private struct OutlinePieces {
  let area: Rect
  /// Strokes cut curves into lines wherever they lie.
  let isStroke: Bool
  /// The mean length of a dash or gap, in pixels; 0 where there are none.
  let dashLength: Double
  /// How many dashes there are, wherever they lie.
  private(set) var dashes = 0.0
  /// The length of the subpath so far, wherever it lies.
  private var whole = 0.0

  init(area: Rect, isStroke: Bool, dashLength: Double) {
    self.area = area
    self.isStroke = isStroke
    self.dashLength = dashLength
  }

  mutating func length(of path: Path, under transform: Transform) -> Double {
    var current = Point.zero
    var start = Point.zero
    var sum = 0.0
    for element in path.elements {
      switch element {
      case .move(let point):
        endSubpath()
        start = transform.apply(point)
        current = start
      case .line(let point):
        let end = transform.apply(point)
        sum += shown(current, end)
        current = end
      case .quad(let control, let point):
        let (middle, end) = (transform.apply(control), transform.apply(point))
        sum += curve(
          shown(current, middle) + shown(middle, end),
          Self.whole(current, middle) + Self.whole(middle, end))
        current = end
      case .cubic(let control1, let control2, let point):
        let (first, second) = (transform.apply(control1), transform.apply(control2))
        let end = transform.apply(point)
        sum += curve(
          shown(current, first) + shown(first, second) + shown(second, end),
          Self.whole(current, first) + Self.whole(first, second) + Self.whole(second, end))
        current = end
      case .close:
        sum += shown(current, start)
        current = start
        endSubpath()
      }
    }
    endSubpath()
    return sum
  }

  private mutating func endSubpath() {
    let count = dashLength > 0 ? whole / dashLength : 0
    whole = 0
    // Lines of more dashes than that are drawn whole. Control polygons are somewhat longer than curves.
    if count < 3 * Polyline.mostDashes { dashes += min(count, Polyline.mostDashes) }
  }

  private func curve(_ shown: Double, _ whole: Double) -> Double {
    guard isStroke, whole.isFinite else { return shown }
    // Strokes cut curves into lines wherever they lie, large ones into fewer for their length.
    let lines = min(200 + whole / 20, Double(Chords.most))
    return max(shown, min(whole, lines * Self.lineLength))
  }

  /// The memory of a line of a curve's stroke, in pixels of outline: measured.
  private static let lineLength = 3.3

  private static func whole(_ a: Point, _ b: Point) -> Double {
    abs(b.x - a.x) + abs(b.y - a.y)
  }

  /// The sum of both axes. Each is cut by itself.
  private mutating func shown(_ a: Point, _ b: Point) -> Double {
    whole += Self.whole(a, b)
    let top = max(min(a.y, b.y), area.minY)
    let bottom = min(max(a.y, b.y), area.maxY)
    let left = max(min(a.x, b.x), area.minX)
    let right = min(max(a.x, b.x), area.maxX)
    return bottom >= top && right >= left ? bottom - top + right - left : 0
  }
}

extension StrokeStyle {
  /// The mean length of its dashes and gaps; 0 where there are none.
  fileprivate var meanDash: Double {
    let sum = dash.reduce(0, +)
    return sum > 0 && sum.isFinite ? sum / Double(dash.count) : 0
  }
}
