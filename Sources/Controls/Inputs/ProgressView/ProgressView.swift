public import ObjectModel
import Raster

/// UIProgressView: a progress bar.
public enum ProgressView: BaseControl {
  /// The progress, 0–1; 0 by default.
  public static let progress = AppearanceKey<Double>("progress", "How much is done, 0 to 1.")

  /// The style; `default` by default.
  public static let progressViewStyle = AppearanceKey<ProgressViewStyle>(
    "progressViewStyle", "default, or bar for use in bars.")

  /// The colour of the progress; the tint by default.
  public static let progressTintColor = AppearanceKey<ColorValue>(
    "progressTintColor", "Colour of what is done; the tint by default.")

  /// The colour of the track; grey by default.
  public static let trackTintColor = AppearanceKey<ColorValue>(
    "trackTintColor", "Colour of the rest; grey by default.")

  /// The image of the progress; overrides its colour.
  public static let progressImage = AppearanceKey<ImageValue>(
    "progressImage", imageRole: .track, "Drawn instead of what is done; beats its tint.")

  /// The image of the track; overrides its colour.
  public static let trackImage = AppearanceKey<ImageValue>(
    "trackImage", imageRole: .track, "Drawn instead of the rest; beats its tint.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIProgressView", superclass: "UIView", summary: "How much of something is done.",
    properties: [
      progress.declaration, progressViewStyle.declaration, progressTintColor.declaration,
      trackTintColor.declaration, progressImage.declaration, trackImage.declaration,
    ])
}

/// UIProgressViewStyle.
public enum ProgressViewStyle: String, NamedCases {
  /// For content.
  case `default`
  /// For bars.
  case bar
  /// The name of the type in documents and messages.
  public static let typeName = "progressViewStyle"
}
