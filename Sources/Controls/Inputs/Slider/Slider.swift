public import ObjectModel
import Raster

/// UISlider: a thumb on a track.
public enum Slider: BaseControl {
  /// The value, between minimumValue and maximumValue.
  public static let value = AppearanceKey<Double>(
    "value", default: .value(0), "The value, between minimumValue and maximumValue.")

  /// The value at the left end.
  public static let minimumValue = AppearanceKey<Double>(
    "minimumValue", default: .value(0), "The value at the left end.")

  /// The value at the right end.
  public static let maximumValue = AppearanceKey<Double>(
    "maximumValue", default: .value(1), "The value at the right end.")

  /// The image at the left end.
  public static let minimumValueImage = AppearanceKey<ImageValue>(
    "minimumValueImage", imageRole: .imageView, default: .none, "The image at the left end.")

  /// The image at the right end.
  public static let maximumValueImage = AppearanceKey<ImageValue>(
    "maximumValueImage", imageRole: .imageView, default: .none, "The image at the right end.")

  /// The colour of the track left of the thumb.
  public static let minimumTrackTintColor = AppearanceKey<ColorValue>(
    "minimumTrackTintColor", default: .byLook, "The colour of the track left of the thumb.")

  /// The colour of the track right of the thumb.
  public static let maximumTrackTintColor = AppearanceKey<ColorValue>(
    "maximumTrackTintColor", default: .byLook, "The colour of the track right of the thumb.")

  /// The colour of the thumb.
  public static let thumbTintColor = AppearanceKey<ColorValue>(
    "thumbTintColor", default: .byLook, "The colour of the thumb.")

  /// The image of the thumb, by state.
  public static let thumbImage = AppearanceKey<ImageValue>(
    "thumbImage", axes: [.state], imageRole: .thumb, default: .none,
    "The image of the thumb, by state.")

  /// The image of the track left of the thumb, by state; minimumTrackTintColor then has no effect.
  public static let minimumTrackImage = AppearanceKey<ImageValue>(
    "minimumTrackImage", axes: [.state], imageRole: .track,
    default: .none,
    "The image of the track left of the thumb, by state; minimumTrackTintColor then has no effect.")

  /// The image of the track right of the thumb, by state; maximumTrackTintColor then has no effect.
  public static let maximumTrackImage = AppearanceKey<ImageValue>(
    "maximumTrackImage", axes: [.state], imageRole: .track,
    default: .none,
    "The image of the track right of the thumb, by state; maximumTrackTintColor then has no effect."
  )

  static let trackConfigurationName = "trackConfiguration"

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISlider", superclass: "UIControl", summary: "A control with a thumb on a track.",
    properties: [
      value.declaration, minimumValue.declaration, maximumValue.declaration,
      minimumValueImage.declaration, maximumValueImage.declaration,
      minimumTrackTintColor.declaration, maximumTrackTintColor.declaration,
      thumbTintColor.declaration, thumbImage.declaration, minimumTrackImage.declaration,
      maximumTrackImage.declaration,
      SliderTrackConfiguration.property(
        trackConfigurationName, since: 26, default: .none,
        "The place where the track's colour begins, and the number of dots below it."),
    ])
}
