import ObjectModel
import PNG
import Raster
import TestSupport
import Testing

@testable import ScreenFormat

/// Icons of applications, stacks of images, and pictures that give way to others.
@Suite struct IconAndStackTests {
  private static let catalog = "c.xcassets"

  /// A catalogue of these files; those that are numbers are square pictures of so many pixels.
  private func library(
    _ files: [String: String], traits: Traits = Traits(displayScale: 2)
  ) throws -> AssetLibrary {
    var assets = MemoryAssets()
    for (path, content) in files {
      assets.files["\(Self.catalog)/\(path)"] =
        if let side = Int(content) {
          try PNG.encode(MemoryAssets.pixmap(width: side, height: side))
        } else {
          Array(content.utf8)
        }
    }
    var library = AssetLibrary(
      loader: assets, target: AssetTarget(traits: traits), system: 15, limits: SurfaceLimits())
    try library.add(folder: Self.catalog)
    return library
  }

  private func size(_ name: String, _ library: inout AssetLibrary) throws -> (Size, Int) {
    let image = try library.image(named: name, for: "").get().image
    return (image.size, image.pixmap.width)
  }

  private static let icon = [
    "AppIcon.appiconset/Contents.json": #"""
    {"images": [
      {"idiom": "iphone", "size": "29x29", "scale": "2x", "filename": "58.png"},
      {"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "120.png"},
      {"idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "180.png"},
      {"idiom": "ipad", "size": "76x76", "scale": "2x", "filename": "152.png"},
      {"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "256.png"}]}
    """#,
    "AppIcon.appiconset/58.png": "58", "AppIcon.appiconset/120.png": "120",
    "AppIcon.appiconset/180.png": "180", "AppIcon.appiconset/152.png": "152",
    "AppIcon.appiconset/256.png": "256",
  ]

  @Test(arguments: [
    (Traits.Idiom.phone, 2.0, 60.0, 120), (.phone, 3, 60, 180), (.pad, 2, 76, 152),
  ])
  func `an icon is that of the home screen`(
    idiom: Traits.Idiom, scale: Double, side: Double, pixels: Int
  ) throws {
    var library = try library(
      Self.icon, traits: Traits(userInterfaceIdiom: idiom, displayScale: scale))
    let (size, width) = try size("AppIcon", &library)
    #expect(size == Size(width: side, height: side))
    #expect(width == pixels)
  }

  @Test(arguments: [(Traits.InterfaceStyle.light, 256), (.dark, 128)])
  func `one size serves all, in its dark variant, too`(
    style: Traits.InterfaceStyle, pixels: Int
  ) throws {
    var library = try library(
      [
        "I.appiconset/Contents.json": #"""
        {"images": [
          {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "a.png"},
          {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "b.png",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "c.png",
           "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
        """#, "I.appiconset/a.png": "256", "I.appiconset/b.png": "128", "I.appiconset/c.png": "64",
      ], traits: Traits(displayScale: 2, userInterfaceStyle: style))
    let (size, width) = try size("I", &library)
    #expect(size == Size(width: 60, height: 60))
    #expect(width == pixels)
  }

  @Test(arguments: ["imagestack", "solidimagestack"])
  func `a stack is drawn from the back to the front`(kind: String) throws {
    func layer(_ name: String, _ side: String) -> [String: String] {
      let folder = "S.\(kind)/\(name).\(kind)layer"
      return [
        "\(folder)/Contents.json": "{}",
        "\(folder)/Content.imageset/Contents.json":
          #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "p.png"}]}"#,
        "\(folder)/Content.imageset/p.png": side,
      ]
    }
    var files = [
      "S.\(kind)/Contents.json":
        #"{"layers": [{"filename": "Front.\#(kind)layer"}, {"filename": "Back.\#(kind)layer"}]}"#
    ]
    files.merge(layer("Front", "4")) { $1 }
    files.merge(layer("Back", "10")) { $1 }
    var library = try library(files)
    let image = try library.image(named: "S", for: "").get().image
    #expect(image.size == Size(width: 10, height: 10))
    // Both are opaque in one colour; the front lies in the middle.
    #expect(image.pixmap[10, 10].alpha == 255)
    #expect(image.pixmap[1, 1].alpha == 255)
    #expect(library.diagnostics.isEmpty)
  }

  @Test(arguments: [16, 17])
  func `sixteen layers of a stack are drawn, and others told of`(count: Int) throws {
    var files: [String: String] = [:]
    for index in 0..<count {
      let folder = "S.imagestack/\(index).imagestacklayer"
      files["\(folder)/Contents.json"] = "{}"
      files["\(folder)/Content.imageset/Contents.json"] =
        #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "p.png"}]}"#
      // The layer behind the others is the largest.
      files["\(folder)/Content.imageset/p.png"] = "\(4 + index)"
    }
    let names = (0..<count).map { #"{"filename": "\#($0).imagestacklayer"}"# }
    files["S.imagestack/Contents.json"] = #"{"layers": [\#(names.joined(separator: ","))]}"#
    var library = try library(files)
    #expect(try size("S", &library).0 == Size(width: 19, height: 19))
    #expect(
      library.diagnostics.found.map(\.message)
        == (count == 17 ? ["a stack has more than 16 layers; those behind are not drawn"] : []))
  }

  @Test func `a picture that can't be read gives way to another scale, with a warning`() throws {
    var library = try library([
      "a.imageset/Contents.json": #"""
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "two.png"},
                  {"idiom": "universal", "scale": "1x", "filename": "one.png"}]}
      """#, "a.imageset/two.png": "broken", "a.imageset/one.png": "7",
    ])
    let (size, _) = try size("a", &library)
    #expect(size == Size(width: 7, height: 7))
    #expect(
      library.diagnostics.found.map(\.message) == [
        "the image 'c.xcassets/a.imageset/two.png' can't be read: it is neither PNG nor JPEG; its picture for another scale is drawn"
      ])
  }
}
