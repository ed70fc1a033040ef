public import ObjectModel

/// UINavigationItem: the content of a navigation bar for one controller.
public enum NavigationItem: BaseControl {
  /// The title in the middle of the bar.
  public static let title = AppearanceKey<String>(
    "title", default: .none, "The title in the middle of the bar.")
  /// The line of text above the bar's row.
  public static let prompt = AppearanceKey<String>(
    "prompt", default: .none, "The line of text above the bar's row.")
  /// The line below the title.
  public static let subtitle = AppearanceKey<String>(
    "subtitle", since: 26, takesRules: false, default: .none, "The line below the title.")
  /// The line below a large title.
  public static let largeSubtitle = AppearanceKey<String>(
    "largeSubtitle", since: 26, takesRules: false, default: .none,
    "The line below a large title; subtitle stands below a small one.")
  /// Whether the back button is hidden.
  public static let hidesBackButton = AppearanceKey<Bool>(
    "hidesBackButton", default: .value(false), "Whether the back button is hidden.")
  /// Whether left items are shown beside the back button, not in its place.
  public static let leftItemsSupplementBackButton = AppearanceKey<Bool>(
    "leftItemsSupplementBackButton", default: .value(false),
    "Whether left items are shown beside the back button, not in its place.")
  /// The size of the title: always large, never, or automatic, as the item before.
  public static let largeTitleDisplayMode = AppearanceKey<LargeTitleDisplayMode>(
    "largeTitleDisplayMode", since: 11, default: .value(.automatic),
    "The size of the title: always large, never, or automatic, as the item before.")

  /// Whether the search bar is hidden while content is scrolled.
  public static let hidesSearchBarWhenScrolling = AppearanceKey<Bool>(
    "hidesSearchBarWhenScrolling", since: 11,
    default: .value(true), "Whether the search bar is hidden while content is scrolled.")

  /// The place of the search bar from iOS 26 on; before and on pads it lies below the bar's row.
  public static let preferredSearchBarPlacement = AppearanceKey<SearchBarPlacement>(
    "preferredSearchBarPlacement", since: 16, takesRules: false, default: .value(.automatic),
    "The place of the search bar from iOS 26 on; before and on pads it lies below the bar's row.")
  /// Whether a phone's toolbar may hold the search bar.
  public static let searchBarPlacementAllowsToolbarIntegration = AppearanceKey<Bool>(
    "searchBarPlacementAllowsToolbarIntegration", since: 26, takesRules: false,
    default: .value(true), "Whether a phone's toolbar may hold the search bar.")
  /// The alignment of a small title.
  public static let titleAlignment = AppearanceKey<NavigationTitleAlignment>(
    "titleAlignment", since: 27, takesRules: false, default: .value(.automatic),
    "The alignment of a small title.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UINavigationItem", superclass: "NSObject", kind: .object,
    summary: "The content of a navigation bar for one controller.",
    properties: [
      title.declaration, subtitle.declaration, largeSubtitle.declaration, prompt.declaration,
      hidesBackButton.declaration,
      leftItemsSupplementBackButton.declaration, largeTitleDisplayMode.declaration,
      hidesSearchBarWhenScrolling.declaration, Bar.scrollEdge.declaration,
      preferredSearchBarPlacement.declaration,
      searchBarPlacementAllowsToolbarIntegration.declaration, titleAlignment.declaration,
      PropertyDeclaration(
        name: "searchController",
        type: .object(ObjectType("UISearchController", default: "UISearchController")), since: 11,
        takesRules: false, default: .none,
        summary: "The controller whose search bar lies in the navigation bar."),
      .object(
        "titleView", ObjectType("UIView"), default: .none,
        "The view that is shown in place of the title."),
      .objects(
        "leftBarButtonItems", BarButtonItem.type,
        "The items at the leading side, from the edge inward."),
      .objects(
        "rightBarButtonItems", BarButtonItem.type,
        "The items at the trailing side, from the edge inward."),
      .object(
        "leftBarButtonItem", BarButtonItem.type, default: .none,
        "The only item at the leading side; leftBarButtonItems in short."),
      .object(
        "rightBarButtonItem", BarButtonItem.type, default: .none,
        "The only item at the trailing side; rightBarButtonItems in short."),
      groups("leadingItemGroups", "leading"), groups("trailingItemGroups", "trailing"),
      .object(
        "backBarButtonItem", BarButtonItem.type, default: .none,
        "The back button of the controller that is pushed onto this one."),
    ] + NavigationBarAppearance.properties)

  private static func groups(_ name: String, _ side: String) -> PropertyDeclaration {
    let group = BarButtonItemGroup.definition.name
    return PropertyDeclaration(
      name: name, type: .objects(ObjectType(group, default: group)), since: 16, takesRules: false,
      default: .value(.objects([])),
      summary:
        "The groups of items at the \(side) side, in the order of reading; they take the place of single items."
    )
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// Whether the item has an appearance object, which goes before its bar's.
  static func hasAppearance(_ element: Element) -> Bool {
    NavigationBarAppearance.properties.contains { element.has($0.name) }
  }

  /// The bar button items of the leading side, outermost first.
  static func leftItems(_ element: Element) -> [Element] {
    let grouped = BarButtonItemGroup.items(of: element.objects("leadingItemGroups"))
    return grouped.isEmpty ? items(element, "left") : grouped
  }

  /// The bar button items of the trailing side, outermost first.
  static func rightItems(_ element: Element) -> [Element] {
    let grouped = BarButtonItemGroup.items(of: element.objects("trailingItemGroups"))
    return grouped.isEmpty ? items(element, "right") : grouped.reversed()
  }

  private static func items(_ element: Element, _ side: String) -> [Element] {
    let many = element.objects("\(side)BarButtonItems")
    return many.isEmpty ? element.object("\(side)BarButtonItem").map { [$0] } ?? [] : many
  }
}

/// When a title is large (UINavigationItem.LargeTitleDisplayMode).
public enum LargeTitleDisplayMode: String, NamedCases {
  /// By the bar's `prefersLargeTitles`.
  case automatic
  case always, never
  /// The name that documents and messages use.
  public static let typeName = "largeTitleDisplayMode"
}

/// Where a small title lies (UINavigationItem.TitleAlignment).
public enum NavigationTitleAlignment: String, NamedCases {
  /// By the room: in the middle, or behind a back button with a label.
  case automatic
  case leading, center
  /// The name that documents and messages use.
  public static let typeName = "navigationTitleAlignment"
}

/// Where the search bar of a navigation item lies (UINavigationItem.SearchBarPlacement).
public enum SearchBarPlacement: String, NamedCases {
  /// By the device: in the toolbar of a phone from iOS 26 on, else below the bar's row.
  case automatic
  /// As `integrated`, by its earlier name.
  case inline
  /// Below the bar's row.
  case stacked
  /// Among the items of a bar.
  case integrated
  /// As `integrated`; the middle of a bar is a pad's.
  case integratedCentered
  /// As a button among the items of a bar.
  case integratedButton
  /// The name that documents and messages use.
  public static let typeName = "searchBarPlacement"
}
