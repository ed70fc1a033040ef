/// What glass has along its outline: the rim of light inside, and the hairline outside.
struct GlassEdge {
  private let glass: Glass
  private let isDark: Bool
  /// Pixels a point.
  private let scale: Double
  /// Half of a pixel, in points.
  private let halfPixel: Double
  /// The rim's band and tail by depth, and the share of them by the normal.
  private let depths: SampledCurve
  private let turns: SampledCurve

  /// The outline's effect on a pixel at a place, whatever its colours.
  struct Light {
    /// How much of the pixel lies inside, 0–1.
    var coverage: Float
    /// Levels that the rim adds: a polynomial of the body's luma.
    var rim: SIMD3<Float>
    /// How much of it the border of increased contrast covers, 0–1.
    var border: Float
    /// The share of the ground that the hairline keeps, and the levels that it takes from opaque ground.
    var kept: Float
    var taken: Float
    /// How much of what lies outside a hairline of the glass's own colour covers, 0–1, and the share of that colour.
    var colored: Float = 0
    var shade: Float = 1
    /// By how much of itself the rim makes the body lighter, in place of levels.
    var gain: Float = 0

    /// Whether all of it is the body as it is.
    var isPlain: Bool { coverage >= 1 && rim == .zero && border == 0 && gain == 0 }
  }

  init(_ glass: Glass, isDark: Bool, scale: Double) {
    self.glass = glass
    self.isDark = isDark
    self.scale = scale
    let halfPixel = 0.5 / scale
    self.halfPixel = halfPixel
    let profile =
      glass.generation == .first ? GlassFigures.firstRim : GlassFigures.secondRim
    depths = SampledCurve(-halfPixel...profile.reach + halfPixel, steps: Self.depthSteps) {
      profile.mean(from: $0 - halfPixel, to: $0 + halfPixel)
    }
    turns = SampledCurve(0...1, steps: Self.turnSteps) {
      SIMD2(GlassFigures.secondRimTurn($0), 0)
    }
  }

  /// How finely the rim is sampled: some fifty steps a point, and sixty for the normal (choice).
  private static let depthSteps = 256
  private static let turnSteps = 64

  /// How far outside the hairline of glass reaches, in points.
  static func hairlineReach(_ generation: Glass.Generation) -> Double {
    generation == .second ? GlassFigures.hairlineReach : 0
  }

  /// How far inside a pixel may lie that is not plain body, in points.
  var depth: Double {
    let rim = glass.generation == .first ? GlassFigures.firstRim : GlassFigures.secondRim
    return max(rim.reach, glass.hasBorder ? GlassFigures.border : 0) + halfPixel
  }

  /// How far outside a pixel may lie that changes, in points.
  var distance: Double { Self.hairlineReach(glass.generation) + halfPixel }

  /// The outline's effect on a pixel.
  func light(_ sample: GlassField.Sample) -> Light {
    let coverage = sample.coverage(scale: scale)
    var light = Light(coverage: Float(coverage), rim: .zero, border: 0, kept: 1, taken: 0)
    if coverage > 0 {
      if isProminentItem, glass.generation == .second {
        light.gain = gain(sample)
      } else {
        light.rim = rim(sample)
        if glass.generation == .first { tintRim(of: &light) }
      }
      light.border = Float(border(sample))
    }
    if coverage < 1 { addHairline(sample, to: &light) }
    return light
  }

  /// A pixel about the outline.
  ///
  /// - Parameters:
  ///   - below: what is there.
  ///   - body: the glass without its outline, opaque.
  @inline(__always)
  func pixel(_ light: Light, below: Pixel, body: Pixel) -> Pixel {
    let luma = Self.luma(body)
    let rim = light.rim.x + luma * (light.rim.y + luma * light.rim.z)
    if light.coverage >= 1, light.border == 0, light.gain == 0 { return Self.lit(body, rim) }
    var levels = PixelLevels(levelsOf: body)
    if light.coverage > 0 {
      levels += rim + levels * light.gain
      levels = levels.clamped
      if light.border > 0 {
        levels += (PixelLevels(repeating: isDark ? 255 : 0) - levels) * light.border
      }
      levels.w = 255
      if light.coverage >= 1 { return levels.nearestPixel }
    }
    let old = PixelLevels(levelsOf: below)
    var ground = (old * light.kept - light.taken * (old.w / 255)).clamped
    if light.colored > 0 {
      ground += (PixelLevels(levelsOf: body) * light.shade - ground) * light.colored
    }
    ground.w = old.w + (255 - old.w) * light.colored
    levels.w = 255
    return (ground + (levels - ground) * light.coverage).nearestPixel
  }

  /// A pixel with so many levels more, as far as they go.
  @inline(__always)
  private static func lit(_ pixel: Pixel, _ rim: Float) -> Pixel {
    let levels = UInt32(truncatingIfNeeded: Int32(max(rim, 0) + 0.5))
    func lit(_ channel: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: min(UInt32(channel) &+ levels, 255))
    }
    return Pixel(lit(pixel.x), lit(pixel.y), lit(pixel.z), 255)
  }

  /// Rec. 709, of encoded levels, to a whole one.
  @inline(__always)
  private static func luma(_ pixel: Pixel) -> Float {
    let sum = 54 &* Int32(pixel.x) &+ 183 &* Int32(pixel.y) &+ 19 &* Int32(pixel.z)
    return Float((sum &+ 128) >> 8)
  }

  private func rim(_ sample: GlassField.Sample) -> SIMD3<Float> {
    guard !glass.isOpaque, !isLightAlert else { return .zero }
    switch glass.generation {
    case .first:
      // Along the diagonal through the top left.
      let turn = (sample.normal.x + sample.normal.y).magnitude * 0.5.squareRoot()
      return SIMD3(Float(depths(-sample.distance).x * turn), 0, 0)
    case .second:
      var strength = turns(sample.normal.x.magnitude).x
      guard strength > 0 else { return .zero }
      let light = depths(-sample.distance)
      if glass.variant == .clear { strength *= GlassFigures.clearRim }
      if glass.tint != nil, !glass.hasPlainEdge { strength *= GlassFigures.tintedRim }
      // Both are fainter on a lighter body than the one they were measured on, and the tail twice.
      let fade = GlassFigures.rimFade / 255
      let standard = 1 - GlassFigures.rimFade * GlassFigures.rimBody
      let band = light.x * strength / standard
      let tail = light.y * strength / (standard * standard)
      return SIMD3(
        Float(band + tail), Float(-fade * (band + 2 * tail)), Float(tail * fade * fade))
    }
  }

  /// Makes the rim of the first generation that of a tint, as far as there is one.
  private func tintRim(of light: inout Light) {
    guard let tint = glass.tint, !glass.hasPlainEdge else { return }
    let share = Float(min(max(tint.alpha, 0), 1))
    let (factor, saturation) = GlassFigures.firstTintedRim(isDark: isDark)
    let level = light.rim.x * Float(factor) * share
    light.gain = level * Float(saturation)
    light.rim = SIMD3(light.rim.x * (1 - share) + level, -light.gain, 0)
  }

  private func gain(_ sample: GlassField.Sample) -> Float {
    guard !glass.isOpaque else { return 0 }
    let light = depths(-sample.distance)
    return Float(
      (light.x + light.y) * turns(sample.normal.x.magnitude).x * GlassFigures.tintedItemRim)
  }

  /// How much of a pixel the border of increased contrast covers, 0–1.
  private func border(_ sample: GlassField.Sample) -> Double {
    guard glass.hasBorder else { return 0 }
    let depth = -sample.distance
    let inside = min(depth + halfPixel, GlassFigures.border) - max(depth - halfPixel, 0)
    return min(max(inside / (2 * halfPixel), 0), 1)
  }

  /// Whether it is the light card of an alert of the first generation, which has no rim (one picture).
  private var isLightAlert: Bool {
    glass.generation == .first && glass.role == .alert && !isDark
  }

  /// Whether it is a prominent button in a bar.
  private var isProminentItem: Bool {
    glass.tint != nil && glass.role == .barItem && !glass.hasPlainEdge
  }

  private func addHairline(_ sample: GlassField.Sample, to light: inout Light) {
    guard glass.generation == .second, !glass.isOpaque else { return }
    let width = isProminentItem ? GlassFigures.tintedHairline : GlassFigures.hairline
    // Of what the body leaves of the pixel.
    let start = max(0, sample.distance - halfPixel)
    let end = sample.distance + halfPixel
    guard end > start else { return }
    let covered = (min(end, width) - start) / (end - start)
    guard covered > 0 else { return }
    if isProminentItem {
      let across = sample.normal.x * sample.normal.x
      let amount = across + GlassFigures.tintedHairlineAbove * (1 - across)
      light.colored = Float(covered)
      light.shade = Float(1 - GlassFigures.tintedHairlineDarkness * amount)
      return
    }
    let strength = covered * (glass.role == .tabBar ? GlassFigures.tabBarHairline : 1)
    let across = sample.normal.x * sample.normal.x
    if isDark, glass.variant == .regular {
      light.kept = Float(1 - GlassFigures.darkHairline * across * strength)
    } else {
      let isDisabled = glass.tint != nil && glass.hasPlainEdge
      let (levels, above) =
        isDisabled
        ? (GlassFigures.disabledHairline, GlassFigures.disabledHairlineAbove)
        : (GlassFigures.lightHairline, GlassFigures.lightHairlineAbove)
      light.taken = Float(levels * (across + above * (1 - across)) * strength)
    }
  }
}
