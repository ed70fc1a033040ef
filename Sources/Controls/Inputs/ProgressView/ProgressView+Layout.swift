import ObjectModel
import Raster

extension ProgressView {
  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    IntrinsicContent(
      hasHeight: true, hugging: Offset(horizontal: 250, vertical: 750))
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: Metrics.width, height: height(node))
  }

  static func height(_ node: StyledNode) -> Double {
    node[progressViewStyle] == .bar ? Metrics.barStyleHeight : GreyTrack.thickness
  }
}
