import ObjectModel
import Raster

/// The thin tracks of sliders and progress views.
enum GreyTrack {
  /// Thickness in points (measured).
  static let thickness = 2.0

  /// The fill of a track without a tint (measured: four rows at 2x are #B5, #B6, #B7 and #B8).
  static func grey(_ rect: Rect) -> Paint {
    .gradient(
      LinearGradient(
        stops: [
          .init(location: 0, color: Color(white: 180.5 / 255)),
          .init(location: 1, color: Color(white: 184.5 / 255)),
        ],
        start: rect.origin, end: Point(x: rect.minX, y: rect.maxY)))
  }
}
