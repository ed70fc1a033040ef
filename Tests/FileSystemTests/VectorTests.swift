import Controls
import ObjectModel
import PNG
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import FileSystem

@Suite struct VectorTests {
  private static let pdf = Repository.path(
    "Fixtures/Assets/Vectors.xcassets/mark.imageset/mark.pdf")

  /// The names of the sets that can be drawn here: PDF needs a program.
  private static let names = ["bar"] + (hasPDFConverter ? ["mark"] : [])

  private static var hasPDFConverter: Bool {
    do throws(AssetError) {
      _ = try FileAssets().drawPDF(pdf, scale: 1)
      return true
    } catch {
      return error != .noPDFConverter
    }
  }

  @Test(
    "a PDF file is drawn at the scale asked for, its ground left clear",
    .enabled(if: hasPDFConverter))
  func scales() throws {
    for scale in 1...3 {
      let picture = try PNG.decode(try FileAssets().drawPDF(Self.pdf, scale: Double(scale)))
      #expect(picture.width == 16 * scale && picture.height == 20 * scale)
      // It holds a bar from 2, 10 to 14, 18, counted from above.
      #expect(picture[8 * scale, 14 * scale].alpha == 255)
      #expect(picture[8 * scale, 19 * scale].alpha == 0)
    }
  }

  @Test("a preserved vector is as sharp in a large view as in a small one", arguments: names)
  func largeView(_ name: String) throws {
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
