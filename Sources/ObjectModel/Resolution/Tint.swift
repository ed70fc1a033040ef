public import Raster

/// What reaches an object of tint and adjustment.
public struct Tint: Sendable, Hashable {
  /// The colour set nearest above or on the object, undimmed.
  public var specific: Color
  /// `normal` or `dimmed`; never `automatic`.
  public var mode: TintAdjustmentMode
  /// What `specific` was taken from, where that is another colour in other traits.
  package var source: ColorValue?

  /// With all its values.
  public init(specific: Color, mode: TintAdjustmentMode) {
    self.specific = specific
    self.mode = mode
  }

  /// A colour that somebody set, or the look's own, as it is in these traits; nil of a pattern.
  ///
  /// - Parameter inherited: what the colour means where it is the tint itself.
  package init?(_ color: ColorValue, inherited: Tint? = nil, traits: Traits) {
    guard
      let specific = color.resolved(tint: inherited?.specific ?? .clear, traits: traits)
    else { return nil }
    self.init(specific: specific, mode: inherited?.mode ?? .normal)
    if color == .tint {
      source = inherited?.source
    } else if color.followsTraits {
      let above = inherited.map { $0.source ?? .color($0.specific) }
      source = color.replacingTint(by: above ?? .color(.clear))
    }
  }

  /// The tint in other traits: a colour that follows them is another one there.
  package func adapted(to traits: Traits) -> Tint {
    guard let color = source?.resolved(tint: specific, traits: traits) else { return self }
    var result = self
    result.specific = color
    return result
  }

  /// The colour to draw with.
  public var color: Color { mode == .dimmed ? Tint.dimmed(specific) : specific }

  package func with(mode: TintAdjustmentMode) -> Tint {
    var result = self
    result.mode = mode
    return result
  }

  /// The grey of the colour's Rec. 601 luma on encoded values, at 0.8 of its alpha.
  ///
  /// Measured on an iOS 9 alert over a bar tinted yellow: 255, 255, 0 drew as 226 grey at 0.8.
  public static func dimmed(_ color: Color) -> Color {
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    // In bytes, as the grey that UIKit hands on is one: red becomes 4C, not 4C.4.
    let grey = Double(Color.byte(luma)) / 255
    return Color(white: grey, alpha: color.alpha * 0.8)
  }
}
