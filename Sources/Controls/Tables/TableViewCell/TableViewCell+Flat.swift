import ObjectModel
import Raster
import Text

extension TableViewCell {
  /// Font sizes and colours of the texts (measured).
  enum Metrics {
    static let titleSize = 17.0
    static let subtitleSize = 12.0
    static let value2Size = 12.0
    /// #D9D9D9 (Framework7).
    static let selection = Color(bytes: 0xD9, 0xD9, 0xD9)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    guard isChosen(styled), node.child(selectedBackground) == nil else { return }
    let top = TableViewCellLayout.selectionTop(styled)
    canvas.fill(
      Rect(x: 0, y: top, width: node.size.width, height: node.size.height - top),
      Metrics.selection)
  }

  static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    // The background of a selected row covers its lines.
    guard !isChosen(node.styled) else { return }
    TableViewCellLayout(node.styled, size: node.size).paintSeparators(&canvas)
  }
}
