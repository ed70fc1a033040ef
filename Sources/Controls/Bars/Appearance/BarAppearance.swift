import ObjectModel

/// A class of iOS 13's appearance objects. They are values of a bar rather than objects of a
/// screen, and are resolved and explained as one value.
protocol AppearanceObject: BaseControl {}

extension AppearanceObject {
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// A property that holds an object of the class.
  static func property(
    _ name: String, since: Int = 13, _ summary: String
  ) -> PropertyDeclaration {
    let type = ObjectType(definition.name, default: definition.name, isValue: true)
    return PropertyDeclaration(name: name, type: .object(type), since: since, summary: summary)
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
    "configuration", since: 13, "What the other properties start from, as configureWith… does.")
  static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 13, "Over the effect.")
  static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", since: 13, imageRole: .background, "Over the colour.")
  static let backgroundImageContentMode = AppearanceKey<ContentMode>(
    "backgroundImageContentMode", since: 13, "How the image is fitted; scaleToFill by default.")
  static let backgroundEffect = AppearanceKey<BlurEffectStyle>(
    "backgroundEffect", since: 13, "Under everything; null is none.")
  static let shadowColor = AppearanceKey<ColorValue>(
    "shadowColor", since: 13, "Of the line, or of a template shadowImage; null is none.")
  static let shadowImage = AppearanceKey<ImageValue>(
    "shadowImage", since: 13, imageRole: .shadow, "Instead of the line.")

  static let definition = ClassDefinition(
    "UIBarAppearance", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "What the appearances of all bars share.",
    properties: [
      configuration.declaration, backgroundColor.declaration, backgroundImage.declaration,
      backgroundImageContentMode.declaration, backgroundEffect.declaration,
      shadowColor.declaration, shadowImage.declaration,
    ])
}

/// UINavigationBarAppearance: background and titles of a navigation bar.
enum NavigationBarAppearance: AppearanceObject {
  static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", since: 13, "Of the title.")
  static let largeTitleTextAttributes = AppearanceKey<TextAttributes>(
    "largeTitleTextAttributes", since: 13, "Of a large title.")
  static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", since: 13, "Moves the title.")
  static let backIndicatorImage = AppearanceKey<ImageValue>(
    "backIndicatorImage", since: 13, imageRole: .backIndicator,
    "Instead of the chevron; counts only together with its mask.")
  static let backIndicatorTransitionMaskImage = AppearanceKey<ImageValue>(
    "backIndicatorTransitionMaskImage", since: 13, imageRole: .mask,
    "Clips the back button's text as it moves.")
  static let buttonAppearance = BarButtonItemAppearance.property(
    "buttonAppearance", "Of plain items.")
  static let doneButtonAppearance = BarButtonItemAppearance.property(
    "doneButtonAppearance", "Of done items.")
  static let backButtonAppearance = BarButtonItemAppearance.property(
    "backButtonAppearance", "Of the back button; else buttonAppearance, state by state.")

  static let definition = ClassDefinition(
    "UINavigationBarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true,
    since: 13,
    summary: "The look of a navigation bar.",
    properties: [
      titleTextAttributes.declaration, largeTitleTextAttributes.declaration,
      titlePositionAdjustment.declaration, buttonAppearance, doneButtonAppearance,
      backButtonAppearance, backIndicatorImage.declaration,
      backIndicatorTransitionMaskImage.declaration,
    ])

  /// The properties of a navigation bar and its items that hold such an object. An item's goes
  /// before its bar's.
  static let properties = [
    property("standardAppearance", "At its standard height."),
    property("compactAppearance", "At its compact height; standard where there is none."),
    property("scrollEdgeAppearance", "While the content below lies at its top."),
    property("compactScrollEdgeAppearance", since: 15, "Compact, the content at its top."),
  ]
}

/// UIToolbarAppearance: background and items of a toolbar.
enum ToolbarAppearance: AppearanceObject {
  static let definition = ClassDefinition(
    "UIToolbarAppearance", superclass: "UIBarAppearance", kind: .object, isValue: true, since: 13,
    summary: "The look of a toolbar.",
    properties: [
      NavigationBarAppearance.buttonAppearance, NavigationBarAppearance.doneButtonAppearance,
    ])

  static let properties = [
    property("standardAppearance", "At its standard height."),
    property("compactAppearance", "At its compact height; standard where there is none."),
    property("scrollEdgeAppearance", since: 15, "While the content above lies at its bottom."),
    property("compactScrollEdgeAppearance", since: 15, "Compact, the content at its bottom."),
  ]
}
