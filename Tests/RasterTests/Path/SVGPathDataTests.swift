import Raster
import Testing

@Suite struct SVGPathDataTests {
  @Test(arguments: [
    ("", ""),
    ("M1 2L3 4Z", "M1 2 L3 4 Z"),
    ("m1,2 3,4 -1-1z", "M1 2 L4 6 L3 5 Z"),
    ("M1 2 3 4 5 6", "M1 2 L3 4 L5 6"),
    ("M0 0H5V6h-2v-3", "M0 0 L5 0 L5 6 L3 6 L3 3"),
    ("M.5.5 1e1-2E-1", "M0.5 0.5 L10 -0.2"),
    ("M0 0C1 2 3 4 5 6S7 8 9 10", "M0 0 C1 2 3 4 5 6 C7 8 7 8 9 10"),
    ("M0 0S3 4 5 6", "M0 0 C0 0 3 4 5 6"),
    ("M0 0Q1 2 3 4T5 6", "M0 0 Q1 2 3 4 Q5 6 5 6"),
    ("M0 0T5 6", "M0 0 Q0 0 5 6"),
    ("M1 1L2 2Zl3 3", "M1 1 L2 2 Z L4 4"),
    ("M0 0A0 5 0 0 1 4 4", "M0 0 L4 4"),
    ("M3 3A5 5 0 0 1 3 3", "M3 3"),
  ])
  func `path data reads as`(data: String, expected: String) throws {
    #expect(try Path(svgData: data).description == expected)
  }

  @Test func `an arc's flags need no separators`() throws {
    let spaced = try Path(svgData: "M10 10 A 5 5 0 0 1 20 10 A 5 5 0 1 0 30 10")
    #expect(try Path(svgData: "M10 10A5 5 0 0120 10 5 5 0 1030 10") == spaced)
  }

  @Test func `two half turns make a circle`() throws {
    let path = try Path(svgData: "M6 16a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z")
    let circle = try coverage(of: Path(ellipseIn: Rect(x: 6, y: 6, width: 20, height: 20)))
    for (a, b) in zip(try coverage(of: path), circle) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test func `sweep and size choose among the four arcs`() throws {
    func bounds(_ flags: String) throws -> Rect {
      let path = try Path(svgData: "M10 0A10 10 0 \(flags) 0 10")
      return try #require(path.controlBounds)
    }
    // Centres are (0, 0) and (10, 10).
    #expect(try bounds("0 1").minX > -0.01 && bounds("0 1").maxX < 10.01)
    #expect(try bounds("0 1").maxY > 9.99 && bounds("0 1").minY > -0.01)
    #expect(try bounds("1 0").minX < -9.9)
    #expect(try bounds("1 1").maxX > 19.9)
  }

  @Test(arguments: [
    ("L1 2", SVGPathError.expectedMove(offset: 0)),
    ("  5", .expectedMove(offset: 2)),
    ("M1", .expectedNumber(offset: 2)),
    ("M1 2 L3", .expectedNumber(offset: 7)),
    ("M1 2 x", .expectedCommand(offset: 5)),
    ("M1 2,", .expectedNumber(offset: 5)),
    ("M1 2 A1 1 0 2 0 3 3", .expectedFlag(offset: 12)),
    ("M1 1e999", .numberOutOfRange(offset: 3)),
    ("M1 -", .expectedNumber(offset: 3)),
  ])
  func `bad data is refused at its byte`(data: String, error: SVGPathError) {
    #expect(throws: error) { try Path(svgData: data) }
  }
}
