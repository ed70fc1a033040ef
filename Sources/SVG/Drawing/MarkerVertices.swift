import Raster

/// The vertices of a path, with the directions in which it runs through them.
struct MarkerVertices {
  struct Vertex {
    var point: Point
    /// A unit vector.
    var direction: Point
  }

  private(set) var vertices: [Vertex] = []

  /// One segment with the directions at its ends.
  private struct Segment {
    var start: Point
    var end: Point
    var startDirection: Point
    var endDirection: Point
  }

  init(_ path: Path) {
    var segments: [Segment] = []
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        append(segments, isClosed: false)
        segments = []
        current = p
        start = p
      case .line(let p):
        segments.append(Self.line(current, p))
        current = p
      case .quad(let c, let p):
        segments.append(Self.curve([current, c, p]))
        current = p
      case .cubic(let c1, let c2, let p):
        segments.append(Self.curve([current, c1, c2, p]))
        current = p
      case .close:
        // One that goes nowhere has its vertex, too.
        if current != start || segments.isEmpty { segments.append(Self.line(current, start)) }
        append(segments, isClosed: true)
        segments = []
        current = start
      }
    }
    append(segments, isClosed: false)
  }

  private mutating func append(_ given: [Segment], isClosed: Bool) {
    let segments = Self.directed(given)
    guard let head = segments.first, let tail = segments.last else { return }
    let closing = isClosed ? Self.mean(tail.endDirection, head.startDirection) : nil
    vertices.append(Vertex(point: head.start, direction: closing ?? head.startDirection))
    for (before, after) in zip(segments, segments.dropFirst()) {
      vertices.append(
        Vertex(
          point: after.start, direction: Self.mean(before.endDirection, after.startDirection)))
    }
    vertices.append(Vertex(point: tail.end, direction: closing ?? tail.endDirection))
  }

  /// The segments with directions for those without length: where they begin, that of the nearest one before them, and where
  /// they end, that of the nearest one behind them (SVG 2, section 9.4).
  private static func directed(_ segments: [Segment]) -> [Segment] {
    guard let first = segments.first(where: { $0.startDirection != .zero }) else {
      return segments.map { segment in
        var result = segment
        (result.startDirection, result.endDirection) = (Point(x: 1, y: 0), Point(x: 1, y: 0))
        return result
      }
    }
    guard segments.contains(where: { $0.startDirection == .zero }) else { return segments }
    var result = segments
    var before = first.startDirection
    for index in result.indices {
      if result[index].startDirection == .zero {
        result[index].startDirection = before
      } else {
        before = result[index].endDirection
      }
    }
    var behind = before
    for index in result.indices.reversed() {
      if result[index].endDirection == .zero {
        result[index].endDirection = behind
      } else {
        behind = segments[index].startDirection
      }
    }
    return result
  }

  private static func line(_ a: Point, _ b: Point) -> Segment {
    let direction = unit(a, b)
    return Segment(start: a, end: b, startDirection: direction, endDirection: direction)
  }

  /// Where control points lie on an end, the next one gives the direction.
  private static func curve(_ points: [Point]) -> Segment {
    let first = points[0]
    let last = points[points.count - 1]
    let after = points.first { $0 != first } ?? last
    let before = points.last { $0 != last } ?? first
    return Segment(
      start: first, end: last, startDirection: unit(first, after), endDirection: unit(before, last))
  }

  private static func unit(_ a: Point, _ b: Point) -> Point {
    let x = b.x - a.x
    let y = b.y - a.y
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : .zero
  }

  /// The direction halfway between two.
  private static func mean(_ a: Point, _ b: Point) -> Point {
    let sum = Point(x: a.x + b.x, y: a.y + b.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    // Straight back: a quarter turn.
    guard length > 1e-9 else { return Point(x: -a.y, y: a.x) }
    return Point(x: sum.x / length, y: sum.y / length)
  }
}
