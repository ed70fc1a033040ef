import ObjectModel
import Raster

extension Switch {
  /// The size of all switches in points, whatever their frame (UISwitch reference).
  static let size = Size(width: 51, height: 31)

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Switch.size))
    pass.layOutSubviews(of: node, size: Switch.size)
  }
}
