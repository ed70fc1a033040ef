import ObjectModel
import Raster

extension TableViewHeaderFooterView {
  /// Measured on iOS 7 and 8.
  enum Metrics {
    /// #6D6D72.
    static let groupedColor = Color(bytes: 0x6D, 0x6D, 0x72)
    /// #232323 on #F7F7F7.
    static let plainColor = Color(bytes: 0x23, 0x23, 0x23)
    static let plainBackground = Color(bytes: 0xF7, 0xF7, 0xF7)
  }

  /// A tint of the view lies behind a plain table's title, unless a background is set.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    guard view[isGrouped] != true, view.candidate(View.backgroundColor) == nil,
      let tint = view.ownTint
    else { return }
    canvas.fill(node.bounds, tint)
  }
}
