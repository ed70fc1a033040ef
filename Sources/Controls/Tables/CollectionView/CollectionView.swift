public import ObjectModel
import Raster

/// UICollectionView: a scroll view whose cells are its subviews, each with a frame, or a list.
public enum CollectionView: BaseControl {
  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UICollectionView", superclass: "UIScrollView", since: 6,
    summary: "A scroll view of cells, which lie by their frames or in a list.",
    properties: [
      .object(
        "backgroundView", ObjectType("UIView", default: "UIView"), default: .none,
        "The view behind all cells."),
      PropertyDeclaration(
        name: "isPrefetchingEnabled", type: .boolean, since: 10,
        default: .value(.boolean(true)),
        summary: "Whether cells are made ahead of time; no effect on a picture."),
      CollectionListLayout.property(
        layoutName, since: 14, default: .none,
        "The layout of a list with sections; without it subviews lie by their frames."),
      PropertyDeclaration(
        name: "sections",
        type: .objects(
          ObjectType(
            CollectionViewSection.definition.name, default: CollectionViewSection.definition.name)),
        since: 14, default: .value(.objects([])),
        summary:
          "The sections of a list with headers, cells and footers; no effect without a layout."),
    ])

  static let layoutName = "collectionViewLayout"

  static let background = Element.Role("backgroundView")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    ScrollView.composeAll(of: &element, context)
    // Black by default (UICollectionView reference).
    element.setDefault(View.backgroundColor, .color(.black))
    if let view = element.object("backgroundView") {
      element.children.insert(view.with(role: background), at: 0)
    }
    FarSubviews.cut(&element, context)
  }

  static func layOut(
    _ node: StyledNode, size: Size, _ pass: inout LayoutPass
  ) {
    ScrollView.layOut(node, size: size, &pass)
    if let view = node.child(background) { pass.place(view, in: Rect(origin: .zero, size: size)) }
  }
}
