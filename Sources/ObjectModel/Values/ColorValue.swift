public import Raster

/// A colour as a document means it; what it looks like may depend on tint, style and variables.
public indirect enum ColorValue: Sendable, Hashable {
  case color(Color)
  /// The tint of the object it is used on, dimming applied (`"$tintColor"`).
  case tint
  /// Differs between the interface styles.
  case dynamic(light: ColorValue, dark: ColorValue)
  /// Differs between other traits, too; of an asset catalogue.
  case adaptive(Adaptive<ColorValue>)
  case pattern(ImageValue)
  /// What a custom class's object has for one of its properties; only in the class's own drawing
  /// and subviews, where the value takes its place before anything is drawn.
  case reference(Reference)

  /// The plain colour; a pattern has none and gives nil.
  public func resolved(tint: Color, traits: Traits) -> Color? {
    switch self {
    case .color(let color): color
    case .tint: tint
    case .dynamic(let light, let dark):
      (traits.userInterfaceStyle == .dark ? dark : light).resolved(tint: tint, traits: traits)
    case .adaptive(let colors): colors.value(in: traits).resolved(tint: tint, traits: traits)
    case .pattern, .reference: nil
    }
  }

  /// Whether it may be another colour where traits are others.
  var followsTraits: Bool {
    switch self {
    case .dynamic, .adaptive: true
    case .color, .tint, .pattern, .reference: false
    }
  }

  /// The colour with `other` wherever it means the tint.
  func replacingTint(by other: ColorValue) -> ColorValue {
    switch self {
    case .tint: other
    case .dynamic(let light, let dark):
      .dynamic(light: light.replacingTint(by: other), dark: dark.replacingTint(by: other))
    case .color, .adaptive, .pattern, .reference: self
    }
  }
}
