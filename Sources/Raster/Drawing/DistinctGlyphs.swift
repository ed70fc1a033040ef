/// Tells the glyphs of a picture that are drawn for the first time from those whose mask is there already.
struct DistinctGlyphs {
  /// Pictures of fewer glyphs are not worth the search.
  private static let least = 5_000

  private var count = 0
  private var faces: [GlyphCache.Face: Int] = [:]
  private var keys: Set<GlyphCache.Key> = []

  /// The number of a run's glyphs that are drawn for the first time. Of the first thousands of a picture, all of them.
  mutating func newGlyphs(in run: GlyphRun, at origin: Point, under transform: Transform) -> Int {
    count += run.glyphs.count
    guard count > Self.least else { return run.glyphs.count }
    let face = GlyphCache.Face(run.font, under: transform)
    let number = faces[face] ?? faces.count
    faces[face] = number
    return run.glyphs.count { glyph in
      let point = transform.apply(Point(x: origin.x + glyph.x, y: origin.y + glyph.y))
      guard let place = GlyphPlace(point) else { return false }
      return keys.insert(GlyphCache.Key(face: number, glyph: glyph.id, at: place)).inserted
    }
  }
}
