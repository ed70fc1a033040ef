import ObjectModel
import Raster
import Text

extension TableViewIndex {
  static var classic: any ControlClass.Type { ClassicTableViewIndex.self }
}

/// The letters along a table's edge up to iOS 6.
enum ClassicTableViewIndex: DerivedControl {
  typealias Base = TableViewIndex

  /// Width in points; the letters' middle is 21.6 off the edge (measured on iOS 6).
  static let width = 30.0
  private static let middle = 8.4
  /// Distance between letters where all fit (choice: 27 do not fit on a phone of 480, as measured).
  private static let pitch = 15.5
  /// Diameter of dots between letters (measured).
  private static let dot = 6.0
  private static let fontSize = 11.0
  private static let textColor = Color(bytes: 0x6A, 0x73, 0x7D)

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    let titles = TableViewIndex.titles(of: styled)
    guard !titles.isEmpty else { return }
    let attributes = TextAttributes(
      font: .system(fontSize, .bold),
      foregroundColor: styled[TableViewIndex.color] ?? .color(textColor))
    TableViewIndex.paint(
      titles, attributes, pitch: pitch, middle: middle, dot: dot, of: node, &canvas)
  }
}
