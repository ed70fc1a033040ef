import ObjectModel
import Raster
import Text

extension TableViewCell {
  /// The given width, and the height that fits the texts or what constraints place.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    TableViewCellLayout.fittingSize(node, width: fitting.width)
  }

  static func contentView(_ node: StyledNode, width: Double) -> ContentView? {
    TableViewCellLayout.contentView(of: node, width: width)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TableViewCellLayout(node, size: size).layOut(&pass)
    pass.layOutSubviews(of: node, size: size)
  }
}
