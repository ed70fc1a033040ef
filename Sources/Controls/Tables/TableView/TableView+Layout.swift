import ObjectModel
import Raster

extension TableView {
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TableViewLayout.layOut(node, size: size, &pass)
  }
}
