/// Tells the glyphs of a picture that are drawn for the first time from those whose mask is there already.
struct DistinctGlyphs {
  /// Pictures of fewer glyphs are not worth the search.
  private static let least = 5_000

  private var count = 0
  private var faces: [GlyphCache.Face: Int] = [:]
  private var keys: Set<GlyphCache.Key> = []
  /// Some of the latest keys, each at a place that it has by itself: most glyphs are met again soon, and a set is asked for
  /// the others alone.
  private var latest: [GlyphCache.Key?] = []

  private static let latestCount = 1024

  /// The number of a run's glyphs that are drawn for the first time. Of the first thousands of a picture, all of them.
  mutating func newGlyphs(in run: GlyphRun, at origin: Point, under transform: Transform) -> Int {
    count += run.glyphs.count
    guard count > Self.least else { return run.glyphs.count }
    if latest.isEmpty { latest = [GlyphCache.Key?](repeating: nil, count: Self.latestCount) }
    let face = GlyphCache.Face(run.font, under: transform)
    let number = number(of: face)
    var new = 0
    for glyph in run.glyphs {
      let point = transform.apply(Point(x: origin.x + glyph.x, y: origin.y + glyph.y))
      guard let place = GlyphPlace(point) else { continue }
      let key = GlyphCache.Key(face: number, glyph: glyph.id, at: place)
      let index = key.place(among: Self.latestCount)
      guard latest[index] != key else { continue }
      latest[index] = key
      if keys.insert(key).inserted { new += 1 }
    }
    return new
  }

  private mutating func number(of face: GlyphCache.Face) -> Int {
    if let known = faces[face] { return known }
    faces[face] = faces.count
    return faces.count - 1
  }
}
