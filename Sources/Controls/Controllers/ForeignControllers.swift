import ObjectModel

// Controllers that are not UIKit's own: their views are boxes with their names.

/// UIHostingController: a box with its name, or a view in place of SwiftUI's.
enum HostingController: DerivedControl {
  typealias Base = ViewController
  static let definition = ClassDefinition(
    "UIHostingController", superclass: "UIViewController", kind: .viewController, since: 13,
    summary: "A controller of SwiftUI's views: a box with its name, unless its view has a class.",
    properties: [ForeignView.property])

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    ForeignView.composeController(&element, context)
  }
}

/// AVPlayerViewController: a box with its name, or a view in place of the player.
enum PlayerViewController: DerivedControl {
  typealias Base = ViewController
  static let definition = ClassDefinition(
    "AVPlayerViewController", superclass: "UIViewController", kind: .viewController, since: 8,
    summary: "A controller of a video player: a box with its name, unless its view has a class.",
    properties: [ForeignView.property])

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    ForeignView.composeController(&element, context)
  }
}

extension ForeignView {
  /// The view of a controller: a box, or what a document writes in its place.
  static var property: PropertyDeclaration {
    .object(
      "view", ObjectType("UIView", default: definition.name), takesRules: false,
      default: .own, "The view that fills the controller's area: a box, unless it has a class.")
  }

  /// Composes a controller whose view is a box, unless the document writes one.
  static func composeController(_ element: inout Element, _ context: ComposeContext) {
    var view = element.object("view") ?? Element(definition.name)
    if view.className == definition.name { view.setDefault(NamedBox.name, element.className) }
    ViewController.compose(&element, view: view, context)
  }
}
