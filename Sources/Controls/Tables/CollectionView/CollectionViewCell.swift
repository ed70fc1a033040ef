public import ObjectModel
import Raster

/// UICollectionReusableView: a header, a footer or a cell of a collection view.
public enum CollectionReusableView: BaseControl {
  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UICollectionReusableView", superclass: "UIView", since: 6,
    summary: "A header, a footer or a cell of a collection view.")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    View.compose(&element, context)
  }
}

/// UICollectionViewCell: subviews over a background, and over a second one while selected.
public enum CollectionViewCell: BaseControl {
  /// Whether the cell is selected.
  public static let isSelected = AppearanceKey<Bool>(
    "isSelected", default: .value(false), "Whether the cell is selected.")
  /// Whether the cell is highlighted, as while it is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the cell is highlighted, as while it is pressed.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UICollectionViewCell", superclass: "UICollectionReusableView", since: 6,
    summary: "A cell of a collection view.",
    properties: [
      isSelected.declaration, isHighlighted.declaration,
      .object(
        "backgroundView", ObjectType("UIView", default: "UIView"), default: .none,
        "The view behind the content."),
      .object(
        "selectedBackgroundView", ObjectType("UIView", default: "UIView"),
        default: .none, "The view over the background of a selected or highlighted cell."),
      ListContentConfiguration.property(
        contentConfiguration, since: 14, default: .none,
        "The configuration of image and texts, which lie below the subviews."),
      BackgroundConfiguration.property(
        backgroundConfiguration, since: 14, default: .none,
        "The configuration of the background, which replaces colour and views."),
    ])

  static let contentConfiguration = "contentConfiguration"
  static let backgroundConfiguration = "backgroundConfiguration"
  static let background = Element.Role("backgroundView")
  static let content = Element.Role("contentView")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let isChosen = element[isSelected] == true || element[isHighlighted] == true
    let names = isChosen ? ["backgroundView", "selectedBackgroundView"] : ["backgroundView"]
    element.children =
      names.compactMap { element.object($0)?.with(role: background) }
      + View.subviews(of: element)
    guard ListContentConfiguration.exists(in: context.system) else { return }
    if element.object(backgroundConfiguration) != nil {
      element.children.removeAll { $0.role == background }
    }
    guard let configuration = element.object(contentConfiguration) else { return }
    element.children.insert(
      ListContentView.element(configuration, style: .cell, role: content),
      at: element.children.count { $0.role == background })
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard part.role == content else { return values }
    ListContentState(
      isSelected: node[isSelected] ?? false, isHighlighted: node[isHighlighted] ?? false,
      isDisabled: node[View.isUserInteractionEnabled] == false, isFocused: node.hasFocus
    ).pass(to: &values)
    return values
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    for view in node.children where view.role == background || view.role == content {
      pass.place(view, in: Rect(origin: .zero, size: size))
    }
  }

  private static func backgroundConfiguration(of cell: StyledNode) -> Element? {
    guard BackgroundConfiguration.exists(in: cell.system) else { return nil }
    return cell.configuration(backgroundConfiguration)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    backgroundConfiguration(of: node.styled) == nil ? nil : Path()
  }

  static func focusShape(_ node: PlacedNode) -> FocusShape? {
    let style = backgroundConfiguration(of: node.styled)?[BackgroundConfiguration.style]
    return style?.isSidebarCell == true ? .hidden : nil
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let cell = node.styled
    guard let background = backgroundConfiguration(of: cell) else { return }
    let isChosen = cell[isSelected] == true || cell[isHighlighted] == true
    let style = background[BackgroundConfiguration.style] ?? .clear
    style.shape(
      isChosen: isChosen, isFocused: cell.hasFocus, corners: ([], radius: 0), of: cell.look
    )
    .paint(background, in: node.bounds, of: cell, &canvas)
  }
}
