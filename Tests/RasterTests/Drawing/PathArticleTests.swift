import PNG
import Raster
import TestSupport
import Testing

/// The article `DrawingAPath` shows the lines below, between the two marks.
@Suite struct PathArticleTests {
  private func file() throws -> (pixmap: Pixmap, file: [UInt8]) {
    // begin
    var triangle = Path()
    triangle.move(to: Point(x: 16, y: 4))
    triangle.line(to: Point(x: 28, y: 26))
    triangle.line(to: Point(x: 4, y: 26))
    triangle.close()
    var canvas = Canvas()
    let orange = Color(bytes: 255, 149, 0)
    canvas.fill(triangle, orange)
    canvas.stroke(triangle, .black, style: StrokeStyle(width: 1, join: .round))
    let pixmap = try canvas.picture(width: 32, height: 32, scale: 2, background: .white)
    let file = try PNG.encode(pixmap)
    // end
    return (pixmap, file)
  }

  @Test func `the article's example is the one that is run`() throws {
    let page = "Sources/Raster/Raster.docc/DrawingAPath.md"
    let article = try #require(Files.text(Repository.path(page)))
    let source = try #require(Files.text(#filePath))
    let shown = Example.shown(on: article)
    #expect(shown.count == 11)
    #expect(shown == Example.run(in: source))
  }

  @Test func `the picture is orange inside, black along the sides and white around`() throws {
    let (pixmap, file) = try file()
    #expect(pixmap.width == 64 && pixmap.height == 64)
    #expect(pixmap[32, 40] == PremultipliedColor(red: 255, green: 149, blue: 0, alpha: 255))
    #expect(pixmap[32, 52] == PremultipliedColor(.black))
    #expect(pixmap[2, 2] == PremultipliedColor(.white))
    #expect(try PNG.decode(file) == pixmap)
  }
}
