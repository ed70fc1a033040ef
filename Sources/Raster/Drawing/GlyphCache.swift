/// The masks of glyphs drawn so far, by font, size on the device and quarter-pixel position.
struct GlyphCache {
  /// Positions within a pixel that glyphs are drawn at, each way.
  static let phases = 4

  /// A font under the linear part of a transform.
  struct Face: Hashable {
    private let font: ScaledFont
    private let a: Double
    private let b: Double
    private let c: Double
    private let d: Double

    init(_ font: ScaledFont, under transform: Transform) {
      self.font = font
      (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    }

    /// Whether the font is there for as long as the program runs.
    var isPermanent: Bool { font.source.isPermanent }
  }

  /// A mask: that of a glyph of a face, by the face's number, with its origin at a part of a pixel.
  struct Key: Hashable {
    /// All of it in one number, which is hashed faster than three.
    private let code: Int

    init(face: Int, glyph: UInt32, at place: GlyphPlace) {
      let phase = place.phaseX + place.phaseY * GlyphCache.phases
      code = (face << 32 | Int(glyph)) * (GlyphCache.phases * GlyphCache.phases) + phase
    }

    /// One of so many places, by glyph and position: those of a text mostly differ.
    func place(among count: Int) -> Int { (code & .max) % count }
  }

  /// With more masks than this it starts anew: those of a dozen screens of text, a few megabytes.
  private static let limit = 4096

  private var faces: [Face: Int] = [:]
  private var masks: [Key: Mask] = [:]

  /// The number a font has in this cache under the linear part of `transform`.
  mutating func face(_ font: ScaledFont, _ transform: Transform) -> Int {
    let face = Face(font, under: transform)
    if let index = faces[face] { return index }
    let index = faces.count
    faces[face] = index
    return index
  }

  /// Forgets all when it has grown too large, or holds a document's own fonts: these are opened anew for
  /// every screen, so that they would not be met again, and would keep their files.
  mutating func trim() {
    guard masks.count > Self.limit || faces.keys.contains(where: { !$0.isPermanent })
    else { return }
    self = GlyphCache()
  }

  /// The mask of a glyph, made by `make` the first time.
  mutating func mask(
    face: Int, glyph: UInt32, at place: GlyphPlace, make: () -> Mask
  ) -> Mask {
    let key = Key(face: face, glyph: glyph, at: place)
    if let mask = masks[key] { return mask }
    let mask = make()
    masks[key] = mask
    return mask
  }
}

/// Where a glyph's origin lies: a whole pixel, and quarters of a pixel from it.
struct GlyphPlace {
  /// The pixel's column and row.
  let x: Int
  let y: Int
  /// Quarters of a pixel, from 0.
  let phaseX: Int
  let phaseY: Int

  /// The quarter nearest to a point of the device; nil for one that is not finite.
  init?(_ point: Point) {
    guard point.isFinite else { return nil }
    let phases = GlyphCache.phases
    let (x, y) = (
      PixelRect.nearest(point.x * Double(phases)), PixelRect.nearest(point.y * Double(phases))
    )
    phaseX = x & (phases - 1)
    phaseY = y & (phases - 1)
    self.x = (x - phaseX) / phases
    self.y = (y - phaseY) / phases
  }
}
