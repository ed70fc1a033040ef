import ObjectModel
import Raster
import Text

/// The column of letters at a table view's trailing edge.
enum TableViewIndex: ControlClass {
  static let definition = ClassDefinition(
    "UITableViewIndex", superclass: "UIControl",
    summary: "The letters along a table view's edge; made by the table.")

  /// Width in points, with semibold letters of 11 points every 14 points, their middle 7.6 off the
  /// edge (measured on iOS 9).
  static let width = 15.0
  private static let pitch = 14.0
  private static let fontSize = 11.0
  private static let middle = 7.4
  /// #FAFAFA (measured on white).
  static let defaultBackground = Color(bytes: 0xFA, 0xFA, 0xFA)

  private static let titlesSlot = PropertySlot("sectionIndexTitles")
  /// Colour of the letters; set by the table.
  static let color = PartKey<ColorValue>("sectionIndexColor")

  /// Creates the index of a table; nil without titles.
  static func element(of table: Element) -> Element? {
    let titles = table.strings(titlesSlot.name)
    guard !titles.isEmpty else { return nil }
    var element = Element("UITableViewIndex", role: TableView.index)
    element.defaults[titlesSlot] = .strings(titles)
    return element
  }

  static func titles(of index: StyledNode) -> [String] {
    guard case .strings(let titles)? = index.object.style.value(titlesSlot) else { return [] }
    return titles
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    let attributes = TextAttributes(
      font: .system(fontSize, styled.look.emphasizedWeight),
      foregroundColor: styled[color] ?? .tint)
    paint(titles(of: styled), attributes, pitch: pitch, middle: middle, of: node, &canvas)
  }

  /// Draws letters one below the other, vertically centred.
  ///
  /// - Parameters:
  ///   - pitch: distance between two letters, in points.
  ///   - middle: distance from the leading edge to the letters' middle, in points.
  static func paint(
    _ titles: [String], _ attributes: TextAttributes, pitch: Double, middle: Double,
    of node: PlacedNode, _ canvas: inout Canvas
  ) {
    let styled = node.styled
    let top = (node.size.height - pitch * Double(titles.count)) / 2
    for (index, title) in titles.enumerated() {
      let layout = styled.textLayout(title, attributes: attributes)
      let y = styled.roundToPixel(top + pitch * Double(index))
      canvas.draw(
        layout,
        topLeft: Point(
          x: middle - layout.size.width / 2, y: y + styled.centeredTop(layout, height: pitch)),
        shadow: nil, of: styled)
    }
  }
}
