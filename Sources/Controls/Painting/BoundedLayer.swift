import ObjectModel
import Raster

extension Canvas {
  /// Draws `body` as one group that holds nothing beyond `area`: what layers may take is counted by the
  /// clips they are begun in, and one for a bar or an icon need not count as the screen.
  ///
  /// - Parameter area: what `body` draws in, in points; its edge cuts nothing off.
  mutating func layer(
    opacity: Double, filters: [LayerFilter] = [], within area: Rect,
    _ body: (inout Canvas) -> Void
  ) {
    // A point around, so that an edge that falls between pixels is not thinned by the clip.
    clipped(to: Path(rect: area.insetBy(x: -1, y: -1))) {
      $0.layer(opacity: opacity, filters: filters, body)
    }
  }

  /// Draws `body`, as one group where it is not opaque.
  ///
  /// - Parameter area: what `body` draws in, in points.
  mutating func layerIfNeeded(
    opacity: Double, within area: Rect, _ body: (inout Canvas) -> Void
  ) {
    if opacity < 1 { layer(opacity: opacity, within: area, body) } else { body(&self) }
  }
}
