import ObjectModel
import Raster

extension TableView {
  /// Colours by the interface style, and sections as cards.
  static var modern: any ControlClass.Type { ModernTableView.self }
}

/// UITableView from iOS 13 on.
enum ModernTableView: DerivedControl {
  typealias Base = TableView

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableView.compose(&element, context)
    let look = context.look
    let isGrouped = TableView.isGrouped(element)
    element.setDefault(
      View.backgroundColor, look.color(isGrouped ? .systemGroupedBackground : .systemBackground))
    element.setDefault(TableView.separatorColor, TableFigures.separator(look))
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableView.values(for: part, of: node)
    if part.role == TableView.index {
      values.setDefault(
        View.backgroundColor, node[TableView.sectionIndexBackgroundColor] ?? .color(.clear))
    }
    return values
  }

  /// Empty rows are drawn up to iOS 14; later where the table asks for them.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let table = node.styled
    guard table.system >= 15 else { return TableView.paintEmptyRows(node, &canvas) }
    guard let height = table[TableView.fillerRowHeight], height != 0 else { return }
    TableView.paintEmptyRows(
      node, rowHeight: height > 0 ? height : TableViewLayout.rowHeight(table), &canvas)
  }
}
