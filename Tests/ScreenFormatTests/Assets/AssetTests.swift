import Controls
import ObjectModel
import PNG
import Raster
import ScreenFormat
import TestSupport
import Testing

@Suite("Images are found where a user would look for them")
struct AssetTests {
  /// The pixel size and scale of the image `name` on a device.
  private func image(
    _ name: String, scale: Double = 2, idiom: String = "phone", _ files: [String: (Int, Int)]
  ) -> String {
    let text = """
      {"device": {"size": [320, 480], "scale": \(scale), "idiom": "\(idiom)"}, "assets": ["i", "j"],
       "window": {"subviews": [{"class": "UIImageView", "image": "\(name)"}]}}
      """
    var assets = MemoryAssets(images: files)
    assets.files["i/readme"] = []
    assets.files["j/readme"] = []
    let result = build(text, assets)
    guard let view = result.screen?.window.objects("subviews").first,
      case .image(let value)? = view.values[PropertySlot("image")],
      case .bitmap(let image, _) = value.source
    else { return result.diagnostics.sorted().map(\.message).joined() }
    return "\(image.pixmap.width)@\(image.scale)"
  }

  @Test("The exact scale is best, then the next larger, then the next smaller")
  func scales() {
    let all = ["i/a.png": (1, 1), "i/a@2x.png": (2, 1), "i/a@3x.png": (3, 1)]
    #expect(image("a", scale: 1, all) == "1@1.0")
    #expect(image("a", scale: 2, all) == "2@2.0")
    #expect(image("a", scale: 3, all) == "3@3.0")
    #expect(image("a", scale: 2, ["i/a.png": (1, 1), "i/a@3x.png": (3, 1)]) == "3@3.0")
    #expect(image("a", scale: 3, ["i/a.png": (1, 1), "i/a@2x.png": (2, 1)]) == "2@2.0")
  }

  @Test("A file for the idiom comes before one for all, whatever its scale")
  func idioms() {
    let files = ["i/a@2x.png": (2, 1), "i/a~ipad.png": (4, 1), "i/a@2x~iphone.png": (5, 1)]
    #expect(image("a", idiom: "pad", files) == "4@1.0")
    #expect(image("a", idiom: "phone", files) == "5@2.0")
    #expect(image("a", idiom: "pad", ["i/a~iphone.png": (1, 1), "i/a.png": (2, 1)]) == "2@1.0")
    #expect(image("a", idiom: "pad", ["i/a~ipad@2x.png": (7, 1)]) == "7@2.0")
  }

  @Test("The first folder that has the image wins; names may have a folder and an extension")
  func folders() {
    #expect(image("a", ["i/a.png": (1, 1), "j/a@2x.png": (2, 1)]) == "1@1.0")
    #expect(image("b", ["i/a.png": (1, 1), "j/b@2x.png": (2, 1)]) == "2@2.0")
    #expect(image("bars/b", ["j/bars/b.png": (3, 1)]) == "3@1.0")
    #expect(image("a.png", ["i/a@2x.png": (2, 1)]) == "2@2.0")
    #expect(image("a@3x.png", ["i/a@2x.png": (2, 1), "i/a@3x.png": (3, 1)]) == "3@3.0")
    #expect(image("pictures/a.png", ["pictures/a.png": (9, 1)]) == "9@1.0")
  }

  @Test("A missing image names every place and the nearest name")
  func missing() {
    #expect(
      image("cog", ["i/cogs.png": (1, 1)])
        == "no image 'cog'; looked for cog.png, cog@2x.png or cog@3x.png, also ~ipad and ~iphone, "
        + "in 'i', 'j'; did you mean 'cogs'?")
  }

  @Test("A file that is no PNG is an error with its reason")
  func broken() {
    var assets = MemoryAssets(["i/a.png": "hello", "i/b.gif": "x"])
    assets.files["i/c.png"] = try? Array(
      PNG.encode(MemoryAssets.pixmap(width: 9, height: 9)).dropLast(30))
    let text = """
      {"assets": ["i"], "window": {"subviews": [
        {"class": "UIImageView", "image": "a"}, {"class": "UIImageView", "image": "a"},
        {"class": "UIImageView", "image": "b.gif"}, {"class": "UIImageView", "image": "c"}]}}
      """
    let result = build(text, assets)
    #expect(
      result.diagnostics.sorted().map { "\($0.position) \($0.message)" } == [
        "2:37 the image 'i/a.png' can't be read: it is neither PNG nor JPEG",
        "2:77 the image 'i/a.png' can't be read: it is neither PNG nor JPEG",
        "3:37 the image 'i/b.gif' is no PNG or JPEG; convert it to PNG",
        "3:81 the image 'i/c.png' can't be read: the file ends too early",
      ])
    #expect(result.diagnostics.found.count { !$0.isUnusableInput } == 0)
  }
}

@Suite struct PhotoTests {
  private func findings(_ files: [String: [UInt8]], _ image: String) -> [String] {
    var assets = MemoryAssets([:])
    for (path, bytes) in files { assets.files[path] = bytes }
    let text = """
      {"assets": ["i"], "window": {"subviews": [{"class": "UIImageView", "image": "\(image)"}]}}
      """
    return build(text, assets).diagnostics.sorted().map(\.message)
  }

  private func photo(_ name: String) throws -> [UInt8] {
    try #require(
      Files.bytes(Repository.path("Fixtures/Assets/Photos.xcassets/\(name).imageset/\(name).jpg")))
  }

  @Test("A JPEG file is called by its extension, as with UIKit")
  func names() throws {
    let files = ["i/a@2x.jpg": try photo("photo")]
    #expect(findings(files, "a.jpg").isEmpty)
    #expect(findings(files, "a").first?.contains("did you mean 'a.jpg'?") == true)
  }

  @Test("A colour profile that is not known is a warning")
  func profile() throws {
    #expect(
      findings(["i/a.jpg": try photo("adobe-rgb")], "a.jpg").first?
        .contains("the colour profile \"Adobe RGB (1998)\" is neither sRGB nor Display P3") == true)
  }

  @Test("Other formats are refused by name, whatever the file is called")
  func otherFormats() {
    let webp = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8)
    let heic: [UInt8] = [0, 0, 0, 24] + Array("ftypheic".utf8)
    #expect(
      findings(["i/a.png": webp], "a") == [
        "the image 'i/a.png' is in the format WebP, which is not read; convert it to PNG"
      ])
    #expect(
      findings(["i/a.jpg": heic], "a.jpg") == [
        "the image 'i/a.jpg' is in the format HEIC, which is not read; convert it to PNG"
      ])
    #expect(
      findings(["i/a.webp": webp], "a.webp") == [
        "the image 'i/a.webp' is no PNG or JPEG; convert it to PNG"
      ])
  }

  @Test(arguments: ["logo.svg", "logo"])
  func `a drawing in a folder is refused with the place where UIKit reads it`(_ name: String) {
    #expect(
      findings(["i/logo.svg": Array("<svg/>".utf8)], name) == [
        "the image 'i/logo.svg' is a drawing, which UIKit reads from catalogues only; put it into "
          + "'logo.imageset' of an .xcassets folder"
      ])
  }
}
