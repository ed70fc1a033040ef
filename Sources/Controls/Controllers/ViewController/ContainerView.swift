import ObjectModel
import Raster

/// The view of a container controller (UIKit's UILayoutContainerView), which holds the views of its
/// controllers and its bars. It is an object of the tree where a document writes it.
enum ContainerView: BaseControl {
  static let definition = View.definition

  /// The view's role in its controller.
  static let role = Element.Role(Element.Role.controllerView.name, drawnBy: ContainerView.self)

  /// Makes parts the children of a container controller, in its view if the document writes one.
  static func setParts(_ parts: [Element], of controller: inout Element) {
    guard var view = controller.object("view") else {
      controller.children = parts
      return
    }
    view.role = role
    view.children = parts
    controller.children = [view]
  }

  /// Keeps the parts that the controller made.
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// Nothing: the controller places the parts.
  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {}
}

extension StyledNode {
  /// The object that holds a container controller's parts: its view, or itself where the document
  /// does not write one.
  var container: StyledNode { child(.controllerView) ?? self }
}

extension PlacedNode {
  /// The object that holds a container controller's parts, which fills the controller.
  var container: PlacedNode { child(.controllerView) ?? self }
}

extension LayoutPass {
  /// Lays the view of a container controller over the whole controller.
  ///
  /// - Returns: the object that holds the parts.
  mutating func placeContainer(of controller: StyledNode, size: Size) -> StyledNode {
    let container = controller.container
    if container.index != controller.index {
      place(container, in: Rect(origin: .zero, size: size))
    }
    return container
  }
}
