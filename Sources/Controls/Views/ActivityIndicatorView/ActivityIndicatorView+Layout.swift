import ObjectModel
import Raster

extension ActivityIndicatorView {
  static func side(_ node: StyledNode) -> Double {
    switch node[style] {
    case .whiteLarge, .large: Metrics.largeSide
    case .white, .gray, .medium, nil: Metrics.side
    }
  }

  /// False: spinners turn clockwise everywhere.
  static var followsReadingDirection: Bool { false }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    IntrinsicContent(
      hasWidth: true, hasHeight: true, hugging: Offset(horizontal: 750, vertical: 750))
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: side(node), height: side(node))
  }
}
