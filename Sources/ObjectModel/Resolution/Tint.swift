public import Raster

/// The tint of an object: a colour and whether it is dimmed.
public struct Tint: Sendable, Hashable {
  /// The colour set on the object or nearest above it, not dimmed.
  public var specific: Color
  /// `normal` or `dimmed`; never `automatic`.
  public var mode: TintAdjustmentMode
  /// The value of `specific`, when it depends on traits; else nil.
  package var source: ColorValue?

  /// Creates a tint.
  public init(specific: Color, mode: TintAdjustmentMode) {
    self.specific = specific
    self.mode = mode
  }

  /// Creates a tint from a colour value in some traits; nil for a pattern.
  ///
  /// - Parameter inherited: the tint of the object above, which `.tint` means.
  package init?(_ color: ColorValue, inherited: Tint? = nil, traits: @autoclosure () -> Traits) {
    // Most are plain.
    if case .color(let specific) = color {
      self.init(specific: specific, mode: inherited?.mode ?? .normal)
      return
    }
    guard
      let specific = color.resolved(tint: inherited?.specific ?? .clear, traits: traits())
    else { return nil }
    self.init(specific: specific, mode: inherited?.mode ?? .normal)
    if color == .tint {
      source = inherited?.source
    } else if color.followsTraits {
      let above = inherited.map { $0.source ?? .color($0.specific) }
      source = color.replacingTint(by: above ?? .color(.clear))
    }
  }

  /// The tint in other traits.
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

  /// The grey of the color's Rec. 601 luma on encoded values, at 0.8 of its alpha.
  ///
  /// Measured on an iOS 9 alert over a bar tinted yellow: 255, 255, 0 drew as 226 grey at 0.8.
  public static func dimmed(_ color: Color) -> Color {
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    // In bytes, as the grey that UIKit hands on is one: red becomes 4C, not 4C.4.
    let grey = Double(Color.byte(luma)) / 255
    return Color(white: grey, alpha: color.alpha * 0.8)
  }
}
