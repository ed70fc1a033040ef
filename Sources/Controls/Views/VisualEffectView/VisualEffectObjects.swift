import ObjectModel
import Raster

/// UIVisualEffect, which has no properties itself.
enum VisualEffectObject: ConfigurationObject {
  static let definition = ClassDefinition(
    "UIVisualEffect", superclass: "NSObject", kind: .object, isValue: true, since: 8,
    summary: "An effect between a view and the content behind it.", properties: [])
}

/// UIBlurEffect, which documents also write as its style. The names of vibrancies and of glass are such styles, too.
enum BlurEffectObject: ConfigurationObject {
  static let style = AppearanceKey<VisualEffectName>(
    "style", since: 8, default: .none,
    "The style: a blur's, the same name with Vibrancy, glass or clearGlass.")

  static let definition = ClassDefinition(
    "UIBlurEffect", superclass: "UIVisualEffect", kind: .object, isValue: true, since: 8,
    summary: "An effect that blurs the content behind a view.", properties: [style.declaration])
}

/// UIGlassEffect.
enum GlassEffectObject: ConfigurationObject {
  static let style = AppearanceKey<Style>(
    "style", since: 26, default: .value(.regular),
    "The look of the glass: regular, or clear, which shows more of the content behind it.")
  static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", since: 26, default: .none, "The colour of the glass; null is plain glass.")
  static let isInteractive = AppearanceKey<Bool>(
    "isInteractive", since: 26, isDrawn: false, default: .value(false),
    "Whether the glass answers touches; no effect on a picture.")

  static let definition = ClassDefinition(
    "UIGlassEffect", superclass: "UIVisualEffect", kind: .object, isValue: true, since: 26,
    summary: "The glass of iOS 26 and later.",
    properties: [style.declaration, tintColor.declaration, isInteractive.declaration])

  /// UIGlassEffect.Style.
  enum Style: String, NamedCases {
    case regular, clear
    static let typeName = "glassEffectStyle"

    var variant: Glass.Variant {
      switch self {
      case .regular: .regular
      case .clear: .clear
      }
    }
  }
}

/// UIGlassContainerEffect.
enum GlassContainerEffectObject: ConfigurationObject {
  static let spacing = AppearanceKey<Double>(
    "spacing", since: 26, default: .value(0),
    "The distance, in points, from which on glass views in the container flow together.")

  static let definition = ClassDefinition(
    "UIGlassContainerEffect", superclass: "UIVisualEffect", kind: .object, isValue: true,
    since: 26,
    summary: "An effect that draws all glass in a view as one.", properties: [spacing.declaration])
}
