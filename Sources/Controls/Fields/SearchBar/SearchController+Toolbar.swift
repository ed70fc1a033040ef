import ObjectModel
import Raster

extension SearchController {
  /// Whether the navigation controller lies above a tab bar; its search bar stays in the navigation bar then (choice).
  static let isAboveTabBar = PartKey<Bool>("isAboveTabBar")

  /// The way that a toolbar shows a search bar.
  private enum InToolbar { case field, button }

  private static func inToolbar(
    _ item: Element?, isAboveTabBar: Bool, _ context: ComposeContext
  ) -> InToolbar? {
    guard let item, item.object("searchController") != nil, context.look.era >= .glass,
      context.device.idiom == .phone, !isAboveTabBar,
      item[NavigationItem.searchBarPlacementAllowsToolbarIntegration] != false
    else { return nil }
    switch item[NavigationItem.preferredSearchBarPlacement] ?? .automatic {
    case .automatic, .inline, .integrated, .integratedCentered: return .field
    case .integratedButton: return .button
    case .stacked: return nil
    }
  }

  /// Whether a navigation item's search bar lies in the navigation bar.
  static func isInNavigationBar(
    _ item: Element?, isAboveTabBar: Bool, _ context: ComposeContext
  ) -> Bool {
    item?.object("searchController") != nil
      && inToolbar(item, isAboveTabBar: isAboveTabBar, context) == nil
  }

  /// The items of a controller's toolbar with the search bar of its navigation item; nil where the search bar is not among them.
  ///
  /// It lies where an item keeps its place, else at the end. While it is edited it is alone with a circle that ends that.
  static func toolbarItems(
    _ items: [Element], with item: Element?, isAboveTabBar: Bool, _ context: ComposeContext
  ) -> [Element]? {
    guard let shown = inToolbar(item, isAboveTabBar: isAboveTabBar, context) else { return nil }
    let bar = item?.object("searchController")?.object("searchBar") ?? Element("UISearchBar")
    var own = Element(BarButtonItem.definition.name)
    if case .button = shown {
      own.id = bar.id
      own.setDefault(BarButtonItem.systemItem, .search)
    } else {
      var bar = bar
      bar.setDefault(SearchField.isOnGlass, true)
      own.values[PropertySlot("customView")] = .object(bar)
      own.setDefault(Toolbar.holdsSearchBar, true)
      if bar[SearchBar.isActive] == true || bar[SearchBar.showsCancelButton] == true {
        var close = Element(BarButtonItem.definition.name)
        close.setDefault(BarButtonItem.systemItem, .cancel)
        return [own, close]
      }
    }
    var result = items
    if let place = items.firstIndex(where: { $0[BarButtonItem.isSearchBarPlacement] == true }) {
      result[place] = own
    } else {
      result.append(own)
    }
    return result
  }
}
