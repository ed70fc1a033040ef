import Controls
import Loading
import ObjectModel
import PNG
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Only the images of which something shows are unpacked, counted, and have to be whole.
@Suite struct ImagesInSightTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A picture whose pixels tell its number.
  private func picture(_ number: Int, side: Int = 100) -> Pixmap {
    let bytes = (0..<side * side).flatMap { pixel -> [UInt8] in
      [UInt8(number % 256), UInt8(pixel % 256), UInt8(pixel / 256 % 256), 255]
    }
    return Pixmap(width: side, height: side, bytes: bytes)
  }

  private func write(_ name: String, _ pixmap: Pixmap, cutTo share: Double = 1) throws {
    let bytes = try PNG.encode(pixmap)
    try Files.write(
      Array(bytes.prefix(Int(Double(bytes.count) * share))), to: directory[name])
  }

  /// A screen of 100 × 100 pixels with a row of views of that size, the first of which shows.
  private func source(_ views: [String], offset: Int = 0) -> ScreenLoader.Source {
    let subviews = views.enumerated().map { index, image in
      #"{"class": "UIImageView", "frame": [\#(100 * index), 0, 100, 100], "image": "\#(image)"}"#
    }
    let text = """
      {"device": {"size": [100, 100], "scale": 1, "statusBarHeight": 0}, "assets": ["."], "window": {"subviews": [
        {"class": "UIScrollView", "frame": [0, 0, 100, 100], "contentSize": [5000, 100],
         "contentOffset": [\(offset), 0], "subviews": [
      \(subviews.joined(separator: ",\n"))]}]}}
      """
    return ScreenLoader.Source(
      SourceFile(label: directory["s.json"], text: text), folder: directory.path)
  }

  private func loader(megabytes: Int = 512, _ files: DecodedFiles? = nil) -> ScreenLoader {
    var options = RenderOptions()
    options.limits.bytes = megabytes << 20
    return ScreenLoader(options: options, decodedFiles: files)
  }

  private func draw(
    _ source: ScreenLoader.Source, _ loader: ScreenLoader
  ) throws -> (pixmap: Pixmap, warnings: [String]) {
    let loaded = try loader.load(source)
    let pixmap = try loaded.document.drawing {
      try loaded.rasterized(limits: loader.options.limits, reusing: RasterizerCaches())
    }
    return (pixmap, loaded.diagnostics.sorted().map(\.description))
  }

  private func errors(_ body: () throws -> Void) -> [String] {
    do {
      try body()
      return []
    } catch {
      return (error as? InvalidDocuments)?.diagnostics.sorted().map(\.description) ?? ["\(error)"]
    }
  }

  @Test func `images out of sight need no memory, and change no pixel`() throws {
    let names = try (0..<40).map { index in
      try write("\(index).png", picture(index, side: 200))
      return "\(index)"
    }
    // All of them take 6.4 MB.
    let first = try draw(source(names), loader(megabytes: 2)).pixmap
    #expect(try first == draw(source(names), loader()).pixmap)
    #expect(first[50, 50].red == 0)
    let later = try draw(source(names, offset: 1000), loader(megabytes: 2)).pixmap
    #expect(later[50, 50].red == 10)
    #expect(loader(megabytes: 2).validate(source(names)).isEmpty)
  }

  @Test func `images in sight beyond the memory of a screen are one error`() throws {
    for index in 0..<40 { try write("\(index).png", picture(index, side: 200)) }
    let views = (0..<40).map { index in
      #"{"class": "UIImageView", "frame": [0, 0, 100, 100], "image": "\#(index)"}"#
    }
    let text = """
      {"device": {"size": [100, 100], "scale": 1, "statusBarHeight": 0}, "assets": ["."], "window": {"subviews": [
      \(views.joined(separator: ",\n"))]}}
      """
    let source = ScreenLoader.Source(
      SourceFile(label: "s.json", text: text), folder: directory.path)
    let found = errors { _ = try draw(source, loader(megabytes: 2)) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("s.json:1:") == true)
    #expect(found.first?.contains("images 7 MiB") == true)
    #expect(found.first?.contains("'--max-memory' allows more") == true)
    let validated = loader(megabytes: 2).validate(source).sorted().map(\.description)
    #expect(validated == found)
    #expect(try draw(source, loader(megabytes: 8)).warnings.isEmpty)
  }

  @Test(arguments: [false, true])
  func `damage behind the header of an image is an error where it shows, and for validation`(
    isKept: Bool
  ) throws {
    try write("whole.png", picture(1))
    try write("cut.png", picture(2), cutTo: 0.7)
    let files = isKept ? DecodedFiles() : nil
    for _ in 0..<2 {
      let hidden = source(["whole", "cut"])
      #expect(try draw(hidden, loader(files)).warnings == [])
      let place = "\(directory["s.json"]):5:64: error: the image"
      for found in [
        errors { _ = try draw(source(["whole", "cut"], offset: 50), loader(files)) },
        loader(files).validate(hidden).sorted().map(\.description),
      ] {
        #expect(found.count == 1)
        #expect(
          found.first?.contains("cut.png' can't be read: the file ends too early") == true,
          "\(found)")
        #expect(found.first?.hasPrefix(place) == true, "\(found)")
      }
    }
    var reading = loader()
    reading.purpose = .reading
    #expect(try reading.load(source(["cut"])).diagnostics.isEmpty)
  }

  @Test func `a file without a header is an error wherever it stands`() throws {
    try write("whole.png", picture(1))
    try Files.write(Array("no picture".utf8), to: directory["text.png"])
    let found = errors { _ = try draw(source(["whole", "text"]), loader()) }
    #expect(found.count == 1 && found[0].contains("it is neither PNG nor JPEG"))
  }

  @Test func `a photo that is drawn with a warning has it where it shows`() throws {
    try write("whole.png", picture(1))
    let photo = try #require(
      Files.bytes(Repository.path("Fixtures/Assets/Photos.xcassets/photo.imageset/photo.jpg")))
    try Files.write(Array(photo.dropLast(2)), to: directory["photo.jpg"])
    let names = ["whole", "photo.jpg"]
    #expect(try draw(source(names), loader()).warnings == [])
    let shown = try draw(source(names, offset: 50), loader()).warnings
    #expect(shown.count == 1 && shown[0].contains("the file ends early"))
    #expect(loader().validate(source(names)).sorted().map(\.description) == shown)
  }

  @Test(arguments: [1.0, 3.0])
  func `a picture of a plain folder that can't be read gives way to another scale`(
    scale: Double
  ) throws {
    // Its header can be read, so that only drawing finds the damage.
    try write("icon@2x.png", picture(2, side: 200), cutTo: 0.6)
    let side = Int(100 * scale)
    let name = scale == 1 ? "icon.png" : "icon@3x.png"
    try write(name, picture(7, side: side))
    var loader = loader()
    loader.options.scale = 2
    let (pixmap, warnings) = try draw(source(["icon"]), loader)
    #expect(pixmap.width == 200 && pixmap[100, 100].red == 7)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.contains("icon@2x.png' can't be read: the file ends too early") == true,
      "\(warnings)")
    #expect(loader.validate(source(["icon"])).sorted().map(\.description) == warnings)
  }

  @Test func `a screen that was changed after it was loaded finds damage when it is drawn`() throws
  {
    try write("whole.png", picture(1))
    try write("cut.png", picture(2), cutTo: 0.7)
    let text = """
      {"device": {"size": [100, 100], "scale": 1, "statusBarHeight": 0}, "assets": ["."], "window": {"subviews": [
        {"class": "UIImageView", "frame": [0, 0, 100, 100],
         "image": {"animated": ["whole", "cut"], "duration": 2}}]}}
      """
    let source = ScreenLoader.Source(
      SourceFile(label: "s.json", text: text), folder: directory.path)
    var loaded = try loader().load(source)
    loaded.screen.time = 1.5
    let found = errors { _ = try loaded.document.drawing { try loaded.screen.rasterized() } }
    #expect(found.count == 1 && found[0].contains("cut.png' can't be read"))
  }
}
