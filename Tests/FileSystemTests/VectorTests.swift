import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import FileSystem

@Suite struct VectorTests {
  private static let path = Repository.path(
    "Fixtures/Assets/Vectors.xcassets/mark.imageset/mark.pdf")

  private static let hasPoppler: Bool = {
    do throws(AssetError) {
      _ = try FileAssets().draw(path, as: .pdf, scale: 1)
      return true
    } catch {
      return error != .noConverter(.pdf)
    }
  }()

  @Test(
    "a PDF is drawn at the scale asked for, its ground left clear",
    .enabled(if: hasPoppler, "PDF is drawn by pdftocairo, which is not installed"),
    arguments: [1, 2, 3])
  func pdf(scale: Int) throws {
    let bytes = try FileAssets().draw(Self.path, as: .pdf, scale: Double(scale))
    let picture = try PNG.decode(bytes)
    #expect(picture.width == 16 * scale && picture.height == 20 * scale)
    // The page holds a bar from 2, 10 to 14, 18, counted from above.
    #expect(picture[8 * scale, 14 * scale].alpha == 255)
    #expect(picture[8 * scale, 19 * scale].alpha == 0)
  }
}
