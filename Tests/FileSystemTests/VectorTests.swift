import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import FileSystem

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
    let screen = try #require(
      ScreenBuilder(classes: ClassTable(), loader: FileAssets()).build(file).screen)
    let pixmap = try screen.rasterized()
    // Scaled bitmaps would spread the bar's upper edge, at 100, over several pixels.
    #expect(pixmap[80, 99] == pixmap[80, 190])
    #expect(pixmap[80, 100] == pixmap[80, 140])
    #expect(pixmap[80, 99] != pixmap[80, 100])
  }
}
