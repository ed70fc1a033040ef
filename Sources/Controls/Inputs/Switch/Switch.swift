public import ObjectModel
import Raster

/// UISwitch: a thumb on a track, at one of its ends or sliding between them.
public enum Switch: BaseControl {
  /// Whether the switch is on; false by default.
  public static let isOn = AppearanceKey<Bool>("isOn", "Whether the switch is on.")

  /// The thumb's position, from 0 for off to 1 for on, while it slides. UIKit animates this.
  public static let slide = AppearanceKey<Double>(
    "slide", "How far the thumb is on its way to on, 0–1, while it slides.")

  /// The colour of the track while on; green by default.
  public static let onTintColor = AppearanceKey<ColorValue>(
    "onTintColor", "The track's colour while on; green by default.")

  /// The colour of the thumb; white by default.
  public static let thumbTintColor = AppearanceKey<ColorValue>(
    "thumbTintColor", since: 6, "The colour of the thumb and its shadow.")

  /// The image of the on side, up to iOS 6.
  public static let onImage = AppearanceKey<ImageValue>(
    "onImage", since: 6, imageRole: .track, "Shown while on; no effect from iOS 7 on.")

  /// The image of the off side, up to iOS 6.
  public static let offImage = AppearanceKey<ImageValue>(
    "offImage", since: 6, imageRole: .track, "Shown while off; no effect from iOS 7 on.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISwitch", superclass: "UIControl", summary: "On or off; always 51 × 31 points from iOS 7 on.",
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
