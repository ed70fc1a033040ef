import Testing

@testable import Raster

@Suite struct RasterizerCachesTests {
  @Test func `what other drawings have left changes no pixel`() throws {
    let caches = RasterizerCaches()
    for size in [9.0, 17, 9, 30, 17] {
      let font = FontBook.embedded.systemFont(.helveticaLike, size: size, weight: .regular)
      var canvas = Canvas()
      canvas.draw(
        TextLayout(runs: [TextRun(text: "Ag%", font: font, color: .black)]), at: .zero)
      let fresh = try Rasterizer().render(canvas.displayList, width: 80, height: 40, scale: 1)
      let found = try Rasterizer().render(
        canvas.displayList, width: 80, height: 40, scale: 1, reusing: caches)
      #expect(found == fresh)
    }
  }

  @Test func `glyphs are kept for the next drawing, those of a document's own fonts are not`() {
    let plain = FontBook.embedded.systemFont(.helveticaLike, size: 17, weight: .regular)
    var own = plain
    own.fallback = FallbackFaces([plain.face])
    for (font, isKept) in [(plain, true), (own, false)] {
      var cache = GlyphCache()
      var makes = 0
      for _ in 0..<2 {
        let face = cache.face(font, .identity)
        _ = cache.mask(face: face, glyph: 7, phaseX: 0, phaseY: 0) {
          makes += 1
          return Mask(bounds: .empty)
        }
        cache.trim()
      }
      #expect(makes == (isKept ? 1 : 2))
    }
  }

  @Test func `a cache of too many glyphs starts anew`() {
    let font = FontBook.embedded.systemFont(.helveticaLike, size: 17, weight: .regular)
    var cache = GlyphCache()
    let face = cache.face(font, .identity)
    func isThere() -> Bool {
      var isThere = true
      _ = cache.mask(face: face, glyph: 0, phaseX: 0, phaseY: 0) {
        isThere = false
        return Mask(bounds: .empty)
      }
      return isThere
    }
    #expect(!isThere())
    cache.trim()
    #expect(isThere())
    for glyph in 1...5000 as ClosedRange<UInt32> {
      _ = cache.mask(face: face, glyph: glyph, phaseX: 0, phaseY: 0) { Mask(bounds: .empty) }
    }
    cache.trim()
    #expect(!isThere())
  }
}
