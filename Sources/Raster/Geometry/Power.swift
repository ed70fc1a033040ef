/// Powers and logarithms by series: libm's differ between machines, and pictures must not.
package enum Power {
  /// `base` to the power of `exponent`; 0 for a base that is not above 0, but 1 for an exponent of 0.
  package static func raise(_ base: Double, to exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    if exponent == 1 { return base }
    guard base > 0 else { return 0 }
    return two(to: logarithm(base) * exponent)
  }

  /// The logarithm to base 2 of a number above 0.
  package static func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value > 0 ? value : -.infinity }
    var exponent = Double(value.exponent)
    var mantissa = value.significand
    // Near 1, where the series is short.
    if mantissa > 1.414_213_562_373_095 {
      mantissa /= 2
      exponent += 1
    }
    // ln m = 2·(z + z³/3 + z⁵/5 + …) with z = (m − 1)/(m + 1), |z| < 0.172.
    let z = (mantissa - 1) / (mantissa + 1)
    let square = z * z
    var sum = 0.0
    for odd in stride(from: 21, through: 1, by: -2) { sum = sum * square + 1 / Double(odd) }
    return exponent + 2 * z * sum / naturalLogarithmOfTwo
  }

  /// 2 to the power of `exponent`.
  package static func two(to exponent: Double) -> Double {
    guard exponent.isFinite else { return exponent > 0 ? .infinity : 0 }
    if exponent > 1023 { return .infinity }
    if exponent < -1022 { return 0 }
    let whole = exponent.rounded()
    let x = (exponent - whole) * naturalLogarithmOfTwo
    var sum = 1.0
    for n in stride(from: 16, through: 1, by: -1) { sum = 1 + x * sum / Double(n) }
    return Double(sign: .plus, exponent: Int(whole), significand: 1) * sum
  }

  /// ln 2.
  package static let naturalLogarithmOfTwo = 0.693_147_180_559_945_3
}
