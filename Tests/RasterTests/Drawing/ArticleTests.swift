import PNG
import Raster
import TestSupport
import Testing

/// `Documentation/raster.md` shows the lines below, between the two marks.
@Suite struct ArticleTests {
  private func picture() throws -> Pixmap {
    // begin
    var canvas = Canvas()
    let card = Path(continuousRoundedRect: Rect(x: 8, y: 6, width: 48, height: 32), radius: 10)
    let sun = Path(ellipseIn: Rect(x: 40, y: -6, width: 28, height: 28))
    let blues = [Color(bytes: 90, 200, 250), Color(bytes: 0, 122, 255)]
    let top = Point(x: 0, y: 6)
    let sky = LinearGradient(colors: blues, start: top, end: Point(x: 0, y: 38))
    canvas.shadow(card, .black.withAlpha(0.3), offset: Point(x: 0, y: 2), blurRadius: 4)
    canvas.fill(card, .gradient(sky))
    canvas.clipped(to: card) { $0.fill(sun, .white) }
    let pixmap = try canvas.picture(width: 64, height: 48, scale: 2, background: .white)
    // end
    return pixmap
  }

  @Test func `the article's example is the one that is run`() throws {
    let article = try #require(Files.text(Repository.path("Documentation/raster.md")))
    let source = try #require(Files.text(#filePath))
    let shown = Example.shown(on: article)
    #expect(shown.count == 10)
    #expect(shown == Example.run(in: source))
  }

  @Test func `the article's picture is as it says`() throws {
    let picture = try picture()
    #expect(picture.width == 128 && picture.height == 96)
    #expect(picture[64, 70] == PremultipliedColor(red: 8, green: 129, blue: 255, alpha: 255))
    #expect(picture[104, 20] == PremultipliedColor(.white))
    // The card covers the corner of its own rectangle nowhere; below it lies its shadow.
    #expect(picture[16, 12].red > 230 && picture[64, 78].red < 240 && picture[64, 78].red > 150)
    #expect(try PNG.decode(PNG.encode(picture)) == picture)
  }
}
