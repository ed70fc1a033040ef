import ObjectModel
import Raster

extension NavigationController {
  enum Metrics {
    /// Alpha of the black over the previous controller at the end, and of the shadow at the new
    /// one's edge (choice).
    static let dimAlpha = 0.1
    static let shadowAlpha = 0.2
    static let shadowWidth = 9.0
  }

  /// Black that fades out to the left, stretched to the controller's height.
  static var edgeImage: ImageValue {
    let size = Size(width: Metrics.shadowWidth, height: 1)
    let black = Color(white: 0, alpha: Metrics.shadowAlpha)
    let gradient = DrawingGradient(
      colors: [.color(black.withAlpha(0)), .color(black)], locations: [0, 1],
      start: PointValue(.zero), end: PointValue(Point(x: size.width, y: 0)))
    let area = DrawingShape.rect(RectValue(Rect(origin: .zero, size: size)))
    return ImageValue(source: .drawing([.gradient(gradient, area)], size: size))
  }
}
