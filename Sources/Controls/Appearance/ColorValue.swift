public import Raster

/// A colour as a document means it; what it looks like may depend on tint, style and variables.
public indirect enum ColorValue: Sendable, Hashable {
  case color(Color)
  /// The tint of the object it is used on, dimming applied (`"$tintColor"`).
  case tint
  /// Differs between the interface styles.
  case dynamic(light: ColorValue, dark: ColorValue)
  case pattern(ImageValue)
  /// What a custom class's object has for one of its properties; only in the class's own drawing
  /// and subviews, where the value takes its place before anything is drawn.
  case reference(Reference)

  /// The plain colour; a pattern has none and gives nil.
  public func resolved(tint: Color, style: Traits.InterfaceStyle) -> Color? {
    switch self {
    case .color(let color): color
    case .tint: tint
    case .dynamic(let light, let dark):
      (style == .dark ? dark : light).resolved(tint: tint, style: style)
    case .pattern, .reference: nil
    }
  }
}
