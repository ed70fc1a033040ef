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

extension SearchBar {
  /// On 27 a cross in a circle of glass in place of Cancel.
  static var glass: any ControlClass.Type { GlassSearchBar.self }
}

/// UISearchBar from iOS 26 on.
enum GlassSearchBar: DerivedControl {
  typealias Base = ModernSearchBar

  /// Between the field and the circle, in points (a project's, after pictures of 27).
  private static let circleGap = 11.0

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    ModernSearchBar.compose(&element, context)
    guard GlassEffectFigures.generation(context.system) == .second else { return }
    for index in element.children.indices
    where element.children[index].role == SearchBar.cancelItem {
      var item = Element(BarButtonItem.definition.name, role: SearchBar.cancelItem)
      item.setDefault(BarButtonItem.systemItem, .cancel)
      element.children[index] = item
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ModernSearchBar.layOut(node, size: size, &pass)
    guard node.glassGeneration == .second, let item = node.child(SearchBar.cancelItem),
      let field = node.child(SearchBar.searchField)
    else { return }
    let platter = PlatterFigures.navigationBar
    var frame = pass.frame(of: field)
    let end = pass.frame(of: item).maxX
    pass.place(
      item,
      in: Rect(
        x: end - platter.height + platter.inset, y: frame.midY - platter.itemHeight / 2,
        width: platter.itemHeight, height: platter.itemHeight))
    frame.size.width = max(0, end - platter.height - circleGap - frame.minX)
    pass.place(field, in: frame)
  }

  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    guard node.styled.glassGeneration == .second, !node.tree.drawsOnlyBackgrounds,
      let item = node.child(SearchBar.cancelItem)
    else { return ModernSearchBar.paintChildren(of: node, &canvas, paint) }
    ModernSearchBar.paintChildren(of: node, &canvas) { canvas in
      for child in node.children where child.index != item.index {
        ViewPainter.paint(child, &canvas)
      }
      let inset = PlatterFigures.navigationBar.inset
      var platters = BarPlatters(isFlat: false)
      platters.add(item.frame.insetBy(x: -inset, y: -inset), [item])
      platters.paint(node, &canvas)
    }
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
