import ObjectModel

/// UISlider.TrackConfiguration: where a slider's colour begins, and its ticks, from iOS 26 on.
enum SliderTrackConfiguration: ConfigurationObject {
  static let neutralValue = AppearanceKey<Double>(
    "neutralValue", since: 26, default: .none,
    "The value from which the track is coloured to the thumb; the left end where there is none.")
  static let numberOfTicks = AppearanceKey<Int>(
    "numberOfTicks", since: 26, default: .value(0),
    "The number of dots below the track, from one end to the other; none below 2.")

  static let definition = ClassDefinition(
    "UISliderTrackConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 26,
    summary: "The track of a slider, from iOS 26 on.",
    properties: [neutralValue.declaration, numberOfTicks.declaration])
}
