/// The colours of glass over a ground.
struct GlassTone {
  let isDark: Bool
  /// The colour of glass that nothing shows through.
  private let opaque: PixelLevels?
  /// The colour of a prominent button, and how much of it there is.
  private let tint: PixelLevels?
  private let tintShare: Float
  /// Whether it is that of dark glass of the first generation.
  private let isLinear: Bool
  /// What is kept of the difference of a colour from its luma.
  private let saturation: Float
  /// The luma that each of 256 becomes, but for dark glass of the first generation.
  private let curve: [Float]
  /// What each level of the ground adds to dark glass of the first generation, and what is added besides.
  private let slope: Float
  private let offset: Float

  /// - Parameter mean: the mean colour of the ground under the shape.
  init(_ glass: Glass, mean: PixelLevels) {
    let isDark = Self.isDark(glass, mean: mean)
    self.isDark = isDark
    opaque =
      glass.isOpaque
      ? PixelLevels(
        repeating: Float(isDark ? GlassFigures.opaqueDark : GlassFigures.opaqueLight)) : nil
    tint = glass.tint.map { Self.levels(of: $0, glass) }
    tintShare =
      Float(min(max(glass.tint?.alpha ?? 0, 0), 1))
      * (glass.hasPlainEdge && glass.generation == .second ? GlassFigures.disabledTint : 1)
    isLinear = glass.generation == .first && isDark
    let amount = glass.heldTintAmount
    let kept = isDark ? GlassFigures.darkSaturation : GlassFigures.lightSaturation
    let standard = GlassFigures.regularSaturation(Glass.standardTintAmount)
    var curve: [Double] = []
    var saturation = GlassFigures.firstSaturation(glass.role)
    switch (glass.generation, glass.variant) {
    case (.second, .regular):
      saturation = kept * GlassFigures.regularSaturation(amount) / standard
      curve = isDark ? Self.darkCurve(amount) : Self.lightCurve(amount)
    case (.second, .clear):
      saturation = GlassFigures.clearSaturation
      curve = (0..<256).map { GlassFigures.clearOfBlack + GlassFigures.clearSlope * Double($0) }
    case (.first, _):
      let lift = GlassFigures.firstLift(glass.role)
      let light = GlassFigures.firstLight(glass.role)
      curve = (0..<256).map { light.black + light.slope * Double($0) + lift(Double($0)) }
    }
    self.curve = curve.map { Float($0) }
    self.saturation = Float(saturation)
    slope = Float(GlassFigures.firstDark(glass.role).slope)
    offset = Float(Self.firstDarkOffset(glass.role, meanLuma: Double(mean.luma) / 255))
  }

  /// - Parameter meanLuma: of the ground under all of the shape, 0–1.
  private static func firstDarkOffset(_ role: Glass.Role, meanLuma: Double) -> Double {
    let black = GlassFigures.firstDark(role).black
    guard role != .alert else { return black }
    let range = GlassFigures.firstDarkLifted
    let raised = GlassFigures.firstDarkLift * smoothStep(meanLuma, range)
    let dropped =
      role == .raw
      ? GlassFigures.firstRawDrop * (1 - smoothStep(meanLuma, 0...range.lowerBound)) : 0
    return black + raised - dropped
  }

  /// The levels that a tint becomes: its own but in bars of the first generation.
  private static func levels(of tint: Color, _ glass: Glass) -> PixelLevels {
    let isChanged = glass.generation == .first && glass.role == .barItem
    let levels = [tint.red, tint.green, tint.blue].map { component in
      let level = min(max(component * 255, 0), 255)
      return Float(isChanged ? GlassFigures.firstTint(level) : level)
    }
    return PixelLevels(levels[0], levels[1], levels[2], 0)
  }

  /// Whether glass is dark over a ground.
  static func isDark(_ glass: Glass, mean: PixelLevels) -> Bool {
    switch (glass.generation, glass.appearance) {
    case (_, .light), (.second, .groundOrLight): return false
    case (_, .dark), (.second, .groundOrDark): return true
    case (.first, .groundOrLight), (.first, .groundOrDark):
      let light = PixelLevels(linear(mean.x), linear(mean.y), linear(mean.z), 0)
      let luminance = Double(light.luma)
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
  @inline(__always)
  func body(_ ground: PixelLevels) -> PixelLevels {
    let plain = opaque ?? plainBody(ground)
    guard let tint else { return plain }
    return (plain + (tint - plain) * tintShare).clamped
  }

  @inline(__always)
  private func plainBody(_ ground: PixelLevels) -> PixelLevels {
    if isLinear { return (ground * slope + offset).clamped }
    let luma = ground.luma
    let below = min(Int(luma), 254)
    let toned = curve[below] + (curve[below + 1] - curve[below]) * (luma - Float(below))
    return (toned + (ground - luma) * saturation).clamped
  }

  private static func smoothStep(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    let t = min(max(share, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
