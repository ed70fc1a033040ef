/// A long text while it is written, as the bytes of UTF-8: adding to it takes less than adding to a `String`.
package struct TextBuffer: Sendable {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds a text.
  package mutating func append(_ text: String) {
    let isStored: Void? = text.utf8.withContiguousStorageIfAvailable {
      bytes.append(contentsOf: $0)
    }
    if isStored == nil { bytes.append(contentsOf: text.utf8) }
  }

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
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestNumber) { digits in
      // From the last digit on.
      var start = digits.count
      func put(_ byte: UInt8) {
        start -= 1
        digits[start] = byte
      }
      func putDigit(_ digit: UInt) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
      var (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
      if fraction > 0 {
        var places = 3
        while fraction % 10 == 0 {
          fraction /= 10
          places -= 1
        }
        for _ in 0..<places {
          putDigit(fraction % 10)
          fraction /= 10
        }
        put(UInt8(ascii: "."))
      }
      repeat {
        putDigit(whole % 10)
        whole /= 10
      } while whole > 0
      if thousandths < 0 { put(UInt8(ascii: "-")) }
      bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: digits[start...]))
    }
  }

  /// The greatest number of bytes of a number: 19 digits, a point and a sign.
  private static let longestNumber = 21

  /// Removes spaces at the end, back to a number of bytes.
  package mutating func trimSpaces(from start: Int) {
    while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  /// Removes all bytes and keeps their memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// The text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
