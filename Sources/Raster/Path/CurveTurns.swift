/// Where a curve that lies on a line turns back. Its stroke reaches as far as there, and is round there, as it is at a bend of a
/// curve that is nearly straight.
enum CurveTurns {
  /// The turns of a cubic from `p0` to `p3`, in its order; none for most.
  static func points(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
    let sides = [p1 - p0, p2 - p0, p3 - p0]
    guard let axis = sides.max(by: { dot($0, $0) < dot($1, $1) }) else { return [] }
    // The control points along the axis.
    let (a, b, c) = (dot(sides[0], axis), dot(sides[1], axis), dot(sides[2], axis))
    if a >= 0, b >= a, c >= b { return [] }
    return roots(square: 3 * a - 3 * b + c, linear: 2 * (b - 2 * a), constant: a).map { t in
      let u = 1 - t
      return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    }
  }

  /// The places between 0 and 1 at which a quadratic polynomial changes its sign, in order.
  private static func roots(square: Double, linear: Double, constant: Double) -> [Double] {
    let discriminant = linear * linear - 4 * square * constant
    guard discriminant > 0 else { return [] }
    let root = discriminant.squareRoot()
    let sum = -(linear + (linear < 0 ? -root : root)) / 2
    return [sum / square, constant / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }

  private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }
}
