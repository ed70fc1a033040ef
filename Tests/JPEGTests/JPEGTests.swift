import JPEG
import Raster
import TestSupport
import Testing

@Suite struct JPEGTests {
  private func file(_ name: String) throws -> [UInt8] {
    try #require(
      Files.bytes(Repository.path("Fixtures/Assets/Photos.xcassets/\(name).imageset/\(name).jpg")))
  }

  /// The corner whose colour is nearest: `r`, `g`, `b` and `y` are those of the sample.
  private func letter(_ color: PremultipliedColor) -> Character {
    let corners: [(Character, [Int])] = [
      ("r", [220, 40, 30]), ("g", [40, 170, 60]), ("b", [40, 70, 200]), ("y", [240, 200, 40]),
    ]
    let channels = [color.red, color.green, color.blue].map(Int.init)
    func distance(_ other: [Int]) -> Int {
      zip(channels, other).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    return corners.min { distance($0.1) < distance($1.1) }.map(\.0) ?? "?"
  }

  private func corners(_ pixmap: Pixmap) -> String {
    let (right, bottom) = (pixmap.width - 5, pixmap.height - 5)
    return String([
      letter(pixmap[4, 4]), letter(pixmap[right, 4]), letter(pixmap[4, bottom]),
      letter(pixmap[right, bottom]),
    ])
  }

  @Test(arguments: ["photo", "progressive", "srgb", "adobe-rgb", "cmyk"])
  func `all kinds of files are read`(name: String) throws {
    let picture = try JPEG.decode(file(name))
    #expect([picture.pixmap.width, picture.pixmap.height] == [48, 32])
    #expect(corners(picture.pixmap) == "rgby")
    #expect(picture.pixmap[0, 0].alpha == 255)
    #expect(picture.unknownProfile == (name == "adobe-rgb" ? "Adobe RGB (1998)" : nil))
  }

  @Test(arguments: [
    (2, "gryb"), (3, "ybgr"), (4, "byrg"), (5, "rbgy"), (6, "bryg"), (7, "ygbr"), (8, "gyrb"),
  ])
  func `pictures are turned as EXIF says`(orientation: Int, expected: String) throws {
    let pixmap = try JPEG.decode(file("turned-\(orientation)")).pixmap
    #expect(corners(pixmap) == expected)
    #expect([pixmap.width, pixmap.height] == (orientation < 5 ? [48, 32] : [32, 48]))
  }

  @Test func `grey stays grey`() throws {
    let color = try JPEG.decode(file("gray")).pixmap[4, 4]
    #expect(color.red == color.green && color.green == color.blue)
  }

  @Test func `colours of Display P3 become those of sRGB`() throws {
    let plain = try JPEG.decode(file("photo")).pixmap[4, 4]
    let wide = try JPEG.decode(file("display-p3"))
    #expect(wide.unknownProfile == nil)
    // The same bytes mean a stronger red.
    #expect(wide.pixmap[4, 4].red > plain.red + 10)
    #expect(wide.pixmap[4, 4].green < plain.green)
  }

  /// The offset behind a marker's two bytes.
  private func place(of marker: UInt8, in bytes: [UInt8]) throws -> Int {
    try #require((0..<bytes.count - 1).first { bytes[$0] == 0xFF && bytes[$0 + 1] == marker }) + 2
  }

  @Test func `a size that the file does not fill is refused before memory is taken`() throws {
    var bytes = try file("photo")
    // Length, depth, height and width.
    let frame = try place(of: 0xC0, in: bytes)
    for offset in 3..<7 { bytes[frame + offset] = 0xFF }
    #expect(throws: JPEGError.self) { try JPEG.decode(bytes, maximumSide: 1 << 20) }
    for offset in 3..<7 { bytes[frame + offset] = offset % 2 == 1 ? 0x20 : 0 }
    #expect(throws: JPEGError.self) { try JPEG.decode(bytes) }
    for offset in 3..<7 { bytes[frame + offset] = 0 }
    #expect(throws: JPEGError.self) { try JPEG.decode(bytes) }
  }

  @Test func `thousands of scans are refused, and of restart markers no trap`() throws {
    let bytes = try file("progressive")
    let scan = try place(of: 0xDA, in: bytes) - 2
    let next = try #require(
      (scan + 2..<bytes.count - 1).first {
        bytes[$0] == 0xFF && bytes[$0 + 1] != 0 && !(0xD0...0xD7).contains(bytes[$0 + 1])
      })
    let scans = Array([[UInt8]](repeating: Array(bytes[scan..<next]), count: 5000).joined())
    #expect(throws: JPEGError.self) {
      try JPEG.decode(Array(bytes[..<next]) + scans + Array(bytes[next...]))
    }
    let markers = (0..<20_000).flatMap { [0xFF, UInt8(0xD0 + $0 % 8)] as [UInt8] }
    _ = try? JPEG.decode(Array(bytes[..<next]) + markers + Array(bytes[next...]))
  }

  @Test func `a file without its last bytes, or damaged in the middle, is drawn with a warning`()
    throws
  {
    let bytes = try file("photo")
    let whole = try JPEG.decode(bytes)
    #expect(whole.damage == nil)
    let short = try JPEG.decode(Array(bytes.dropLast(2)))
    #expect(short.pixmap == whole.pixmap)
    #expect(short.warnings == ["the file ends early; what is missing is not as it was meant"])
    var damaged = bytes
    let scan = try place(of: 0xDA, in: bytes)
    let middle = (scan + bytes.count) / 2
    damaged[middle] = 0xFF
    damaged[middle + 1] = 0xD9
    #expect(try JPEG.decode(damaged).damage?.contains("damaged") == true)
  }

  @Test func `the size is told by the header, as the picture is turned`() throws {
    #expect(try JPEG.size(of: file("photo")).map { [$0.width, $0.height] } == [48, 32])
    let turned = try JPEG.decode(file("turned-6")).pixmap
    #expect(
      try JPEG.size(of: file("turned-6")).map { [$0.width, $0.height] }
        == [turned.width, turned.height])
    #expect(JPEG.size(of: [0xFF, 0xD8, 0xFF]) == nil)
  }

  @Test func `a size beyond what libjpeg reads is told as it is`() throws {
    var bytes = try file("photo")
    let frame = try place(of: 0xC0, in: bytes)
    for offset in 3..<7 { bytes[frame + offset] = 0xFF }
    #expect(throws: JPEGError.tooLarge(width: 65_535, height: 65_535)) { try JPEG.decode(bytes) }
  }

  @Test func `files that end anywhere or are changed are errors or pictures`() throws {
    for name in ["photo", "progressive", "cmyk", "display-p3", "turned-6"] {
      let bytes = try file(name)
      for count in stride(from: 0, to: bytes.count - 20, by: 7) {
        if let picture = try? JPEG.decode(Array(bytes[..<count])) {
          #expect(picture.damage?.contains("ends early") == true)
        }
      }
      var state: UInt32 = 3
      for _ in 0..<300 {
        var changed = bytes
        for _ in 0..<3 {
          state = state &* 1_664_525 &+ 1_013_904_223
          changed[Int(state >> 8) % changed.count] = UInt8(truncatingIfNeeded: state >> 3)
        }
        _ = try? JPEG.decode(changed, maximumSide: 256)
      }
    }
    #expect(throws: JPEGError.notAJPEG) { try JPEG.decode(Array("hello, world".utf8)) }
    #expect(throws: JPEGError.tooLarge(width: 48, height: 32)) {
      try JPEG.decode(file("photo"), maximumSide: 40)
    }
  }
}
