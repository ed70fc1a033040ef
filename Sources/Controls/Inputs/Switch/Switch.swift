public import ObjectModel
import Raster

/// UISwitch: a thumb on a track, at one of its ends or sliding between them.
public enum Switch: BaseControl {
  /// Whether the switch is on.
  public static let isOn = AppearanceKey<Bool>(
    "isOn", default: .value(false), "Whether the switch is on.")

  /// The thumb's position while it slides, from 0 for off to 1 for on; isOn where there is none.
  public static let slide = AppearanceKey<Double>(
    "slide", default: .none,
    "The thumb's position while it slides, from 0 for off to 1 for on; isOn where there is none.")

  /// The colour of the track while the switch is on.
  public static let onTintColor = AppearanceKey<ColorValue>(
    "onTintColor", default: .byLook, "The colour of the track while the switch is on.")

  /// The colour of the thumb.
  public static let thumbTintColor = AppearanceKey<ColorValue>(
    "thumbTintColor", since: 6, default: .byLook, "The colour of the thumb.")

  /// The image of the on side; no effect from iOS 7 on.
  public static let onImage = AppearanceKey<ImageValue>(
    "onImage", since: 6, deprecation: Deprecation(lastDrawn: 6), imageRole: .track, default: .none,
    "The image of the on side; no effect from iOS 7 on.")

  /// The image of the off side; no effect from iOS 7 on.
  public static let offImage = AppearanceKey<ImageValue>(
    "offImage", since: 6, deprecation: Deprecation(lastDrawn: 6), imageRole: .track, default: .none,
    "The image of the off side; no effect from iOS 7 on.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISwitch", superclass: "UIControl",
    summary: "A switch that is on or off; always 51 × 31 points from iOS 7 on.",
    properties: [
      View.tintColor(since: 6), isOn.declaration, slide.declaration, onTintColor.declaration,
      thumbTintColor.declaration,
      onImage.declaration, offImage.declaration,
    ])

  /// The position of the thumb: 0 for off, 1 for on.
  static func position(of node: StyledNode) -> Double {
    node[slide].map { min(max($0, 0), 1) } ?? (node[isOn] == true ? 1 : 0)
  }
}
