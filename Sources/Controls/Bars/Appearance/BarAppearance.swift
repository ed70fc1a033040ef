import ObjectModel

/// A class of iOS 13's appearance objects. They are values of a bar rather than objects of a
/// screen, and are resolved and explained as one value.
protocol AppearanceObject: BaseControl {}

extension AppearanceObject {
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// A property that holds an object of the class.
  static func property(
    _ name: String, since: Int = 13, default: DefaultValue<AppearanceValue>, _ summary: String
  ) -> PropertyDeclaration {
    let type = ObjectType(definition.name, default: definition.name, isValue: true)
    return PropertyDeclaration(
      name: name, type: .object(type), since: since, default: `default`, summary: summary)
  }
}

/// UIBarAppearance: the background of a bar (UIBarAppearance reference).
enum BarAppearance: AppearanceObject {
  /// The values that `configureWith…Background` sets.
  enum Configuration: String, NamedCases {
    case defaultBackground, opaqueBackground, transparentBackground
    static let typeName = "barAppearanceConfiguration"
  }

  static let configuration = AppearanceKey<Configuration>(
    "configuration", since: 13, default: .value(.defaultBackground),
    "The background that the other properties change: default, opaque or transparent."
  )
  static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 13, default: .byStyle,
    "The colour of the background, over the effect.")
  static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", since: 13, imageRole: .background, default: .none,
    "The image of the background, over its colour.")
  static let backgroundImageContentMode = AppearanceKey<ContentMode>(
    "backgroundImageContentMode", since: 13, default: .value(.scaleToFill),
    "The content mode that fits the background image to the bar.")
  static let backgroundEffect = AppearanceKey<BlurEffectStyle>(
    "backgroundEffect", since: 13, default: .byStyle,
    "The blur effect below colour and image; null is none.")
  static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", since: 13, default: .byStyle,
    "The colour of the hairline, or of a template shadowImage; null draws no hairline.")
  static let shadowImage = AppearanceKey<ImageValue>(
    "shadowImage", since: 13, imageRole: .shadow, default: .none,
    "The image that replaces the hairline.")

  /// The interface style of the bar and all in it; unspecified leaves it as it is.
  static let overrideUserInterfaceStyle = AppearanceKey<InterfaceStyleOverride>(
    "overrideUserInterfaceStyle", since: 27, default: .value(.unspecified),
    "The interface style of the bar and all in it; unspecified leaves it as it is.")

  static let definition = ClassDefinition(
    "UIBarAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The background and shadow of a bar; all appearances of bars have these properties.",
    properties: [
      configuration.declaration, backgroundColor.declaration, backgroundImage.declaration,
      backgroundImageContentMode.declaration, backgroundEffect.declaration,
      shadowColor.declaration, shadowImage.declaration, overrideUserInterfaceStyle.declaration,
    ])
}

/// UINavigationBarAppearance: background and titles of a navigation bar.
enum NavigationBarAppearance: AppearanceObject {
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", since: 13, default: .byStyle, "The attributes of the item's title.")
  static let largeTitleTextAttributes = AppearanceKey<TextAttributes>(
    "largeTitleTextAttributes", since: 13, default: .byLook, "The attributes of a large title.")
  static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", since: 13, default: .value(.zero),
    "The offset of the title, in points.")
  static let backIndicatorImage = AppearanceKey<ImageValue>(
    "backIndicatorImage", since: 13, imageRole: .backIndicator,
    default: .none,
    "The image that replaces the chevron; no effect without backIndicatorTransitionMaskImage.")
  static let backIndicatorTransitionMaskImage = AppearanceKey<ImageValue>(
    "backIndicatorTransitionMaskImage", since: 13, imageRole: .mask,
    default: .none,
    "The mask of the back button's text during a push; no effect without backIndicatorImage."
  )
  static let buttonAppearance = BarButtonItemAppearance.property(
    "buttonAppearance", default: .byStyle, "The appearance of plain bar button items.")
  static let doneButtonAppearance = BarButtonItemAppearance.property(
    "doneButtonAppearance", default: .byStyle,
    "The appearance of bar button items whose style is done.")
  static let backButtonAppearance = BarButtonItemAppearance.property(
    "backButtonAppearance", default: .byStyle,
    "The appearance of the back button; states that it leaves open come from buttonAppearance.")

  static let definition = ClassDefinition(
    "UINavigationBarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true,
    since: 13,
    summary: "The appearance of a navigation bar, from iOS 13 on.",
    properties: [
      titleTextAttributes.declaration, largeTitleTextAttributes.declaration,
      titlePositionAdjustment.declaration, buttonAppearance, doneButtonAppearance,
      backButtonAppearance, backIndicatorImage.declaration,
      backIndicatorTransitionMaskImage.declaration,
    ])

  /// The properties of a navigation bar and its items that hold such an object. An item's goes
  /// before its bar's.
  static let properties = [
    property("standardAppearance", default: .none, "The appearance at the standard height."),
    property(
      "compactAppearance", default: .none,
      "The appearance at the compact height; standardAppearance where there is none."
    ),
    property(
      "scrollEdgeAppearance", default: .none,
      "The appearance at the top of the content; else a transparent standardAppearance."
    ),
    property(
      "compactScrollEdgeAppearance", since: 15, default: .none,
      "The appearance at the compact height, at the top of the content."),
  ]
}

/// UIToolbarAppearance: background and items of a toolbar.
enum ToolbarAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UIToolbarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true, since: 13,
    summary: "The appearance of a toolbar, from iOS 13 on.",
    properties: [
      NavigationBarAppearance.buttonAppearance, NavigationBarAppearance.doneButtonAppearance,
    ])

  static let properties = [
    property("standardAppearance", default: .none, "The appearance at the standard height."),
    property(
      "compactAppearance", default: .none,
      "The appearance at the compact height; standardAppearance where there is none."
    ),
    property(
      "scrollEdgeAppearance", since: 15, default: .none,
      "The appearance at the bottom of the content; else a transparent standardAppearance."
    ),
    property(
      "compactScrollEdgeAppearance", since: 15, default: .none,
      "The appearance at the compact height, at the bottom of the content."),
  ]
}
