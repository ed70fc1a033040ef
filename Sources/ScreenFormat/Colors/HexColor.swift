package import Raster

/// Colours as hexadecimal digits: `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`.
package enum HexColor {
  /// The colour that `text` spells, or nil if it is not of one of these forms.
  ///
  /// - Parameter text: begins with `#`; the digits may be of either case.
  package static func parse(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst().map(value)
    guard !digits.contains(nil) else { return nil }
    let nibbles = digits.compactMap { $0 }
    let bytes: [Int]
    switch nibbles.count {
    case 3, 4: bytes = nibbles.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    let alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
    return Color(bytes: bytes[0], bytes[1], bytes[2], alpha: alpha)
  }

  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
