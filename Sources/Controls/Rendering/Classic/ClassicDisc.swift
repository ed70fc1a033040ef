import Raster

/// The blue discs in white rims of detail and contact buttons up to iOS 6, and the "i" of info
/// buttons (drawn after the era's screens; no measured picture shows one).
enum ClassicDisc {
  enum Figure { case disclosure, add }

  static let radius = 11.5
  private static let rim = 2.0
  private static let fill = Ramp([
    GradientStop(location: 0, color: Color(bytes: 128, 174, 240)),
    GradientStop(location: 0.5, color: Color(bytes: 58, 122, 226)),
    GradientStop(location: 0.5, color: Color(bytes: 36, 104, 220)),
    GradientStop(location: 1, color: Color(bytes: 66, 142, 242)),
  ])

  private static func circle(_ center: Point, _ radius: Double) -> Path {
    Path(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func paint(_ figure: Figure, at center: Point, _ canvas: inout Canvas) {
    let disc = circle(center, radius)
    canvas.shadow(disc, .shade(0.55), offset: Point(x: 0, y: 1), blurRadius: 2)
    canvas.fill(disc, .white)
    let inner = radius - rim
    let box = Rect(
      x: center.x - inner, y: center.y - inner, width: 2 * inner, height: 2 * inner)
    canvas.fill(circle(center, inner), fill.paint(in: box))
    var path = Path()
    switch figure {
    case .disclosure:
      path.move(to: Point(x: center.x - 2.2, y: center.y - 5))
      path.line(to: Point(x: center.x + 2.8, y: center.y))
      path.line(to: Point(x: center.x - 2.2, y: center.y + 5))
      canvas.stroke(path, .white, style: StrokeStyle(width: 2.8))
    case .add:
      path.append(Path(rect: Rect(x: center.x - 6, y: center.y - 1.5, width: 12, height: 3)))
      path.append(Path(rect: Rect(x: center.x - 1.5, y: center.y - 6, width: 3, height: 4.5)))
      path.append(Path(rect: Rect(x: center.x - 1.5, y: center.y + 1.5, width: 3, height: 4.5)))
      canvas.fill(path, .white)
    }
  }

  /// A ring with a leaning "i".
  static func paintInfo(at center: Point, _ ink: Color, shade: Color, _ canvas: inout Canvas) {
    var path = circle(center, 9)
    path.append(circle(center, 7.5))
    path.append(circle(Point(x: center.x + 0.9, y: center.y - 3.9), 1.3))
    // The stem, with a stroke to the left of its head and one to the right of its foot.
    let stem = [
      (-2.2, -1.6), (1.4, -1.6), (0.1, 3.6), (1.3, 3.3), (1.1, 4.2), (-1.0, 4.9), (-2.1, 4.4),
      (-0.9, -0.7), (-2.4, -0.7),
    ]
    for (index, place) in stem.enumerated() {
      let point = Point(x: center.x + place.0, y: center.y + place.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    canvas.translated(x: 0, y: 1) { $0.fill(path, shade, rule: .evenOdd) }
    canvas.fill(path, ink, rule: .evenOdd)
  }
}
