/// Writes numbers as C's `printf` does, on every machine alike.
enum DecimalText {
  /// The shortest digits that stand for a number, without an exponent: `3`, `0.25`, `10000000000`.
  static func plain(_ number: Double) -> String {
    let text = "\(number)"
    guard !text.contains("e") else {
      return fixed(number, places: number.magnitude < 1 ? placeLimit : 0)
    }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The most digits behind the point that are written.
  static let placeLimit = 400

  /// A number with a fixed number of digits behind the point, rounded to the nearest, ties to even.
  ///
  /// - Parameters:
  ///   - number: a finite number.
  ///   - places: at most `placeLimit`.
  static func fixed(_ number: Double, places: Int) -> String {
    let magnitude = number.magnitude
    let whole = magnitude.rounded(.down)
    var digits = Self.digits(ofWhole: whole)
    // The fraction is a whole number of units of 2 to the power of -32 × `words.count`.
    var words = Self.words(ofFraction: magnitude - whole)
    for _ in 0..<min(max(0, places), placeLimit) {
      var carry: UInt64 = 0
      for index in words.indices.reversed() {
        let product = UInt64(words[index]) * 10 + carry
        words[index] = UInt32(truncatingIfNeeded: product)
        carry = product >> 32
      }
      digits.append(UInt8(truncatingIfNeeded: carry))
    }
    let half = words.first.map { $0 >> 31 == 1 } ?? false
    let isTie = half && words.first == 1 << 31 && words.dropFirst().allSatisfy { $0 == 0 }
    if half, !isTie || (digits.last ?? 0) % 2 == 1 { increment(&digits) }
    var text = number.sign == .minus ? "-" : ""
    let point = digits.count - min(max(0, places), placeLimit)
    for (index, digit) in digits.enumerated() {
      if index == point { text += "." }
      text += String(digit)
    }
    return text
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  private static func digits(ofWhole whole: Double) -> [UInt8] {
    // Whole numbers up to 2⁶³ fit in an integer; larger ones are beyond what documents may hold.
    guard whole < 0x1p63 else { return [9] }
    return "\(UInt64(whole))".utf8.map { $0 - UInt8(ascii: "0") }
  }

  private static func words(ofFraction fraction: Double) -> [UInt32] {
    var rest = fraction
    var words: [UInt32] = []
    // A fraction has at most 1,074 bits behind the point.
    while rest > 0, words.count < 34 {
      rest *= 0x1p32
      let word = rest.rounded(.down)
      words.append(UInt32(word))
      rest -= word
    }
    return words
  }
}
