import ScreenFormat

/// A word of Objective-C.
struct ObjectiveCToken {
  enum Kind: Equatable {
    case identifier, number, string, character, punctuation
    /// A line that begins with `#`, without the sign.
    case directive
    case end
  }

  var kind: Kind
  /// The characters; of a string what it means, with its escapes resolved.
  var text: String
  var position: SourcePosition
}

/// Cuts Objective-C into words. Comments and what a compiler need not know are left out.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  /// The column of the byte at `counted`.
  private var countedColumn = 1
  private var counted = 0
  /// Whether a word precedes on the line.
  private var lineHasWord = false
  private(set) var problems: [CodeProblem] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All words of the file; the last one is its end.
  mutating func tokens() -> [ObjectiveCToken] {
    var result: [ObjectiveCToken] = []
    while let token = next() {
      result.append(token)
      if result.count > CodeLimits.tokens {
        problems.append(CodeProblem(position: token.position, message: "the file is too long"))
        break
      }
    }
    result.append(ObjectiveCToken(kind: .end, text: "", position: position()))
    return result
  }

  /// The position of the next byte; columns are counted in Unicode scalars, as editors do.
  private mutating func position() -> SourcePosition {
    let end = min(offset, bytes.count)
    if counted < end {
      countedColumn += bytes[counted..<end].count { $0 & 0xC0 != 0x80 }
      counted = end
    }
    return SourcePosition(line: line, column: countedColumn)
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  private mutating func advance() {
    if byte() == 0x0A {
      line += 1
      countedColumn = 1
      counted = offset + 1
      lineHasWord = false
    }
    offset += 1
  }

  private mutating func next() -> ObjectiveCToken? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    let start = position()
    let first = byte()
    defer { lineHasWord = true }
    switch first {
    case UInt8(ascii: "#") where !lineHasWord: return directive(at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(first, at: start)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      advance()
      return quoted(byte(), at: start)
    case _ where Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(1)):
      return number(at: start)
    case _ where Self.isWord(first):
      let begin = offset
      while Self.isWord(byte()) || Self.isDigit(byte()) { offset += 1 }
      return token(.identifier, from: begin, at: start)
    default:
      let begin = offset
      let three =
        offset + 2 < bytes.count ? String(decoding: bytes[offset..<offset + 3], as: UTF8.self) : ""
      let two =
        offset + 1 < bytes.count ? String(decoding: bytes[offset..<offset + 2], as: UTF8.self) : ""
      let length = ["...", "<<=", ">>="].contains(three) ? 3 : Self.pairs.contains(two) ? 2 : 1
      offset += length
      return token(.punctuation, from: begin, at: start)
    }
  }

  private static let pairs: Set<String> = [
    "==", "!=", "<=", ">=", "&&", "||", "->", "++", "--", "+=", "-=", "*=", "/=", "|=", "&=", "<<",
    ">>", "@[", "@{", "@(",
  ]

  private func token(
    _ kind: ObjectiveCToken.Kind, from begin: Int, at start: SourcePosition
  ) -> ObjectiveCToken {
    ObjectiveCToken(
      kind: kind, text: String(decoding: bytes[begin..<offset], as: UTF8.self), position: start)
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      let first = byte()
      if first <= 0x20 || first == 0xEF && byte(1) == 0xBB && byte(2) == 0xBF {
        if first == 0xEF { offset += 2 }
        advance()
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while offset < bytes.count, byte() != 0x0A { offset += 1 }
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        let start = position()
        offset += 2
        while offset < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          advance()
        }
        if offset >= bytes.count {
          problems.append(CodeProblem(position: start, message: "the comment has no end"))
        }
        offset = min(offset + 2, bytes.count)
      } else if first == UInt8(ascii: "\\"), byte(1) == 0x0A || byte(1) == 0x0D {
        advance()
      } else {
        return
      }
    }
  }

  /// A directive with the lines that continue it, without comments.
  private mutating func directive(at start: SourcePosition) -> ObjectiveCToken {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      if byte() == UInt8(ascii: "\\"), byte(1) == 0x0A || byte(1) == 0x0D && byte(2) == 0x0A {
        offset += byte(1) == 0x0D ? 2 : 1
        advance()
        text.append(0x20)
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while offset < bytes.count, byte() != 0x0A { offset += 1 }
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        offset += 2
        while offset < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          advance()
        }
        offset = min(offset + 2, bytes.count)
      } else if byte() == 0x0A {
        break
      } else {
        text.append(byte())
        offset += 1
      }
    }
    return ObjectiveCToken(
      kind: .directive, text: String(decoding: text, as: UTF8.self), position: start)
  }

  private mutating func quoted(_ quote: UInt8, at start: SourcePosition) -> ObjectiveCToken {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, byte() != quote, byte() != 0x0A {
      if byte() == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        switch byte() {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(byte())
        }
      } else {
        text.append(byte())
      }
      advance()
    }
    if byte() == quote {
      offset += 1
    } else {
      problems.append(CodeProblem(position: start, message: "the string has no end"))
    }
    return ObjectiveCToken(
      kind: quote == UInt8(ascii: "'") ? .character : .string,
      text: String(decoding: text, as: UTF8.self), position: start)
  }

  private mutating func number(at start: SourcePosition) -> ObjectiveCToken {
    let begin = offset
    while Self.isDigit(byte()) || Self.isWord(byte()) || byte() == UInt8(ascii: ".")
      || (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"))
        && (bytes[offset - 1] | 0x20) == UInt8(ascii: "e") && !isHexadecimal(begin)
    {
      offset += 1
    }
    return token(.number, from: begin, at: start)
  }

  private func isHexadecimal(_ begin: Int) -> Bool {
    begin + 1 < bytes.count && bytes[begin] == UInt8(ascii: "0")
      && bytes[begin + 1] | 0x20 == UInt8(ascii: "x")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }
}
