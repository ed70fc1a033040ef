import ObjectModel

/// UITabBarAppearance: background and items of a tab bar.
enum TabBarAppearance: AppearanceObject {
  static let selectionIndicatorTintColor = AppearanceKey<ColorValue>(
    "selectionIndicatorTintColor", since: 13, default: .none,
    "The colour of a template selectionIndicatorImage; no effect on other images.")
  static let selectionIndicatorImage = AppearanceKey<ImageValue>(
    "selectionIndicatorImage", since: 13, imageRole: .selectionIndicator,
    default: .none, "The image behind the selected item.")
  static let stackedItemPositioning = AppearanceKey<TabBar.ItemPositioning>(
    "stackedItemPositioning", since: 13, default: .value(.automatic),
    "The distribution of items with titles below icons: automatic, fill or centered.")
  static let stackedItemWidth = AppearanceKey<Double>(
    "stackedItemWidth", since: 13, default: .byContent,
    "The width of centered items, in points; 0 is that of the look.")
  static let stackedItemSpacing = AppearanceKey<Double>(
    "stackedItemSpacing", since: 13, default: .byContent,
    "The spacing between centered items, in points; 0 is that of the look."
  )

  static let definition = ClassDefinition(
    "UITabBarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true, since: 13,
    summary: "The appearance of a tab bar, from iOS 13 on.",
    properties: [
      TabBarItemAppearance.property(
        "stackedLayoutAppearance", default: .byStyle,
        "The appearance of items with titles below icons."),
      TabBarItemAppearance.property(
        "inlineLayoutAppearance", default: .byStyle,
        "The appearance of items with titles beside icons."),
      TabBarItemAppearance.property(
        "compactInlineLayoutAppearance", default: .byStyle,
        "The appearance of items with titles beside icons at the compact height."),
      selectionIndicatorTintColor.declaration, selectionIndicatorImage.declaration,
      stackedItemPositioning.declaration, stackedItemWidth.declaration,
      stackedItemSpacing.declaration,
    ])

  /// The properties of a tab bar and its items that hold such an object.
  static let properties = [
    property(
      "standardAppearance", default: .none, "The appearance while content scrolls below the bar."),
    property(
      "scrollEdgeAppearance", since: 15, default: .none,
      "The appearance at the bottom of the content; else a transparent standardAppearance."
    ),
  ]
}
