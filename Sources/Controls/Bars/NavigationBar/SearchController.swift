import ObjectModel

/// UISearchController: brings a search bar for a navigation bar or a toolbar. The picture shows the bar alone.
enum SearchController: BaseControl {
  static let definition = ClassDefinition(
    "UISearchController", superclass: "NSObject", kind: .object, since: 8,
    summary: "A controller that gives a navigation item its search bar.",
    properties: [
      .object(
        "searchBar", ObjectType("UISearchBar", default: "UISearchBar"),
        default: .own, "The search bar with its class, id and properties.")
    ])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// The search bar of a navigation item, in the role that a navigation bar gives it.
  static func searchBar(of item: Element?) -> Element? {
    guard let controller = item?.object("searchController") else { return nil }
    return (controller.object("searchBar") ?? Element("UISearchBar"))
      .with(role: NavigationBar.searchBar)
  }
}
