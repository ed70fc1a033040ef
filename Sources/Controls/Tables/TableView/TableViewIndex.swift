import ObjectModel
import Raster
import Text

/// The column of letters at a table view's trailing edge.
enum TableViewIndex: BaseControl {
  static let definition = ClassDefinition(
    "UITableViewIndex", superclass: "UIControl",
    summary: "The letters along a table view's edge; the table makes it.")

  /// Width in points, with semibold letters of 11 points every 14 points, their middle 7.6 off the
  /// edge (measured on iOS 9).
  static let width = 15.0
  private static let pitch = 14.0
  private static let fontSize = 11.0
  private static let middle = 7.4
  /// Diameter of dots between letters (choice).
  private static let dot = 5.0
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
    paint(
      titles(of: styled), attributes, pitch: pitch, middle: middle, dot: dot, of: node, &canvas)
  }

  /// Distance between a letter and the dot after it where not all letters fit, in points (measured
  /// on iOS 6 and later).
  private static let shortPitch = 11.5

  /// The entries that fit in a height: all titles, or some of them with dots (nil) between,
  /// the first and the last among them.
  static func entries(_ titles: [String], height: Double, pitch: Double) -> [String?] {
    guard pitch * Double(titles.count) > height else { return titles }
    // An odd number, so that the last one is a letter.
    let room = max(1, Int((height / shortPitch).rounded(.down)))
    let letters = min(titles.count, (room + 1) / 2)
    guard letters > 1 else { return Array(titles.prefix(1)) }
    let step = Double(titles.count - 1) / Double(letters - 1)
    return (0..<2 * letters - 1).map { index in
      index % 2 == 0 ? titles[Int((Double(index / 2) * step).rounded())] : nil
    }
  }

  /// Draws letters one below the other, vertically centred, with dots between them where not all
  /// fit.
  ///
  /// - Parameters:
  ///   - pitch: distance between two letters, in points.
  ///   - middle: distance from the leading edge to the letters' middle, in points.
  ///   - dot: diameter of dots, in points.
  static func paint(
    _ titles: [String], _ attributes: TextAttributes, pitch: Double, middle: Double, dot: Double,
    of node: PlacedNode, _ canvas: inout Canvas
  ) {
    let styled = node.styled
    let entries = entries(titles, height: node.size.height, pitch: pitch)
    let pitch = entries.count == titles.count ? pitch : shortPitch
    let top = (node.size.height - pitch * Double(entries.count)) / 2
    let color = attributes.foregroundColor.flatMap(styled.resolve) ?? .black
    for (index, title) in entries.enumerated() {
      let y = styled.roundToPixel(top + pitch * Double(index))
      guard let title else {
        let center = Point(x: middle, y: y + pitch / 2)
        canvas.fill(Path(circleAt: center, radius: dot / 2), color)
        continue
      }
      let layout = styled.textLayout(title, attributes: attributes)
      canvas.draw(
        layout,
        topLeft: Point(
          x: middle - layout.size.width / 2, y: y + styled.centeredTop(layout, height: pitch)),
        shadow: nil, of: styled)
    }
  }
}
