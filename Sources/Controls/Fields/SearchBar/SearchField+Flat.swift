import ObjectModel
import Raster

extension SearchField {
  /// In points, measured on iOS 7, 9 and 11.
  enum Metrics {
    /// Distance from the edge to the icon while the field is edited: 16 less the field's 8.
    static let iconX = 8.0
    /// From the icon's left edge to the text's origin.
    static func iconToText(_ node: StyledNode) -> Double {
      node.look.era >= .modern ? 22.5 : 20
    }
    static let iconColor = Color(bytes: 0x8E, 0x8E, 0x93)
    static func radius(system: Int) -> Double { system < 11 ? 5.05 : 10 }
  }

  /// The field's background image in its state, if one is set.
  static func background(of field: StyledNode) -> ImageValue? {
    field.value(backgroundImage, AxisValues(state: field.controlState))
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    guard background(of: node.styled) == nil else { return nil }
    return Path(
      continuousRoundedRect: node.bounds, radius: Metrics.radius(system: node.styled.system))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    if let image = background(of: field) {
      canvas.draw(image, in: node.bounds, of: field, role: .background)
    } else if field[View.backgroundColor] == nil, let outline = backgroundOutline(node) {
      canvas.fill(outline, field.color(fill) ?? .white)
    }
    TextField.paint(node, &canvas)
  }
}
