import ObjectModel
import Raster

/// A button at the end of a text field: the one that empties it, a search field's for bookmarks and
/// results.
enum FieldButton: DerivedControl {
  typealias Base = PartButton

  /// Of the button (UIKit's own).
  private static let side = 19.0
  /// The middle of the button from the field's end (measured on a search field).
  private static let center = 15.0
  /// What the button takes of the text's room.
  static let room = 27.0

  /// Up to iOS 12 UIKit's images in fields are grey by themselves; later they are symbols.
  static func isTemplate(_ node: StyledNode) -> Bool { node.system >= 13 }

  /// - Parameter icon: names what draws the figure.
  static func element(_ role: Element.Role, icon: Element.Role) -> Element {
    PartButton.element(
      Button.definition.name, role: role, [Element(ImageView.definition.name, role: icon)])
  }

  /// What every field tells its buttons.
  static func prepare(_ values: inout PassedValues, isShown: Bool) {
    values.setDefault(Button.buttonType, .custom)
    if !isShown { values.setDefault(View.isHidden, true) }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PartButton.values(for: part, of: node)
    // Grey whatever tint comes from above, but not over one that is meant for the button.
    if node.ownTint != nil, isTemplate(node) { values.setDefault(Figure.ink, .tint) }
    return values
  }

  /// - Parameters:
  ///   - middle: how far down its middle lies; the field's own where nothing is said.
  ///   - moved: how far somebody moved it.
  static func place(
    _ button: StyledNode, inFieldOf size: Size, middle: Double? = nil, moved: Offset = .zero,
    _ pass: inout LayoutPass
  ) {
    PartButton.place(
      button,
      in: Rect(
        x: size.width - center + moved.horizontal - side / 2,
        y: (middle ?? size.height / 2) + moved.vertical - side / 2, width: side, height: side),
      &pass)
  }
}

/// The image view of a field's clear button: a grey disc with a cross (measured on iOS 9).
enum ClearIcon: FigureView {
  static let imageRole = ImageRole.button

  private static let diameter = 14.0
  private static let grey = Color(bytes: 0x8E, 0x8E, 0x93)
  /// Half the cross's box, and the thickness of its arms.
  private static let arm = 4.0
  private static let stroke = 1.4

  static func isTemplate(_ node: StyledNode) -> Bool { FieldButton.isTemplate(node) }

  static func figureSize(_ node: StyledNode) -> Size { Size(width: diameter, height: diameter) }

  static func defaultInk(_ node: StyledNode) -> Color? { grey }

  static func paintFigure(_ node: PlacedNode, _ ink: Color, _ canvas: inout Canvas) {
    paint(
      center: node.bounds.center, radius: diameter / 2, ink, arm: arm,
      style: StrokeStyle(width: stroke), &canvas)
  }

  static func paint(
    center: Point, radius: Double, _ ink: Color, arm: Double, style: StrokeStyle,
    _ canvas: inout Canvas
  ) {
    canvas.fill(Path(circleAt: center, radius: radius), ink)
    var cross = Path()
    for direction in [-1.0, 1.0] {
      cross.move(to: Point(x: center.x - arm, y: center.y - direction * arm))
      cross.line(to: Point(x: center.x + arm, y: center.y + direction * arm))
    }
    canvas.stroke(cross, .white, style: style)
  }
}
