import ObjectModel
import Raster

extension TableViewHeaderFooterView {
  /// The size of the title.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let margins = TableMargins.margins(node, width: fitting.width)
    let room = Size(
      width: max(0, fitting.width - margins.start - margins.end), height: fitting.height)
    let label = node.child(textLabel)?.intrinsicSize(fitting: room) ?? .zero
    return Size(width: fitting.width, height: label.height)
  }

  static func contentView(_ node: StyledNode, width: Double) -> ContentView? {
    let margins = TableMargins.margins(node, width: width)
    // The margins of any view at the top and bottom (choice).
    return ContentView(
      margins: EdgeInsets(top: 8, left: margins.start, bottom: 8, right: margins.end))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let margins = TableMargins.margins(node, width: size.width)
    let width = max(0, size.width - margins.start - margins.end)
    let figures = TableTitleFigures(node)
    for child in node.children {
      if child.role == background {
        pass.place(child, in: Rect(origin: .zero, size: size))
      } else if child.role == textLabel {
        var frame = Rect(x: margins.start, y: 0, width: width, height: size.height)
        if node[isGrouped] == true {
          let height = child.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
          let isFooter = node[isFooter] == true
          frame.origin.y =
            isFooter
            ? node.ceilToPixel(figures.footerTop)
            : size.height - node.ceilToPixel(figures.headerBottom) - height
          frame.size.height = height
        } else {
          frame.origin.y = node.roundToPixel(figures.plainDrop)
        }
        pass.place(child, in: frame)
      }
    }
    pass.layOutSubviews(of: node, size: size)
  }
}
