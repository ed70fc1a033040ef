import Controls
import ObjectModel
import PNG
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import FileSystem

@Suite struct VectorTests {
  private struct Case: CustomTestStringConvertible {
    var format: VectorFormat
    var file: String
    var path: String { Repository.path("Fixtures/Assets/Vectors.xcassets/\(file)") }
    var testDescription: String { format.rawValue }

    /// Whether the program that draws it is installed.
    var isDrawable: Bool {
      do throws(AssetError) {
        _ = try FileAssets().draw(path, as: format, scale: 1)
        return true
      } catch {
        return error != .noConverter(format)
      }
    }
  }

  /// Those that can be drawn here.
  private static let cases = [
    Case(format: .pdf, file: "mark.imageset/mark.pdf"),
    Case(format: .svg, file: "bar.imageset/bar.svg"),
  ].filter(\.isDrawable)

  @Test("a vector is drawn at the scale asked for, its ground left clear", arguments: cases)
  private func scales(_ item: Case) throws {
    for scale in 1...3 {
      let bytes = try FileAssets().draw(item.path, as: item.format, scale: Double(scale))
      let picture = try PNG.decode(bytes)
      #expect(picture.width == 16 * scale && picture.height == 20 * scale)
      // Both hold a bar from 2, 10 to 14, 18, counted from above.
      #expect(picture[8 * scale, 14 * scale].alpha == 255)
      #expect(picture[8 * scale, 19 * scale].alpha == 0)
    }
  }

  @Test("a preserved vector is as sharp in a large view as in a small one", arguments: cases)
  private func largeView(_ item: Case) throws {
    let name = item.format == .pdf ? "mark" : "bar"
    let document = """
      {"device": {"size": [160, 200], "scale": 1, "statusBarHeight": 0}, "assets": ["Vectors.xcassets"],
       "window": {"subviews": [
         {"class": "UIImageView", "frame": [0, 0, 160, 200], "image": "\(name)"}]}}
      """
    let file = SourceFile(
      label: Repository.path("Fixtures/Assets/s.json"), bytes: Array(document.utf8))
    let screen = try #require(
      ScreenBuilder(classes: ClassTable(), loader: FileAssets()).build(file).screen)
    let pixmap = try screen.rasterized()
    // Scaled bitmaps would spread the bar's upper edge, at 100, over several pixels.
    #expect(pixmap[80, 99] == pixmap[80, 190])
    #expect(pixmap[80, 100] == pixmap[80, 140])
    #expect(pixmap[80, 99] != pixmap[80, 100])
  }
}
