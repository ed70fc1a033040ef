/// An exact number. Its calculations throw where they exceed 128 bits.
struct Fraction: Hashable {
  struct Overflow: Error {}

  private(set) var numerator: Int128
  private(set) var denominator: Int128

  static let zero = Fraction(0)
  static let one = Fraction(1)

  init(_ number: Int) {
    numerator = Int128(number)
    denominator = 1
  }

  /// A number with at most 10 binary places.
  init(exactly number: Double) {
    self.init(Int((number * 1024).rounded()))
    denominator = 1024
    reduce()
  }

  /// - Parameter b: greater than 0.
  init(_ a: Int, over b: Int) {
    numerator = Int128(a)
    denominator = Int128(b)
    reduce()
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var isZero: Bool { numerator == 0 }

  private mutating func reduce() {
    var (a, b) = (abs(numerator), denominator)
    while b != 0 { (a, b) = (b, a % b) }
    guard a > 1 else { return }
    numerator /= a
    denominator /= a
  }

  private static func product(_ a: Int128, _ b: Int128) throws(Overflow) -> Int128 {
    let (result, overflows) = a.multipliedReportingOverflow(by: b)
    guard !overflows, result != .min else { throw Overflow() }
    return result
  }

  static func + (a: Fraction, b: Fraction) throws(Overflow) -> Fraction {
    let left = try product(a.numerator, b.denominator)
    let (sum, overflows) = left.addingReportingOverflow(try product(b.numerator, a.denominator))
    guard !overflows, sum != .min else { throw Overflow() }
    var result = a
    result.numerator = sum
    result.denominator = try product(a.denominator, b.denominator)
    result.reduce()
    return result
  }

  static prefix func - (a: Fraction) -> Fraction {
    var result = a
    result.numerator = -a.numerator
    return result
  }

  static func - (a: Fraction, b: Fraction) throws(Overflow) -> Fraction { try a + -b }

  static func * (a: Fraction, b: Fraction) throws(Overflow) -> Fraction {
    var result = a
    result.numerator = try product(a.numerator, b.numerator)
    result.denominator = try product(a.denominator, b.denominator)
    result.reduce()
    return result
  }

  /// - Parameter b: not 0.
  static func / (a: Fraction, b: Fraction) throws(Overflow) -> Fraction {
    var inverse = b
    inverse.numerator = b.isNegative ? -b.denominator : b.denominator
    inverse.denominator = abs(b.numerator)
    return try a * inverse
  }

  static func isLess(_ a: Fraction, _ b: Fraction) throws(Overflow) -> Bool {
    try (a - b).isNegative
  }
}
