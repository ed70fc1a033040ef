public import ObjectModel
import Raster

/// UIActivityIndicatorView: a spinner.
public enum ActivityIndicatorView: BaseControl {
  /// The style of the spinner: white, whiteLarge or gray; from iOS 13 on medium or large.
  public static let style = AppearanceKey<ActivityIndicatorViewStyle>(
    "activityIndicatorViewStyle",
    default: .byLook,
    "The style of the spinner: white, whiteLarge or gray; from iOS 13 on medium or large.")

  /// The colour of the spinner; null is the view's own tint, or else the colour of its style.
  public static let color = AppearanceKey<ColorValue>(
    "color", default: .byStyle,
    "The colour of the spinner; null is the view's own tint, or else the colour of its style.")

  /// Whether the activity indicator spins.
  public static let isAnimating = AppearanceKey<Bool>(
    "isAnimating", default: .value(false), "Whether the activity indicator spins.")

  /// Whether the activity indicator is hidden while it does not spin.
  public static let hidesWhenStopped = AppearanceKey<Bool>(
    "hidesWhenStopped", default: .value(true),
    "Whether the activity indicator is hidden while it does not spin.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIActivityIndicatorView", superclass: "UIView",
    summary: "An activity indicator: spokes that spin.",
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
