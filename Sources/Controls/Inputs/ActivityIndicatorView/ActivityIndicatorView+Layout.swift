import ObjectModel
import Raster

extension ActivityIndicatorView {
  static func side(_ node: StyledNode) -> Double {
    node[style] == .whiteLarge ? Metrics.largeSide : Metrics.side
  }

  /// False: spinners turn clockwise everywhere.
  static var followsReadingDirection: Bool { false }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: side(node), height: side(node))
  }
}
