import PNG
import Raster
import ScreenFormat
import Testing

@testable import Preview

/// The differences that a page shows between two pictures.
@Suite struct PreviewComparisonTests {
  private func pixmap(_ level: UInt8, width: Int = 4) -> Pixmap {
    var bytes = [UInt8](repeating: 255, count: width * 4 * 4)
    bytes[20] = level
    return Pixmap(width: width, height: 4, bytes: bytes)
  }

  @Test func `the same pictures have no difference`() throws {
    let comparison = try PreviewComparison(
      actual: pixmap(9), expected: pixmap(9), tolerance: .exact, scale: 2)
    #expect(comparison.file("difference.png") == nil && comparison.file("expected.png") != nil)
    #expect(comparison.file("../x") == nil)
    #expect(
      comparison.written(id: 3).json
        == #"{"id": 3, "isSame": true, "size": [2, 2], "ownSize": [2, 2], "passes": true}"#)
  }

  @Test func `a picture of another resolution is compared by points`() throws {
    // Twice as large, in as many points.
    let large = Pixmap(width: 8, height: 8, bytes: [UInt8](repeating: 255, count: 8 * 8 * 4))
    let comparison = try PreviewComparison(
      actual: pixmap(255), expected: large, tolerance: .exact, scale: 2, expectedScale: 4)
    #expect(comparison.written(id: 1).json.contains(#""isSame": true, "size": [2, 2]"#))
    // A third as many pixels in each direction are the same screen, those of a known device have its scale, others that of
    // the picture beside them.
    let phone = Size(width: 390, height: 844)
    for (width, height, scale) in [
      (390, 844, 1.0), (585, 1266, 1.5), (640, 1136, 2), (1242, 2208, 3), (100, 100, 3),
    ] {
      let picture = Pixmap(width: width, height: height)
      #expect(PreviewComparison.scale(of: picture, beside: phone, scale: 3) == scale)
    }
  }

  @Test func `a picture of another size is made as wide, or lies where it was put`() throws {
    func written(_ expected: Pixmap, _ request: String) throws -> DocumentObject {
      var ignored = Diagnostics()
      let file = SourceFile(label: "request", bytes: Array(request.utf8))
      let members = try #require(JSONParser.parse(file, into: &ignored)?.object)
      let comparison = try PreviewComparison(
        actual: pixmap(255), expected: expected, tolerance: .exact, scale: 2,
        placement: PreviewComparison.Placement(members))
      return try #require(DocumentNode(comparison.written(id: 1), at: .start).object)
    }
    let wide = Pixmap(width: 8, height: 8, bytes: [UInt8](repeating: 255, count: 8 * 8 * 4))
    let asItIs = try written(wide, "{}")
    #expect(asItIs["isOtherSize"]?.value == .bool(true) && asItIs["size"]?.value.json == "[4, 4]")
    let fitted = try written(wide, #"{"fit": true}"#)
    #expect(fitted["isSame"]?.value == .bool(true) && fitted["size"]?.value.json == "[2, 2]")
    #expect(fitted["ownSize"]?.value.json == "[4, 4]")
    // The dark pixel of one lies on that of the other once it is moved by half a point, which is a pixel.
    var bytes = [UInt8](repeating: 255, count: 4 * 4 * 4)
    bytes[20 + 4] = 9
    let beside = Pixmap(width: 4, height: 4, bytes: bytes)
    #expect(try written(beside, "{}")["count"]?.integer == 1)
    let moved = try written(beside, #"{"offset": [0.5, 0]}"#)
    #expect(moved["wholeSize"]?.value.json == "[2.5, 2]" && moved["size"]?.value.json == "[2, 2]")
    let far = try written(beside, #"{"offset": [-1e9, 1e9]}"#)
    #expect(far["wholeSize"]?.value.json == "[2, 4]")
  }

  @Test func `differences are counted, with places in points`() throws {
    let comparison = try PreviewComparison(
      actual: pixmap(9), expected: pixmap(19), tolerance: .exact, scale: 2)
    let difference = try #require(comparison.file("difference.png"))
    #expect(try PNG.decode(difference).width == 4)
    let written = DocumentNode(comparison.written(id: 1), at: .start).object
    #expect(written?["count"]?.integer == 1 && written?["largest"]?.integer == 10)
    #expect(written?["places"]?.value.json == "[[0.5, 0.5, 0.5, 0.5]]")
    #expect(written?["isOtherSize"]?.bool == false && written?["passes"]?.bool == false)
    let other = try PreviewComparison(
      actual: pixmap(9), expected: pixmap(9, width: 6), tolerance: .exact, scale: 2)
    #expect(other.written(id: 1).json.contains(#""isOtherSize": true"#))
  }

  @Test func `only the last comparisons are kept`() throws {
    var kept = PreviewComparisons()
    let comparison = try PreviewComparison(
      actual: pixmap(9), expected: pixmap(9), tolerance: .exact, scale: 1)
    let ids = (0..<5).map { _ in kept.keep(comparison) }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(kept[1] == nil && kept[2] != nil && kept[5] != nil && kept[6] == nil)
  }

  @Test(arguments: [
    (#"{"with": "golden"}"#, PreviewComparison.Other.golden), (#"{"with": 7}"#, .picture(7)),
    (#"{"with": "dropped"}"#, .dropped), (#"{"with": "x"}"#, nil), ("{}", nil),
    (#"{"with": [1]}"#, nil),
  ])
  func `a page names what to compare with`(_ json: String, _ expected: PreviewComparison.Other?) {
    var ignored = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)
    #expect(node?.object.flatMap(PreviewComparison.Other.init) == expected)
  }
}
