/// Reads the bytes of a JSON file from start to end, counting lines and columns.
struct JSONScanner {
  let bytes: [UInt8]
  private(set) var offset = 0

  private var line = 1
  private var lineStart = 0
  /// The number of UTF-8 continuation bytes on this line so far.
  private var continuationCount = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The byte at the offset; 0, which is never valid, at the end.
  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The position of the byte at the offset.
  var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart - continuationCount + 1)
  }

  func error(_ problem: JSONSyntaxError.Problem) -> JSONSyntaxError {
    JSONSyntaxError(position: position, problem: problem)
  }

  /// Skips one ASCII byte that does not end the line.
  mutating func advance() {
    offset += 1
  }

  /// Skips `byte` if it is at the offset, and returns whether it was.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    offset += 1
    return true
  }

  // MARK: Between values

  /// Skips the byte-order mark of UTF-8.
  mutating func skipByteOrderMark() throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error(.utf16)
    }
  }

  /// Skips spaces, line ends and comments.
  mutating func skipTrivia() throws(JSONSyntaxError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        endLine()
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      default:
        return
      }
    }
  }

  /// Skips LF, CR or CR LF.
  private mutating func endLine() {
    let isReturn = bytes[offset] == UInt8(ascii: "\r")
    offset += 1
    if isReturn, current == UInt8(ascii: "\n") {
      offset += 1
    }
    line += 1
    lineStart = offset
    continuationCount = 0
  }

  /// Skips the comment at the offset, and returns whether there was one.
  private mutating func skipComment() throws(JSONSyntaxError) -> Bool {
    let opening = position
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "/"):
      while offset < bytes.count, !isLineEnd(bytes[offset]) {
        try skipScalar()
      }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "*"), offset + 1 < bytes.count,
          bytes[offset + 1] == UInt8(ascii: "/")
        {
          offset += 2
          return true
        } else if isLineEnd(byte) {
          endLine()
        } else {
          try skipScalar()
        }
      }
      throw JSONSyntaxError(position: opening, problem: .unterminatedComment)
    default:
      return false
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  // MARK: Scalars

  /// Skips one scalar that does not end the line.
  private mutating func skipScalar() throws(JSONSyntaxError) {
    if bytes[offset] < 0x80 {
      offset += 1
    } else {
      let count = try scalarLength()
      offset += count
      continuationCount += count - 1
    }
  }

  /// The number of bytes of the scalar at the offset, which is not ASCII.
  private func scalarLength() throws(JSONSyntaxError) -> Int {
    let first = bytes[offset]
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    let length =
      switch (first, second) {
      case (0xC2...0xDF, 0x80...0xBF): 2
      case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F),
        (0xEE...0xEF, 0x80...0xBF):
        3
      case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): 4
      default: 0
      }
    guard length > 0, offset + length <= bytes.count,
      bytes[(offset + 1)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else {
      throw error(.notUTF8(first))
    }
    return length
  }

  /// The scalar at the offset, or the end of the file, for a message.
  func found() throws(JSONSyntaxError) -> JSONSyntaxError.Found {
    guard !isAtEnd else { return .endOfFile }
    guard bytes[offset] >= 0x80 else { return .character(Unicode.Scalar(bytes[offset])) }
    let count = try scalarLength()
    let text = String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
    return text.unicodeScalars.first.map { .character($0) } ?? .endOfFile
  }

  // MARK: Strings

  /// Reads the string whose opening quote is at the offset.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    offset += 1
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        return try escapedString(from: start, openedAt: opening)
      default:
        try skipStringScalar()
      }
    }
    throw JSONSyntaxError(position: opening, problem: .unterminatedString)
  }

  /// Reads the rest of a string from its first backslash; its text starts at `start`.
  private mutating func escapedString(
    from start: Int, openedAt opening: SourcePosition
  ) throws(JSONSyntaxError) -> String {
    var text = Array(bytes[start..<offset])
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape(in: opening)).utf8)
      default:
        let first = offset
        try skipStringScalar()
        text.append(contentsOf: bytes[first..<offset])
      }
    }
    throw JSONSyntaxError(position: opening, problem: .unterminatedString)
  }

  private mutating func skipStringScalar() throws(JSONSyntaxError) {
    let byte = bytes[offset]
    guard byte >= 0x20 else { throw error(.controlCharacter(Unicode.Scalar(byte))) }
    try skipScalar()
  }

  /// Reads the escape whose backslash is at the offset.
  private mutating func escape(
    in opening: SourcePosition
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = self
    offset += 1
    guard !isAtEnd else {
      throw JSONSyntaxError(position: opening, problem: .unterminatedString)
    }
    let scalar: Unicode.Scalar
    switch bytes[offset] {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"):
      offset += 1
      return try unicodeEscape(startedAt: start)
    default:
      throw start.error(.badEscape(try found()))
    }
    offset += 1
    return scalar
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair; `start` is at the
  /// backslash.
  private mutating func unicodeEscape(
    startedAt start: JSONScanner
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let unit = hexadecimal() else { throw start.error(.badUnicodeEscape) }
    if let scalar = Unicode.Scalar(unit) {
      return scalar
    }
    let second = self
    guard UTF16.isLeadSurrogate(unit), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
      throw start.error(.loneSurrogate(unit))
    }
    guard let trail = hexadecimal() else { throw second.error(.badUnicodeEscape) }
    guard UTF16.isTrailSurrogate(trail) else { throw start.error(.loneSurrogate(unit)) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  /// Reads four hexadecimal digits.
  private mutating func hexadecimal() -> UInt16? {
    var value: UInt16 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch current {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = current - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = current - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = current - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }
}
