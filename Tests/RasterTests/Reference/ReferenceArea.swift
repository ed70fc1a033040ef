import Raster

/// Coverage the plain way: every pixel clips every contour to itself and sums areas.
enum ReferenceArea {
  /// The integral of the winding number over a pixel: the signed area of the contours clipped to it
  /// (Sutherland and Hodgman), which holds for contours that cross themselves too.
  static func winding(_ contours: [[Point]], x: Int, y: Int) -> Double {
    contours.reduce(0) { $0 + signedArea(clip($1, x: Double(x), y: Double(y))) }
  }

  /// 0–255, not rounded. Non-zero takes the magnitude, at most one; even-odd folds it: exact where at
  /// most two windings meet in the pixel, and what the scanner states it computes elsewhere.
  static func level(_ contours: [[Point]], rule: FillRule, x: Int, y: Int) -> Double {
    let area = winding(contours, x: x, y: y).magnitude
    if rule == .nonZero { return min(area, 1) * 255 }
    let rest = area.truncatingRemainder(dividingBy: 2)
    return (rest > 1 ? 2 - rest : rest) * 255
  }

  /// The winding number of a point: signed crossings of the ray to its right.
  static func winding(_ contours: [[Point]], at p: Point) -> Int {
    var sum = 0
    for contour in contours {
      for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        if a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x { sum += b.y > a.y ? 1 : -1 }
      }
    }
    return sum
  }

  /// A path of straight contours.
  static func path(_ contours: [[Point]]) -> Path {
    var path = Path()
    for contour in contours {
      for (index, point) in contour.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }

  /// A path's contours with every curve as `steps` chords.
  static func flattened(_ path: Path, steps: Int) -> [[Point]] {
    var contours: [[Point]] = []
    var current: [Point] = []
    func curve(_ point: (Double) -> Point) {
      for step in 1...steps { current.append(point(Double(step) / Double(steps))) }
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        contours.append(current)
        current = [p]
      case .line(let p): current.append(p)
      case .quad(let c, let p):
        let a = current.last ?? .zero
        curve { t in a * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + p * (t * t) }
      case .cubic(let c1, let c2, let p):
        let a = current.last ?? .zero
        curve { t in
          let u = 1 - t
          return a * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + p * (t * t * t)
        }
      case .close:
        contours.append(current)
        current = current.prefix(1).map { $0 }
      }
    }
    return (contours + [current]).filter { $0.count > 2 }
  }

  private static func clip(_ contour: [Point], x: Double, y: Double) -> [Point] {
    var points = contour
    func keep(_ inside: (Point) -> Double) {
      var result: [Point] = []
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        let (da, db) = (inside(a), inside(b))
        if da >= 0 { result.append(a) }
        if (da > 0 && db < 0) || (da < 0 && db > 0) {
          result.append(a + (b - a) * (da / (da - db)))
        }
      }
      points = result
    }
    keep { $0.x - x }
    keep { x + 1 - $0.x }
    keep { $0.y - y }
    keep { y + 1 - $0.y }
    return points
  }

  private static func signedArea(_ contour: [Point]) -> Double {
    var sum = 0.0
    for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }
}
