/// What glass has along its outline: the rim of light inside, and the hairline outside.
struct GlassEdge {
  private let glass: Glass
  private let isDark: Bool
  /// Half of a pixel, in points.
  private let halfPixel: Double

  init(_ glass: Glass, isDark: Bool, scale: Double) {
    self.glass = glass
    self.isDark = isDark
    halfPixel = 0.5 / scale
  }

  /// How far inside the rim reaches, in points.
  var rimReach: Double {
    (glass.generation == .first ? GlassFigures.firstRim : GlassFigures.secondRim).reach + halfPixel
  }

  /// How far outside the hairline reaches, in points.
  var hairlineReach: Double {
    glass.generation == .second ? GlassFigures.hairline.reach + halfPixel : 0
  }

  /// What the rim adds to a pixel, in levels.
  ///
  /// - Parameter luma: that of the body, 0–255.
  func rim(_ sample: GlassField.Sample, luma: Float) -> Double {
    let luma = Double(luma)
    guard !glass.isOpaque else { return 0 }
    let depth = -sample.distance
    switch glass.generation {
    case .first:
      let light = GlassFigures.firstRim.mean(from: depth - halfPixel, to: depth + halfPixel)
      // Along the diagonal through the top left.
      let turn = (sample.normal.x + sample.normal.y).magnitude * 0.5.squareRoot()
      return light.band * turn
    case .second:
      let light = GlassFigures.secondRim.mean(from: depth - halfPixel, to: depth + halfPixel)
      let turn = GlassFigures.secondRimTurn(sample.normal.x.magnitude)
      guard turn > 0 else { return 0 }
      let fade =
        (1 - GlassFigures.rimFade * luma / 255) / (1 - GlassFigures.rimFade * GlassFigures.rimBody)
      var strength = fade
      if glass.variant == .clear { strength *= GlassFigures.clearRim }
      if glass.tint != nil { strength *= GlassFigures.tintedRim }
      // The tail fades twice on light bodies.
      return (light.band + light.tail * fade) * strength * turn
    }
  }

  /// What the hairline makes of a pixel's levels.
  func hairline(
    _ sample: GlassField.Sample, over ground: GlassTone.Levels, alpha: Double
  ) -> GlassTone.Levels {
    guard glass.generation == .second, !glass.isOpaque else { return ground }
    let covered =
      GlassFigures.hairline.sum(
        from: sample.distance - halfPixel, to: sample.distance + halfPixel) / (2 * halfPixel)
    guard covered > 0 else { return ground }
    let strength = covered * (glass.role == .tabBar ? GlassFigures.tabBarHairline : 1)
    let across = sample.normal.x * sample.normal.x
    if isDark, glass.variant == .regular {
      return ground * Float(1 - GlassFigures.darkHairline * across * strength)
    }
    let amount = across + GlassFigures.lightHairlineAbove * (1 - across)
    return GlassTone.clamped(
      ground - Float(GlassFigures.lightHairline * amount * strength * alpha))
  }

  /// How much of a pixel the border of increased contrast covers, 0–1.
  func border(_ sample: GlassField.Sample) -> Double {
    guard glass.hasBorder else { return 0 }
    let depth = -sample.distance
    let inside = min(depth + halfPixel, GlassFigures.border) - max(depth - halfPixel, 0)
    return min(max(inside / (2 * halfPixel), 0), 1)
  }
}
