/// Measures and pads text for the columns of a terminal.
package enum TerminalText {
  /// The number of columns of `text`; East Asian letters and emoji take two.
  package static func columns(_ text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    return text.reduce(0) { $0 + columns($1) }
  }

  /// Whether a text is made of nothing but ASCII that shows, as nearly all texts are: a byte is a column then.
  private static func isPlain(_ text: String) -> Bool {
    isEachByte(of: text) { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Not inlined: by itself it looks at several bytes at once.
  @inline(never)
  private static func hasHash(_ text: String) -> Bool {
    !isEachByte(of: text) { $0 != UInt8(ascii: "#") }
  }

  /// Whether each byte passes a test. All are tested, since several at once take less than a look whether to go on.
  @inline(__always)
  private static func isEachByte(of text: String, _ passes: (UInt8) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var found: UInt8 = 0
      for byte in bytes { found |= passes(byte) ? 0 : 1 }
      return found == 0
    } ?? text.utf8.allSatisfy(passes)
  }

  /// `text` followed by spaces up to `width` columns.
  package static func padded(_ text: String, _ width: Int) -> String {
    text + spaces(width - columns(text))
  }

  /// `text` preceded by spaces up to `width` columns.
  package static func leading(_ text: String, _ width: Int) -> String {
    spaces(width - columns(text)) + text
  }

  /// `text` if it fits into `width` columns, else its beginning and an ellipsis.
  package static func cut(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    var room = width - 1
    let kept = text.prefix { character in
      room -= columns(character)
      return room >= 0
    }
    return "\(kept)…"
  }

  package static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// `text` with control characters and the like escaped as in JSON, so that it cannot drive a
  /// terminal.
  package static func printable(_ text: String) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: Quotation.needsEscape) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if Quotation.needsEscape(scalar) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// One line of output: `printable`, and no command to a service for continuous integration, which reads
  /// `::` at the start of a line, or `##[`, `##vso[` and `##teamcity[` anywhere, as one.
  package static func line(_ text: String) -> String {
    var result = printable(text)
    if let first = result.utf8.first, first == UInt8(ascii: " ") || first == UInt8(ascii: ":"),
      result.utf8.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "::".utf8),
      let start = result.firstIndex(of: ":")
    {
      result.replaceSubrange(start...start, with: "\\u003A")
    }
    // Looking for texts in a text takes far longer than looking for a byte.
    guard hasHash(result) else { return result }
    for command in ["##[", "##vso[", "##teamcity["] {
      while let range = result.firstRange(of: command) {
        result.replaceSubrange(range.lowerBound...range.lowerBound, with: "\\u0023")
      }
    }
    return result
  }

  private static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    let isEmoji =
      first.properties.isEmojiPresentation || character.unicodeScalars.contains(emojiSelector)
    return isEmoji || wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// VARIATION SELECTOR-16, after which a character is shown as an emoji.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// The blocks of Unicode's EastAsianWidth.txt whose letters are wide or full width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
