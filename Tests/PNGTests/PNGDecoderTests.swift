import PNG
import Raster
import Testing

@Suite("PNG decoding")
struct PNGDecoderTests {
  @Test("Sixteen bits are rounded to eight, and gamma is ignored")
  func sixteenBits() throws {
    let raw = RawPNG(
      width: 1, height: 2, bitDepth: 16, colorType: 2,
      data: [0, 0x80, 0x80, 0x00, 0x80, 0x00, 0x81, 0, 0xFF, 0xFF, 0xFE, 0xFE, 0x12, 0x34])
    let pixmap = try PNG.decode(raw.bytes)
    #expect(pixmap.bytes == [0x80, 0, 1, 255, 255, 254, 0x12, 255])
  }

  @Test("Grey of every depth becomes RGB", arguments: [1, 2, 4, 8])
  func grey(depth: Int) throws {
    let raw = RawPNG(width: 1, height: 1, bitDepth: depth, colorType: 0, data: [0, 0xFF])
    #expect(try PNG.decode(raw.bytes).bytes == [255, 255, 255, 255])
    let black = RawPNG(width: 1, height: 1, bitDepth: depth, colorType: 0, data: [0, 0])
    #expect(try PNG.decode(black.bytes).bytes == [0, 0, 0, 255])
  }

  @Test("Grey with alpha is premultiplied")
  func greyAlpha() throws {
    let raw = RawPNG(width: 2, height: 1, colorType: 4, data: [0, 200, 128, 77, 0])
    #expect(try PNG.decode(raw.bytes).bytes == [100, 100, 100, 128, 0, 0, 0, 0])
  }

  @Test("Palettes have colours and alpha")
  func palette() throws {
    let raw = RawPNG(
      width: 4, height: 1, bitDepth: 2, colorType: 3,
      palette: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9], transparency: [255, 51],
      data: [0, 0b00_01_10_11])
    #expect(
      try PNG.decode(raw.bytes).bytes
        == [255, 0, 0, 255, 0, 51, 0, 51, 0, 0, 255, 255, 9, 9, 9, 255])
  }

  @Test("A colour named transparent is clear")
  func colorKey() throws {
    let raw = RawPNG(
      width: 2, height: 1, colorType: 2, transparency: [0, 1, 0, 2, 0, 3],
      data: [0, 1, 2, 3, 3, 2, 1])
    #expect(try PNG.decode(raw.bytes).bytes == [0, 0, 0, 0, 3, 2, 1, 255])
  }

  @Test("Interlaced pictures are put together")
  func interlaced() throws {
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    let (width, height) = (9, 7)
    var data: [UInt8] = []
    for (x0, y0, dx, dy) in passes {
      for y in stride(from: y0, to: height, by: dy) {
        let row = stride(from: x0, to: width, by: dx).map { UInt8($0 * 16 + y) }
        if !row.isEmpty { data += [0] + row }
      }
    }
    let raw = RawPNG(width: width, height: height, colorType: 0, isInterlaced: true, data: data)
    let pixmap = try PNG.decode(raw.bytes)
    for y in 0..<height {
      for x in 0..<width { #expect(pixmap[x, y].red == UInt8(x * 16 + y)) }
    }
  }

  static let small = RawPNG(
    width: 3, height: 2, bitDepth: 4, colorType: 3, palette: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    transparency: [0], data: [0, 0x01, 0x20, 2, 0, 0]
  ).bytes

  @Test("A file cut anywhere is refused")
  func truncated() throws {
    for count in 0..<Self.small.count {
      let error = #expect(throws: PNGError.self) {
        try PNG.decode(Array(Self.small.prefix(count)))
      }
      #expect(error == (count == 0 ? .notAPNG : .truncated), "\(count) bytes")
    }
  }

  @Test("A byte changed anywhere is refused")
  func damaged() throws {
    for index in Self.small.indices {
      var bytes = Self.small
      bytes[index] ^= 0x55
      #expect(throws: PNGError.self, "byte \(index)") { try PNG.decode(bytes) }
    }
  }

  @Test("Other files are no PNG", arguments: ["", "GIF89a", "{}", "\u{FFFD}PNG"])
  func otherFiles(text: String) {
    #expect(throws: PNGError.notAPNG) { try PNG.decode(Array(text.utf8)) }
  }

  @Test("Pictures beyond the limits are refused before memory is taken")
  func bombs() {
    func refuses(_ width: Int, _ height: Int, _ limits: PNGLimits = PNGLimits()) {
      let raw = RawPNG(width: width, height: height, colorType: 6)
      #expect(throws: PNGError.tooLarge(width: width, height: height)) {
        try PNG.decode(raw.bytes, limits: limits)
      }
    }
    refuses(16_385, 1)
    refuses(1, 16_385)
    refuses(16_384, 16_384)
    refuses(0x7FFF_FFFF, 0x7FFF_FFFF)
    refuses(3, 3, PNGLimits(maximumSide: 3, maximumBytes: 35))
  }

  @Test("Sides of zero and missing image data are corrupt", arguments: [0, 5])
  func nothing(width: Int) {
    let raw = RawPNG(width: width, height: 5, colorType: 6)
    #expect { try PNG.decode(raw.bytes) } throws: {
      if case PNGError.corrupt(let message) = $0 { !message.isEmpty } else { false }
    }
  }
}
