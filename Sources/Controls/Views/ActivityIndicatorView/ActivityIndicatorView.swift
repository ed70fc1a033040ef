public import ObjectModel
import Raster

/// UIActivityIndicatorView: a spinner.
public enum ActivityIndicatorView: BaseControl {
  /// The size and colour; white by default, `medium` from iOS 13 on.
  public static let style = AppearanceKey<ActivityIndicatorViewStyle>(
    "activityIndicatorViewStyle",
    "white, whiteLarge or gray; from iOS 13 on medium (the default) or large.")

  /// The colour of the spokes; the view's own tint by default, or else the style's colour.
  public static let color = AppearanceKey<ColorValue>(
    "color", "Colour of the spokes; else the view's own tint, else the style's.")

  /// Whether the spinner turns.
  public static let isAnimating = AppearanceKey<Bool>("isAnimating", "Whether it turns.")

  /// Whether the spinner is hidden while it does not turn; true by default.
  public static let hidesWhenStopped = AppearanceKey<Bool>(
    "hidesWhenStopped", "Whether it is shown only while it turns; true by default.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIActivityIndicatorView", superclass: "UIView", summary: "Spokes that turn.",
    properties: [
      style.declaration, color.declaration, isAnimating.declaration,
      hidesWhenStopped.declaration,
    ])
}

/// UIActivityIndicatorViewStyle.
public enum ActivityIndicatorViewStyle: String, NamedCases {
  /// White, 37 points large.
  case whiteLarge
  /// White, 20 points large.
  case white
  /// Grey, 20 points large.
  case gray
  /// 20 points large in the grey of the interface style, from iOS 13 on.
  case medium
  /// 37 points large in the grey of the interface style, from iOS 13 on.
  case large
  /// The name of the type in documents and messages.
  public static let typeName = "activityIndicatorViewStyle"
  /// The first iOS of the later cases.
  public static let since = ["medium": 13, "large": 13]
}
