import ObjectModel
import Raster

extension SearchBarFigures {
  /// Fields in content from iOS 26 on: capsules of 44 with a magnifier at 12 and text at 39.67 (views of 27.0). That bars have no lines,
  /// and their place in a navigation bar's row, are choices.
  mutating func setGlass() {
    height = 56
    fieldTop = 6
    fieldHeight = 44
    radius = 22
    iconX = 12
    iconToText = 27.67
    inNavigationBar = (top: 0, height: 44, bottom: 8)
    placeholder = .tertiaryLabel
    hasLines = false
  }
}

extension SearchField {
  /// A capsule.
  static var glass: any ControlClass.Type { GlassSearchField.self }
}

/// The text field of a search bar from iOS 26 on.
enum GlassSearchField: DerivedControl {
  typealias Base = SearchField

  /// The text has the colour of labels.
  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = SearchField.values(for: part, of: node)
    if part.role == TextField.textLabel, node[TextField.text]?.isEmpty == false,
      node[TextField.textColor] == nil
    {
      values.setDefault(Label.textColor, node.look.color(.label))
    }
    return values
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    SearchField.background(of: node.styled) == nil ? ContinuousCapsule.path(node.bounds) : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    guard SearchField.background(of: field) == nil, field[View.backgroundColor] == nil else {
      return SearchField.paint(node, &canvas)
    }
    canvas.fill(
      ContinuousCapsule.path(node.bounds),
      field.color(SearchField.fill) ?? field.color(named: .tertiarySystemFill))
    TextField.paint(node, &canvas)
  }
}
