/// Reads objects and keywords from bytes (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int
  /// Whether `1 0 R` is a reference: in files, not in contents.
  private let readsReferences: Bool

  enum Token {
    case object(PDFObject)
    /// An operator or another word.
    case keyword(String)
  }

  init(_ bytes: ArraySlice<UInt8>, at position: Int? = nil, readsReferences: Bool) {
    self.bytes = bytes
    self.position = max(position ?? bytes.startIndex, bytes.startIndex)
    self.readsReferences = readsReferences
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.endIndex ? bytes[position + offset] : nil
  }

  mutating func advance(_ count: Int = 1) { position = min(position + count, bytes.endIndex) }

  mutating func move(to place: Int) { position = min(max(place, bytes.startIndex), bytes.endIndex) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  mutating func skipSpace() {
    while let byte = byte() {
      if byte == UInt8(ascii: "%") {
        while let next = self.byte(), next != 10, next != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The next object or word; nil at the end.
  ///
  /// - Throws: `tooComplex(.depth)`.
  mutating func next(depth: Int = 0) throws(PDFError) -> Token? {
    guard depth < Budget.depthLimit else { throw .tooComplex(.depth) }
    skipSpace()
    guard let byte = byte() else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return .object(.name(name()))
    case UInt8(ascii: "("): return .object(.string(literal()))
    case UInt8(ascii: "<"):
      if self.byte(1) == UInt8(ascii: "<") {
        position += 2
        return .object(.dictionary(try dictionary(depth)))
      }
      return .object(.string(hexadecimal()))
    case UInt8(ascii: "["):
      position += 1
      return .object(.array(try array(depth)))
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .object(numberOrReference())
    case UInt8(ascii: ">"):
      position += self.byte(1) == byte ? 2 : 1
      return .keyword(">>")
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .keyword(String(UnicodeScalar(byte)))
    default: break
    }
    switch word() {
    case "true": return .object(.boolean(true))
    case "false": return .object(.boolean(false))
    case "null": return .object(.null)
    case let word: return .keyword(word)
    }
  }

  /// The next object; nil where a word is, or the end.
  mutating func object() throws(PDFError) -> PDFObject? {
    if case .object(let object)? = try next() { object } else { nil }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = byte(), !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Composite objects

  private mutating func array(_ depth: Int) throws(PDFError) -> [PDFObject] {
    var result: [PDFObject] = []
    while let token = try next(depth: depth + 1) {
      switch token {
      case .object(let object): result.append(object)
      case .keyword("]"), .keyword("endobj"): return result
      case .keyword: break
      }
    }
    return result
  }

  private mutating func dictionary(_ depth: Int) throws(PDFError) -> PDFDictionary {
    var result: PDFDictionary = [:]
    var key: String?
    while let token = try next(depth: depth + 1) {
      switch token {
      case .object(let object):
        if let name = key {
          result[name] = object
          key = nil
        } else {
          key = object.name
        }
      case .keyword(">>"), .keyword("endobj"), .keyword("stream"): return result
      case .keyword: break
      }
    }
    return result
  }

  // MARK: Simple objects

  private mutating func name() -> String {
    position += 1
    var letters: [UInt8] = []
    while let byte = byte(), !Self.isSpace(byte), !Self.isDelimiter(byte) {
      if byte == UInt8(ascii: "#"), let high = Self.digit(self.byte(1)),
        let low = Self.digit(self.byte(2))
      {
        letters.append(high << 4 | low)
        position += 3
      } else {
        letters.append(byte)
        position += 1
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case let byte? where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"): byte - 48
    case let byte? where byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f"): byte - 87
    case let byte? where byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "F"): byte - 55
    default: nil
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    position += 1
    var result: [UInt8] = []
    var high: UInt8?
    while let byte = byte() {
      position += 1
      if byte == UInt8(ascii: ">") { break }
      guard let digit = Self.digit(byte) else { continue }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if let high { result.append(high << 4) }
    return result
  }

  private mutating func literal() -> [UInt8] {
    position += 1
    var result: [UInt8] = []
    var open = 1
    while let byte = byte() {
      position += 1
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return result }
      case UInt8(ascii: "\\"):
        if let escaped = escape() { result.append(escaped) }
        continue
      case 13:
        if self.byte() == 10 { position += 1 }
        result.append(10)
        continue
      default: break
      }
      result.append(byte)
    }
    return result
  }

  /// The byte that a backslash begins; nil for a line that goes on.
  private mutating func escape() -> UInt8? {
    guard let byte = byte() else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if self.byte() == 10 { position += 1 }
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte - 48)
      for _ in 0..<2 {
        guard let next = self.byte(), next >= 48, next <= 55 else { break }
        value = value << 3 | Int(next - 48)
        position += 1
      }
      return UInt8(truncatingIfNeeded: value)
    default: return byte
    }
  }

  // MARK: Numbers

  private mutating func numberOrReference() -> PDFObject {
    let (value, isWhole) = number()
    guard readsReferences, isWhole, value >= 0, value < 1e9 else { return .number(value) }
    let end = position
    skipSpace()
    if let byte = byte(), byte >= 48, byte <= 57 {
      let (_, isWholeToo) = number()
      skipSpace()
      if isWholeToo, self.byte() == UInt8(ascii: "R"),
        self.byte(1).map({ Self.isSpace($0) || Self.isDelimiter($0) }) ?? true
      {
        position += 1
        return .reference(Int(value))
      }
    }
    position = end
    return .number(value)
  }

  /// A number, and whether it is without a fraction. Writers put signs and points where none belong;
  /// what can't be read is zero, as other readers have it.
  private mutating func number() -> (value: Double, isWhole: Bool) {
    var sign = 1.0
    while let byte = byte(), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      if byte == UInt8(ascii: "-") { sign = -1 }
      position += 1
    }
    var digits: Double = 0
    var places: Double = 1
    var isWhole = true
    while let byte = byte() {
      if byte == UInt8(ascii: "."), isWhole {
        isWhole = false
      } else if byte >= 48, byte <= 57 {
        // Beyond 2^53 further digits change nothing but the size.
        if isWhole || places < 1e15 {
          digits = digits * 10 + Double(byte - 48)
          if !isWhole { places *= 10 }
        }
      } else if byte == UInt8(ascii: "-") {
        // A sign within a number ends it.
        while let rest = self.byte(), !Self.isSpace(rest), !Self.isDelimiter(rest) { position += 1 }
        break
      } else {
        break
      }
      position += 1
    }
    return (sign * digits / places, isWhole)
  }
}
