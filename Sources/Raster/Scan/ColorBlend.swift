/// The blend modes that need straight colours (PDF 1.7, 11.3.5). Numbers of 0–1; only + − × ÷ and square root,
/// which are the same on every machine, and each result is rounded to a byte once.
enum ColorBlend {
  typealias Channels = SIMD3<Double>

  /// The source over the destination, blended where both are.
  ///
  /// - Parameter formula: from the straight colours of source and destination.
  @inline(__always)
  static func mixed(
    _ source: Pixel, _ destination: Pixel, _ formula: (Channels, Channels) -> Channels
  ) -> Pixel {
    if source.w == 0 { return destination }
    if destination.w == 0 { return source }
    let (sa, da) = (Double(source.w) / 255, Double(destination.w) / 255)
    let (s, d) = (channels(source), channels(destination))
    let one = Channels(repeating: 1)
    let blended = formula(
      pointwiseMin(s / sa, one), pointwiseMin(d / da, one))
    let sum = s * (1 - da) + d * (1 - sa) + blended * (sa * da)
    let alpha = UInt8(min((sa + da - sa * da) * 255 + 0.5, 255))
    func byte(_ value: Double) -> UInt8 {
      min(UInt8(min(max(value, 0) * 255 + 0.5, 255)), alpha)
    }
    return Pixel(byte(sum.x), byte(sum.y), byte(sum.z), alpha)
  }

  private static func channels(_ pixel: Pixel) -> Channels {
    Channels(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 255
  }

  // MARK: Channels by themselves

  static func dodge(_ s: Double, _ d: Double) -> Double {
    d == 0 ? 0 : d >= 1 - s ? 1 : d / (1 - s)
  }

  static func burn(_ s: Double, _ d: Double) -> Double {
    d >= 1 ? 1 : 1 - d >= s ? 0 : 1 - (1 - d) / s
  }

  static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let target = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (target - d)
  }

  // MARK: Channels together

  static func together(_ s: Channels, _ d: Channels, _ mode: BlendMode) -> Channels {
    switch mode {
    case .hue: lit(saturated(s, saturation(d)), luminosity(d))
    case .saturation: lit(saturated(d, saturation(s)), luminosity(d))
    case .color: lit(s, luminosity(d))
    default: lit(d, luminosity(s))
    }
  }

  private static func luminosity(_ c: Channels) -> Double {
    0.3 * c.x + 0.59 * c.y + 0.11 * c.z
  }

  private static func saturation(_ c: Channels) -> Double { c.max() - c.min() }

  /// A colour moved to a luminosity, and towards grey until it is within 0–1.
  private static func lit(_ c: Channels, _ target: Double) -> Channels {
    let moved = c + (target - luminosity(c))
    let light = luminosity(moved)
    let (low, high) = (moved.min(), moved.max())
    var result = moved
    if low < 0 { result = light + (result - light) * light / (light - low) }
    if high > 1 { result = light + (result - light) * (1 - light) / (high - light) }
    return result
  }

  /// A colour stretched to a saturation, its least channel 0.
  private static func saturated(_ c: Channels, _ target: Double) -> Channels {
    let (low, high) = (c.min(), c.max())
    guard high > low else { return .zero }
    return (c - low) * target / (high - low)
  }
}
