public import ObjectModel
import Raster

/// UISlider: a thumb on a track.
public enum Slider: BaseControl {
  /// The value, between minimum and maximum; 0 by default.
  public static let value = AppearanceKey<Double>("value", "Where the thumb is.")

  /// The value at the left end; 0 by default.
  public static let minimumValue = AppearanceKey<Double>(
    "minimumValue", "The value at the left end; 0 by default.")

  /// The value at the right end; 1 by default.
  public static let maximumValue = AppearanceKey<Double>(
    "maximumValue", "The value at the right end; 1 by default.")

  /// The image at the left end.
  public static let minimumValueImage = AppearanceKey<ImageValue>(
    "minimumValueImage", imageRole: .imageView, "Shown at the left end.")

  /// The image at the right end.
  public static let maximumValueImage = AppearanceKey<ImageValue>(
    "maximumValueImage", imageRole: .imageView, "Shown at the right end.")

  /// Colour of the track left of the thumb; the tint by default.
  public static let minimumTrackTintColor = AppearanceKey<ColorValue>(
    "minimumTrackTintColor", "Colour of the track left of the thumb; the tint by default.")

  /// Colour of the track right of the thumb; grey by default.
  public static let maximumTrackTintColor = AppearanceKey<ColorValue>(
    "maximumTrackTintColor", "Colour of the track right of the thumb; grey by default.")

  /// Colour of the thumb; white by default.
  public static let thumbTintColor = AppearanceKey<ColorValue>(
    "thumbTintColor", "Colour of the thumb; white by default.")

  /// The image of the thumb, by state.
  public static let thumbImage = AppearanceKey<ImageValue>(
    "thumbImage", axes: [.state], imageRole: .thumb, "Drawn instead of the thumb.")

  /// The image of the track left of the thumb, by state; overrides its colour.
  public static let minimumTrackImage = AppearanceKey<ImageValue>(
    "minimumTrackImage", axes: [.state], imageRole: .track,
    "Drawn instead of the track left of the thumb; beats its tint.")

  /// The image of the track right of the thumb, by state; overrides its colour.
  public static let maximumTrackImage = AppearanceKey<ImageValue>(
    "maximumTrackImage", axes: [.state], imageRole: .track,
    "Drawn instead of the track right of the thumb; beats its tint.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISlider", superclass: "UIControl", summary: "A thumb on a track.",
    properties: [
      value.declaration, minimumValue.declaration, maximumValue.declaration,
      minimumValueImage.declaration, maximumValueImage.declaration,
      minimumTrackTintColor.declaration, maximumTrackTintColor.declaration,
      thumbTintColor.declaration, thumbImage.declaration, minimumTrackImage.declaration,
      maximumTrackImage.declaration,
    ])
}
