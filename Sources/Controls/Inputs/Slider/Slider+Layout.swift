import ObjectModel
import Raster

extension Slider {
  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .height }

  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets {
    EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: Metrics.width, height: Metrics.height(system: node.system))
  }

  /// The distance of the thumb's centre from the left end of the track area, in points.
  ///
  /// - Parameter inset: the distance at the minimum and maximum.
  static func offset(of slider: StyledNode, width: Double, inset: Double) -> Double {
    inset + share(of: slider[value] ?? 0, slider) * max(0, width - 2 * inset)
  }

  /// The place of a value between the least and the greatest, 0–1.
  static func share(of value: Double, _ slider: StyledNode) -> Double {
    let low = slider[minimumValue] ?? 0
    let high = slider[maximumValue] ?? 1
    return high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }
}
