import ObjectModel

/// UIBarButtonItemAppearance: the appearance of bar button items, one object a state.
enum BarButtonItemAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UIBarButtonItemAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The appearance of bar button items, by state.",
    properties: ["normal", "highlighted", "disabled", "focused"].map {
      BarButtonItemStateAppearance.property(
        $0, default: .byStyle, "The appearance of items in this state.")
    })
}

/// UIBarButtonItemStateAppearance: the appearance of bar button items in one state.
enum BarButtonItemStateAppearance: AppearanceObject {
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", since: 13, default: .byStyle, "The attributes of the item's title.")
  static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", since: 13, default: .value(.zero),
    "The offset of the title, in points.")
  static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", since: 13, imageRole: .background, default: .none,
    "The image behind the item.")
  static let backgroundImagePositionAdjustment = AppearanceKey<Offset>(
    "backgroundImagePositionAdjustment", since: 13, default: .value(.zero),
    "The offset of the background image, in points.")

  static let definition = ClassDefinition(
    "UIBarButtonItemStateAppearance", superclass: "NSObject", kind: .object, isValue: true,
    since: 13,
    summary: "The appearance of bar button items in one state.",
    properties: [
      titleTextAttributes.declaration, titlePositionAdjustment.declaration,
      backgroundImage.declaration, backgroundImagePositionAdjustment.declaration,
    ])
}

/// UITabBarItemAppearance: the appearance of tab bar items, one object a state.
enum TabBarItemAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UITabBarItemAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The appearance of tab bar items, by state.",
    properties: ["normal", "selected", "disabled", "focused"].map {
      TabBarItemStateAppearance.property(
        $0, default: .byStyle, "The appearance of items in this state.")
    })
}

/// UITabBarItemStateAppearance: the appearance of tab bar items in one state.
enum TabBarItemStateAppearance: AppearanceObject {
  static let iconColor = AppearanceKey<ColorValue>(
    "iconColor", since: 13, default: .byStyle, "The colour of the item's icon.")
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", since: 13, default: .byStyle, "The attributes of the item's title.")
  static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", since: 13, default: .value(.zero),
    "The offset of the title, in points.")
  static let badgeBackgroundColor = AppearanceKey<ColorValue>(
    "badgeBackgroundColor", since: 13, default: .byLook, "The colour of the badge.")
  static let badgeTextAttributes = AppearanceKey<TextAttributes>(
    "badgeTextAttributes", since: 13, default: .byLook, "The attributes of the badge's text.")
  static let badgePositionAdjustment = AppearanceKey<Offset>(
    "badgePositionAdjustment", since: 13, default: .value(.zero),
    "The offset of the badge, in points.")
  static let badgeTitlePositionAdjustment = AppearanceKey<Offset>(
    "badgeTitlePositionAdjustment", since: 13, default: .value(.zero),
    "The offset of the badge's text within the badge, in points.")

  static let definition = ClassDefinition(
    "UITabBarItemStateAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The appearance of tab bar items in one state.",
    properties: [
      iconColor.declaration, titleTextAttributes.declaration,
      titlePositionAdjustment.declaration, badgeBackgroundColor.declaration,
      badgeTextAttributes.declaration, badgePositionAdjustment.declaration,
      badgeTitlePositionAdjustment.declaration,
    ])
}
