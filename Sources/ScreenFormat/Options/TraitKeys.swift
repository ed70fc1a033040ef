/// The names that documents give to traits.
enum TraitKeys {
  /// Every name, in the order of UITraitCollection's properties.
  static let all = [
    "userInterfaceIdiom", "horizontalSizeClass", "verticalSizeClass", "displayScale",
    "userInterfaceStyle", "userInterfaceLevel", "layoutDirection",
    "preferredContentSizeCategory", "accessibilityContrast",
  ]
}
