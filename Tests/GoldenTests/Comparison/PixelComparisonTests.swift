import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Golden

@Suite struct PixelComparisonTests {
  private let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)

  private func plain(_ width: Int = 20, _ height: Int = 10) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.fill(white)
    return pixmap
  }

  private func grey(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: level, green: level, blue: level, alpha: 255)
  }

  private func compare(
    _ actual: Pixmap, _ expected: Pixmap, _ tolerance: Tolerance = .exact, scale: Double = 2,
    ignoring: [Rect] = []
  ) -> PixelComparison? {
    var regions = PixelRegions(
      tolerance, width: actual.width, height: actual.height, scale: scale)
    for rect in ignoring { regions.ignore(rect) }
    return PixelComparison.compare(actual: actual, expected: expected, regions: regions)
  }

  @Test func `pictures of the same bytes have no difference`() {
    #expect(compare(plain(), plain()) == nil)
    #expect(compare(Pixmap(width: 0, height: 0), Pixmap(width: 0, height: 0)) == nil)
  }

  @Test func `one pixel that is off by one level fails an exact comparison`() throws {
    var actual = plain()
    actual[7, 3] = grey(254)
    let found = try #require(compare(actual, plain()))
    #expect(found.count == 1 && found.largest == 1)
    #expect(found.first == PixelPlace(x: 7, y: 3))
    #expect(found.box == PixelBox(minX: 7, minY: 3, maxX: 8, maxY: 4))
    #expect(found.gates == [.count(1, limit: 0)])
  }

  @Test func `alpha counts as a channel`() throws {
    var actual = Pixmap(width: 2, height: 2)
    actual[1, 1] = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 9)
    #expect(try #require(compare(actual, Pixmap(width: 2, height: 2))).largest == 9)
  }

  @Test(arguments: [(1, 0), (2, 0), (3, 1)])
  func `a level that every channel may differ by`(_ levels: Int, _ different: Int) throws {
    var actual = plain()
    actual[0, 0] = grey(UInt8(255 - levels))
    var tolerance = Tolerance()
    tolerance.perPixel = 2
    let found = try #require(compare(actual, plain(), tolerance))
    #expect(found.count == different && found.toleratedCount == 1 - different)
    #expect(found.gates.isEmpty == (different == 0))
  }

  @Test func `so many pixels may differ, and no more`() throws {
    var actual = plain()
    for x in 0..<5 { actual[x, 0] = grey(0) }
    var tolerance = Tolerance()
    tolerance.maxDifferentPixels = 5
    #expect(try #require(compare(actual, plain(), tolerance)).gates.isEmpty)
    tolerance.maxDifferentPixels = 4
    #expect(try #require(compare(actual, plain(), tolerance)).gates == [.count(5, limit: 4)])
  }

  @Test func `a lost letter does not hide under a number of pixels`() throws {
    var actual = plain()
    // Ten separate pixels pass, ten connected ones do not.
    var tolerance = Tolerance()
    tolerance.maxDifferentPixels = nil
    tolerance.largestBlob = 1
    for x in 0..<10 { actual[2 * x, 0] = grey(0) }
    #expect(try #require(compare(actual, plain(), tolerance)).gates.isEmpty)
    for x in 0..<10 { actual[x, 5 + x % 2] = grey(0) }
    let found = try #require(compare(actual, plain(), tolerance))
    #expect(found.gates == [.blob(2.5, limit: 1)])
    #expect(found.blobCount == 11)
    #expect(found.blobs.first?.count == 10)
    #expect(found.blobs.first?.box == PixelBox(minX: 0, minY: 5, maxX: 10, maxY: 7))
  }

  @Test func `colours that look alike pass where looks count`() throws {
    var actual = plain()
    actual[4, 4] = PremultipliedColor(red: 255, green: 255, blue: 250, alpha: 255)
    var tolerance = Tolerance()
    tolerance.perceptual = 3
    #expect(try #require(compare(actual, plain(), tolerance)).gates.isEmpty)
    actual[4, 4] = grey(200)
    #expect(try #require(compare(actual, plain(), tolerance)).count == 1)
  }

  @Test func `an edge smoothed in another way passes only where that is allowed`() throws {
    /// A black area below a line that climbs a pixel every eight columns, with an edge of one grey level.
    func slope(_ edge: UInt8) -> Pixmap {
      var pixmap = plain(32, 16)
      for x in 0..<32 {
        let top = 12 - x / 8
        for y in top..<16 { pixmap[x, y] = grey(0) }
        pixmap[x, top - 1] = x % 8 == 7 ? grey(edge) : grey(255)
      }
      return pixmap
    }
    var tolerance = Tolerance()
    let strict = try #require(compare(slope(90), slope(140), tolerance))
    #expect(strict.count == 4)
    tolerance.antialiasing = true
    #expect(try #require(compare(slope(90), slope(140), tolerance)).gates.isEmpty)
    // A missing line is no antialiasing.
    var cut = slope(140)
    for x in 0..<32 { cut[x, 15] = grey(255) }
    #expect(try !#require(compare(cut, slope(140), tolerance)).gates.isEmpty)
  }

  @Test func `a rectangle in points is left out`() throws {
    var actual = plain()
    for x in 4..<8 { actual[x, 4] = grey(0) }
    let mask = Rect(x: 2, y: 2, width: 2, height: 1)
    let found = try #require(compare(actual, plain(), ignoring: [mask]))
    #expect(found.count == 0 && found.toleratedCount == 4 && found.gates.isEmpty)
    actual[8, 4] = grey(0)
    #expect(try #require(compare(actual, plain(), ignoring: [mask])).count == 1)
  }

  @Test func `what only one picture has differs, whatever is tolerated`() throws {
    var tolerance = Tolerance()
    tolerance.maxDifferentPixels = nil
    let found = try #require(compare(plain(20, 10), plain(18, 12), tolerance))
    #expect(found.gates == [.size])
    #expect(found.count == 2 * 10 + 20 * 2)
    #expect(found.width == 20 && found.height == 12)
  }

  @Test func `the difference shows the golden faintly and what differs in red`() throws {
    var actual = plain()
    actual[3, 3] = grey(0)
    var expected = plain()
    expected[5, 5] = grey(0)
    actual[5, 5] = grey(0)
    let picture = try #require(compare(actual, expected)).picture(expected: expected)
    #expect(picture[3, 3] == PremultipliedColor(red: 230, green: 0, blue: 38, alpha: 255))
    #expect(picture[0, 0] == white)
    #expect(picture[5, 5] == grey(192))
  }

  @Test func `blobs are those of a flood fill`() {
    var random = SeededRandom(11)
    for _ in 0..<50 {
      let (width, height) = (17, 13)
      let cells = (0..<width * height).map { _ in random.once(in: 3) }
      let found = cells.map { UInt8($0 ? 1 : 0) }.withUnsafeBufferPointer {
        BlobFinder.find(width: width, rows: 0..<height, cells: $0, marked: 1)
      }
      #expect(found.map(\.blob.count).sorted() == Self.flood(cells, width, height))
    }
  }

  /// The sizes of connected areas, found by flood fill.
  private static func flood(_ cells: [Bool], _ width: Int, _ height: Int) -> [Int] {
    var open = cells
    var sizes: [Int] = []
    for start in open.indices where open[start] {
      var waiting = [start]
      var size = 0
      open[start] = false
      while let cell = waiting.popLast() {
        size += 1
        let (x, y) = (cell % width, cell / width)
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
          for nx in max(0, x - 1)...min(width - 1, x + 1) where open[ny * width + nx] {
            open[ny * width + nx] = false
            waiting.append(ny * width + nx)
          }
        }
      }
      sizes.append(size)
    }
    return sizes.sorted()
  }
}
