import ObjectModel
import Raster

extension Path {
  /// A rectangle with the continuous corners of a look, which have a curve of their own from iOS 26 on.
  ///
  /// - Parameter radius: in points.
  init(
    continuousRoundedRect rect: Rect, radius: Double, corners: RectCorners, of look: Look
  ) {
    if look.era >= .glass {
      self.init(glassRoundedRect: rect, radius: radius, corners: corners)
    } else {
      self.init(continuousRoundedRect: rect, radius: radius, corners: corners)
    }
  }
}
