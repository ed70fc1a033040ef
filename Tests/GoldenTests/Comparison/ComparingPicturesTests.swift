import Golden
import PNG
import Raster
import ScreenFormat
import TestSupport
import Testing

/// The example of the article "Comparing pictures".
@Suite struct ComparingPicturesTests {
  @Test func `two pixels of a part that is compared differ, as the tolerance allows`() throws {
    // begin
    var expected = Pixmap(width: 40, height: 20)
    expected.fill(PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255))
    var actual = expected
    for x in 10..<14 { actual[x, 5] = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255) }

    var tolerance = Tolerance()
    tolerance.maxDifferentPixels = 2
    var regions = PixelRegions(tolerance, width: 40, height: 20, scale: 2)
    regions.ignore(Rect(x: 0, y: 0, width: 6, height: 10))

    let comparison = PixelComparison.compare(actual: actual, expected: expected, regions: regions)
    if let comparison {
      print(comparison.count, comparison.largest, comparison.gates)
      let picture = comparison.picture(expected: expected)
      print(try PNG.encode(picture).count, "bytes")
    }
    // end
    #expect(comparison?.count == 2 && comparison?.largest == 255)
    #expect(comparison?.gates.isEmpty == true)
  }

  @Test func `the article shows this example`() throws {
    let article = "Sources/Golden/Golden.docc/ComparingPictures.md"
    let page = try #require(Files.text(Repository.path(article)))
    let source = try #require(Files.text("\(#filePath)"))
    let shown = Example.shown(on: page)
    #expect(!shown.isEmpty && shown == Example.run(in: source))
  }
}
