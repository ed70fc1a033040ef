import ObjectModel

/// UITabBarAppearance: background and items of a tab bar.
enum TabBarAppearance: AppearanceObject {
  static let selectionIndicatorTintColor = AppearanceKey<ColorValue>(
    "selectionIndicatorTintColor", since: 13, "Of a template selectionIndicatorImage.")
  static let selectionIndicatorImage = AppearanceKey<ImageValue>(
    "selectionIndicatorImage", since: 13, imageRole: .selectionIndicator,
    "Behind the selected item.")
  static let stackedItemPositioning = AppearanceKey<TabBar.ItemPositioning>(
    "stackedItemPositioning", since: 13, "How items share the bar.")
  static let stackedItemWidth = AppearanceKey<Double>(
    "stackedItemWidth", since: 13, "Of centred items.")
  static let stackedItemSpacing = AppearanceKey<Double>(
    "stackedItemSpacing", since: 13, "Between centred items.")

  static let definition = ClassDefinition(
    "UITabBarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true, since: 13,
    summary: "The look of a tab bar.",
    properties: [
      TabBarItemAppearance.property("stackedLayoutAppearance", "Titles below icons."),
      TabBarItemAppearance.property("inlineLayoutAppearance", "Titles beside icons."),
      TabBarItemAppearance.property("compactInlineLayoutAppearance", "Beside icons, compact."),
      selectionIndicatorTintColor.declaration, selectionIndicatorImage.declaration,
      stackedItemPositioning.declaration, stackedItemWidth.declaration,
      stackedItemSpacing.declaration,
    ])

  /// The properties of a tab bar and its items that hold such an object.
  static let properties = [
    property("standardAppearance", "Over content."),
    property("scrollEdgeAppearance", since: 15, "While the content above lies at its bottom."),
  ]
}
