public import Raster

/// UINavigationController: a stack of controllers below a navigation bar.
public enum NavigationController: ControlClass {
  /// Leaves the navigation bar out.
  public static let isNavigationBarHidden = AppearanceKey<Bool>(
    "isNavigationBarHidden", "Leaves the navigation bar out.")
  /// Leaves the toolbar out; true where nothing is said.
  public static let isToolbarHidden = AppearanceKey<Bool>(
    "isToolbarHidden", "Leaves the toolbar out; true where nothing is said.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UINavigationController", superclass: "UIViewController", kind: .viewController,
    summary: "A stack of controllers below a navigation bar.",
    properties: [
      isNavigationBarHidden.declaration, isToolbarHidden.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The stack; the last is on top."),
      .object(
        "navigationBar", ObjectType("UINavigationBar", default: "UINavigationBar"),
        "The bar's own properties, class and id."),
      .object(
        "toolbar", ObjectType("UIToolbar", default: "UIToolbar"),
        "The toolbar's own properties, class and id."),
    ])

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    let stack = element.objects("viewControllers")
    var children: [Element] = []
    if let top = stack.last {
      var child = top.with(role: .childViewController)
      child.siblingIndex = siblingIndex(of: stack.count - 1, in: stack)
      children.append(child)
    }
    if element[isNavigationBarHidden] != true {
      var bar = element.object("navigationBar") ?? Element("UINavigationBar")
      bar.role = NavigationBar.controllerBar
      bar.values[PropertySlot("items")] = .objects(stack.map(navigationItem))
      children.append(bar)
    }
    if element[isToolbarHidden] == false {
      var bar = element.object("toolbar") ?? Element("UIToolbar")
      bar.role = Toolbar.controllerBar
      if let items = stack.last?.objects("toolbarItems"), !items.isEmpty {
        bar.values[PropertySlot("items")] = .objects(items)
      }
      children.append(bar)
    }
    element.children = children
  }

  /// The index among siblings of the class, where there are several.
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

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var guides = pass.guides(of: node)
    if let bar = node.child(NavigationBar.controllerBar) {
      let height = bar.intrinsicSize(fitting: size).height
      pass.place(bar, in: Rect(x: 0, y: guides.top, width: size.width, height: height))
      guides.top += height
      guides.extendsUnderTop = Bar.isTranslucent(
        bar, backgroundImage: bar[NavigationBar.backgroundImage])
    }
    if let bar = node.child(Toolbar.controllerBar) {
      let height = bar.intrinsicSize(fitting: size).height
      pass.place(
        bar,
        in: Rect(
          x: 0, y: size.height - guides.bottom - height, width: size.width, height: height))
      guides.bottom += height
      guides.extendsUnderBottom = Bar.isTranslucent(
        bar, backgroundImage: bar[Toolbar.backgroundImage])
    }
    for child in node.children(.childViewController) {
      pass.place(child, in: Rect(origin: .zero, size: size))
      pass.setGuides(guides, for: child)
    }
  }

  /// Draws the dimmed screen behind a sheet.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    ViewController.paint(node, &canvas)
  }
}
