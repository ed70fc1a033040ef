import Controls
import ObjectModel
import Raster
import ScreenFormat
import Synchronization
import TestSupport
import Testing

@testable import Loading

@Suite struct VectorTests {
  @Test(
    "a preserved vector is as sharp in a large view as in a small one", arguments: ["bar", "mark"])
  func largeView(_ name: String) throws {
    let document = """
      {"device": {"size": [160, 200], "scale": 1, "statusBarHeight": 0}, "assets": ["Vectors.xcassets"],
       "window": {"subviews": [
         {"class": "UIImageView", "frame": [0, 0, 160, 200], "image": "\(name)"}]}}
      """
    let file = SourceFile(
      label: Repository.path("Fixtures/Assets/s.json"), bytes: Array(document.utf8))
    let screen = try ScreenLoader().load(ScreenLoader.Source(file, folder: nil)).screen
    let pixmap = try screen.rasterized()
    // Scaled bitmaps would spread the bar's upper edge, at 100, over several pixels.
    #expect(pixmap[80, 99] == pixmap[80, 190])
    #expect(pixmap[80, 100] == pixmap[80, 140])
    #expect(pixmap[80, 99] != pixmap[80, 100])
  }

  @Test func `a large vector in a small view is never drawn at its full size`() throws {
    let drawn = DrawnScales()
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="128" fill="red"/></svg>"#
    let directory = try TemporaryDirectory()
    try Files.createFolder(directory["a.xcassets/v.imageset"])
    try Files.write(Array(svg.utf8), to: directory["a.xcassets/v.imageset/v.svg"])
    try Files.write(
      Array(
        """
        {"info": {"version": 1, "author": "xcode"}, "images": [{"idiom": "universal", "filename": "v.svg"}],
         "properties": {"preserves-vector-representation": true}}
        """.utf8), to: directory["a.xcassets/v.imageset/Contents.json"])
    let document = """
      {"device": {"size": [40, 40], "scale": 2, "statusBarHeight": 0}, "assets": ["a.xcassets"],
       "window": {"subviews": [{"class": "UIImageView", "frame": [0, 0, 24, 24], "image": "v"}]}}
      """
    let file = SourceFile(label: directory["s.json"], bytes: Array(document.utf8))
    let loader = ScreenLoader(decodedFiles: DecodedFiles(drawnPictures: drawn))
    let screen = try loader.load(ScreenLoader.Source(file, folder: nil)).screen
    let pixmap = try screen.rasterized()
    #expect(pixmap[20, 23].alpha == 255 && pixmap[20, 23] != pixmap[20, 24])
    // The view's 48 pixels, and nothing else.
    #expect(drawn.scales == ["0.1875"])
  }

  @Test(arguments: ["svg", "SVG"])
  func `what is kept of a drawing is looked up once a run`(_ format: String) throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="9" fill="red"/></svg>"#
    let directory = try TemporaryDirectory()
    try Files.createFolder(directory["a.xcassets/v.imageset"])
    try Files.write(Array(svg.utf8), to: directory["a.xcassets/v.imageset/v.\(format)"])
    try Files.write(
      Array(
        #"{"images": [{"idiom": "universal", "filename": "v.\#(format)"}]}"#.utf8),
      to: directory["a.xcassets/v.imageset/Contents.json"])
    let document = """
      {"device": {"size": [40, 40], "scale": 2, "statusBarHeight": 0}, "assets": ["a.xcassets"],
       "window": {"subviews": [{"class": "UIImageView", "frame": [0, 0, 24, 24], "image": "v"}]}}
      """
    let file = SourceFile(label: directory["s.json"], bytes: Array(document.utf8))
    let kept = KeptPictures()
    func draw() throws -> Pixmap {
      let loader = ScreenLoader(decodedFiles: DecodedFiles(drawnPictures: kept))
      return try loader.load(ScreenLoader.Source(file, folder: nil)).screen.rasterized()
    }
    let first = try draw()
    #expect(kept.pictures.count == 1)
    let before = kept.lookups
    #expect(try draw() == first)
    #expect(kept.lookups == before + 1)
    // What is damaged is drawn anew.
    kept.damage()
    #expect(try draw() == first)
  }
}

/// Notes the scales that vectors are drawn at.
private final class DrawnScales: DrawnPictures {
  private let state = Mutex<[String]>([])

  var scales: [String] { state.withLock { $0 } }

  func picture(of file: [UInt8], at path: String, _ parts: [String]) -> [UInt8]? { nil }

  func keep(_ picture: [UInt8], of file: [UInt8], at path: String, _ parts: [String]) {
    state.withLock { $0.append(parts.last ?? "") }
  }
}

/// Keeps pictures, and counts how often one is asked for.
private final class KeptPictures: DrawnPictures {
  private struct State {
    var pictures: [String: [UInt8]] = [:]
    var lookups = 0
  }

  private let state = Mutex(State())

  var pictures: [String: [UInt8]] { state.withLock { $0.pictures } }
  var lookups: Int { state.withLock { $0.lookups } }

  func damage() {
    state.withLock { $0.pictures = $0.pictures.mapValues { Array($0.dropLast()) } }
  }

  func picture(of file: [UInt8], at path: String, _ parts: [String]) -> [UInt8]? {
    state.withLock { state in
      state.lookups += 1
      return state.pictures[path]
    }
  }

  func keep(_ picture: [UInt8], of file: [UInt8], at path: String, _ parts: [String]) {
    state.withLock { $0.pictures[path] = picture }
  }
}
