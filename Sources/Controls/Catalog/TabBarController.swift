public import Raster

/// UITabBarController: one of several controllers above a tab bar.
public enum TabBarController: ControlClass {
  /// Which controller is shown; the first where nothing is said.
  public static let selectedIndex = AppearanceKey<Int>(
    "selectedIndex", "Which controller is shown; the first where nothing is said.")

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UITabBarController", superclass: "UIViewController", kind: .viewController,
    summary: "One of several controllers above a tab bar.",
    properties: [
      selectedIndex.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "One a tab, left to right."),
      .object(
        "tabBar", ObjectType("UITabBar", default: "UITabBar"),
        "The bar's own properties, class and id."),
    ])

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    let controllers = element.objects("viewControllers")
    var children: [Element] = []
    let selected = max(0, min(element[selectedIndex] ?? 0, controllers.count - 1))
    if controllers.indices.contains(selected) {
      var child = controllers[selected].with(role: .childViewController)
      child.siblingIndex = NavigationController.siblingIndex(of: selected, in: controllers)
      children.append(child)
    }
    if !hidesBar(controllers.indices.contains(selected) ? controllers[selected] : nil) {
      var bar = element.object("tabBar") ?? Element("UITabBar")
      bar.role = TabBar.controllerBar
      bar.values[PropertySlot("items")] = .objects(controllers.map(tabBarItem))
      bar.setDefault(TabBar.selectedItem, selected)
      children.append(bar)
    }
    element.children = children
  }

  /// True when a controller pushed in the selected stack says `hidesBottomBarWhenPushed`.
  private static func hidesBar(_ selected: Element?) -> Bool {
    guard let stack = selected?.objects("viewControllers") else { return false }
    return stack.dropFirst().contains { $0[ViewController.hidesBottomBarWhenPushed] == true }
  }

  /// A controller's own item; a navigation controller without one shows its root's.
  private static func tabBarItem(of controller: Element) -> Element {
    let root = controller.objects("viewControllers").first
    var item =
      controller.object("tabBarItem") ?? root?.object("tabBarItem") ?? Element("UITabBarItem")
    if item[BarItem.title] == nil, item[TabBarItem.systemItem] == nil,
      let title = controller[ViewController.title] ?? root?[ViewController.title]
    {
      item.setDefault(BarItem.title, title)
    }
    return item
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var guides = pass.guides(of: node)
    if let bar = node.child(TabBar.controllerBar) {
      let height = TabBar.height + guides.bottom
      pass.place(
        bar, in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
      guides.bottom = height
      guides.extendsUnderBottom = Bar.isTranslucent(
        bar, backgroundImage: bar[TabBar.backgroundImage])
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
