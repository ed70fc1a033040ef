import TestSupport
import Testing

@testable import Raster
@testable import Text

/// Cached glyph masks against outlines filled where the glyphs stand.
@Suite struct ReferenceGlyphTests {
  @Test func `glyphs are their outlines at the nearest quarter of a pixel`() throws {
    var noise = SeededRandom(71)
    var cache = RasterizerCache()
    for round in 0..<40 {
      let font = FontBook.embedded.systemFont(
        .helveticaLike, size: Double.random(in: 6...30, using: &noise), weight: .regular)
      let text = TextLayout(runs: [TextRun(text: "aQ%g", font: font, color: .black)])
      let run = try #require(text.lines.first?.segments.first?.run)
      let origin = Point(
        x: Double.random(in: -5...20, using: &noise), y: Double.random(in: 5...40, using: &noise))
      let scale = [1.0, 2, 1.5][round % 3]
      var canvas = Canvas()
      canvas.append(.glyphs(run, origin: origin, color: .black))
      // The same cache every time, so that masks of other rounds are met again.
      var found = Pixmap(width: 90, height: 60)
      try Rasterizer().render(canvas.displayList, scale: scale, into: &found, reusing: &cache)

      var outlines = Canvas()
      for glyph in run.glyphs {
        func quarter(_ value: Double) -> Double { (value * scale * 4 + 0.5).rounded(.down) / 4 }
        let place = Transform(
          a: scale, b: 0, c: 0, d: scale, tx: quarter(origin.x + glyph.x),
          ty: quarter(origin.y + glyph.y))
        outlines.fill(font.outline(of: glyph.id).transformed(by: place), .black)
      }
      let expected = try Rasterizer().render(
        outlines.displayList, width: 90, height: 60, scale: 1)
      let worst = zip(found.bytes, expected.bytes).reduce(0) {
        max($0, abs(Int($1.0) - Int($1.1)))
      }
      #expect(worst <= 1, "round \(round): \(worst) levels")
    }
  }
}
