/// The masks of glyphs drawn so far, by font, size on the device and quarter-pixel position.
struct GlyphCache {
  /// Positions within a pixel that glyphs are drawn at, each way.
  static let phases = 4

  private struct Face: Hashable {
    var font: ScaledFont
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    var phase: Int
  }

  /// With more masks than this it starts anew: those of a dozen screens of text, a few megabytes.
  private static let limit = 4096

  private var faces: [Face: Int] = [:]
  private var masks: [Key: Mask] = [:]

  /// The number a font has in this cache under the linear part of `transform`.
  mutating func face(_ font: ScaledFont, _ transform: Transform) -> Int {
    let face = Face(
      font: font, a: transform.a, b: transform.b, c: transform.c, d: transform.d)
    if let index = faces[face] { return index }
    let index = faces.count
    faces[face] = index
    return index
  }

  /// Forgets all when it has grown too large, or holds a document's own fonts: these are opened anew for
  /// every screen, so that they would not be met again, and would keep their files.
  mutating func trim() {
    guard masks.count > Self.limit || faces.keys.contains(where: { !$0.font.source.isPermanent })
    else { return }
    self = GlyphCache()
  }

  /// The mask of a glyph with its origin at (phaseX, phaseY) quarter pixels, made by `make` the
  /// first time.
  mutating func mask(
    face: Int, glyph: UInt32, phaseX: Int, phaseY: Int, make: () -> Mask
  ) -> Mask {
    let key = Key(face: face, glyph: glyph, phase: phaseX + phaseY * Self.phases)
    if let mask = masks[key] { return mask }
    let mask = make()
    masks[key] = mask
    return mask
  }
}
