import ObjectModel

/// UICollectionViewController: a controller whose view is a collection.
enum CollectionViewController: DerivedControl {
  typealias Base = ViewController

  static let definition = ClassDefinition(
    "UICollectionViewController", superclass: "UIViewController", kind: .viewController, since: 6,
    summary: "A controller whose view is a collection view.",
    properties: [
      .object(
        "collectionView", ObjectType("UICollectionView", default: "UICollectionView"),
        takesRules: false, default: .own, "The controller's view, with its own properties."),
      .object(
        "view", ObjectType("UIView", default: "UICollectionView"), takesRules: false,
        default: .none, "The controller's view, where collectionView is not set."),
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    let view =
      element.object("collectionView") ?? element.object("view")
      ?? Element(CollectionView.definition.name)
    Base.compose(&element, view: view, context)
  }
}
