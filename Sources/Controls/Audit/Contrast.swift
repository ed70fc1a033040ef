import Raster

/// Averages of pixels, from which contrasts are computed.
struct LightAverage {
  /// Sums of linear light of red, green and blue (IEC 61966-2-1).
  private var linear = (red: 0.0, green: 0.0, blue: 0.0)
  /// The sum of APCA's screen luminances.
  private var screen = 0.0
  private var count = 0.0

  /// Linear light of a byte.
  private static let linearLight = (0...255).map { DisplayP3.linear(Double($0) / 255) }
  /// A byte's part of APCA's screen luminance: a plain power of 2.4.
  private static let screenLight = (0...255).map { Power.raise(Double($0) / 255, to: 2.4) }

  /// Adds a pixel. Colours are multiplied by alpha, as a picture over black shows them.
  mutating func add(red: UInt8, green: UInt8, blue: UInt8) {
    linear.red += Self.linearLight[Int(red)]
    linear.green += Self.linearLight[Int(green)]
    linear.blue += Self.linearLight[Int(blue)]
    screen +=
      0.212_672_9 * Self.screenLight[Int(red)] + 0.715_152_2 * Self.screenLight[Int(green)]
      + 0.072_175_0 * Self.screenLight[Int(blue)]
    count += 1
  }

  /// The relative luminance of WCAG 2, 0–1.
  private var luminance: Double {
    guard count > 0 else { return 0 }
    return (0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue) / count
  }

  /// The average as a colour.
  var color: Color {
    guard count > 0 else { return .clear }
    return Color(
      red: DisplayP3.encoded(linear.red / count), green: DisplayP3.encoded(linear.green / count),
      blue: DisplayP3.encoded(linear.blue / count))
  }

  /// The contrast ratio of WCAG 2, 1–21.
  static func ratio(_ a: LightAverage, _ b: LightAverage) -> Double {
    let (lighter, darker) = (max(a.luminance, b.luminance), min(a.luminance, b.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Figures of APCA-W3 0.1.9 (github.com/Myndex/apca-w3, SACAM section).
  private enum APCA {
    static let blackThreshold = 0.022
    static let blackClamp = 1.414
    static let (normalBackground, normalText) = (0.56, 0.57)
    static let (reverseBackground, reverseText) = (0.65, 0.62)
    static let scale = 1.14
    static let lowOffset = 0.027
    static let lowClip = 0.1
    static let leastDifference = 0.0005

    /// Screen luminance with black softly clamped, as flare does.
    static func clamped(_ y: Double) -> Double {
      y > blackThreshold ? y : y + Power.raise(blackThreshold - y, to: blackClamp)
    }
  }

  /// APCA's lightness contrast Lc of a text on a background, about −108 to 106.
  static func lightnessContrast(text: LightAverage, background: LightAverage) -> Double {
    func luminance(_ average: LightAverage) -> Double {
      APCA.clamped(average.count > 0 ? average.screen / average.count : 0)
    }
    let (text, background) = (luminance(text), luminance(background))
    guard (background - text).magnitude >= APCA.leastDifference else { return 0 }
    if background > text {
      let contrast =
        APCA.scale
        * (Power.raise(background, to: APCA.normalBackground)
          - Power.raise(text, to: APCA.normalText))
      return contrast < APCA.lowClip ? 0 : (contrast - APCA.lowOffset) * 100
    }
    let contrast =
      APCA.scale
      * (Power.raise(background, to: APCA.reverseBackground)
        - Power.raise(text, to: APCA.reverseText))
    return contrast > -APCA.lowClip ? 0 : (contrast + APCA.lowOffset) * 100
  }
}
