public import ObjectModel
import Raster

/// UINavigationController: a stack of controllers below a navigation bar.
public enum NavigationController: BaseControl {
  /// Whether the navigation bar is hidden.
  public static let isNavigationBarHidden = ContainerProperties.isNavigationBarHidden
  /// Whether the toolbar is hidden.
  public static let isToolbarHidden = AppearanceKey<Bool>(
    "isToolbarHidden", default: .value(true), "Whether the toolbar is hidden.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    ContainerProperties.navigationController, superclass: "UIViewController", kind: .viewController,
    summary: "A container of a stack of controllers below a navigation bar.",
    properties: [
      isNavigationBarHidden.declaration, isToolbarHidden.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The stack of controllers, from the root to the top; the last is shown."),
      .object(
        "navigationBar", ObjectType("UINavigationBar", default: "UINavigationBar"),
        default: .own, "The bar with its class, id and properties."),
      .object(
        "toolbar", ObjectType("UIToolbar", default: "UIToolbar"),
        default: .own, "The toolbar with its class, id and properties."),
      .object(
        "transition", ObjectType("NavigationTransition", default: "NavigationTransition"),
        default: .none, "The push or pop of the last controller that is in progress."),
    ])

  /// The views between the controllers of a push: the previous one's dimming and the new one's
  /// shadow.
  static let dimming = Element.Role("transitionDimming")
  static let edgeShadow = Element.Role("transitionShadow")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let stack = element.objects("viewControllers")
    var children: [Element] = []
    let progress = stack.count > 1 ? NavigationTransition.pushProgress(of: element) : nil
    let isInPopover = element.environment == .popover
    func add(_ index: Int) {
      guard stack.indices.contains(index) else { return }
      var child = stack[index].with(role: .childViewController)
      child.siblingIndex = siblingIndex(of: index, in: stack)
      children.append(child)
    }
    if progress != nil { add(stack.count - 2) }
    // Up to iOS 6 both move side by side without dimming.
    if let progress, context.look.era >= .flat {
      var dim = Element("UIView", role: dimming)
      dim.setDefault(
        View.backgroundColor, .color(Color(white: 0, alpha: Metrics.dimAlpha * progress)))
      var shadow = Element("UIImageView", role: edgeShadow)
      shadow.setDefault(ImageView.image, edgeImage)
      children += [dim, shadow]
    }
    add(stack.count - 1)
    let content = ScrolledContent(of: element, context)
    let hidesToolbar = element[isToolbarHidden] != false
    let own = stack.last?.objects("toolbarItems") ?? []
    let toolbarItems = SearchController.toolbarItems(
      hidesToolbar ? [] : own, with: stack.last?.object("navigationItem"),
      isAboveTabBar: element[SearchController.isAboveTabBar] == true, context)
    if element[isNavigationBarHidden] != true {
      var bar = element.object("navigationBar") ?? Element("UINavigationBar")
      bar.role = NavigationBar.controllerBar
      var items = stack.map(navigationItem)
      if toolbarItems != nil, !items.isEmpty {
        items[items.count - 1].values[PropertySlot("searchController")] = nil
      }
      bar.values[PropertySlot("items")] = .objects(items)
      if let progress { bar.setDefault(BackItem.pushProgress, progress) }
      if isInPopover { bar.setDefault(ClassicBar.isInPopover, true) }
      if context.look.era >= .modern {
        bar.setDefault(Bar.contentIsAtEdge, true)
        if progress == nil, let top = content.topInBar {
          bar.setDefault(NavigationBar.contentTop, top)
        }
        bar.setDefault(NavigationBar.isInSheet, ViewController.isInSheet(element))
        bar.setDefault(ScrollEdgeEffect.ofContent, content.topEdge)
      }
      children.append(bar)
    }
    if !hidesToolbar || toolbarItems != nil {
      var bar = element.object("toolbar") ?? Element("UIToolbar")
      bar.role = Toolbar.controllerBar
      let items = toolbarItems ?? own
      if !items.isEmpty { bar.values[PropertySlot("items")] = .objects(items) }
      if isInPopover { bar.setDefault(ClassicBar.isInPopover, true) }
      if context.look.era >= .modern {
        bar.setDefault(Bar.contentIsAtEdge, content.ends(above: Bar.height))
        bar.setDefault(ScrollEdgeEffect.ofContent, content.bottomEdge)
      }
      children.append(bar)
    }
    ContainerView.setParts(children, of: &element)
  }

  /// The index among siblings of the same class; nil for an only one.
  static func siblingIndex(of index: Int, in siblings: [Element]) -> Int? {
    let name = siblings[index].className
    guard siblings.count(where: { $0.className == name }) > 1 else { return nil }
    return siblings[..<index].count { $0.className == name }
  }

  private static func navigationItem(of controller: Element) -> Element {
    var item = controller.object("navigationItem") ?? Element("UINavigationItem")
    if item[NavigationItem.title] == nil, let title = controller[ViewController.title] {
      item.setDefault(NavigationItem.title, title)
    }
    return item
  }
}
