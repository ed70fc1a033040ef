/// How the codes of composite fonts are cut from strings, and numbered: a CMap (ISO 32000-1, 9.7.5).
struct CharacterCodes: Sendable {
  private struct Range: Sendable {
    var low: UInt32
    var high: UInt32
    var length: Int
    var value: Int
  }

  private var spaces: [Range] = []
  private var ranges: [Range] = []
  private var isIdentity = false

  /// Two bytes, the number itself.
  static let identity = {
    var codes = CharacterCodes()
    codes.isIdentity = true
    return codes
  }()

  private init() {}

  private static let rangeLimit = 100_000

  /// Reads a CMap, also one to Unicode: of its characters the first counts.
  init(_ bytes: [UInt8]) throws(PDFError) {
    var scanner = PDFScanner(bytes[...], readsReferences: false)
    var operands: [PDFObject] = []
    while let token = try scanner.next() {
      switch token {
      case .object(let object):
        if operands.count < 1000 { operands.append(object) }
      case .keyword(let word):
        switch word {
        case "endcodespacerange": addSpaces(operands)
        case "endcidrange", "endbfrange": addRanges(operands)
        case "endcidchar", "endbfchar": addCharacters(operands)
        default: break
        }
        operands = []
      }
    }
  }

  private static func value(_ bytes: [UInt8]) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A number, or the first character of a string of UTF-16.
  private static func target(_ object: PDFObject) -> Int? {
    if let number = object.integer { return number }
    guard let bytes = object.string else { return nil }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self).unicodeScalars.first.map { Int($0.value) }
  }

  private mutating func addSpaces(_ operands: [PDFObject]) {
    for index in stride(from: 0, to: operands.count - 1, by: 2) {
      guard let low = operands[index].string, let high = operands[index + 1].string,
        (1...4).contains(low.count)
      else { continue }
      spaces.append(
        Range(low: Self.value(low), high: Self.value(high), length: low.count, value: 0))
    }
  }

  private mutating func addRanges(_ operands: [PDFObject]) {
    for index in stride(from: 0, to: operands.count - 2, by: 3) {
      guard let low = operands[index].string, let high = operands[index + 1].string,
        ranges.count < Self.rangeLimit
      else { continue }
      if let list = operands[index + 2].array {
        for (offset, element) in list.prefix(256).enumerated() {
          guard let value = Self.target(element) else { continue }
          let code = Self.value(low) &+ UInt32(offset)
          ranges.append(Range(low: code, high: code, length: low.count, value: value))
        }
      } else if let value = Self.target(operands[index + 2]) {
        ranges.append(
          Range(low: Self.value(low), high: Self.value(high), length: low.count, value: value))
      }
    }
  }

  private mutating func addCharacters(_ operands: [PDFObject]) {
    for index in stride(from: 0, to: operands.count - 1, by: 2) {
      guard let code = operands[index].string, let value = Self.target(operands[index + 1]),
        ranges.count < Self.rangeLimit
      else { continue }
      let number = Self.value(code)
      ranges.append(Range(low: number, high: number, length: code.count, value: value))
    }
  }

  /// The value of a code; nil for none.
  func value(_ code: UInt32, length: Int) -> Int? {
    if isIdentity { return Int(code) }
    // The last that says something.
    guard
      let range = ranges.last(where: { $0.length == length && code >= $0.low && code <= $0.high })
    else { return nil }
    return range.value + Int(code - range.low)
  }

  /// The codes of a string.
  func codes(in string: [UInt8]) -> [(code: UInt32, length: Int)] {
    var result: [(UInt32, Int)] = []
    var index = 0
    while index < string.count {
      var length = 2
      if !isIdentity, !spaces.isEmpty {
        length =
          (1...4).first { length in
            guard index + length <= string.count else { return false }
            let bytes = string[index..<index + length]
            let code = bytes.reduce(0) { $0 << 8 | UInt32($1) }
            return spaces.contains {
              $0.length == length && code >= $0.low && code <= $0.high
            }
          } ?? spaces[0].length
      }
      let end = min(index + length, string.count)
      result.append((string[index..<end].reduce(0) { $0 << 8 | UInt32($1) }, length))
      index = end
    }
    return result
  }
}
