/// Turns paths into lines, with + − × ÷ and square root only.
enum PathFlattener {
  /// Adds the path's lines to `edges`, open contours closed. Its points are finite where they are
  /// drawn.
  static func flatten(_ path: Path, _ transform: Transform, into edges: inout EdgeList) {
    var start = Point.zero
    var current = Point.zero
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move(let p):
        if isOpen, current != start { edges.line(from: current, to: start) }
        start = transform.apply(p).clampedToLimit
        current = start
        isOpen = true
      case .line(let p):
        let end = transform.apply(p).clampedToLimit
        edges.line(from: current, to: end)
        current = end
        isOpen = true
      case .quad(let c, let p):
        let control = transform.apply(c).clampedToLimit
        let end = transform.apply(p).clampedToLimit
        quad(current, control, end, into: &edges)
        current = end
        isOpen = true
      case .cubic(let c1, let c2, let p):
        let end = transform.apply(p).clampedToLimit
        cubic(
          current, transform.apply(c1).clampedToLimit, transform.apply(c2).clampedToLimit, end,
          into: &edges)
        current = end
        isOpen = true
      case .close:
        if isOpen, current != start { edges.line(from: current, to: start) }
        current = start
      }
    }
    if isOpen, current != start { edges.line(from: current, to: start) }
  }

  /// Adds the lines around the part of `area` that a corner's cubics leave, which start at the first point.
  static func flatten(
    corner points: [Point], _ corner: RectCorners, _ area: PixelRect,
    into edges: inout EdgeList
  ) {
    guard let start = points.first, let end = points.last else { return }
    for index in stride(from: 3, to: points.count, by: 3) {
      cubic(
        points[index - 3], points[index - 2], points[index - 1], points[index], into: &edges)
    }
    // From the end along its side to where the area ends, and back to the start by way of the area's inner corner.
    let inner = Point(
      x: Double(corner.isLeft ? area.maxX : area.minX),
      y: Double(corner.isTop ? area.maxY : area.minY))
    let side = corner.isLeft ? min(start.x, end.x) : max(start.x, end.x)
    func onBorder(_ point: Point) -> Point {
      point.x == side ? Point(x: side, y: inner.y) : Point(x: inner.x, y: point.y)
    }
    var last = end
    for next in [onBorder(end), inner, onBorder(start), start] {
      edges.line(from: last, to: next)
      last = next
    }
  }

  private static func quad(
    _ p0: Point, _ p1: Point, _ p2: Point, into edges: inout EdgeList
  ) {
    let low = Point(x: min(p0.x, p1.x, p2.x), y: min(p0.y, p1.y, p2.y))
    let high = Point(x: max(p0.x, p1.x, p2.x), y: max(p0.y, p1.y, p2.y))
    if edges.isOutside(low, high) {
      edges.line(from: p0, to: p2)
    } else {
      edges.curve(from: p0, Chords(p0, p1, p2, scale: 1), low, high)
    }
  }

  private static func cubic(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into edges: inout EdgeList
  ) {
    let low = Point(x: min(p0.x, p1.x, p2.x, p3.x), y: min(p0.y, p1.y, p2.y, p3.y))
    let high = Point(x: max(p0.x, p1.x, p2.x, p3.x), y: max(p0.y, p1.y, p2.y, p3.y))
    if edges.isOutside(low, high) {
      edges.line(from: p0, to: p3)
    } else {
      edges.curve(from: p0, Chords(p0, p1, p2, p3, scale: 1), low, high)
    }
  }

  /// The bounds of all points where they are drawn, control points included; nil when there are none
  /// or one is NaN or infinite.
  static func bounds(_ path: Path, _ transform: Transform) -> Rect? {
    extent(path, transform).map { Rect($0, $1) }
  }

  /// The same as the upper left and the lower right point, each exactly that of a point of the path.
  static func extent(_ path: Path, _ transform: Transform) -> (low: Point, high: Point)? {
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    // Zero times anything but NaN and infinity is zero.
    var check = SIMD2<Double>.zero
    let (perX, perY) = (SIMD2(transform.a, transform.b), SIMD2(transform.c, transform.d))
    let origin = SIMD2(transform.tx, transform.ty)
    func take(_ point: Point) {
      let p = perX * point.x + perY * point.y + origin
      low.replace(with: p, where: p .< low)
      high.replace(with: p, where: p .> high)
      check += p * 0
    }
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p): take(p)
      case .quad(let c, let p):
        take(c)
        take(p)
      case .cubic(let c1, let c2, let p):
        take(c1)
        take(c2)
        take(p)
      case .close: break
      }
    }
    guard check == .zero, low.x <= high.x else { return nil }
    return (Point(x: low.x, y: low.y), Point(x: high.x, y: high.y))
  }

  /// False when a point of the path is NaN or infinite where it is drawn.
  static func isFinite(_ path: Path, _ transform: Transform) -> Bool {
    for element in path.elements {
      switch element {
      case .move(let p), .line(let p):
        guard transform.apply(p).isFinite else { return false }
      case .quad(let c, let p):
        guard transform.apply(c).isFinite, transform.apply(p).isFinite else { return false }
      case .cubic(let c1, let c2, let p):
        guard transform.apply(c1).isFinite, transform.apply(c2).isFinite,
          transform.apply(p).isFinite
        else { return false }
      case .close: break
      }
    }
    return true
  }
}
