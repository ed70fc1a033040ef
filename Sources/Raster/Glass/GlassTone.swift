/// The colours of glass over a ground.
struct GlassTone {
  /// Red, green and blue, 0–255; the fourth does not count.
  typealias Levels = PixelLevels

  private let glass: Glass
  let isDark: Bool
  /// What is kept of the difference of a colour from its luma.
  private let saturation: Float
  /// The luma that each of 256 becomes, but for dark glass of the first generation.
  private let curve: [Float]
  /// What is added to dark glass of the first generation.
  private let offset: Float

  /// - Parameter mean: the mean colour of the ground under the shape.
  init(_ glass: Glass, mean: Levels) {
    self.glass = glass
    let isDark = Self.isDark(glass, mean: mean)
    self.isDark = isDark
    let amount =
      glass.tintAmount.isNaN ? Glass.standardTintAmount : min(max(glass.tintAmount, 0), 1)
    let kept = isDark ? GlassFigures.darkSaturation : GlassFigures.lightSaturation
    let standard = GlassFigures.regularSaturation(Glass.standardTintAmount)
    var curve: [Double] = []
    var saturation = GlassFigures.firstSaturation
    switch (glass.generation, glass.variant) {
    case (.second, .regular):
      saturation = kept * GlassFigures.regularSaturation(amount) / standard
      curve = isDark ? Self.darkCurve(amount) : Self.lightCurve(amount)
    case (.second, .clear):
      saturation = GlassFigures.clearSaturation
      curve = (0..<256).map { GlassFigures.clearOfBlack + GlassFigures.clearSlope * Double($0) }
    case (.first, _):
      let lift = GlassFigures.firstLift(glass.role)
      curve = (0..<256).map {
        GlassFigures.firstOfBlack + GlassFigures.firstSlope * Double($0) + lift(Double($0))
      }
    }
    self.curve = curve.map { Float($0) }
    self.saturation = Float(saturation)
    offset = Float(Self.firstDarkOffset(glass.role, meanLuma: Double(Self.luma(mean)) / 255))
  }

  /// - Parameter meanLuma: of the ground under all of the shape, 0–1.
  private static func firstDarkOffset(_ role: Glass.Role, meanLuma: Double) -> Double {
    let range = GlassFigures.firstDarkLifted
    let raised = GlassFigures.firstDarkLift * smoothStep(meanLuma, range)
    let dropped =
      role == .raw
      ? GlassFigures.firstRawDrop * (1 - smoothStep(meanLuma, 0...range.lowerBound)) : 0
    return GlassFigures.firstDarkOfBlack + raised - dropped
  }

  /// Rec. 709, of encoded levels.
  static func luma(_ levels: Levels) -> Float {
    0.2126 * levels.x + 0.7152 * levels.y + 0.0722 * levels.z
  }

  /// Whether glass is dark over a ground.
  static func isDark(_ glass: Glass, mean: Levels) -> Bool {
    switch (glass.generation, glass.appearance) {
    case (_, .light), (.second, .groundOrLight): return false
    case (_, .dark), (.second, .groundOrDark): return true
    case (.first, .groundOrLight), (.first, .groundOrDark):
      let light = Levels(linear(mean.x), linear(mean.y), linear(mean.z), 0)
      let luminance = Double(luma(light))
      if luminance < GlassFigures.firstTurn.lowerBound { return true }
      if luminance > GlassFigures.firstTurn.upperBound { return false }
      return glass.appearance == .groundOrDark
    }
  }

  /// A level as light, 0–1 (IEC 61966-2-1).
  private static func linear(_ level: Float) -> Float {
    let value = Double(level) / 255
    return Float(
      value <= 0.04045 ? value / 12.92 : Power.raise((value + 0.055) / 1.055, to: 2.4))
  }

  private static func lightCurve(_ amount: Double) -> [Double] {
    let (low, high) = (GlassFigures.lightOfBlack(amount), GlassFigures.lightOfWhite(amount))
    return (0..<256).map { low + (high - low) * Double($0) / 255 }
  }

  private static func darkCurve(_ amount: Double) -> [Double] {
    // Up to .5 there is one curve, then one at .75 and one at 1.
    let place = max(0, amount - 0.5) * 4
    let index = min(Int(place), 1)
    let (first, second) = (GlassFigures.dark[index], GlassFigures.dark[index + 1])
    return (0..<256).map { level in
      let step = Double(level) * Double(first.count - 1) / 255
      let below = min(Int(step), first.count - 2)
      func value(_ row: [Double]) -> Double {
        row[below] + (row[below + 1] - row[below]) * (step - Double(below))
      }
      return value(first) + (value(second) - value(first)) * (place - Double(index))
    }
  }

  /// The colour over a blurred ground, before the rim.
  func body(_ ground: Levels) -> Levels {
    if glass.isOpaque {
      return Levels(
        repeating: Float(isDark ? GlassFigures.opaqueDark : GlassFigures.opaqueLight))
    }
    let plain = plainBody(ground)
    guard let tint = glass.tint else { return plain }
    var levels = [tint.red, tint.green, tint.blue].map { $0 * 255 }
    if glass.generation == .first { levels = levels.map { GlassFigures.firstTint($0) } }
    let wanted = Levels(Float(levels[0]), Float(levels[1]), Float(levels[2]), 0)
    return Self.clamped(plain + (wanted - plain) * Float(min(max(tint.alpha, 0), 1)))
  }

  /// Whether bodies are those of plain glass.
  var isPlain: Bool { !glass.isOpaque && glass.tint == nil }

  @inline(__always)
  func plainBody(_ ground: Levels) -> Levels {
    if glass.generation == .first, isDark {
      return Self.clamped(ground * Float(GlassFigures.firstDarkSlope) + offset)
    }
    let luma = Self.luma(ground)
    let below = min(Int(luma), 254)
    let toned = curve[below] + (curve[below + 1] - curve[below]) * (luma - Float(below))
    return Self.clamped(toned + (ground - luma) * saturation)
  }

  private static func smoothStep(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let t = min(max(share, 0), 1)
    return t * t * (3 - 2 * t)
  }

  @inline(__always)
  static func clamped(_ levels: Levels) -> Levels {
    // The library's own clamping of vectors is slow.
    let positive = levels.replacing(with: 0, where: levels .< 0)
    return positive.replacing(with: 255, where: positive .> 255)
  }
}
