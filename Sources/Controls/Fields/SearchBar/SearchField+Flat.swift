import ObjectModel
import Raster

extension SearchField {
  /// In points, measured on iOS 7 and 9.
  enum Metrics {
    /// Distance from the edge to the icon while the field is edited: 16 less the field's 8.
    static let iconX = 8.0
    static let iconColor = Color(bytes: 0x8E, 0x8E, 0x93)
  }

  /// The field's background image in its state, if one is set.
  static func background(of field: StyledNode) -> ImageValue? {
    field.value(backgroundImage, AxisValues(state: field.controlState))
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    guard background(of: node.styled) == nil else { return nil }
    return Path(
      continuousRoundedRect: node.bounds, radius: SearchBarFigures(node.styled.look).radius)
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
