import Syntax

/// Reads the tokens of an old-style property list, counting lines and columns.
struct StringsScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1
  /// The first of two escapes that name one character.
  private struct Half {
    var unit: UInt16
    var position: SourcePosition
  }

  /// What is odd, but changes nothing else: the first of it.
  private(set) var warnings: [TableFinding] = []

  /// Creates a scanner of valid UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }
  var position: SourcePosition { SourcePosition(line: line, column: column) }

  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  private var next: UInt8 { offset + 1 < bytes.count ? bytes[offset + 1] : 0 }

  private mutating func advance() {
    let byte = current
    offset += 1
    if byte == 0x0A || byte == 0x0D && current != 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// Skips `byte` if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard !isAtEnd, current == byte else { return false }
    advance()
    return true
  }

  /// Skips spaces, line ends and comments.
  mutating func skipTrivia() throws(TableFinding) {
    while !isAtEnd {
      switch current {
      case 0x09...0x0D, 0x20: advance()
      case 0xE2 where isLineSeparator:
        for _ in 0..<3 { advance() }
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while !isAtEnd, current != 0x0A, current != 0x0D, !isLineSeparator { advance() }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let start = position
        advance()
        advance()
        while !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          guard !isAtEnd else { throw TableFinding(.unterminated("a comment"), at: start) }
          advance()
        }
        advance()
        advance()
      default: return
      }
    }
  }

  /// U+2028 or U+2029.
  private var isLineSeparator: Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  /// A text in quotes, or a word without; nil if something else is next.
  mutating func text() throws(TableFinding) -> String? {
    guard !isAtEnd else { return nil }
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quoted() }
    let start = offset
    while !isAtEnd, Self.isWordByte(current) { advance() }
    return offset == start ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// What is next, for messages.
  var found: String {
    guard !isAtEnd else { return "the end of the file" }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Quotation.single(String(decoding: bytes[offset..<end], as: UTF8.self))
  }

  private mutating func quoted() throws(TableFinding) -> String {
    let start = position
    let quote = current
    advance()
    var result: [UInt8] = []
    var mark = offset
    // One half of a character beyond U+FFFF, until the other half comes.
    var high: Half?
    while current != quote || isAtEnd {
      guard !isAtEnd else { throw TableFinding(.unterminated("a text"), at: start) }
      guard current == UInt8(ascii: "\\") else {
        advance()
        continue
      }
      result += bytes[mark..<offset]
      if mark != offset { endHalf(&high, into: &result) }
      try escape(&high, into: &result)
      mark = offset
    }
    if mark != offset { endHalf(&high, into: &result) }
    result += bytes[mark..<offset]
    endHalf(&high, into: &result)
    advance()
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func warn(_ problem: TableProblem, at position: SourcePosition) {
    guard warnings.count < StringsFile.warningLimit else { return }
    warnings.append(TableFinding(problem, at: position))
  }

  /// Appends the sign for a half that was not followed by the other.
  private mutating func endHalf(_ high: inout Half?, into result: inout [UInt8]) {
    guard let half = high else { return }
    high = nil
    warn(.loneSurrogate, at: half.position)
    Self.append("\u{FFFD}", to: &result)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    if let bytes = UTF8.encode(scalar) { result += bytes }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private mutating func escape(
    _ high: inout Half?, into result: inout [UInt8]
  ) throws(TableFinding) {
    let start = position
    advance()
    let byte = current
    if byte == UInt8(ascii: "U") {
      advance()
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = Self.hexDigit(current) else { break }
        unit = unit << 4 | UInt16(digit)
        advance()
      }
      append(unit, &high, into: &result, at: start)
      return
    }
    endHalf(&high, into: &result)
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      var code: UInt8 = 0
      for _ in 0..<3 {
        guard (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(current) else { break }
        code = (code &<< 3) | (current - UInt8(ascii: "0"))
        advance()
      }
      Self.append(NextStepEncoding.scalar(code), to: &result)
      return
    }
    if byte == UInt8(ascii: "u") { warn(.unknownEscape, at: start) }
    if let control = Self.controls[byte] {
      result.append(control)
      advance()
    } else if !isAtEnd {
      // Any other character stands for itself.
      repeat {
        result.append(current)
        advance()
      } while !isAtEnd && current & 0xC0 == 0x80
    }
  }

  private mutating func append(
    _ unit: UInt16, _ high: inout Half?, into result: inout [UInt8], at start: SourcePosition
  ) {
    if UTF16.isTrailSurrogate(unit), let first = high {
      high = nil
      let code = 0x10000 + (UInt32(first.unit) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      Self.append(Unicode.Scalar(code) ?? "\u{FFFD}", to: &result)
      return
    }
    endHalf(&high, into: &result)
    if UTF16.isLeadSurrogate(unit) {
      high = Half(unit: unit, position: start)
    } else if let scalar = Unicode.Scalar(unit) {
      Self.append(scalar, to: &result)
    } else {
      warn(.loneSurrogate, at: start)
      Self.append("\u{FFFD}", to: &result)
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]
}
