import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

@Suite("A drawing that is too large in its own size")
struct LargeVectorTests {
  /// The image of a set with a square drawing, on a screen of two pixels for each point.
  private func image(
    side: Int, keys: String = "", _ reading: PictureFiles.Reading = .whole
  ) throws -> Result<ImageAsset, ImageFileProblem> {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>
        <rect width='\(side)' height='\(side)'/></svg>
      """
    var assets = MemoryAssets()
    assets.files["c.xcassets/v.imageset/v.svg"] = Array(svg.utf8)
    assets.files["c.xcassets/v.imageset/Contents.json"] = Array(
      #"{"images": [{"filename": "v.svg", "idiom": "universal"\#(keys)}]}"#.utf8)
    let traits = Traits(displayScale: 2)
    var library = AssetLibrary(
      loader: assets, target: AssetTarget(traits: traits, screenHeight: 667), system: 13,
      limits: SurfaceLimits(), pictures: PictureFiles(reading))
    try library.add(folder: "c.xcassets")
    return library.image(named: "v", for: "")
  }

  private static let slices = """
    , "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
      "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}
    """

  @Test(arguments: [PictureFiles.Reading.sizes, .whole, .wholeOneByOne])
  func `is drawn in the size in which it is shown`(reading: PictureFiles.Reading) throws {
    guard case .vector(let vector) = try image(side: 20_000, reading).get() else {
      Issue.record("a bitmap")
      return
    }
    #expect(vector.size.width == 20_000)
  }

  @Test func `is refused where slices need all of it, with its size, the bound and the option`()
    throws
  {
    guard case .failure(let problem) = try image(side: 20_000, keys: Self.slices) else {
      Issue.record("drawn")
      return
    }
    #expect(
      problem.message
        == "the image 'c.xcassets/v.imageset/v.svg' has 40000 × 40000 pixels in its own size, "
        + "more than the 64 MiB that a picture may take (an eighth of '--max-memory')")
  }

  @Test func `is cut by its slices where it fits`() throws {
    guard case .bitmap(let image) = try image(side: 20, keys: Self.slices).get() else {
      Issue.record("a vector")
      return
    }
    #expect(image.capInsets?.left == 0.5)
  }
}
