public import ObjectModel
import Raster
import Text

/// UIPickerView: wheels side by side, each with a selected row.
public enum PickerView: BaseControl {
  /// Whether the selection is marked; no effect from iOS 7 on, where it always is.
  public static let showsSelectionIndicator = AppearanceKey<Bool>(
    "showsSelectionIndicator", default: .value(false),
    "Whether the selection is marked; no effect from iOS 7 on, where it always is.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIPickerView", superclass: "UIView",
    summary: "A picker of wheels side by side, each turned to a row.",
    properties: [
      showsSelectionIndicator.declaration,
      .objects(
        components, ObjectType("UIPickerComponent", default: "UIPickerComponent"),
        "The wheels of the picker, in reading order."),
    ])

  static let components = "components"
  static let component = Element.Role("component")

  /// In points (choice, after pictures of iOS 7; the height is UIPickerView's own).
  enum Metrics {
    static let size = Size(width: 320, height: 216)
    static let rowHeight = 35.0
    /// Greatest angle from the front at which rows are drawn.
    static let furthest = Angle(degrees: 80)
    static let line = Color(white: 0, alpha: 0.2)
    static let margin = 10.0
    static let spacing = 5.0
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.children =
      View.subviews(of: element)
      + element.objects(components).map { $0.with(role: component) }
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent { .size }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let font = TextAttributes(font: .system(WheelFigures(node.look).fontSize))
    placeWheels(
      of: node, in: Rect(origin: .zero, size: size).insetBy(x: Metrics.margin, y: 0),
      spacing: Metrics.spacing, &pass
    ) { $0.textLayout($1, attributes: font).size.width }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Places the wheels in the middle of `area`. Wheels without a width share what the others leave; where there is not room
  /// enough, wheels that are wider than their texts become narrower.
  ///
  /// - Parameter textWidth: How wide a wheel's text is with its margins.
  static func placeWheels(
    of node: StyledNode, in area: Rect, spacing: Double, _ pass: inout LayoutPass,
    textWidth: (StyledNode, String) -> Double
  ) {
    let wheels = node.children(component)
    let widths = wheels.map { wheel in
      PickerComponent.ownWidth(of: wheel) { textWidth(wheel, $0) }
    }
    let room = area.width - Double(max(0, wheels.count - 1)) * spacing
    let free = Double(widths.count { $0 == nil })
    let fixed = widths.reduce(0) { $0 + ($1?.wanted ?? 0) }
    let spare = widths.reduce(0) { $0 + ($1.map { $0.wanted - $0.least } ?? 0) }
    // What each gives up of what it can spare.
    let given = spare > 0 ? min(max(0, fixed - room) / spare, 1) : 0
    let share = free > 0 ? max(0, room - fixed) / free : 0
    let placed = widths.map { $0.map { $0.wanted - ($0.wanted - $0.least) * given } ?? share }
    var x = area.midX - (placed.reduce(0, +) + area.width - room) / 2
    for (wheel, width) in zip(wheels, placed) {
      pass.place(
        wheel,
        in: Rect(x: node.roundToPixel(x), y: area.minY, width: width, height: area.height))
      x += width + spacing
    }
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    paintWheels(node, &canvas)
    paintLines(node, &canvas)
  }

  static func paintWheels(_ node: PlacedNode, _ canvas: inout Canvas) {
    canvas.clipped(to: Path(rect: node.bounds)) {
      for wheel in node.children(component) {
        $0.translated(x: wheel.frame.minX, y: 0) {
          PickerComponent.draw(wheel, middle: node.size.width / 2 - wheel.frame.minX, &$0)
        }
      }
    }
  }

  private static func paintLines(_ node: PlacedNode, _ canvas: inout Canvas) {
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
