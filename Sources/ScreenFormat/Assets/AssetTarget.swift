import ObjectModel

/// The device and traits that assets are chosen for.
struct AssetTarget {
  var traits = Traits()
  /// The shorter side of the screen in points.
  var screenWidth = 0.0
  /// The longer side of the screen in points, by which entries for one size of phone are chosen.
  var screenHeight = 0.0
  /// Whether the device is held on its side.
  var isLandscape = false
  /// Whether the contrast is high (UIAccessibilityContrastHigh).
  var isHighContrast: Bool { traits.accessibilityContrast == .high }

  /// A copy with other traits.
  func with(_ own: TraitRequirements) -> AssetTarget {
    var result = self
    result.traits = traits.overridden(by: own)
    return result
  }
}
