package import Raster

/// Colours as hexadecimal digits: `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`.
package enum HexColor {
  /// The colour that `text` spells, or nil if it is not of one of these forms.
  ///
  /// - Parameter text: begins with `#`; the digits may be of either case.
  package static func parse(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst()
    let count = digits.count
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    // The bytes behind each other in one number, without a list of them.
    var bytes: UInt32 = 0
    for digit in digits {
      guard let value = value(digit) else { return nil }
      bytes = bytes << 4 | value
      if count < 5 { bytes = bytes << 4 | value }
    }
    if count == 3 || count == 6 { bytes = bytes << 8 | 0xFF }
    func byte(_ place: UInt32) -> Int { Int(bytes >> (24 - 8 * place) & 0xFF) }
    return Color(bytes: byte(0), byte(1), byte(2), alpha: Double(byte(3)) / 255)
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
