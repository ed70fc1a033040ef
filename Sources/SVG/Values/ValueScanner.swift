/// Reads numbers, names and separators of an attribute's value.
struct ValueScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// Skips spaces with at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if take(",") { skipSpace() }
  }

  /// Takes an ASCII character if it is next.
  mutating func take(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    offset += 1
    return true
  }

  /// The letters that are next, as of a unit; empty without one.
  mutating func letters() -> String {
    let start = offset
    while let byte = next, (0x61...0x7A).contains(byte | 0x20) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The name that is next, of letters, `-` and `_`; empty without one.
  mutating func name() -> String {
    let start = offset
    while let byte = next,
      (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The bytes up to a character, which is taken too; nil without it.
  mutating func text(upTo character: Character) -> String? {
    guard let byte = character.asciiValue, let end = bytes[offset...].firstIndex(of: byte) else {
      return nil
    }
    defer { offset = end + 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// The rest of the text.
  mutating func rest() -> String {
    defer { offset = bytes.count }
    return String(decoding: bytes[offset...], as: UTF8.self)
  }

  /// A number as CSS and SVG write it, finite; nil and nothing taken without one.
  mutating func number() -> Double? {
    let start = offset
    var end = offset
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(at(index)) }
    if at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: "+") { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if at(end) == UInt8(ascii: "."), isDigit(end + 1) || count > 0 {
      end += 1
      let fraction = end
      while isDigit(end) { end += 1 }
      count += end - fraction
    }
    guard count > 0 else { return nil }
    // "1em" is a length, "1e3" a number.
    if at(end) | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if at(exponent) == UInt8(ascii: "-") || at(exponent) == UInt8(ascii: "+") { exponent += 1 }
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if text.hasSuffix(".") { text.removeLast() }
    guard let value = Double(text), value.isFinite else { return nil }
    offset = end
    return value
  }

  /// All numbers up to the end or to what is none.
  mutating func numbers() -> [Double] {
    var result: [Double] = []
    skipSpace()
    while let number = number() {
      result.append(number)
      skipSeparator()
    }
    return result
  }
}
