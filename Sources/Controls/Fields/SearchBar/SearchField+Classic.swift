import ObjectModel
import Raster

extension SearchField {
  /// A sunken capsule.
  static var classic: any ControlClass.Type { ClassicSearchField.self }
}

/// A search bar's field up to iOS 6.
enum ClassicSearchField: DerivedControl {
  typealias Base = SearchField

  /// In points, measured at 2x where nothing else is said.
  private enum Metrics {
    /// Distance from the icon's area to the text's origin.
    static let iconToText = 22.5
    /// Distance from the left edge of the icon's area to the middle of an image or of the
    /// magnifier's ring.
    static let iconCenter = 8.0
    /// Distance from the field's middle up to the middle of the magnifier's ring.
    static let ringRise = 2.0
    /// Distance from the field's middle up to the middle of the clear button.
    static let clearRise = 0.5
    /// Colour of the results icon while selected (choice).
    static let selectedIconColor = Color(bytes: 0x24, 0x68, 0xDC)
  }

  private static let border = Bezel.Ring(
    Color(bytes: 0x7B, 0x8E, 0xA2), Color(bytes: 0x91, 0xA0, 0xB0), Color(bytes: 0xA2, 0xAF, 0xB9))
  private static let edge = Bezel.Edge(
    at1x: [
      border, .shade(0.34, 0.20, 0.05), .shade(0.18, 0.08, 0), .shade(0.07, 0.02, 0),
      .shade(0.01, 0, 0),
    ],
    at2x: [
      border, border, .shade(0.376, 0.239, 0.086), .shade(0.306, 0.165, 0.043),
      .shade(0.216, 0.106, 0.016), .shade(0.145, 0.059, 0), .shade(0.090, 0.024, 0),
      .shade(0.047, 0.008, 0), .shade(0.020, 0, 0),
    ])
  private static let shape = BezelShape.capsule

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = SearchField.values(for: part, of: node)
    if SearchField.isOn(part, in: node) {
      values.setDefault(IconStyle.tintColor, .color(Metrics.selectedIconColor))
    }
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TextField.layOut(node, size: size, &pass)
    SearchField.layOutButtons(
      of: node, size: size, clearMiddle: size.height / 2 - Metrics.clearRise, &pass)
    let x = SearchField.layOutText(
      of: node, size: size, iconToText: Metrics.iconToText, &pass)
    ClassicTextField.layOutText(
      of: node, size: size, moved: node[SearchField.textAdjustment]?.vertical ?? 0, &pass)
    SearchField.layOutIcon(of: node, x: x, size: size, &pass) { icon, isFigure in
      let ring = ClassicMagnifierIcon.ringCenter
      return isFigure
        ? icon.offsetBy(
          x: Metrics.iconCenter - ring.x, y: icon.height / 2 - Metrics.ringRise - ring.y)
        : icon.offsetBy(x: Metrics.iconCenter - icon.width / 2, y: 0)
    }
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    SearchField.background(of: node.styled) == nil ? shape.path(in: node.bounds) : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    if let image = SearchField.background(of: field) {
      canvas.draw(image, in: node.bounds, of: field, role: .background)
    } else {
      let isPlain = field[View.backgroundColor] == nil
      Bezel(
        shape: shape, fill: isPlain ? ClassicTextField.white : nil, edge: edge
      ).paint(in: node.bounds, scale: field.scale, &canvas)
    }
    ClassicTextField.paint(node, &canvas)
  }
}
