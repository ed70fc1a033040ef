import Testing

@testable import Raster

@Suite struct RasterizerCachesTests {
  /// A face whose glyphs all are the same triangle.
  private final class Triangles: GlyphSource {
    let isPermanent: Bool

    init(isPermanent: Bool) { self.isPermanent = isPermanent }

    func outline(of glyph: UInt32, embolden: Double) -> Path {
      var path = Path()
      path.move(to: Point(x: 0, y: 0))
      path.line(to: Point(x: 600, y: 0))
      path.line(to: Point(x: 300, y: 700))
      path.close()
      return path
    }
  }

  private func font(isPermanent: Bool = true, size: Double = 17) -> ScaledFont {
    ScaledFont(source: Triangles(isPermanent: isPermanent), size: size, scale: size / 1000)
  }

  @Test func `what other drawings have left changes no pixel`() throws {
    let caches = RasterizerCaches()
    let triangles = Triangles(isPermanent: true)
    for size in [9.0, 17, 9, 30, 17] {
      let font = ScaledFont(source: triangles, size: size, scale: size / 1000)
      let glyphs = (0..<3).map { GlyphRun.Glyph(id: UInt32($0), x: Double($0) * 7.3, y: 0) }
      var canvas = Canvas()
      canvas.append(
        .glyphs(
          GlyphRun(font: font, glyphs: glyphs), origin: Point(x: 2, y: 30), color: .black))
      let fresh = try Rasterizer().render(canvas.displayList, width: 80, height: 40, scale: 1)
      let found = try Rasterizer().render(
        canvas.displayList, width: 80, height: 40, scale: 1, reusing: caches)
      #expect(found == fresh)
      #expect(found != Pixmap(width: 80, height: 40))
    }
  }

  @Test("glyphs are kept for the next drawing if their face is", arguments: [true, false])
  func keeping(isPermanent: Bool) throws {
    let place = try #require(GlyphPlace(Point(x: 0, y: 0)))
    let font = font(isPermanent: isPermanent)
    var cache = GlyphCache()
    var makes = 0
    for _ in 0..<2 {
      let face = cache.face(font, .identity)
      _ = cache.mask(face: face, glyph: 7, at: place) {
        makes += 1
        return Mask(bounds: .empty)
      }
      cache.trim()
    }
    #expect(makes == (isPermanent ? 1 : 2))
  }

  @Test func `a cache of too many glyphs starts anew`() throws {
    let place = try #require(GlyphPlace(Point(x: 0, y: 0)))
    var cache = GlyphCache()
    let face = cache.face(font(), .identity)
    func isThere() -> Bool {
      var isThere = true
      _ = cache.mask(face: face, glyph: 0, at: place) {
        isThere = false
        return Mask(bounds: .empty)
      }
      return isThere
    }
    #expect(!isThere())
    cache.trim()
    #expect(isThere())
    for glyph in 1...5000 as ClosedRange<UInt32> {
      _ = cache.mask(face: face, glyph: glyph, at: place) { Mask(bounds: .empty) }
    }
    cache.trim()
    #expect(!isThere())
  }
}
