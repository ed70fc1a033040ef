import Raster

/// The blend modes channel by channel on numbers of 0–1, as their documentation states them.
enum ReferenceBlend {
  static func blend(
    _ source: PremultipliedColor, _ destination: PremultipliedColor, _ mode: BlendMode,
    coverage: Int = 255
  ) -> PremultipliedColor {
    let isScaled = ![BlendMode.copy, .clear, .sourceIn, .destinationIn].contains(mode)
    let s = channels(source).map { isScaled ? ($0 * Double(coverage) / 255).rounded() : $0 }
    let d = channels(destination)
    let result = (0..<4).map { index -> UInt8 in
      var value =
        index == 3 && later.contains(mode)
        ? s[3] / 255 + d[3] / 255 - s[3] * d[3] / 65025
        : formula(s[index] / 255, s[3] / 255, d[index] / 255, d[3] / 255, mode)
      if index < 3, [.hue, .saturation, .color, .luminosity].contains(mode) {
        value = together(s.map { $0 / 255 }, d.map { $0 / 255 }, index, mode)
      }
      if mode == .normal {
        // The one mode whose product is rounded before it is added.
        value = (s[index] + (d[index] * (255 - s[3]) / 255).rounded()) / 255
      }
      var level = (value * 255).rounded()
      if !isScaled {
        level = ((level * Double(coverage) + d[index] * Double(255 - coverage)) / 255).rounded()
      }
      return UInt8(level)
    }
    return PremultipliedColor(
      red: result[0], green: result[1], blue: result[2], alpha: result[3])
  }

  /// Whether two results are the same; those of straight colours may lie on the two sides of a half.
  static func isSame(_ a: PremultipliedColor, _ b: PremultipliedColor, _ mode: BlendMode) -> Bool {
    let isApart = [
      BlendMode.colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity,
    ].contains(mode)
    return a == b
      || isApart && zip(channels(a), channels(b)).allSatisfy { ($0 - $1).magnitude <= 1 }
  }

  private static func formula(
    _ s: Double, _ sa: Double, _ d: Double, _ da: Double, _ mode: BlendMode
  ) -> Double {
    let outside = s * (1 - da) + d * (1 - sa)
    return switch mode {
    case .normal: s + d * (1 - sa)
    case .multiply: s * d + outside
    case .screen: s + d - s * d
    case .overlay: (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)) + outside
    case .plusLighter: min(1, s + d)
    case .copy: s
    case .clear: 0
    case .destinationIn: d * sa
    case .destinationOut: d * (1 - sa)
    case .sourceIn: s * da
    case .sourceAtop: s * da + d * (1 - sa)
    case .darken: min(s * da, d * sa) + outside
    case .lighten: max(s * da, d * sa) + outside
    case .hardLight: (2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)) + outside
    case .difference: s + d - 2 * min(s * da, d * sa)
    case .exclusion: s + d - 2 * s * d
    case .colorDodge, .colorBurn, .softLight:
      sa == 0 || da == 0 ? s + d : sa * da * apart(s / sa, d / da, mode) + outside
    case .hue, .saturation, .color, .luminosity: 0
    }
  }

  /// The modes whose alpha is not the formula of their colours.
  private static let later: Set<BlendMode> = [
    .difference, .exclusion, .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color,
    .luminosity,
  ]

  private static func apart(_ s: Double, _ d: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
    default:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    }
  }

  /// The modes of hue, saturation and luminosity, as PDF 1.7, 11.3.5.3 spells them.
  private static func together(
    _ s: [Double], _ d: [Double], _ index: Int, _ mode: BlendMode
  ) -> Double {
    let (sa, da) = (s[3], d[3])
    guard sa > 0, da > 0 else { return s[index] + d[index] }
    let (a, b) = (s.prefix(3).map { $0 / sa }, d.prefix(3).map { $0 / da })
    func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func spread(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }
    func setSpread(_ c: [Double], _ target: Double) -> [Double] {
      let low = c.min() ?? 0
      return c.map { spread(c) > 0 ? ($0 - low) * target / spread(c) : 0 }
    }
    func setLum(_ c: [Double], _ light: Double) -> [Double] {
      var result = c.map { $0 + light - lum(c) }
      let (l, low, high) = (lum(result), result.min() ?? 0, result.max() ?? 0)
      if low < 0 { result = result.map { l + ($0 - l) * l / (l - low) } }
      if high > 1 { result = result.map { l + ($0 - l) * (1 - l) / (high - l) } }
      return result
    }
    let blended =
      switch mode {
      case .hue: setLum(setSpread(a, spread(b)), lum(b))
      case .saturation: setLum(setSpread(b, spread(a)), lum(b))
      case .color: setLum(a, lum(b))
      default: setLum(b, lum(a))
      }
    return s[index] * (1 - da) + d[index] * (1 - sa) + sa * da * blended[index]
  }

  private static func channels(_ c: PremultipliedColor) -> [Double] {
    [Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha)]
  }
}
