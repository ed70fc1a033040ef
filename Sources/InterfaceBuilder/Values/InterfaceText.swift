/// Texts that stand in elements.
enum InterfaceText {
  /// The text of a `string`.
  static func string(_ node: InterfaceNode) -> String {
    guard node.isTrue("base64-UTF8") else { return node.text }
    return String(decoding: base64(node.text), as: UTF8.self)
  }

  /// The bytes of a text in base 64; what is no digit of it is left out, and so is the padding.
  private static func base64(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      default: continue
      }
      bits = (bits << 6 | UInt32(digit)) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}
