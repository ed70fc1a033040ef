public import ObjectModel

/// UINavigationItem: the content of a navigation bar for one controller.
public enum NavigationItem: BaseControl {
  /// Title in the middle of the bar.
  public static let title = AppearanceKey<String>("title", "Shown in the middle of the bar.")
  /// Line of text above the bar's row.
  public static let prompt = AppearanceKey<String>("prompt", "A line above the bar's own.")
  /// Whether the back button is hidden.
  public static let hidesBackButton = AppearanceKey<Bool>(
    "hidesBackButton", "Whether the back button is left out.")
  /// Whether left items are shown beside the back button.
  public static let leftItemsSupplementBackButton = AppearanceKey<Bool>(
    "leftItemsSupplementBackButton", "Whether left items stand beside the back button.")
  /// Whether the title may be large.
  public static let largeTitleDisplayMode = AppearanceKey<LargeTitleDisplayMode>(
    "largeTitleDisplayMode", since: 11, "Whether the title may be large.")

  /// Whether the search bar gives way while content scrolls; true by default.
  public static let hidesSearchBarWhenScrolling = AppearanceKey<Bool>(
    "hidesSearchBarWhenScrolling", since: 11,
    "Whether the search bar gives way while content scrolls; true by default.")

  private static let item = ObjectType(
    "UIBarButtonItem", default: "UIBarButtonItem", shorthand: "title")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UINavigationItem", superclass: "NSObject", kind: .object,
    summary: "What a navigation bar shows of a controller.",
    properties: [
      title.declaration, prompt.declaration, hidesBackButton.declaration,
      leftItemsSupplementBackButton.declaration, largeTitleDisplayMode.declaration,
      hidesSearchBarWhenScrolling.declaration, Bar.scrollEdge.declaration,
      PropertyDeclaration(
        name: "searchController",
        type: .object(ObjectType("UISearchController", default: "UISearchController")), since: 11,
        takesRules: false, summary: "Whose search bar the navigation bar shows."),
      .object("titleView", ObjectType("UIView"), "Shown instead of the title."),
      .objects("leftBarButtonItems", item, "From the left edge inward."),
      .objects("rightBarButtonItems", item, "From the right edge inward."),
      .object("leftBarButtonItem", item, "The only left item."),
      .object("rightBarButtonItem", item, "The only right item."),
      .object("backBarButtonItem", item, "The back button of the controller pushed on this one."),
    ] + NavigationBarAppearance.properties)

  package static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// Whether the item has an appearance object, which goes before its bar's.
  static func hasAppearance(_ element: Element) -> Bool {
    NavigationBarAppearance.properties.contains { element.has($0.name) }
  }

  /// The bar button items of one side, outermost first.
  static func items(_ element: Element?, _ side: String) -> [Element] {
    guard let element else { return [] }
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
