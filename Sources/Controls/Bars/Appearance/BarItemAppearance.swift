import ObjectModel

/// UIBarButtonItemAppearance: the appearance of bar button items, one object a state.
enum BarButtonItemAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UIBarButtonItemAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The look of bar button items.",
    properties: ["normal", "highlighted", "disabled", "focused"].map {
      BarButtonItemStateAppearance.property($0, "In this state.")
    })
}

/// UIBarButtonItemStateAppearance: the appearance of bar button items in one state.
enum BarButtonItemStateAppearance: AppearanceObject {
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", since: 13, "Of the title.")
  static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", since: 13, "Moves the title.")
  static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", since: 13, imageRole: .background, "Behind the item.")
  static let backgroundImagePositionAdjustment = AppearanceKey<Offset>(
    "backgroundImagePositionAdjustment", since: 13, "Moves the background.")

  static let definition = ClassDefinition(
    "UIBarButtonItemStateAppearance", superclass: "NSObject", kind: .object, isValue: true,
    since: 13,
    summary: "The look of bar button items in one state.",
    properties: [
      titleTextAttributes.declaration, titlePositionAdjustment.declaration,
      backgroundImage.declaration, backgroundImagePositionAdjustment.declaration,
    ])
}

/// UITabBarItemAppearance: the appearance of tab bar items, one object a state.
enum TabBarItemAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UITabBarItemAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The look of tab bar items.",
    properties: ["normal", "selected", "disabled", "focused"].map {
      TabBarItemStateAppearance.property($0, "In this state.")
    })
}

/// UITabBarItemStateAppearance: the appearance of tab bar items in one state.
enum TabBarItemStateAppearance: AppearanceObject {
  static let iconColor = AppearanceKey<ColorValue>("iconColor", since: 13, "Of the icon.")
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", since: 13, "Of the title.")
  static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", since: 13, "Moves the title.")
  static let badgeBackgroundColor = AppearanceKey<ColorValue>(
    "badgeBackgroundColor", since: 13, "Of the badge.")
  static let badgeTextAttributes = AppearanceKey<TextAttributes>(
    "badgeTextAttributes", since: 13, "Of the badge's text.")
  static let badgePositionAdjustment = AppearanceKey<Offset>(
    "badgePositionAdjustment", since: 13, "Moves the badge.")
  static let badgeTitlePositionAdjustment = AppearanceKey<Offset>(
    "badgeTitlePositionAdjustment", since: 13, "Moves the badge's text.")

  static let definition = ClassDefinition(
    "UITabBarItemStateAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The look of tab bar items in one state.",
    properties: [
      iconColor.declaration, titleTextAttributes.declaration,
      titlePositionAdjustment.declaration, badgeBackgroundColor.declaration,
      badgeTextAttributes.declaration, badgePositionAdjustment.declaration,
      badgeTitlePositionAdjustment.declaration,
    ])
}
