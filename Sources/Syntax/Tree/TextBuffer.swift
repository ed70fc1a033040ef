/// A long text while it is written, as the bytes of UTF-8: adding to it takes less than adding to a `String`.
package struct TextBuffer: Sendable {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds a text.
  package mutating func append(_ text: String) {
    let short = text.utf8Span.span
    if short.count <= Self.shortest {
      for index in short.indices { bytes.append(short[index]) }
      return
    }
    let isStored: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isStored == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// The number of bytes up to which adding one after the other takes less than a call that copies them.
  private static let shortest = 12

  /// Adds one or two signs of ASCII, which take less than a text of them.
  package mutating func append(_ sign: UInt8, _ other: UInt8? = nil) {
    bytes.append(sign)
    if let other { bytes.append(other) }
  }

  /// Adds spaces; none for a negative count.
  package mutating func appendSpaces(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Adds a byte as two hexadecimal digits, in capitals.
  package mutating func append(hexadecimal byte: UInt8) {
    func put(_ digit: UInt8) {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    put(byte >> 4)
    put(byte & 15)
  }

  /// Adds a number that is a whole number of thousandths, as `shortest` writes it.
  ///
  /// - Parameter thousandths: the number times a thousand; less than 10¹⁵, so that its digits tell the number.
  package mutating func append(thousandths: Int) {
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(whole, digits: Self.digitCount(of: whole))
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    if fraction % 10 > 0 {
      append(fraction, digits: 3)
    } else if fraction % 100 > 0 {
      append(fraction / 10, digits: 2)
    } else {
      append(fraction / 100, digits: 1)
    }
  }

  private static func digitCount(of number: UInt) -> Int {
    var (count, limit) = (1, 10 as UInt)
    while number >= limit, count < 19 {
      count += 1
      limit *= 10
    }
    return count
  }

  /// Adds the last digits of a number.
  private mutating func append(_ number: UInt, digits count: Int) {
    // The first to the last, each where it belongs.
    let end = bytes.count + count
    for _ in 0..<count { bytes.append(UInt8(ascii: "0")) }
    var rest = number
    for place in 1...count {
      bytes[end - place] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Removes spaces at the end, back to a number of bytes.
  package mutating func trimSpaces(from start: Int) {
    while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// Removes all bytes and keeps their memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// The text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
