extension Path {
  /// The bounds of lines and curves, without control points; nil for an empty path.
  package var bounds: Rect? {
    var low = Point(x: Double.infinity, y: .infinity)
    var high = Point(x: -Double.infinity, y: -.infinity)
    var current = Point.zero
    var start = Point.zero
    func take(_ p: Point) {
      low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p):
        current = p
        start = p
        take(p)
      case .line(let p):
        take(current)
        take(p)
        current = p
      case .quad(let c, let p):
        take(current)
        take(p)
        let c1 = Point(x: (current.x + 2 * c.x) / 3, y: (current.y + 2 * c.y) / 3)
        let c2 = Point(x: (p.x + 2 * c.x) / 3, y: (p.y + 2 * c.y) / 3)
        Self.extrema(current, c1, c2, p).forEach(take)
        current = p
      case .cubic(let c1, let c2, let p):
        take(current)
        take(p)
        Self.extrema(current, c1, c2, p).forEach(take)
        current = p
      case .close: current = start
      }
    }
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(low, high)
  }

  /// The points of a cubic where x or y turns.
  private static func extrema(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    let times = turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)
    return times.map { t in
      let s = 1 - t
      let (ka, kb, kc, kd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        x: ka * a.x + kb * b.x + kc * c.x + kd * d.x, y: ka * a.y + kb * b.y + kc * c.y + kd * d.y)
    }
  }

  /// Where within 0–1 the derivative of a cubic is zero.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let p = d - 3 * c + 3 * b - a
    let q = 2 * (c - 2 * b + a)
    let r = b - a
    var roots: [Double] = []
    if p == 0 {
      if q != 0 { roots = [-r / q] }
    } else {
      let discriminant = q * q - 4 * p * r
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension Rect {
  /// The bounds of the four mapped corners.
  package func bounds(under transform: Transform) -> Rect {
    let corners = [
      origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ].map(transform.apply)
    let low = corners.dropFirst().reduce(corners[0]) {
      Point(x: min($0.x, $1.x), y: min($0.y, $1.y))
    }
    let high = corners.dropFirst().reduce(corners[0]) {
      Point(x: max($0.x, $1.x), y: max($0.y, $1.y))
    }
    return Rect(low, high)
  }
}
