/// Converts colours from Display P3 to sRGB.
///
/// Both spaces have the same transfer function and white point, so the conversion is a matrix in
/// linear light. Powers are products and roots are computed by Newton's method, so that results do
/// not depend on the machine's `pow`.
package enum DisplayP3 {
  /// The nearest colour of sRGB, with components clamped to 0–1.
  package static func sRGB(_ color: Color) -> Color {
    let light = linearSRGB(linear(color.red), linear(color.green), linear(color.blue))
    return Color(
      red: encoded(light.0), green: encoded(light.1), blue: encoded(light.2), alpha: color.alpha)
  }

  /// Linear light in Display P3 (SMPTE EG 432-1 primaries, D65), through XYZ, in sRGB (IEC 61966-2-1).
  static func linearSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    (
      1.224_940_18 * red - 0.224_940_18 * green,
      -0.042_056_95 * red + 1.042_056_95 * green,
      -0.019_637_55 * red - 0.078_636_05 * green + 1.098_273_60 * blue
    )
  }

  /// The linear light of an encoded component; both are 0–1 (IEC 61966-2-1).
  package static func linear(_ component: Double) -> Double {
    if component <= 0.04045 { return component / 12.92 }
    // x^2.4 = (x^12)^(1/5)
    return root(5, of: power((component + 0.055) / 1.055, 12))
  }

  /// The encoded component of linear light, clamped to 0–1.
  package static func encoded(_ light: Double) -> Double {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    if light <= 0.003_130_8 { return 12.92 * light }
    // y^(1/2.4) = (y^5)^(1/12)
    return 1.055 * root(12, of: power(light, 5)) - 0.055
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= base }
    return result
  }

  /// The `degree`-th root of `value` (0 < `value` ≤ 1), from above.
  private static func root(_ degree: Int, of value: Double) -> Double {
    let n = Double(degree)
    var root = 1.0
    for _ in 0..<200 {
      let next = ((n - 1) * root + value / power(root, degree - 1)) / n
      guard next < root else { break }
      root = next
    }
    return root
  }
}
