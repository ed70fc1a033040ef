public import Raster

/// A colour as documents write it, which may depend on tint and traits.
public indirect enum ColorValue: Sendable, Hashable {
  case color(Color)
  /// The tint of the object that uses it, dimming applied (`"$tintColor"`).
  case tint
  /// A colour with a meaning, which has a shade for each style, contrast and level.
  case system(SystemColor)
  /// A colour for each interface style.
  case dynamic(light: ColorValue, dark: ColorValue)
  /// A colour of an asset catalog, which may depend on any traits.
  case adaptive(Adaptive<ColorValue>)
  /// Another colour with an alpha of its own (`withAlphaComponent`).
  case faded(ColorValue, alpha: Double)
  case pattern(ImageValue)
  /// A property of a custom object. Occurs only in the drawing and subviews of its class, and is
  /// replaced before drawing.
  case reference(Reference)

  /// The plain colour in a tint and traits; nil for patterns and references.
  public func resolved(tint: Color, traits: Traits) -> Color? {
    switch self {
    case .color(let color): color
    case .tint: tint
    case .system(let color): color.shade(in: traits)
    case .dynamic(let light, let dark):
      (traits.userInterfaceStyle == .dark ? dark : light).resolved(tint: tint, traits: traits)
    case .adaptive(let colors): colors.value(in: traits).resolved(tint: tint, traits: traits)
    case .faded(let color, let alpha):
      color.resolved(tint: tint, traits: traits)?.withAlpha(alpha)
    case .pattern, .reference: nil
    }
  }

  /// True when the colour may depend on traits.
  var followsTraits: Bool {
    switch self {
    case .system, .dynamic, .adaptive: true
    case .faded(let color, _): color.followsTraits
    case .color, .tint, .pattern, .reference: false
    }
  }

  /// The colour with `other` in place of the tint.
  func replacingTint(by other: ColorValue) -> ColorValue {
    switch self {
    case .tint: other
    case .dynamic(let light, let dark):
      .dynamic(light: light.replacingTint(by: other), dark: dark.replacingTint(by: other))
    case .faded(let color, let alpha): .faded(color.replacingTint(by: other), alpha: alpha)
    case .color, .system, .adaptive, .pattern, .reference: self
    }
  }
}
