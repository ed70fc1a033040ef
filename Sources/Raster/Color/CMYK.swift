/// Colours of four inks as they look on coated paper.
///
/// Neugebauer's equation: each combination of full inks has a colour, and lighter ones are mixed from them by
/// the share of paper that each covers. The sixteen colours are those that Adobe's conversion of U.S. Web
/// Coated (SWOP) v2 shows, rounded.
package enum CMYK {
  /// Shares of cyan, magenta, yellow and black as bytes; 255 is full.
  package typealias Ink = SIMD4<UInt8>

  /// By the inks that are full: 1 is cyan, 2 magenta, 4 yellow, 8 black.
  private static let primaries: [SIMD3<Double>] = [
    SIMD3(255, 255, 255), SIMD3(0, 173, 239), SIMD3(236, 0, 140), SIMD3(46, 49, 146),
    SIMD3(255, 242, 0), SIMD3(0, 166, 80), SIMD3(237, 28, 36), SIMD3(54, 54, 57),
    SIMD3(35, 31, 32), SIMD3(0, 15, 36), SIMD3(36, 0, 0), SIMD3(0, 0, 2),
    SIMD3(28, 26, 0), SIMD3(0, 19, 0), SIMD3(33, 0, 0), SIMD3(0, 0, 0),
  ]

  /// The colour of inks of 0–1; others are clamped.
  package static func color(
    _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double
  ) -> Color {
    let rgb = mixed([cyan, magenta, yellow, black].map { $0 > 0 ? min($0, 1) : 0 }) / 255
    return Color(red: rgb.x, green: rgb.y, blue: rgb.z)
  }

  /// The colour of inks in bytes.
  package static func bytes(_ ink: Ink) -> (UInt8, UInt8, UInt8) {
    let rgb = mixed(
      Double(ink.x) / 255, Double(ink.y) / 255, Double(ink.z) / 255, Double(ink.w) / 255)
    return (UInt8(rgb.x + 0.5), UInt8(rgb.y + 0.5), UInt8(rgb.z + 0.5))
  }

  private static func mixed(_ ink: [Double]) -> SIMD3<Double> {
    mixed(ink[0], ink[1], ink[2], ink[3])
  }

  private static func mixed(
    _ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double
  ) -> SIMD3<Double> {
    func along(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ share: Double) -> SIMD3<Double> {
      a + (b - a) * share
    }
    func square(_ base: Int) -> SIMD3<Double> {
      along(
        along(primaries[base], primaries[base + 1], cyan),
        along(primaries[base + 2], primaries[base + 3], cyan), magenta)
    }
    return along(
      along(square(0), square(4), yellow), along(square(8), square(12), yellow), black)
  }
}
