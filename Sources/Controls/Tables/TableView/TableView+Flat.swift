import ObjectModel
import Raster

extension TableView {
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    paintEmptyRows(node, &canvas)
  }

  /// Draws the lines of a plain table below its last row, down to the table's end.
  ///
  /// - Parameter rowHeight: in points; that of the last row where it is nil.
  static func paintEmptyRows(
    _ node: PlacedNode, rowHeight: Double? = nil, _ canvas: inout Canvas
  ) {
    let styled = node.styled
    guard !node.tree.drawsOnlyBackgrounds, !isGrouped(styled.element),
      styled[separatorStyle] != SeparatorStyle.none,
      node.child(tableFooter) == nil, let color = styled.color(separatorColor)
    else { return }
    let content = node.children.filter {
      [tableHeader, sectionHeader, row, sectionFooter].contains($0.styled.role)
    }
    let last = node.children(row).last
    let height =
      rowHeight ?? last?.styled[TableViewCell.height] ?? TableViewLayout.rowHeight(styled)
    guard height > 0 else { return }
    let inset = styled[separatorInset]
    let isReadable = followsReadableWidth(styled)
    let width = TableViewLayout.contentWidth(styled, node.size.width)
    let left =
      inset.map { TableMargins.lineLeft($0, of: styled, width: width) }
      ?? TableMargins.margins(styled, width: width, isReadable: isReadable).start
    let right =
      width
      - (inset?.right ?? TableMargins.lineRightInset(styled, width: width, isReadable: isReadable))
    var bottom =
      content.map { $0.frame.maxY }.max()
      ?? -ScrollView.offset(
        of: styled, inset: ScrollView.inset(of: styled, covered: node.contentInset)
      ).y
    // Heights below a point would draw a line for each.
    while bottom + height <= node.size.height, height >= 1 {
      bottom += height
      canvas.fill(
        Rect(
          x: left, y: styled.roundToPixel(bottom) - styled.pixel, width: right - left,
          height: styled.pixel), color)
    }
  }
}
