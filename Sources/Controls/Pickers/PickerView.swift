public import ObjectModel
import Raster
import Text

/// UIPickerView: wheels side by side, each with a selected row.
public enum PickerView: ControlClass {
  /// Whether the selection is marked; from iOS 7 on it always is.
  public static let showsSelectionIndicator = AppearanceKey<Bool>(
    "showsSelectionIndicator", "Whether the selection is marked; from iOS 7 on it always is.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIPickerView", superclass: "UIView", summary: "Wheels side by side, each turned to a row.",
    properties: [
      showsSelectionIndicator.declaration,
      .objects(
        components, ObjectType("UIPickerComponent", default: "UIPickerComponent"),
        "The wheels, left to right."),
    ])

  static let components = "components"
  static let component = Element.Role("component")

  /// In points (choice, after pictures of iOS 7; the height is UIPickerView's own).
  enum Metrics {
    static let size = Size(width: 320, height: 216)
    static let rowHeight = 35.0
    static let fontSize = 23.5
    /// Radius of the wheel that the rows lie on.
    static let radius = 107.0
    /// Distance from the eye to the wheel's front.
    static let distance = 600.0
    /// Greatest angle from the front at which rows are drawn.
    static let furthest = Angle(degrees: 80)
    /// Opacity of rows that are not selected, where they face the eye.
    static let dimming = 0.45
    static let line = Color(white: 0, alpha: 0.2)
    static let margin = 10.0
    static let spacing = 5.0
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children =
      View.subviews(of: element)
      + element.objects(components).map { $0.with(role: component) }
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    placeWheels(
      of: node, in: Rect(origin: .zero, size: size).insetBy(x: Metrics.margin, y: 0),
      spacing: Metrics.spacing, &pass)
    pass.layOutSubviews(of: node, size: size)
  }

  /// Places the wheels in the middle of `area`. Wheels without a width share what the others leave.
  static func placeWheels(
    of node: StyledNode, in area: Rect, spacing: Double, _ pass: inout LayoutPass
  ) {
    let wheels = node.children(component)
    let widths = wheels.map { $0[PickerComponent.width].flatMap { $0 > 0 ? $0 : nil } }
    let gaps = Double(max(0, wheels.count - 1)) * spacing
    let free = Double(widths.count { $0 == nil })
    let fixed = widths.reduce(0) { $0 + ($1 ?? 0) }
    let share = free > 0 ? max(0, area.width - gaps - fixed) / free : 0
    var x = area.midX - (gaps + fixed + free * share) / 2
    for (wheel, width) in zip(wheels, widths) {
      let width = width ?? share
      pass.place(
        wheel,
        in: Rect(x: node.roundToPixel(x), y: area.minY, width: width, height: area.height))
      x += width + spacing
    }
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.clipped(to: Path(rect: node.bounds)) {
      for wheel in node.children(component) {
        $0.translated(x: wheel.frame.minX, y: 0) {
          PickerComponent.draw(wheel, middle: node.size.width / 2 - wheel.frame.minX, &$0)
        }
      }
    }
    let pixel = node.styled.pixel
    for y in [
      node.bounds.midY - Metrics.rowHeight / 2, node.bounds.midY + Metrics.rowHeight / 2 - pixel,
    ] {
      canvas.fill(
        Rect(x: 0, y: node.styled.roundToPixel(y), width: node.size.width, height: pixel),
        Metrics.line)
    }
  }
}

/// A wheel of a picker view. The picker draws it, in a perspective that all its wheels share.
///
/// UIKit asks a data source for wheels; documents contain them.
enum PickerComponent: ControlClass {
  static let selectedRow = AppearanceKey<Int>("selectedRow", "The row in the middle, from 0.")
  static let width = AppearanceKey<Double>(
    "width", "In points; 0 shares the room with the other wheels.")
  static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", "Where rows narrower than the wheel lie; center by default.")
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", "The look of the rows, as attributed titles have it.")
  static let rows = "rows"
  /// Text beside the selected row; set by a date picker.
  static let unit = PartKey<String>("unit")

  private static let unitSize = 17.0
  static let unitGap = 6.0

  static let definition = ClassDefinition(
    "UIPickerComponent", superclass: "NSObject", kind: .object,
    summary: "A wheel of a picker view.",
    properties: [
      selectedRow.declaration, width.declaration, textAlignment.declaration,
      titleTextAttributes.declaration,
      PropertyDeclaration(name: rows, type: .strings, summary: "Its texts, first to last."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// The texts of a wheel and the index of the selected one; nil without texts.
  static func content(of wheel: StyledNode) -> (texts: [String], selected: Int)? {
    let texts = wheel.element.strings(rows)
    guard !texts.isEmpty else { return nil }
    return (texts, min(max(wheel[selectedRow] ?? 0, 0), texts.count - 1))
  }

  /// Draws the wheel in its bounds.
  ///
  /// - Parameter middle: horizontal middle of the picker in the wheel's coordinates, which the eye
  ///   is in front of.
  static func draw(_ node: PlacedNode, middle: Double, _ canvas: inout Canvas) {
    let wheel = node.styled
    guard let (texts, selected) = content(of: wheel) else { return }
    let eye = Point(x: middle, y: node.bounds.midY)
    let step = PickerView.Metrics.rowHeight / PickerView.Metrics.radius
    let visibleRows = Int(PickerView.Metrics.furthest.radians / step)
    for index in max(0, selected - visibleRows)...min(texts.count - 1, selected + visibleRows) {
      let turn = Angle(radians: Double(index - selected) * step)
      paint(texts[index], turnedBy: turn, eye: eye, of: node, &canvas)
    }
    guard let text = wheel[unit] else { return }
    let layout = wheel.textLayout(
      text, attributes: TextAttributes(font: .system(unitSize, wheel.look.emphasizedWeight)))
    canvas.draw(
      layout,
      topLeft: Point(
        x: node.size.width + unitGap, y: wheel.centeredTop(layout, height: node.size.height)),
      shadow: nil, of: wheel)
  }

  private static func paint(
    _ text: String, turnedBy turn: Angle, eye: Point, of node: PlacedNode, _ canvas: inout Canvas
  ) {
    let wheel = node.styled
    let facing = turn.cosine
    let isSelected = turn == .zero
    let base = TextAttributes(
      font: .system(PickerView.Metrics.fontSize), foregroundColor: .color(.black))
    let attributes = (wheel[titleTextAttributes] ?? TextAttributes()).over(base)
    let layout = wheel.textLayout(text, attributes: attributes, width: node.size.width)
    let x =
      switch wheel[textAlignment] ?? .center {
      case .left: 0.0
      case .right: node.size.width - layout.size.width
      default: (node.size.width - layout.size.width) / 2
      }
    let height = PickerView.Metrics.rowHeight
    let topLeft = Point(x: x, y: wheel.centeredTop(layout, height: height) - height / 2)
    // Rows further from the eye are smaller, and rows that face away are flattened.
    let depth = PickerView.Metrics.radius * (1 - facing)
    let size = PickerView.Metrics.distance / (PickerView.Metrics.distance + depth)
    let opacity = isSelected ? 1 : PickerView.Metrics.dimming * facing * facing
    let perspective = Transform(
      a: size, b: 0, c: 0, d: size * facing, tx: eye.x * (1 - size),
      ty: eye.y + PickerView.Metrics.radius * turn.sine)
    canvas.transformed(by: perspective) {
      guard opacity < 1 else {
        return $0.draw(layout, topLeft: topLeft, shadow: attributes.shadow, of: wheel)
      }
      $0.layer(opacity: opacity) {
        $0.draw(layout, topLeft: topLeft, shadow: attributes.shadow, of: wheel)
      }
    }
  }
}
