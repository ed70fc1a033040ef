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
      var value = formula(s[index] / 255, s[3] / 255, d[index] / 255, d[3] / 255, mode)
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
    }
  }

  private static func channels(_ c: PremultipliedColor) -> [Double] {
    [Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha)]
  }
}
