import PNG
import Raster
import TestSupport
import Testing

/// Names of images that differ in normalisation only, as `é` in one scalar and in two.
@Suite struct NormalisationTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  /// A picture of 4 by 4 pixels in one grey.
  private func picture(_ grey: UInt8) throws -> [UInt8] {
    let pixel: [UInt8] = [grey, grey, grey, 255]
    return try PNG.encode(
      Pixmap(width: 4, height: 4, bytes: [[UInt8]](repeating: pixel, count: 16).flatMap(\.self)))
  }

  @Test func `of two files, each name means the one with its bytes`() throws {
    let files = [
      ("A/\(Self.composed).png", try picture(50)), ("A/\(Self.decomposed).png", try picture(150)),
    ]
    #expect(try greys(files, assets: "A") == [50, 150])
    #expect(try greys(files.reversed(), assets: "A") == [50, 150])
  }

  @Test func `one file is found by either name, with its scale and its extension`() throws {
    #expect(try greys([("A/\(Self.decomposed)@2x.png", try picture(70))], assets: "A") == [70, 70])
    #expect(try greys([("A/\(Self.composed).png", try picture(80))], assets: "A") == [80, 80])
  }

  @Test func `a catalogue's sets are told apart as files are`() throws {
    let contents = Array(#"{"images": [{"filename": "p.png", "idiom": "universal"}]}"#.utf8)
    let sets = try [(Self.composed, 50 as UInt8), (Self.decomposed, 150)].map { name, grey in
      [
        (path: "A.xcassets/\(name).imageset/Contents.json", bytes: contents),
        (path: "A.xcassets/\(name).imageset/p.png", bytes: try picture(grey)),
      ]
    }
    #expect(try greys(sets.flatMap(\.self), assets: "A.xcassets") == [50, 150])
    #expect(try greys(sets[1], assets: "A.xcassets") == [150, 150])
  }

  /// Draws an image by each name, and returns the greys of both.
  private func greys(_ files: [(path: String, bytes: [UInt8])], assets: String) throws -> [UInt8] {
    let folder = try TemporaryDirectory()
    for (path, bytes) in files {
      try Files.write(bytes, to: "\(folder.path)/\(path)")
    }
    let screen = """
      {"mockup": 1, "assets": ["\(assets)"], "device": {"size": [16, 8], "scale": 1}, "window": {
        "backgroundColor": "white", "subviews": [
          {"class": "UIImageView", "image": "\\u00e9", "frame": [0, 0, 4, 4]},
          {"class": "UIImageView", "image": "e\\u0301", "frame": [8, 0, 4, 4]}]}}
      """
    try Files.write(Array(screen.utf8), to: "\(folder.path)/s.screen.json")
    let result = try CommandRunner().run([
      "render", "\(folder.path)/s.screen.json", "-o", "\(folder.path)/s.png",
    ])
    #expect(result.status == 0, "\(result.errors)")
    let pixmap = try PNG.decode(try #require(Files.bytes("\(folder.path)/s.png")))
    return [pixmap[1, 1].red, pixmap[9, 1].red]
  }
}
