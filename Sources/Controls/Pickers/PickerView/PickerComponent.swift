import ObjectModel
import Raster
import Text

/// A wheel of a picker view. The picker draws it, in a perspective that all its wheels share.
///
/// UIKit asks a data source for wheels; documents contain them.
enum PickerComponent: BaseControl {
  static let selectedRow = AppearanceKey<Int>(
    "selectedRow", default: .value(0), "The index of the row in the middle, from 0.")
  static let width = AppearanceKey<Double>(
    "width", default: .value(0),
    "The width of the wheel in points; 0 shares the room with the other wheels.")
  static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", default: .byLook,
    "The alignment of rows that are narrower than the wheel.")
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", default: .byLook,
    "The attributes of the rows, as attributed titles have them.")
  static let rows = "rows"
  /// Text beside the selected row; set by a date picker.
  static let unit = PartKey<String>("unit")

  /// Whether the wheel is as wide as its widest row, if that is wider than `width`.
  static let fitsRows = PartKey<Bool>("fitsRows")

  private static let unitSize = 17.0
  static let unitGap = 6.0

  static let definition = ClassDefinition(
    "UIPickerComponent", superclass: "NSObject", kind: .object,
    summary: "A wheel of a picker view.",
    properties: [
      selectedRow.declaration, width.declaration, textAlignment.declaration,
      titleTextAttributes.declaration,
      PropertyDeclaration(
        name: rows, type: .strings, default: .value(.strings([])),
        summary: "The texts of the wheel's rows, first to last."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// The width of a wheel, in points, and the least that its texts fit into; nil for one that shares the room with others.
  ///
  /// - Parameter texts: How wide a text is with its margins.
  static func ownWidth(
    of wheel: StyledNode, texts: (String) -> Double
  ) -> (wanted: Double, least: Double)? {
    guard let width = wheel[width], width > 0 else { return nil }
    guard wheel[fitsRows] == true else { return (width, width) }
    let least = (wheel.element.strings(rows).map(texts).max() ?? 0).rounded(.up)
    return (max(width, least), least)
  }

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
    let figures = WheelFigures(wheel.look)
    let step = figures.rowHeight / figures.radius
    let visibleRows = Int(PickerView.Metrics.furthest.radians / step)
    for index in max(0, selected - visibleRows)...min(texts.count - 1, selected + visibleRows) {
      let turn = Angle(radians: Double(index - selected) * step)
      paint(texts[index], turnedBy: turn, eye: eye, figures, of: node, &canvas)
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
    _ text: String, turnedBy turn: Angle, eye: Point, _ figures: WheelFigures, of node: PlacedNode,
    _ canvas: inout Canvas
  ) {
    let wheel = node.styled
    let facing = turn.cosine
    let isSelected = turn == .zero
    let base = TextAttributes(
      font: .system(figures.fontSize), foregroundColor: .color(wheel.textColor))
    let attributes = (wheel[titleTextAttributes] ?? TextAttributes()).over(base)
    // The line's place among the room is chosen below, also for texts from right to left.
    let layout = wheel.textLayout(
      text, attributes: attributes, width: node.size.width, alignment: .left)
    // The share of the room beside the text that lies left of it.
    let share =
      switch wheel[textAlignment] ?? .center {
      case .left: 0.0
      case .right: 1.0
      default: 0.5
      }
    let x = (node.size.width - layout.size.width) * share
    let height = figures.rowHeight
    let topLeft = Point(x: x, y: wheel.centeredTop(layout, height: height) - height / 2)
    // Rows further from the eye are smaller, and rows that face away are flattened.
    let size = isSelected ? 1 : figures.size(facing: facing)
    let fixed = figures.unselectedSize == nil ? eye.x : node.size.width * share
    let opacity = isSelected ? 1 : figures.opacity(facing: facing)
    let perspective = Transform(
      a: size, b: 0, c: 0, d: size * facing, tx: fixed * (1 - size),
      ty: eye.y + figures.radius * turn.sine)
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
