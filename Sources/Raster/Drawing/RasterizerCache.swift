/// Masks of glyphs, shadows and round corners, and working storage, that a rasteriser keeps from one drawing to the next. It
/// never changes a pixel.
public struct RasterizerCache: Sendable {
  var glyphs = GlyphCache()
  var shadows = ShadowCache()
  var scanner = ShapeScanner()

  /// An empty cache.
  public init() {}

  /// Drops masks that the next drawing is unlikely to use.
  mutating func trim() { glyphs.trim() }
}
