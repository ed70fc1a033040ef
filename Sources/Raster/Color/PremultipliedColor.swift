/// A colour as a pixmap stores it: bytes 0–255, colour channels multiplied by alpha.
public struct PremultipliedColor: Sendable, Hashable {
  /// Red times alpha; at most `alpha`.
  public var red: UInt8
  /// Green times alpha; at most `alpha`.
  public var green: UInt8
  /// Blue times alpha; at most `alpha`.
  public var blue: UInt8
  /// Opacity.
  public var alpha: UInt8

  /// A colour of these bytes, already multiplied.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Rounds the straight colour to bytes first, then multiplies, so that `#RRGGBBAA` documents mean
  /// the same pixel whatever made them.
  public init(_ color: Color) {
    let alpha = Color.byte(color.alpha)
    self.init(
      red: Self.multiply(Color.byte(color.red), alpha),
      green: Self.multiply(Color.byte(color.green), alpha),
      blue: Self.multiply(Color.byte(color.blue), alpha), alpha: alpha)
  }

  /// Transparent.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// a·b/255, exactly rounded to nearest.
  @inlinable
  public static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let t = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (t + (t >> 8)) >> 8)
  }
}
