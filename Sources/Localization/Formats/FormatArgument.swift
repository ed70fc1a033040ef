/// A value that is inserted into a text.
package enum FormatArgument: Hashable, Sendable {
  case text(String)
  /// A finite number.
  case number(Double)

  /// The value as `%@` shows it.
  var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): DecimalText.plain(number)
    }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The kind for messages.
  var kindName: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    }
  }
}

extension FormatSpecifier {
  /// A value as it is inserted; nil if it is of another kind.
  func inserted(_ argument: FormatArgument) -> String? {
    switch conversion {
    case "@": return argument.description
    case "c", "C": return character(argument).map { padded($0) }
    case "f", "F":
      return argument.number.map {
        signed(DecimalText.fixed($0, places: precision ?? 6))
      }
    default:
      guard let number = argument.number, number.magnitude < 0x1p63,
        number.rounded(.towardZero) == number
      else { return nil }
      return integer(Int64(number))
    }
  }

  private func character(_ argument: FormatArgument) -> String? {
    switch argument {
    case .text(let text): text.unicodeScalars.count == 1 ? text : nil
    case .number(let number):
      (1..<128).contains(number) && number.rounded(.towardZero) == number
        ? UInt32(exactly: Int(number)).flatMap(Unicode.Scalar.init).map(String.init) : nil
    }
  }

  private func integer(_ value: Int64) -> String {
    let isLong = length.contains("l") || length.contains { "qzjt".contains($0) }
    let unsigned = isLong ? UInt64(bitPattern: value) : UInt64(UInt32(truncatingIfNeeded: value))
    switch conversion {
    case "u", "U": return signed(digits("\(unsigned)"))
    case "x": return padded(digits(String(unsigned, radix: 16)), prefix: isAlternate ? "0x" : "")
    case "X":
      let text = digits(String(unsigned, radix: 16, uppercase: true))
      return padded(text, prefix: isAlternate ? "0X" : "")
    case "o": return padded(digits(String(unsigned, radix: 8)), prefix: isAlternate ? "0" : "")
    default:
      let shown = isLong ? value : Int64(Int32(truncatingIfNeeded: value))
      return signed((shown < 0 ? "-" : "") + digits("\(shown.magnitude)"))
    }
  }

  /// Digits with zeros before them, as a precision asks for.
  private func digits(_ text: String) -> String {
    String(repeating: "0", count: max(0, (precision ?? 0) - text.utf8.count)) + text
  }

  private func signed(_ text: String) -> String {
    if text.hasPrefix("-") { return padded(String(text.dropFirst()), prefix: "-") }
    return padded(text, prefix: showsPlus ? "+" : showsSpace ? " " : "")
  }

  private func padded(_ text: String, prefix: String = "") -> String {
    let missing = max(0, (width ?? 0) - text.count - prefix.count)
    if isLeftAligned { return prefix + text + String(repeating: " ", count: missing) }
    let isZero = hasLeadingZeros && wantsNumber && (precision == nil || !wantsWhole)
    return isZero
      ? prefix + String(repeating: "0", count: missing) + text
      : String(repeating: " ", count: missing) + prefix + text
  }
}
