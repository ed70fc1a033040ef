public import ObjectModel
import Raster

/// UICollectionReusableView: a header, a footer or a cell of a collection view.
public enum CollectionReusableView: ControlClass {
  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UICollectionReusableView", superclass: "UIView", since: 6,
    summary: "A header, a footer or a cell of a collection view.")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    View.compose(&element, context)
  }
}

/// UICollectionViewCell: subviews over a background, and over a second one while selected.
public enum CollectionViewCell: ControlClass {
  /// Whether the cell is selected.
  public static let isSelected = AppearanceKey<Bool>(
    "isSelected", "Whether the cell is chosen.")
  /// Whether the cell is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Whether the cell is pressed.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UICollectionViewCell", superclass: "UICollectionReusableView", since: 6,
    summary: "A cell of a collection view.",
    properties: [
      isSelected.declaration, isHighlighted.declaration,
      .object("backgroundView", ObjectType("UIView", default: "UIView"), "Behind the content."),
      .object(
        "selectedBackgroundView", ObjectType("UIView", default: "UIView"),
        "Over the background of a cell that is chosen or pressed."),
    ])

  static let background = Element.Role("backgroundView")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let isChosen = element[isSelected] == true || element[isHighlighted] == true
    let names = isChosen ? ["backgroundView", "selectedBackgroundView"] : ["backgroundView"]
    element.children =
      names.compactMap { element.object($0)?.with(role: background) }
      + View.subviews(of: element)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    for view in node.children where view.role == background {
      pass.place(view, in: Rect(origin: .zero, size: size))
    }
  }
}
