import ObjectModel
import Raster

/// The editing control before a row (UITableViewCellEditControl).
enum EditControl: DerivedControl {
  typealias Base = EmbeddedButton

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = EmbeddedButton.values(for: part, of: node)
    values.setDefault(EditIcon.sign, node[EditIcon.sign])
    return values
  }
}

/// The image view of the editing control: a disc with a sign.
enum EditIcon: IconView {
  static let imageRole = ImageRole.imageView
  /// False: signs are not mirrored.
  static var followsReadingDirection: Bool { false }

  /// The sign of an editing control.
  enum Sign: String, NamedCases {
    case delete, deleteAsked, insert, unmarked, marked
    static let typeName = "editFigure"
  }

  /// The sign; set by the row.
  static let sign = PartKey<Sign>("editFigure")

  static let side = 22.0
  /// Length and width of the strokes of plus and minus.
  private static let arm = 11.0
  private static let armWidth = 1.5
  private static let ringWidth = 1.0
  private static let tick = [Point(x: 6, y: 11.5), Point(x: 9.5, y: 15), Point(x: 16, y: 7)]

  /// Only the mark follows the tint; the other signs have their own colours.
  static func isTemplate(_ node: StyledNode) -> Bool { node[sign] == .marked }

  static func iconSize(_ node: StyledNode) -> Size { Size(width: side, height: side) }

  static func defaultColor(_ node: StyledNode) -> Color? {
    switch node[sign] {
    case .marked: nil
    case .unmarked: ReorderIcon.defaultColor(node)
    case .insert: node.color(named: .systemGreen)
    case .delete, .deleteAsked, nil: node.color(named: .systemRed)
    }
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let disc = node.bounds
    let sign = node.styled[sign] ?? .delete
    if sign == .unmarked {
      let ring = disc.insetBy(x: ringWidth / 2, y: ringWidth / 2)
      return canvas.stroke(Path(ellipseIn: ring), color, style: StrokeStyle(width: ringWidth))
    }
    canvas.fill(Path(ellipseIn: disc), color)
    if sign == .marked {
      return canvas.stroke(Path(polyline: tick), .white, style: StrokeStyle(width: armWidth))
    }
    let long = arm / 2
    let thin = armWidth / 2
    func bar(_ x: Double, _ y: Double) {
      let rect = Rect(x: disc.midX - x, y: disc.midY - y, width: 2 * x, height: 2 * y)
      canvas.fill(node.styled.roundToPixel(rect), .white)
    }
    bar(long, thin)
    if sign == .insert { bar(thin, long) }
  }
}

/// The image view of the reorder control (UITableViewCellReorderControl): three lines.
enum ReorderIcon: IconView {
  static let imageRole = ImageRole.imageView

  static let size = Size(width: 22, height: 10)
  static let grey = Color(bytes: 0xC7, 0xC7, 0xCC)
  private static let line = 1.0

  static func isTemplate(_ node: StyledNode) -> Bool { false }

  static func iconSize(_ node: StyledNode) -> Size { size }

  static func defaultColor(_ node: StyledNode) -> Color? {
    node.look.era >= .modern ? node.color(named: .tertiaryLabel) : grey
  }

  static func paintIcon(_ node: PlacedNode, _ color: Color, _ canvas: inout Canvas) {
    let step = (size.height - line) / 2
    for index in 0..<3 {
      let bar = Rect(x: 0, y: Double(index) * step, width: node.size.width, height: line)
      canvas.fill(node.styled.roundToPixel(bar), color)
    }
  }
}
