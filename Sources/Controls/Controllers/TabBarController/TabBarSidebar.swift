import ObjectModel
import Raster

/// UITabBarController.Sidebar: the list of the tabs that takes the bar's place on pads, from iOS 18 on.
enum TabBarSidebar: ConfigurationObject {
  static let isHidden = AppearanceKey<Bool>(
    "isHidden", since: 18, default: .value(true),
    "Whether the sidebar is hidden, so that the tab bar is shown.")
  static let preferredLayout = AppearanceKey<Layout>(
    "preferredLayout", since: 18,
    default: .value(.automatic),
    "The layout of the sidebar: tile and overlap; automatic tiles on pads in landscape.")

  /// UITabBarController.Sidebar.Layout.
  enum Layout: String, NamedCases {
    case automatic, overlap, tile
    static let typeName = "tabBarSidebarLayout"
  }

  static let definition = ClassDefinition(
    "UITabBarControllerSidebar", superclass: "NSObject", kind: .object, isValue: true, since: 18,
    summary: "The list of tabs that replaces a pad's tab bar.",
    properties: [isHidden.declaration, preferredLayout.declaration])

  static let property = "sidebar"
  static let role = Element.Role("tabSidebar")
  static let divider = Element.Role("tabSidebarDivider")
  static let dimming = Element.Role("tabSidebarDimming")

  /// Width in points: that of a split view's first column (choice).
  static let width = SplitViewController.Metrics.maximumWidth

  /// Whether a tab bar controller shows its sidebar. Its bar floats otherwise.
  static func isShown(_ controller: Element) -> Bool {
    controller[TabBarController.mode] == .tabSidebar
      && controller.object(property)?[isHidden] == false
  }

  /// Whether the content lies beside the sidebar, not below it.
  static func isBeside(_ controller: Element, _ device: Device) -> Bool {
    switch controller.object(property)?[preferredLayout] ?? .automatic {
    case .automatic: device.isLandscape
    case .overlap: false
    case .tile: true
    }
  }

  /// The parts of a tab bar controller with a sidebar.
  ///
  /// - Parameter items: the items of all tabs.
  static func parts(
    of controller: Element, content: Element?, items: [Element], selected: Int,
    _ context: ComposeContext
  ) -> [Element] {
    let isBeside = isBeside(controller, context.device)
    var parts: [Element] = []
    if var content = content?.with(role: .childViewController) {
      if isBeside, context.device.size.width - width < SplitViewController.Metrics.regularWidth {
        content.environment = .narrowColumn
      }
      parts.append(content)
    }
    if !isBeside {
      var dim = Element("UIView", role: dimming)
      dim.setDefault(
        View.backgroundColor,
        .color(Color(white: 0, alpha: SplitViewController.Metrics.dimAlpha)))
      parts.append(dim)
    }
    let list = SplitColumns.withButton(
      list(
        titled: controller[ViewController.title], items: items, selected: selected, context.words),
      isAtRight: context.traits.layoutDirection == .rightToLeft)
    parts.append(list.with(role: role))
    var line = Element("UIView", role: divider)
    line.setDefault(View.backgroundColor, context.look.color(.opaqueSeparator))
    parts.append(line)
    return parts
  }

  /// A navigation controller with a row for each tab.
  private static func list(
    titled title: String?, items: [Element], selected: Int, _ words: SystemWords
  ) -> Element {
    let cells = items.enumerated().map { index, item in
      var content = Element(ListContentConfiguration.definition.name)
      content[ListContentConfiguration.text] =
        item[BarItem.title] ?? item[TabBarItem.systemItem].map { words[$0.title] }
      content[ListContentConfiguration.image] =
        item[TabBarItem.image].map { $0.decided(isTemplate: true) }
      var cell = Element(ListCell.definition.name)
      cell.values[PropertySlot(CollectionViewCell.contentConfiguration)] = .object(content)
      if index == selected { cell[CollectionViewCell.isSelected] = true }
      if item[BarItem.isEnabled] == false { cell[View.isUserInteractionEnabled] = false }
      if let badge = item[TabBarItem.badgeValue] {
        var label = Element(CellAccessory.definition.name)
        label[CellAccessory.kind] = .label
        label[CellAccessory.text] = badge
        cell.values[PropertySlot("accessories")] = .objects([label])
      }
      return cell
    }
    var section = Element(CollectionViewSection.definition.name)
    section.values[PropertySlot("items")] = .objects(cells)
    var layout = Element(CollectionListLayout.definition.name)
    layout[CollectionListLayout.appearance] = .sidebar
    var table = Element(CollectionView.definition.name)
    table.values[PropertySlot(CollectionView.layoutName)] = .object(layout)
    table.values[PropertySlot("sections")] = .objects([section])
    var root = Element(ViewController.definition.name)
    root[ViewController.title] = title
    root.values[PropertySlot("view")] = .object(table)
    var navigation = Element(NavigationController.definition.name)
    navigation.values[PropertySlot("viewControllers")] = .objects([root])
    navigation.environment = .primaryColumn
    return navigation
  }

  /// Places content, sidebar and line.
  static func layOut(
    _ sidebar: StyledNode, of node: StyledNode, in container: StyledNode, size: Size,
    _ pass: inout LayoutPass
  ) {
    let guides = pass.guides(of: node)
    let start = min(width, size.width)
    let isBeside = isBeside(node.element, node.context.device)
    let rest = Rect(
      x: isBeside ? start : 0, y: 0, width: isBeside ? size.width - start : size.width,
      height: size.height)
    for child in container.children(.childViewController) + container.children(dimming) {
      pass.place(child, in: rest)
      pass.setGuides(guides, for: child)
    }
    pass.place(sidebar, in: Rect(x: 0, y: 0, width: start, height: size.height))
    pass.setGuides(guides, for: sidebar)
    if let line = container.child(divider) {
      pass.place(line, in: Rect(x: start, y: 0, width: node.pixel, height: size.height))
    }
  }
}
