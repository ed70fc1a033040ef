/// The code of a Swift file, without its comments and string literals; the code in interpolations stays.
struct SwiftCode {
  /// UTF-8; line breaks outside of comments and literals stay.
  let bytes: [UInt8]

  init(_ source: String) {
    var scanner = CodeScanner(source)
    scanner.scan(until: nil)
    bytes = scanner.code
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Copies Swift code without its comments and string literals.
private struct CodeScanner {
  private(set) var code: [UInt8] = []
  private let source: [UInt8]
  private var position = 0

  init(_ source: String) {
    self.source = Array(source.utf8)
    code.reserveCapacity(self.source.count)
  }

  private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    guard start + text.utf8CodeUnitCount <= source.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where source[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Copies code up to the parenthesis that closes an interpolation, or to the end of the file.
  mutating func scan(until end: UInt8?) {
    var depth = 0
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "/") where starts("//"): skipLine()
      case UInt8(ascii: "/") where starts("/*"): skipBlock()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"):
        let hashes = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
        position += hashes
        if position < source.count, source[position] == UInt8(ascii: "\"") {
          skipString(hashes: hashes)
        }
      case UInt8(ascii: ")") where byte == end && depth == 0:
        position += 1
        return
      default:
        if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
        code.append(byte)
        position += 1
      }
    }
  }

  private mutating func skipLine() {
    while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlock() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < source.count
  }

  /// Skips a literal, with its quotation marks, and copies the code of its interpolations.
  private mutating func skipString(hashes: Int) {
    let quotes = starts("\"\"\"") ? 3 : 1
    position += quotes
    code.append(UInt8(ascii: " "))
    while position < source.count {
      if isDelimiter(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      guard source[position] == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) else {
        position += 1
        continue
      }
      position += 1 + hashes
      let isInterpolation = position < source.count && source[position] == UInt8(ascii: "(")
      position += 1
      if isInterpolation { scan(until: UInt8(ascii: ")")) }
    }
  }

  private func isDelimiter(quotes: Int, hashes: Int) -> Bool {
    guard quotes == 3 ? starts("\"\"\"") : starts("\"") else { return false }
    return hasHashes(hashes, at: position + quotes)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= source.count
      && source[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
