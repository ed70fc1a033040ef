/// A function between points: straight lines, and beyond the ends their values.
struct PiecewiseLinear: Sendable {
  private let points: [(x: Double, y: Double)]

  init(_ points: [(Double, Double)]) { self.points = points.map { ($0.0, $0.1) } }

  /// The last place.
  var end: Double { points.last?.x ?? 0 }
  /// The greatest value.
  var greatest: Double { points.reduce(-.infinity) { max($0, $1.y) } }

  func callAsFunction(_ x: Double) -> Double {
    guard let first = points.first, x > first.x else { return points.first?.y ?? 0 }
    var before = first
    for point in points.dropFirst() {
      if x <= point.x {
        return before.y + (point.y - before.y) * (x - before.x) / (point.x - before.x)
      }
      before = point
    }
    return before.y
  }
}
