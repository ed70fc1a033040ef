public import ObjectModel
import Raster

/// UITabBarController: one of several controllers, and a tab bar to select it.
public enum TabBarController: BaseControl {
  /// The index of the selected controller, from 0.
  public static let selectedIndex = ContainerProperties.selectedIndex
  /// Whether the list behind More is shown, with the controllers that have no tab.
  public static let showsMoreNavigationController = AppearanceKey<Bool>(
    "showsMoreNavigationController",

    default: .value(false),
    "Whether the list behind More is shown, with the controllers that have no tab.")

  /// The mode of a pad's tab bar; tabSidebar lets it become a sidebar, automatic and tabBar do not.
  public static let mode = AppearanceKey<Mode>(
    "mode", since: 18,
    default: .value(.automatic),
    "The mode of a pad's tab bar; tabSidebar lets it become a sidebar, automatic and tabBar do not."
  )

  /// UITabBarController.Mode.
  public enum Mode: String, NamedCases {
    case automatic, tabBar, tabSidebar
    /// The name that documents and messages use.
    public static let typeName = "tabBarControllerMode"
  }

  /// Maximum number of items in the bar. With more controllers, the last item shows a list of the
  /// others (UITabBarController reference: five on phones; where the width is regular: choice).
  private static func mostItems(_ context: ComposeContext) -> Int { context.hasRoomAcross ? 8 : 5 }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    ContainerProperties.tabBarController, superclass: "UIViewController", kind: .viewController,
    summary: "A container of controllers above a tab bar, one of which is shown.",
    properties: [
      selectedIndex.declaration, showsMoreNavigationController.declaration, mode.declaration,
      .objects(
        "viewControllers", ObjectType("UIViewController", default: "UIViewController"),
        "The controllers, one for each tab, in reading order."),
      .object(
        "tabBar", ObjectType("UITabBar", default: "UITabBar"),
        default: .own, "The bar with its class, id and properties."),
      TabBarSidebar.property(
        TabBarSidebar.property, since: 18, default: .own,
        "The sidebar that replaces a pad's tab bar; no effect unless mode is tabSidebar."),
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let controllers = element.objects("viewControllers")
    let floats = FloatingTabBar.isUsed(context)
    if floats, TabBarSidebar.isShown(element) {
      let selected = max(0, min(element[selectedIndex] ?? 0, controllers.count - 1))
      var shown = controllers.indices.contains(selected) ? controllers[selected] : nil
      shown?.siblingIndex = NavigationController.siblingIndex(of: selected, in: controllers)
      ContainerView.setParts(
        TabBarSidebar.parts(
          of: element, content: shown, items: controllers.map(tabBarItem), selected: selected,
          context),
        of: &element)
      return
    }
    let most = mostItems(context)
    let hasMore = controllers.count > most
    let inBar = hasMore ? Array(controllers.prefix(most - 1)) : controllers
    let selected = max(0, min(element[selectedIndex] ?? 0, controllers.count - 1))
    var shown = controllers.indices.contains(selected) ? controllers[selected] : nil
    var selectedItem = min(selected, inBar.count)
    if hasMore, element[showsMoreNavigationController] == true {
      shown = moreController(
        of: Array(controllers.dropFirst(inBar.count)), context.words)
      selectedItem = inBar.count
    } else if shown != nil {
      shown?.siblingIndex = NavigationController.siblingIndex(of: selected, in: controllers)
    }
    var children: [Element] = []
    if floats, shown?.has("viewControllers") == true {
      // The bar's title makes room for the tabs.
      var bar = shown?.object("navigationBar") ?? Element(NavigationBar.definition.name)
      bar.setDefault(NavigationBar.isBesideTabs, true)
      shown?.values[PropertySlot("navigationBar")] = .object(bar)
    }
    let showsBar = !hidesBar(shown)
    if showsBar { shown?.setDefault(SearchController.isAboveTabBar, true) }
    if let shown { children.append(shown.with(role: .childViewController)) }
    if showsBar {
      var bar = element.object("tabBar") ?? Element("UITabBar")
      bar.role = floats ? FloatingTabBar.role : TabBar.controllerBar
      if floats, element[mode] == .tabSidebar {
        bar.setDefault(FloatingTabBar.showsSidebarButton, true)
      }
      var items = inBar.map(tabBarItem)
      if hasMore {
        var more = Element("UITabBarItem")
        more.setDefault(TabBarItem.systemItem, .more)
        items.append(more)
      }
      bar.values[PropertySlot("items")] = .objects(items)
      bar.setDefault(TabBar.selectedItem, selectedItem)
      if context.look.era >= .modern, let shown {
        let content = ScrolledContent(of: shown, context)
        bar.setDefault(Bar.contentIsAtEdge, content.ends(above: TabBar.Metrics.height))
        bar.setDefault(ScrollEdgeEffect.ofContent, content.bottomEdge)
        if let ground = content.ground {
          bar.setDefault(ScrollEdgeEffect.groundOfContent, ground)
        }
      }
      children.append(bar)
    }
    ContainerView.setParts(children, of: &element)
  }

  /// Creates the list of the other controllers, in a navigation controller.
  private static func moreController(
    of controllers: [Element], _ words: SystemWords
  ) -> Element {
    let rows = controllers.map { controller in
      let item = tabBarItem(of: controller)
      var cell = Element("UITableViewCell")
      cell[TableViewCell.text] =
        item[BarItem.title] ?? item[TabBarItem.systemItem].map { words[$0.title] }
      cell[TableViewCell.image] = item[TabBarItem.image].map { $0.decided(isTemplate: true) }
      cell[TableViewCell.accessoryType] = .disclosureIndicator
      return cell
    }
    var section = Element("UITableViewSection")
    section.values[PropertySlot("rows")] = .objects(rows)
    var table = Element("UITableView")
    table.values[PropertySlot("sections")] = .objects([section])
    var edit = Element("UIBarButtonItem")
    edit[BarButtonItem.systemItem] = .edit
    var item = Element("UINavigationItem")
    item.values[PropertySlot("rightBarButtonItem")] = .object(edit)
    var list = Element("UIViewController")
    list[ViewController.title] = words[.more]
    list.values[PropertySlot("view")] = .object(table)
    list.values[PropertySlot("navigationItem")] = .object(item)
    var navigation = Element("UINavigationController")
    navigation.values[PropertySlot("viewControllers")] = .objects([list])
    return navigation
  }

  /// Whether a controller pushed in the selected stack sets `hidesBottomBarWhenPushed`.
  private static func hidesBar(_ selected: Element?) -> Bool {
    guard let stack = selected?.objects("viewControllers") else { return false }
    return stack.dropFirst().contains { $0[ViewController.hidesBottomBarWhenPushed] == true }
  }

  /// The controller's own item; a navigation controller without one uses its root's.
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

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    var guides = pass.guides(of: node)
    let container = pass.placeContainer(of: node, size: size)
    if let sidebar = container.child(TabBarSidebar.role) {
      return TabBarSidebar.layOut(sidebar, of: node, in: container, size: size, &pass)
    }
    if let bar = container.child(FloatingTabBar.role) {
      let own = bar.intrinsicSize(fitting: size)
      let row = node.look.era >= .glass ? own.height : Bar.padHeight
      let top = guides.top + node.roundToPixel((row - own.height) / 2)
      pass.place(
        bar,
        in: Rect(
          origin: Point(x: node.roundToPixel((size.width - own.width) / 2), y: top), size: own))
      // A navigation bar lies in the same row.
      let hasBar = container.children(.childViewController).contains {
        $0.container.child(NavigationBar.controllerBar) != nil
      }
      if !hasBar {
        guides.top += Bar.padHeight
        guides.extendsUnderTop = true
      }
    } else if let bar = container.child(TabBar.controllerBar) {
      let height = TabBarFigures(node).height(above: guides.bottom)
      pass.place(
        bar, in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
      guides.bottom = height
      guides.extendsUnderBottom = Bar.isTranslucent(
        bar, backgroundImage: TabBar.shownBackgroundImage(of: bar))
    }
    for child in container.children(.childViewController) {
      pass.place(child, in: Rect(origin: .zero, size: size))
      pass.setGuides(guides, for: child)
    }
  }
}
