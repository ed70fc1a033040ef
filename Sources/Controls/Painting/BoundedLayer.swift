import ObjectModel
import Raster

extension Canvas {
  /// Draws `body` as a group clipped to `area`, which keeps the layer's surface small: the memory
  /// that layers may use is counted by their clips.
  ///
  /// - Parameters:
  ///   - opacity: 0–1, of the group as a whole.
  ///   - area: the rectangle that `body` draws in, in points.
  mutating func layer(
    opacity: Double, filters: [LayerFilter] = [], within area: Rect,
    _ body: (inout Canvas) -> Void
  ) {
    // The clip is a point larger, so that it does not thin edges that fall between pixels.
    clipped(to: Path(rect: area.insetBy(x: -1, y: -1))) {
      $0.layer(opacity: opacity, filters: filters, body)
    }
  }

  /// Draws `body`, as a group only when `opacity` is below 1.
  ///
  /// - Parameter area: the rectangle that `body` draws in, in points.
  mutating func layerIfNeeded(
    opacity: Double, within area: Rect, _ body: (inout Canvas) -> Void
  ) {
    if opacity < 1 { layer(opacity: opacity, within: area, body) } else { body(&self) }
  }
}
