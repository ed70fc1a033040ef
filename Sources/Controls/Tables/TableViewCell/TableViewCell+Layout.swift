import ObjectModel
import Raster
import Text

extension TableViewCell {
  /// The given width, and the height that fits the texts.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    TableViewCellLayout.fittingSize(node, width: fitting.width)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TableViewCellLayout(node, size: size).layOut(&pass)
    pass.layOutSubviews(
      of: node, size: size, side: TableMargins.safeAreaSide(node, width: size.width))
  }
}
