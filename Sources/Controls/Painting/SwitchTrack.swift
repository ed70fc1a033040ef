import Raster

/// The outline of a switch from iOS 18 on: continuous corners of half its height. They end where
/// those of the opposite side begin, since the short sides leave no more room.
enum SwitchTrack {
  /// The curve of a corner in units of its radius, as distances from the corner: along the long side
  /// and along the short one. Up to the sixth point it is UIKit's continuous corner; the end on the
  /// short side is fitted (measured on iOS 18: .06 pt at most).
  private static let curve: [(long: Double, short: Double)] = [
    (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911),
    (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
    (0.042, 0.735), (0.012, 0.9), (0, 1),
  ]

  /// - Parameter rect: in points, at least 1.53 times as wide as high.
  static func continuous(in rect: Rect) -> Path {
    let radius = rect.height / 2
    var path = Path()
    /// Adds the curve of one corner; `x` and `y` point into the rectangle.
    func add(_ corner: Point, x: Double, y: Double, fromLong: Bool) {
      let points = (fromLong ? curve : curve.reversed()).map {
        Point(x: corner.x + x * $0.long * radius, y: corner.y + y * $0.short * radius)
      }
      if path.isEmpty { path.move(to: points[0]) } else { path.line(to: points[0]) }
      for first in stride(from: 1, to: points.count, by: 3) {
        path.cubic(
          control1: points[first], control2: points[first + 1], to: points[first + 2])
      }
    }
    add(Point(x: rect.maxX, y: rect.minY), x: -1, y: 1, fromLong: true)
    add(Point(x: rect.maxX, y: rect.maxY), x: -1, y: -1, fromLong: false)
    add(Point(x: rect.minX, y: rect.maxY), x: 1, y: -1, fromLong: true)
    add(Point(x: rect.minX, y: rect.minY), x: 1, y: 1, fromLong: false)
    path.close()
    return path
  }
}
