import Glibc
import Raster
import Testing

@testable import DesignTokens

@Suite("Colours of other spaces")
struct ColorSpacesTests {
  /// Reference colours of sRGB in other spaces, from CSS Colour Module Level 4's own examples and conversions of them.
  @Test(arguments: [
    ("srgb-linear", [0.21404114, 0.21404114, 0.21404114], [0.5, 0.5, 0.5]),
    ("lab", [54.29054, 80.80492, 69.89098], [1, 0, 0]),
    ("lch", [54.29054, 106.83719, 40.85767], [1, 0, 0]),
    ("oklab", [0.627955, 0.224863, 0.125846], [1, 0, 0]),
    ("oklch", [0.627955, 0.257683, 29.233885], [1, 0, 0]),
    ("xyz-d65", [0.412391, 0.212639, 0.019331], [1, 0, 0]),
    ("xyz-d50", [0.436066, 0.222493, 0.013924], [1, 0, 0]),
    ("a98-rgb", [0.858659, 0, 0], [1, 0, 0]),
    ("prophoto-rgb", [0.702260, 0.275731, 0.103556], [1, 0, 0]),
    ("rec2020", [0.791977, 0.230976, 0.073761], [1, 0, 0]),
  ])
  func `red is red in each space`(space: String, parts: [Double], expected: [Double]) throws {
    let light = try #require(ColorSpaces.linearSRGB(space, parts[0], parts[1], parts[2]))
    let found = [light.0, light.1, light.2].map(DisplayP3.encoded)
    for (found, expected) in zip(found, expected) {
      #expect((found - expected).magnitude < 0.004, "\(space): \(found) for \(expected)")
    }
  }

  @Test func `powers by square roots are those of libm`() {
    for exponent in [0.5, 1.8, 563.0 / 256, 1 / 0.45, 3] {
      for base in stride(from: 0, through: 1.5, by: 0.01) {
        #expect((ColorSpaces.power(base, exponent) - pow(base, exponent)).magnitude < 1e-12)
      }
    }
  }

  @Test func `a space that nobody knows is none`() {
    #expect(ColorSpaces.linearSRGB("cmyk", 0, 0, 0) == nil)
  }
}
