/// A colour as a pixmap stores it: bytes 0–255, colour channels multiplied by alpha.
public struct PremultipliedColor: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

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

  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// a·b/255, exactly rounded to nearest.
  @inlinable
  public static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let t = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (t + (t >> 8)) >> 8)
  }
}
