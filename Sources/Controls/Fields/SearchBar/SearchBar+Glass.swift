import ObjectModel
import Raster
import Text

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

extension SearchBarFigures {
  /// Fields in capsules of 48 at the bottom of a phone, whose items are 38 high and begin 5 within: on 26 the magnifier's ink at 19.5 and
  /// text at 47 (measured), on 27 at 12 and 40.67 (views).
  mutating func setOnGlass(_ generation: Glass.Generation) {
    let platter = PlatterFigures.toolbar
    height = platter.itemHeight
    fieldTop = 0
    fieldHeight = platter.itemHeight
    // The magnifier's ink begins half a point within its image.
    switch generation {
    case .first: (iconX, iconToText) = (19 - platter.inset, 28)
    case .second: (iconX, iconToText) = (11.5 - platter.inset, 29.17)
    }
  }
}

extension SearchBar {
  /// On 27 a cross in a circle of glass in place of Cancel, and in place of the clear button without one.
  static var glass: any ControlClass.Type { GlassSearchBar.self }
}

/// UISearchBar from iOS 26 on.
enum GlassSearchBar: DerivedControl {
  typealias Base = ModernSearchBar

  /// Between the field and the circle, in points (a project's, after pictures of 27).
  private static let circleGap = 11.0

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    ModernSearchBar.compose(&element, context)
    if element[SearchField.isOnGlass] == true {
      // A toolbar has the circle that ends editing.
      element.children.removeAll { $0.role == SearchBar.cancelItem }
      return
    }
    guard GlassEffectFigures.generation(context.system) == .second else { return }
    for index in element.children.indices
    where element.children[index].role == SearchBar.cancelItem {
      var item = Element(BarButtonItem.definition.name, role: SearchBar.cancelItem)
      item.setDefault(BarButtonItem.systemItem, .cancel)
      element.children[index] = item
    }
    addClearItem(to: &element)
  }

  /// Adds the circle that clears a text that is not edited; a text that is edited has the button in the field and the circle that ends that.
  private static func addClearItem(to bar: inout Element) {
    guard bar[SearchBar.showsCancelButton] != true, bar[SearchBar.isActive] != true,
      bar[SearchBar.text]?.isEmpty == false,
      let field = bar.children.firstIndex(where: { $0.role == SearchBar.searchField }),
      bar.children[field][TextField.clearButtonMode] != .never
    else { return }
    bar.children[field].setDefault(TextField.clearButtonMode, .never)
    var item = Element(BarButtonItem.definition.name, role: clearItem)
    item.setDefault(BarButtonItem.systemItem, .cancel)
    bar.children.append(item)
  }

  private static let clearItem = Element.Role("clearItem")

  /// The item in a circle beside the field.
  private static func circle(_ bar: StyledNode) -> StyledNode? {
    guard bar.glassGeneration == .second else { return nil }
    return bar.child(SearchBar.cancelItem) ?? bar.child(clearItem)
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = ModernSearchBar.values(for: part, of: node)
    if part.role == SearchBar.searchField, node[SearchField.isOnGlass] == true {
      values.setDefault(SearchField.isOnGlass, true)
      values.setDefault(TextField.font, .system(17, font(node.glassGeneration)))
      values.setDefault(TextField.placeholderColor, placeholder(node.glassGeneration, node.look))
    }
    return values
  }

  /// The weight of text on glass (measured on 26, views of 27).
  private static func font(_ generation: Glass.Generation) -> FontWeight {
    switch generation {
    case .first: .regular
    case .second: .medium
    }
  }

  /// The colour of a placeholder on glass: 169 on 25 in the dark style of 26, as secondary labels have it (measured; light a choice); on 27
  /// 149 on 252 and 110 on 32 (views).
  private static func placeholder(_ generation: Glass.Generation, _ look: Look) -> ColorValue {
    switch generation {
    case .first: look.color(.secondaryLabel)
    case .second:
      .dynamic(
        light: .color(Color(white: 0, alpha: 0.409)), dark: .color(Color(white: 1, alpha: 0.35)))
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    ModernSearchBar.layOut(node, size: size, &pass)
    if node[SearchField.isOnGlass] == true, let field = node.child(SearchBar.searchField) {
      return pass.place(field, in: Rect(origin: .zero, size: size))
    }
    guard let item = circle(node), let field = node.child(SearchBar.searchField) else { return }
    let platter = PlatterFigures.navigationBar
    var frame = pass.frame(of: field)
    let end = item.role == clearItem ? frame.maxX : pass.frame(of: item).maxX
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
    guard !node.tree.drawsOnlyBackgrounds, let role = circle(node.styled)?.role,
      let item = node.child(role)
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
    if part.role == SearchField.magnifier, node[SearchField.isOnGlass] == true {
      values.setDefault(IconStyle.tintColor, GlassInk.label(node.glassGeneration))
    }
    return values
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    SearchField.background(of: node.styled) == nil ? Path(capsuleIn: node.bounds) : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    if field[SearchField.isOnGlass] == true { return TextField.paint(node, &canvas) }
    guard SearchField.background(of: field) == nil, field[View.backgroundColor] == nil else {
      return SearchField.paint(node, &canvas)
    }
    canvas.fill(
      Path(capsuleIn: node.bounds),
      field.color(SearchField.fill) ?? field.color(named: .tertiarySystemFill))
    TextField.paint(node, &canvas)
  }
}
