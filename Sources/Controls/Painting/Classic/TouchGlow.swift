import ObjectModel
import Raster

/// The glow behind pressed controls without a bezel up to iOS 6: plain bar items and info buttons
/// (choice; no picture shows one).
enum TouchGlow {
  private static let radius = 22.0
  private static let light = Color.light(0.55)

  static func paint(about center: Point, _ canvas: inout Canvas) {
    let gradient = RadialGradient(
      stops: [
        GradientStop(location: 0, color: light), GradientStop(location: 1, color: .light(0)),
      ], startCenter: center, startRadius: 0, endCenter: center, endRadius: radius)
    canvas.fill(Path(circleAt: center, radius: radius), .radialGradient(gradient))
  }
}
