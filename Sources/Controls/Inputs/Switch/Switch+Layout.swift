import ObjectModel
import Raster

extension Switch {
  /// The size of all switches in points, whatever their frame (UISwitch reference).
  static let size = Size(width: 51, height: 31)

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    IntrinsicContent(
      hasWidth: true, hasHeight: true, hugging: Offset(horizontal: 750, vertical: 750))
  }

  static func alignmentRectInsets(_ node: StyledNode) -> EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Switch.size))
    pass.layOutSubviews(of: node, size: Switch.size)
  }
}
