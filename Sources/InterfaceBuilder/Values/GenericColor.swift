/// Colours of the spaces that Interface Builder had before sRGB, as sRGB.
///
/// Roots are found by Newton's method, so that the same digits come out on every machine.
enum GenericColor {
  /// The primaries of Apple's Generic RGB profile in XYZ of D50, each a column.
  private static let primaries = (
    x: (0.454269, 0.353302, 0.156647), y: (0.241932, 0.673584, 0.084488),
    z: (0.014893, 0.090637, 0.719513)
  )
  /// From XYZ of D50 to linear sRGB (IEC 61966-2-1, adapted by Bradford).
  private static let fromXYZ = (
    red: (3.1338561, -1.6168667, -0.4906146), green: (-0.9787684, 1.9161415, 0.0334540),
    blue: (0.0719453, -0.2289914, 1.4052427)
  )

  /// A colour of the Generic RGB profile, whose gamma is 1.8.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    func row(_ row: (Double, Double, Double), _ a: Double, _ b: Double, _ c: Double) -> Double {
      row.0 * a + row.1 * b + row.2 * c
    }
    let (x, y, z) = (
      row(primaries.x, r, g, b), row(primaries.y, r, g, b), row(primaries.z, r, g, b)
    )
    return [fromXYZ.red, fromXYZ.green, fromXYZ.blue].map { encoded(row($0, x, y, z)) }
  }

  /// A grey of the Generic Gray profile, whose gamma is 1.8.
  static func white(_ white: Double) -> Double { encoded(linear(white)) }

  /// The linear value of a component of gamma 1.8.
  private static func linear(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    guard value > 0, value < 1 else { return value }
    // x to the power of 9/5.
    let fifth = root(5, of: value)
    let third = fifth * fifth * fifth
    return third * third * third
  }

  /// The component of sRGB of a linear value.
  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    guard value > 0.0031308 else { return value * 12.92 }
    guard value < 1 else { return 1 }
    // x to the power of 1/2.4, which is 5/12.
    let twelfth = root(12, of: value)
    let fifth = twelfth * twelfth * twelfth * twelfth * twelfth
    return min(1, 1.055 * fifth - 0.055)
  }

  /// A root of a number between 0 and 1.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var guess = 1.0
    for _ in 0..<200 {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = guess - (power * guess - value) / (Double(degree) * power)
      if next >= guess { break }
      guess = next
    }
    return guess
  }
}
