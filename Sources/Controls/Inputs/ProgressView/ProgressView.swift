public import ObjectModel
import Raster

/// UIProgressView: a progress bar.
public enum ProgressView: BaseControl {
  /// The progress as a share of the whole, 0–1.
  public static let progress = AppearanceKey<Double>(
    "progress", default: .value(0), "The progress as a share of the whole, 0–1.")

  /// The style of the view: default, or bar for use in bars.
  public static let progressViewStyle = AppearanceKey<ProgressViewStyle>(
    "progressViewStyle", default: .value(.default),
    "The style of the view: default, or bar for use in bars.")

  /// The colour of the progress; null is the tint.
  public static let progressTintColor = AppearanceKey<ColorValue>(
    "progressTintColor", default: .inherited, "The colour of the progress; null is the tint.")

  /// The colour of the track.
  public static let trackTintColor = AppearanceKey<ColorValue>(
    "trackTintColor", default: .byLook, "The colour of the track.")

  /// The image of the progress; progressTintColor then has no effect.
  public static let progressImage = AppearanceKey<ImageValue>(
    "progressImage", imageRole: .track, default: .none,
    "The image of the progress; progressTintColor then has no effect.")

  /// The image of the track; trackTintColor then has no effect.
  public static let trackImage = AppearanceKey<ImageValue>(
    "trackImage", imageRole: .track, default: .none,
    "The image of the track; trackTintColor then has no effect.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIProgressView", superclass: "UIView", summary: "A bar that is filled by the progress.",
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
