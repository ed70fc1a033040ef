import Raster

/// Colour spaces of CSS Colour Module Level 4, whose matrices and constants these are (sections 10, 17 and 18).
///
/// Powers are products and square roots, so that results do not depend on the machine's `pow`.
enum ColorSpaces {
  typealias Triple = (Double, Double, Double)

  /// The linear light in sRGB of a colour, not clamped; nil for a space that is not known.
  static func linearSRGB(_ space: String, _ a: Double, _ b: Double, _ c: Double) -> Triple? {
    switch space {
    case "srgb-linear": (a, b, c)
    case "xyz-d65", "xyz": fromD65((a, b, c))
    case "xyz-d50": fromD50((a, b, c))
    case "lab": fromD50(lab(a, b, c))
    case "lch": fromD50(lab(a, cartesian(b, hue: c).0, cartesian(b, hue: c).1))
    case "oklab": oklab(a, b, c)
    case "oklch": oklab(a, cartesian(b, hue: c).0, cartesian(b, hue: c).1)
    case "a98-rgb": fromD65(product(a98, map((a, b, c)) { power($0, 563.0 / 256) }))
    case "prophoto-rgb": fromD50(product(proPhoto, map((a, b, c), proPhotoLight)))
    case "rec2020": fromD65(product(rec2020, map((a, b, c), rec2020Light)))
    default: nil
    }
  }

  private static func cartesian(_ chroma: Double, hue: Double) -> (Double, Double) {
    let direction = Angle(degrees: hue).vector
    return (chroma * direction.x, chroma * direction.y)
  }

  /// `f` of each magnitude, with its sign.
  private static func map(_ value: Triple, _ f: (Double) -> Double) -> Triple {
    func signed(_ x: Double) -> Double { x < 0 ? -f(-x) : f(x) }
    return (signed(value.0), signed(value.1), signed(value.2))
  }

  private static func product(_ matrix: [Double], _ v: Triple) -> Triple {
    func row(_ i: Int) -> Double {
      matrix[i] * v.0 + matrix[i + 1] * v.1 + matrix[i + 2] * v.2
    }
    return (row(0), row(3), row(6))
  }

  /// `base` (0 or more) to the power of `exponent` (0 or more): whole powers are products, halves of them square roots.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(exponent) { result *= base }
    var rest = exponent - Double(Int(exponent))
    var root = base
    // As many bits as a number has.
    for _ in 0..<Double.significandBitCount where rest > 0 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }

  // MARK: XYZ

  private static let d65ToSRGB: [Double] = [
    3.2409699419045226, -1.537383177570094, -0.4986107602930034,
    -0.9692436362808796, 1.8759675015077202, 0.04155505740717559,
    0.05563007969699366, -0.20397695888897652, 1.0569715142428786,
  ]
  /// Bradford's adaptation.
  private static let d50ToD65: [Double] = [
    0.9554734527042182, -0.023098536874261423, 0.0632593086610217,
    -0.028369706963208136, 1.0099954580058226, 0.021041398966943008,
    0.012314001688319899, -0.020507696433477912, 1.3303659366080753,
  ]

  private static func fromD65(_ xyz: Triple) -> Triple { product(d65ToSRGB, xyz) }
  private static func fromD50(_ xyz: Triple) -> Triple { fromD65(product(d50ToD65, xyz)) }

  // MARK: Lab

  private static func lab(_ l: Double, _ a: Double, _ b: Double) -> Triple {
    let epsilon = 216.0 / 24389, kappa = 24389.0 / 27
    let y = (l + 16) / 116
    let x = a / 500 + y, z = y - b / 200
    func light(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    // The white point D50 by its chromaticity (0.3457, 0.3585).
    return (
      light(x) * (0.3457 / 0.3585), l > kappa * epsilon ? y * y * y : l / kappa,
      light(z) * ((1 - 0.3457 - 0.3585) / 0.3585)
    )
  }

  private static func oklab(_ l: Double, _ a: Double, _ b: Double) -> Triple {
    func cube(_ x: Double) -> Double { x * x * x }
    let long = cube(l + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let middle = cube(l - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = cube(l - 0.0894841775298119 * a - 1.2914855480194092 * b)
    return (
      4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short,
      -1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short,
      -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short
    )
  }

  // MARK: Other spaces of red, green and blue

  private static let a98: [Double] = [
    0.5766690429101308, 0.18555823790654627, 0.18822864623499472,
    0.29734497525053616, 0.627363566255466, 0.07529145849399789,
    0.027031361386412378, 0.07068885253582714, 0.9913375368376389,
  ]
  private static let proPhoto: [Double] = [
    0.79776664490064230, 0.13518129740053308, 0.03134773412839220,
    0.28807482881940130, 0.71183523424187300, 0.00008993693872564,
    0, 0, 0.82510460251046020,
  ]
  private static let rec2020: [Double] = [
    0.6369580483012913, 0.14461690358620838, 0.16888097516417205,
    0.26270021201126703, 0.677998071518871, 0.059301716469861945,
    0, 0.028072693049087508, 1.0609850577107909,
  ]

  private static func proPhotoLight(_ value: Double) -> Double {
    value <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  private static func rec2020Light(_ value: Double) -> Double {
    let alpha = 1.09929682680944, beta = 0.018053968510807
    return value < beta * 4.5 ? value / 4.5 : power((value + alpha - 1) / alpha, 1 / 0.45)
  }
}
