/// What a rasteriser may keep from one drawing to the next: masks of glyphs and working storage.
/// Whether it is fresh or used never changes a pixel.
public struct RasterizerCache: Sendable {
  var glyphs = GlyphCache()
  var tools = CoverageTools()

  /// An empty cache.
  public init() {}

  /// Lets go of what the next drawing would hardly use.
  mutating func trim() { glyphs.trim() }
}
