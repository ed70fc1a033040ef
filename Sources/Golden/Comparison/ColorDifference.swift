import Raster
import ScreenFormat

/// The perceptual difference of two colours: CIEDE2000 (CIE 142-2001; formulas as in Sharma, Wu and Dalal,
/// "The CIEDE2000 Color-Difference Formula", 2005), of sRGB under D65.
///
/// Uses only the four operations, square roots and `Angle`, so that results do not depend on a
/// machine's math library.
struct ColorDifference {
  /// A colour in CIE L*a*b*.
  struct Lab: Hashable {
    var l: Double
    var a: Double
    var b: Double
  }

  /// The linear intensity of each sRGB byte.
  private let linear: [Double]

  init() {
    linear = (0...255).map { DisplayP3.linear(Double($0) / 255) }
  }

  /// The ΔE of two premultiplied pixels, the larger one of those on white and on black.
  func difference(_ a: UInt32, _ b: UInt32) -> Double {
    let onWhite = Self.difference(lab(a, on: 255), lab(b, on: 255))
    guard a >> 24 != 255 || b >> 24 != 255 else { return onWhite }
    return max(onWhite, Self.difference(lab(a, on: 0), lab(b, on: 0)))
  }

  /// A premultiplied pixel composited over a grey of level `ground`.
  private func lab(_ pixel: UInt32, on ground: UInt32) -> Lab {
    let rest = (255 - pixel >> 24) * ground / 255
    func light(_ shift: UInt32) -> Double {
      linear[Int(min(255, (pixel >> shift & 255) + rest))]
    }
    return Self.lab(red: light(0), green: light(8), blue: light(16))
  }

  /// Converts linear sRGB (IEC 61966-2-1's matrix, white D65).
  static func lab(red: Double, green: Double, blue: Double) -> Lab {
    let x = (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47
    let y = 0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue
    let z = (0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83
    let (fx, fy, fz) = (curve(x), curve(y), curve(z))
    return Lab(l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// CIE 15's function from relative intensity to lightness.
  private static func curve(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cubeRoot(t) : (24389.0 / 27 * t + 16) / 116
  }

  /// The cube root of a value from 0 to 1.1, by Newton's method from above.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = 1.1
    for _ in 0..<64 {
      let next = (2 * root + value / (root * root)) / 3
      guard next < root else { break }
      root = next
    }
    return root
  }

  /// Half a turn in degrees, plus a margin so that rounding does not flip opposite hues.
  private static let halfTurn = 180 + 1e-9

  /// The difference ΔE₀₀ with all weighting factors 1.
  static func difference(_ first: Lab, _ second: Lab) -> Double {
    if first == second { return 0 }
    let meanC = (chroma(first.a, first.b) + chroma(second.a, second.b)) / 2
    let g = 0.5 * (1 - seventhRatio(meanC))
    let a1 = first.a * (1 + g)
    let a2 = second.a * (1 + g)
    let c1 = chroma(a1, first.b)
    let c2 = chroma(a2, second.b)
    let h1 = hue(a1, first.b)
    let h2 = hue(a2, second.b)

    let isGrey = c1 * c2 == 0
    var turn = isGrey ? 0 : h2 - h1
    if turn > halfTurn { turn -= 360 } else if turn < -halfTurn { turn += 360 }
    let deltaL = second.l - first.l
    let deltaC = c2 - c1
    let deltaH = 2 * (c1 * c2).squareRoot() * Angle(degrees: turn / 2).sine

    let l = (first.l + second.l) / 2
    let c = (c1 + c2) / 2
    var h = h1 + h2
    if !isGrey {
      if (h1 - h2).magnitude > halfTurn { h += h < 360 ? 360 : -360 }
      h /= 2
    }
    func cosine(_ degrees: Double) -> Double { Angle(degrees: degrees).cosine }
    let t =
      1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6)
      - 0.20 * cosine(4 * h - 63)
    let bent = (h - 275) / 25
    let rotation = 60 * exponential(-bent * bent)
    let lightness = (l - 50) * (l - 50)
    let sl = 1 + 0.015 * lightness / (20 + lightness).squareRoot()
    let sc = 1 + 0.045 * c
    let sh = 1 + 0.015 * c * t
    let rt = -2 * seventhRatio(c) * Angle(degrees: rotation).sine
    let (dl, dc, dh) = (deltaL / sl, deltaC / sc, deltaH / sh)
    return max(0, dl * dl + dc * dc + dh * dh + rt * dc * dh).squareRoot()
  }

  private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  /// √(c⁷ ÷ (c⁷ + 25⁷)).
  private static func seventhRatio(_ c: Double) -> Double {
    let seventh = c * c * c * c * c * c * c
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// The hue in degrees, 0 to 360; 0 for greys.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0, b == 0 { return 0 }
    let degrees = Angle(towards: Point(x: a, y: b)).degrees
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The exponential function of x ≤ 0: e^x = (e^(x ÷ 1024))^1024, the inner power as a series.
  private static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    let small = x / 1024
    var result = 1.0
    for term in stride(from: 12, through: 1, by: -1) { result = 1 + small / Double(term) * result }
    for _ in 0..<10 { result *= result }
    return result
  }
}
