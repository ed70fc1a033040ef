/// How far from the origin device coordinates may lie: far outside of any surface, and near enough that
/// no sum or product of two coordinates overflows an `Int`.
enum CoordinateLimit {
  /// In pixels, either side.
  static let farthest = 1_073_741_824.0
}

extension Point {
  /// The point, each coordinate clamped to `CoordinateLimit`. NaN stays NaN.
  var clampedToLimit: Point {
    let farthest = CoordinateLimit.farthest
    return Point(x: min(max(x, -farthest), farthest), y: min(max(y, -farthest), farthest))
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
