import Raster
import TestSupport
import Testing

@testable import PDF

@Suite struct PDFFileTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    try #require(
      Files.bytes(Repository.path("Fixtures/Assets/Drawings.xcassets/\(name).imageset/\(name).pdf"))
    )
  }

  @Test(arguments: ["objectstream", "hybrid", "repaired-stream"])
  func `streams of references and objects are read, also in hybrid and broken files`(
    name: String
  ) throws {
    let (picture, warnings) = try PDFDocument(fixture(name)).picture(scale: 1)
    #expect(picture.channels(15, 15) == [51, 153, 77, 255])
    #expect(picture.channels(30, 30) == [255, 255, 255, 255])
    #expect(picture.channels(5, 5) == [0, 0, 0, 0])
    #expect(warnings.isEmpty)
  }

  @Test func `a table that leads nowhere is made anew`() throws {
    let whole = try PDFDocument(fixture("fills")).picture(scale: 1).pixmap
    let repaired = try PDFDocument(fixture("repaired")).picture(scale: 1).pixmap
    #expect(whole == repaired)
  }

  private func unpack(_ filter: String, _ bytes: [UInt8], _ parameters: PDFDictionary = [:]) throws
    -> [UInt8]
  {
    try StreamFilters(["Filter": .name(filter), "DecodeParms": .dictionary(parameters)])
      .decode(bytes[...], Budget()).bytes
  }

  @Test func `filters unpack what their letters say`() throws {
    #expect(try unpack("ASCIIHexDecode", Array("4 8 65 6C6c6F 7>".utf8)) == Array("Hellop".utf8))
    #expect(
      try unpack("ASCII85Decode", Array("87cURD]i,\"Ebo80~>".utf8)) == Array("Hello World!".utf8))
    #expect(try unpack("ASCII85Decode", Array("z~>".utf8)) == [0, 0, 0, 0])
    #expect(try unpack("RunLengthDecode", [1, 65, 66, 254, 67, 128, 9]) == Array("ABCCC".utf8))
    // The example of ISO 32000-1, 7.4.4.2.
    #expect(
      try unpack("LZWDecode", [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01])
        == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    #expect(
      try unpack("FlateDecode", [0x78, 0x9C, 0x4B, 0x04, 0x00, 0x00, 0x62, 0x00, 0x62]) == [97])
    // Without its checksum, as some writers leave it.
    #expect(try unpack("FlateDecode", [0x78, 0x9C, 0x4B, 0x04, 0x00]) == [97])
  }

  @Test func `predictors add what is left and above`() throws {
    func predicted(_ kind: Double, _ bytes: [UInt8], columns: Double = 3) -> [UInt8] {
      Predictor(["Predictor": .number(kind), "Columns": .number(columns)]).undo(bytes)
    }
    #expect(predicted(2, [1, 1, 1, 5, 1, 1]) == [1, 2, 3, 5, 6, 7])
    #expect(
      predicted(15, [0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1])
        == [1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5])
    #expect(predicted(12, [2, 1]) == [1])
  }

  /// The results of a function; nil for one that can't be read.
  private func results(_ text: String, _ input: [Double]) throws -> [Double]? {
    let bytes = SamplePDF.bytes("", objects: [10: text])
    let budget = Budget()
    let file = PDFFile(bytes, try CrossReferences(bytes, budget: budget), budget)
    guard let function = try PDFFunction.read(.reference(10), file) else { return nil }
    let values = function(input)
    return values
  }

  @Test func `functions of all types give their values`() throws {
    let sampled = SamplePDF.stream(
      "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [3] /BitsPerSample 8 /Filter /ASCIIHexDecode",
      "00FF00>")
    #expect(try results(sampled, [0.25]) == [0.5])
    #expect(try results(sampled, [2]) == [0])
    let square = try #require(try results("<</FunctionType 2 /Domain [0 1] /N 2>>", [0.5]))
    #expect((square[0] - 0.25).magnitude < 1e-12)
    let stitched = """
      <</FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions
      [<</FunctionType 2 /Domain [0 1] /N 1>> <</FunctionType 2 /Domain [0 1] /N 1>>]>>
      """
    #expect(try results(stitched, [0.25]) == [0.5])
    #expect(try results(stitched, [0.5]) == [1])
    #expect(try results(stitched, [0.75]) == [0.5])
  }

  @Test func `calculator functions run their operators`() throws {
    func calculated(_ text: String, _ input: [Double] = [0.5]) throws -> [Double]? {
      let range = "/Domain [-9 9 -9 9] /Range [-99 99 -99 99 -99 99]"
      return try results(SamplePDF.stream("/FunctionType 4 \(range)", text), input)
    }
    #expect(try calculated("{ 3 add 2 mul }") == [7])
    #expect(try calculated("{ 1 2 3 3 1 roll }", []) == [3, 1, 2])
    #expect(try calculated("{ 0.4 gt { 1 } { 2 } ifelse }") == [1])
    #expect(try calculated("{ 90 mul sin exch }", [2, 1]) == [1, 2])
    #expect(try calculated("{ pop pop pop }") == [])
    #expect(try calculated("{ { }") == nil)
  }
}
