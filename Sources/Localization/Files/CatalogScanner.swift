import Syntax

/// Skims the JSON of a String Catalog: finds where values begin and end without making a tree of them, since a catalogue
/// holds all languages and a screen needs one.
struct CatalogScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0
  /// The line of the offset, from 1.
  private(set) var line = 1
  private var lineStart = 0

  /// The most levels of objects and arrays within one another.
  static let depthLimit = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The place of the offset; columns count bytes, which are characters up to the first key of a line.
  var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart + 1)
  }

  var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
      default: return
      }
    }
  }

  /// Skips space and `byte`.
  mutating func expect(_ byte: UInt8) throws(TableFinding) {
    skipSpace()
    guard current == byte, offset < bytes.count else {
      throw unexpected("'\(Character(Unicode.Scalar(byte)))'")
    }
    offset += 1
  }

  func unexpected(_ expected: String) -> TableFinding {
    let found =
      offset < bytes.count
      ? Quotation.single(
        String(decoding: bytes[offset..<min(offset + 1, bytes.count)], as: UTF8.self))
      : "the end of the file"
    return TableFinding(.unexpected(found, expected: expected), at: position)
  }

  /// Calls `body` for each member of an object, which has to skip the member's value.
  mutating func members(
    _ body: (inout CatalogScanner, String, SourcePosition) throws(TableFinding) -> Void
  ) throws(TableFinding) {
    try expect(UInt8(ascii: "{"))
    skipSpace()
    if current == UInt8(ascii: "}") {
      offset += 1
      return
    }
    while true {
      skipSpace()
      let start = position
      let key = try text()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      try body(&self, key, start)
      skipSpace()
      if current == UInt8(ascii: ",") {
        offset += 1
      } else {
        try expect(UInt8(ascii: "}"))
        return
      }
    }
  }

  /// Skips a string and returns its text.
  mutating func text() throws(TableFinding) -> String {
    let start = offset
    let place = position
    guard try skipString() else {
      return String(decoding: bytes[start + 1..<offset - 1], as: UTF8.self)
    }
    var found = Diagnostics()
    let file = SourceFile(label: "", bytes: Array(bytes[start..<offset]))
    guard let text = JSONParser.parse(file, into: &found)?.string else {
      throw TableFinding(.syntax(found.found.first?.message ?? "it is no text"), at: place)
    }
    return text
  }

  /// Skips a string; tells whether it has escapes.
  private mutating func skipString() throws(TableFinding) -> Bool {
    guard current == UInt8(ascii: "\""), offset < bytes.count else { throw unexpected("a text") }
    let start = position
    offset += 1
    var hasEscapes = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset += 2
      case 0x0A: throw TableFinding(.unterminated("a text"), at: start)
      default: offset += 1
      }
    }
    offset = bytes.count
    throw TableFinding(.unterminated("a text"), at: start)
  }

  /// Skips a value and returns where it lies.
  mutating func skipValue() throws(TableFinding) -> Range<Int> {
    skipSpace()
    let start = offset
    let place = position
    var depth = 0
    repeat {
      skipSpace()
      switch current {
      case UInt8(ascii: "\""): _ = try skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
        guard depth <= Self.depthLimit else {
          throw TableFinding(.tooDeep(limit: Self.depthLimit), at: position)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw unexpected("a value") }
        depth -= 1
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw unexpected("a value") }
        offset += 1
      default:
        guard offset < bytes.count else {
          throw TableFinding(.unterminated("a value"), at: place)
        }
        try skipWord()
      }
    } while depth > 0
    return start..<offset
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipWord() throws(TableFinding) {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"):
        offset += 1
      default:
        if offset == start { throw unexpected("a value") }
        return
      }
    }
  }
}
