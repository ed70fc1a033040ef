import ObjectModel

/// A class of iOS 13's appearance objects. They are values of a bar rather than objects of a
/// screen, and are resolved and explained as one value. Bars are drawn from their own properties,
/// not from these.
protocol AppearanceObject: ControlClass {}

extension AppearanceObject {
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// A property that holds an object of the class.
  ///
  /// - Parameter isDrawn: false for a property of a bar, so that it gives one warning for the whole
  ///   object.
  static func property(
    _ name: String, since: Int = 13, isDrawn: Bool = true, _ summary: String
  ) -> PropertyDeclaration {
    let type = ObjectType(definition.name, default: definition.name, isValue: true)
    return PropertyDeclaration(
      name: name, type: .object(type), since: since, isDrawn: isDrawn, summary: summary)
  }
}

/// UIBarAppearance: the background of a bar (UIBarAppearance reference).
enum BarAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UIBarAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "What the appearances of all bars share.",
    properties: [
      PropertyDeclaration(
        name: "configuration",
        type: .enumeration(
          name: "barAppearanceConfiguration",
          cases: ["defaultBackground", "opaqueBackground", "transparentBackground"]), since: 13,
        summary: "What the other properties start from, as configureWith… does."),
      AppearanceKey<ColorValue>("backgroundColor", since: 13, "Over the effect.").declaration,
      AppearanceKey<ImageValue>(
        "backgroundImage", since: 13, imageRole: .background, "Over the colour."
      ).declaration,
      AppearanceKey<ContentMode>(
        "backgroundImageContentMode", since: 13, "How the image is fitted; scaleToFill by default."
      ).declaration,
      PropertyDeclaration(
        name: "backgroundEffect",
        type: .enumeration(
          name: "blur effect style",
          cases: [
            "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial",
            "systemThinMaterial", "systemMaterial", "systemThickMaterial", "systemChromeMaterial",
          ]), since: 13, summary: "Under everything; null is none."),
      AppearanceKey<ColorValue>(
        "shadowColor", since: 13, "Of the line, or of a template shadowImage; null is none."
      ).declaration,
      AppearanceKey<ImageValue>(
        "shadowImage", since: 13, imageRole: .shadow, "Instead of the line."
      ).declaration,
    ])
}

/// UINavigationBarAppearance: background and titles of a navigation bar.
enum NavigationBarAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UINavigationBarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true,
    since: 13,
    summary: "The look of a navigation bar.",
    properties: [
      AppearanceKey<TextAttributes>("titleTextAttributes", since: 13, "Of the title.").declaration,
      AppearanceKey<TextAttributes>("largeTitleTextAttributes", since: 13, "Of a large title.")
        .declaration,
      AppearanceKey<Offset>("titlePositionAdjustment", since: 13, "Moves the title.").declaration,
      BarButtonItemAppearance.property("buttonAppearance", "Of plain items."),
      BarButtonItemAppearance.property("doneButtonAppearance", "Of done items."),
      BarButtonItemAppearance.property("backButtonAppearance", "Of the back button."),
      AppearanceKey<ImageValue>(
        "backIndicatorImage", since: 13, imageRole: .backIndicator, "Instead of the chevron."
      ).declaration,
      AppearanceKey<ImageValue>(
        "backIndicatorTransitionMaskImage", since: 13, imageRole: .mask,
        "Clips the back button's text as it moves."
      ).declaration,
    ])

  /// The properties of a navigation bar and its items that hold such an object. An item's goes
  /// before its bar's.
  static let properties = [
    property("standardAppearance", isDrawn: false, "At its standard height."),
    property(
      "compactAppearance", isDrawn: false, "At its compact height; standard where there is none."),
    property("scrollEdgeAppearance", isDrawn: false, "While the content below lies at its top."),
    property(
      "compactScrollEdgeAppearance", since: 15, isDrawn: false, "Compact, the content at its top."),
  ]
}

/// UIToolbarAppearance: background and items of a toolbar.
enum ToolbarAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UIToolbarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true, since: 13,
    summary: "The look of a toolbar.",
    properties: [
      BarButtonItemAppearance.property("buttonAppearance", "Of plain items."),
      BarButtonItemAppearance.property("doneButtonAppearance", "Of done items."),
    ])

  static let properties = [
    property("standardAppearance", isDrawn: false, "At its standard height."),
    property(
      "compactAppearance", isDrawn: false, "At its compact height; standard where there is none."),
    property(
      "scrollEdgeAppearance", since: 15, isDrawn: false,
      "While the content above lies at its bottom."),
    property(
      "compactScrollEdgeAppearance", since: 15, isDrawn: false,
      "Compact, the content at its bottom."),
  ]
}

/// UITabBarAppearance: background and items of a tab bar.
enum TabBarAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UITabBarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true, since: 13,
    summary: "The look of a tab bar.",
    properties: [
      TabBarItemAppearance.property("stackedLayoutAppearance", "Titles below icons."),
      TabBarItemAppearance.property("inlineLayoutAppearance", "Titles beside icons."),
      TabBarItemAppearance.property("compactInlineLayoutAppearance", "Beside icons, compact."),
      AppearanceKey<ColorValue>(
        "selectionIndicatorTintColor", since: 13, "Of a template selectionIndicatorImage."
      ).declaration,
      AppearanceKey<ImageValue>(
        "selectionIndicatorImage", since: 13, imageRole: .selectionIndicator,
        "Behind the selected item."
      ).declaration,
      PropertyDeclaration(
        name: "stackedItemPositioning",
        type: .enumeration(name: "item positioning", cases: ["automatic", "fill", "centered"]),
        since: 13, summary: "How items share the bar."),
      AppearanceKey<Double>("stackedItemWidth", since: 13, "Of centred items.").declaration,
      AppearanceKey<Double>("stackedItemSpacing", since: 13, "Between centred items.").declaration,
    ])

  /// The properties of a tab bar and its items that hold such an object.
  static let properties = [
    property("standardAppearance", isDrawn: false, "Over content."),
    property(
      "scrollEdgeAppearance", since: 15, isDrawn: false,
      "While the content above lies at its bottom."),
  ]
}

/// UIBarButtonItemAppearance: the appearance of bar button items, one object a state. The
/// highlighted and disabled states default to the normal one.
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
  static let definition = ClassDefinition(
    "UIBarButtonItemStateAppearance", superclass: "NSObject", kind: .object, isValue: true,
    since: 13,
    summary: "The look of bar button items in one state.",
    properties: [
      AppearanceKey<TextAttributes>("titleTextAttributes", since: 13, "Of the title.").declaration,
      AppearanceKey<Offset>("titlePositionAdjustment", since: 13, "Moves the title.").declaration,
      AppearanceKey<ImageValue>(
        "backgroundImage", since: 13, imageRole: .background, "Behind the item."
      ).declaration,
      AppearanceKey<Offset>(
        "backgroundImagePositionAdjustment", since: 13, "Moves the background."
      ).declaration,
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
  static let definition = ClassDefinition(
    "UITabBarItemStateAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The look of tab bar items in one state.",
    properties: [
      AppearanceKey<ColorValue>("iconColor", since: 13, "Of the icon.").declaration,
      AppearanceKey<TextAttributes>("titleTextAttributes", since: 13, "Of the title.").declaration,
      AppearanceKey<Offset>("titlePositionAdjustment", since: 13, "Moves the title.").declaration,
      AppearanceKey<ColorValue>("badgeBackgroundColor", since: 13, "Of the badge.").declaration,
      AppearanceKey<TextAttributes>("badgeTextAttributes", since: 13, "Of the badge's text.")
        .declaration,
      AppearanceKey<Offset>("badgePositionAdjustment", since: 13, "Moves the badge.").declaration,
      AppearanceKey<Offset>("badgeTitlePositionAdjustment", since: 13, "Moves the badge's text.")
        .declaration,
    ])
}
