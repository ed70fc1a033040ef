import ObjectModel
import Raster

extension TableViewHeaderFooterView {
  /// In points, measured on iOS 7 and 8.
  enum Metrics {
    /// Font size of a group's header, in capitals, and footer: 14 on 7, where the lines of a footer
    /// are 16.5 high, 13 from 8 on.
    static let groupSize7 = 14.0
    static let groupSize = 13.0
    /// How much lower than in the middle a plain header's text lies on 8, with its baseline at 20.5.
    static let plainDrop8 = 0.5
    /// Font size of a plain header: 14 Medium on 7 (measured), 17 from 8 on (common knowledge).
    static let plainSize7 = 14.0
    static let plainSize = 17.0
    /// Distance from a header's text to the rows: 6.5 (baseline 10); from the rows to a footer's
    /// text: 7.5 (baseline 20).
    static let headerBottom = 6.5
    static let footerTop = 7.5
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
