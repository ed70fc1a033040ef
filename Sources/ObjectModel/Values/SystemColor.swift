package import Raster

/// A colour with a meaning, such as `label`: one of UIKit's names in one release, with a shade for
/// each interface style, contrast and level.
public struct SystemColor: Sendable, Hashable {
  /// UIKit's name without the suffix `Color`.
  public let name: String
  /// The shades by style, contrast and level.
  package let shades: Shades

  /// The shades of a colour.
  package struct Shades: Sendable, Hashable {
    package var light: Color
    package var dark: Color
    package var highContrastLight: Color
    package var highContrastDark: Color
    /// Dark, in sheets, popovers and alerts; light content has no elevation.
    package var elevatedDark: Color
    package var elevatedHighContrastDark: Color

    /// Creates shades; the contrast and the level change nothing where they are left out.
    package init(
      _ light: Color, _ dark: Color, highContrast: (light: Color, dark: Color)? = nil,
      elevated: (normal: Color, highContrast: Color)? = nil
    ) {
      self.light = light
      self.dark = dark
      highContrastLight = highContrast?.light ?? light
      highContrastDark = highContrast?.dark ?? dark
      elevatedDark = elevated?.normal ?? dark
      elevatedHighContrastDark = elevated?.highContrast ?? highContrastDark
    }

    /// True when no trait changes the colour.
    package var isFixed: Bool {
      [dark, highContrastLight, highContrastDark, elevatedDark, elevatedHighContrastDark]
        .allSatisfy { $0 == light }
    }
  }

  /// The shade for an object with these traits.
  package func shade(in traits: Traits) -> Color {
    let isHigh = traits.accessibilityContrast == .high
    if traits.userInterfaceStyle == .light {
      return isHigh ? shades.highContrastLight : shades.light
    }
    return switch (traits.userInterfaceLevel, isHigh) {
    case (.base, false): shades.dark
    case (.base, true): shades.highContrastDark
    case (.elevated, false): shades.elevatedDark
    case (.elevated, true): shades.elevatedHighContrastDark
    }
  }
}
