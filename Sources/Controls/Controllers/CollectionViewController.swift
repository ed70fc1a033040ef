import ObjectModel

/// UICollectionViewController: a controller whose view is a collection.
enum CollectionViewController: DerivedControl {
  typealias Base = ViewController

  static let definition = ClassDefinition(
    "UICollectionViewController", superclass: "UIViewController", kind: .viewController, since: 6,
    summary: "A controller whose view is a collection.",
    properties: [
      .object(
        "collectionView", ObjectType("UICollectionView", default: "UICollectionView"),
        takesRules: false, "The controller's view."),
      .object(
        "view", ObjectType("UIView", default: "UICollectionView"), takesRules: false,
        "The controller's view, where collectionView says nothing."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    let view =
      element.object("collectionView") ?? element.object("view")
      ?? Element(CollectionView.definition.name)
    Base.compose(&element, view: view, context)
  }
}
