/// A colour in sRGB, straight (not premultiplied); components are 0–1 and kept as given.
public struct Color: Sendable, Hashable {
  /// Red, 0–1.
  public var red: Double
  /// Green, 0–1.
  public var green: Double
  /// Blue, 0–1.
  public var blue: Double
  /// Opacity, 0–1.
  public var alpha: Double

  /// A colour of these components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Channels as bytes, 0–255.
  public init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// The same colour at another opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The component as a byte: clamped to 0–1, then rounded half up. NaN is 0.
  public static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return component >= 1 ? 255 : UInt8(component * 255 + 0.5)
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBBAA`, the form that every printed stage uses.
  public var description: String {
    var text = [UInt8(ascii: "#")]
    text.reserveCapacity(9)
    for channel in [red, green, blue, alpha] {
      let byte = Color.byte(channel)
      text.append(Color.hex(byte >> 4))
      text.append(Color.hex(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A capital hexadecimal digit.
  private static func hex(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
