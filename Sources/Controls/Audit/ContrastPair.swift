import ObjectModel
public import Raster

/// Two colours that meet on a screen: a text or symbol, and what lies behind it.
public struct ContrastPair: Sendable, Hashable {
  /// The colour of the text or symbol as it shows.
  public var foreground: Color
  /// The colour that shows without it.
  public var background: Color
  /// The ratio of the Web Content Accessibility Guidelines, 1–21.
  public var ratio: Double
  /// The lightness contrast Lc of APCA-W3 0.1.9: positive for dark on light, negative for light on dark.
  public var lightnessContrast: Double
  /// The least ratio that an audit passes for what is drawn so.
  public var threshold: Double
  /// The class of the object that draws it.
  public var className: String
}

extension PlacedTree {
  /// The colours that meet in texts and symbols, in the order in which they are drawn: each pair that an audit checks.
  ///
  /// - Parameters:
  ///   - limits: The largest picture to draw.
  ///   - caches: Masks and images that earlier drawings left; they never change a pixel.
  /// - Throws: `RasterizerError` if a picture exceeds `limits`.
  package func contrastPairs(
    limits: SurfaceLimits = SurfaceLimits(), reusing caches: RasterizerCaches = RasterizerCaches()
  ) throws(RasterizerError) -> [ContrastPair] {
    guard !frames.isEmpty else { return [] }
    let objects = AuditObjects(self)
    let audit = ContrastAudit(objects: objects, screen: PaintedScreen(self))
    return try audit.measured(
      scale: styled.context.device.scale, limits: limits, caches
    ).map { ink, measure in
      ContrastPair(
        foreground: measure.colors.foreground, background: measure.colors.background,
        ratio: measure.ratio, lightnessContrast: measure.colors.lightnessContrast,
        threshold: ContrastAudit.requirement(of: ink, measure).threshold,
        className: objects.node(ink.object).element.className)
    }
  }
}
