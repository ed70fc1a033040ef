import Raster

/// The button that empties a text field.
enum ClearButton: DerivedControl {
  typealias Base = PartButton

  private static let icon = Element.Role("clearIcon", drawnBy: ClearIcon.self)
  /// Of the button (UIKit's own).
  private static let side = 19.0

  static var element: Element {
    PartButton.element(
      Button.definition.name, role: TextField.clearButton,
      [Element(ImageView.definition.name, role: icon)])
  }

  /// What a field tells its button.
  static func values(in field: StyledNode) -> PassedValues {
    var values = PassedValues()
    values.setDefault(Button.buttonType, .custom)
    if !TextField.showsClearButton(field) { values.setDefault(View.isHidden, true) }
    let key = TextField.clearImage
    values.pass(Button.image, field[key], from: field.candidate(key))
    return values
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PartButton.values(for: part, of: node)
    // Grey whatever tint comes from above, but not over one that is meant for the button.
    if node.ownTint != nil { values.setDefault(Figure.ink, .tint) }
    return values
  }

  static func place(_ button: StyledNode, center: Point, _ pass: inout LayoutPass) {
    let frame = Rect(
      x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    pass.place(button, in: frame)
    guard let icon = button.child(icon) else { return }
    var place = Rect(origin: .zero, size: frame.size)
    if let image = ImageView.shownImage(icon) {
      place = Rect(
        x: icon.roundToPixel(center.x - image.size.width / 2) - frame.minX,
        y: icon.roundToPixel(center.y - image.size.height / 2) - frame.minY,
        width: image.size.width, height: image.size.height)
    }
    pass.place(icon, in: place)
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
    canvas.fill(
      Path(
        ellipseIn: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      ink)
    var cross = Path()
    for direction in [-1.0, 1.0] {
      cross.move(to: Point(x: center.x - arm, y: center.y - direction * arm))
      cross.line(to: Point(x: center.x + arm, y: center.y + direction * arm))
    }
    canvas.stroke(cross, .white, style: style)
  }
}
