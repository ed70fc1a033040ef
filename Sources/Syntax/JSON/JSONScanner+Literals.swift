extension JSONScanner {
  /// Reads `true`, `false` or `null`.
  mutating func literal() throws(JSONSyntaxError) -> DocumentValue {
    let start = self
    guard isWordByte(current) else {
      throw error(.unexpected(try found(), expected: .value))
    }
    let word = word()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw start.error(.unknownWord(word))
    }
  }

  /// Reads a number.
  mutating func number() throws(JSONSyntaxError) -> DocumentValue {
    let start = self
    var mantissa: UInt64 = 0
    let isNegative = skip(UInt8(ascii: "-"))
    let integerStart = offset
    let integerCount = digits(into: &mantissa)
    if integerCount == 0 {
      throw start.malformed(current == UInt8(ascii: "+") ? .leadingPlus : .noDigits)
    }
    if integerCount > 1, bytes[integerStart] == UInt8(ascii: "0") {
      throw start.malformed(.leadingZero)
    }
    var fractionCount = 0
    if skip(UInt8(ascii: ".")) {
      fractionCount = digits(into: &mantissa)
      if fractionCount == 0 {
        throw start.malformed(.noFraction)
      }
    }
    var hasExponent = false
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      hasExponent = true
      if !skip(UInt8(ascii: "+")) {
        _ = skip(UInt8(ascii: "-"))
      }
      var exponent: UInt64 = 0
      if digits(into: &exponent) == 0 {
        throw start.malformed(.noExponent)
      }
    }
    if isWordByte(current) || current == UInt8(ascii: ".") {
      throw start.malformed(.trailingGarbage)
    }
    let text = String(decoding: bytes[start.offset..<offset], as: UTF8.self)
    if !hasExponent, integerCount + fractionCount <= 15 {
      // Both are exact in a `Double`, so that the quotient is correctly rounded (Clinger).
      let magnitude = Double(mantissa) / Self.powersOfTen[fractionCount]
      return .number(isNegative ? -magnitude : magnitude, text: text)
    }
    guard let number = Double(text), number.isFinite else {
      throw start.error(.numberTooLarge(text))
    }
    return .number(number, text: text)
  }

  /// 10⁰ … 10¹⁵, each exact.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Goes over digits and returns their number; `value` is right for up to 19 digits in all.
  private mutating func digits(into value: inout UInt64) -> Int {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      value = value &* 10 &+ UInt64(bytes[offset] - UInt8(ascii: "0"))
      advance()
    }
    return offset - start
  }

  /// The error about the number that starts here and takes all that looks like one.
  private func malformed(_ reason: JSONSyntaxError.NumberReason) -> JSONSyntaxError {
    var rest = self
    return error(.malformedNumber(rest.word(), reason: reason))
  }

  /// Goes over what belongs to one word or number.
  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, isWordByte(bytes[offset]) || isNumberByte(bytes[offset]) {
      advance()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default:
      false
    }
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
