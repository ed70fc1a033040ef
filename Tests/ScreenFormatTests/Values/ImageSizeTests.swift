import ObjectModel
import Raster
import ScreenFormat
import Testing

@Suite("Images that a document draws have whole pixels")
struct ImageSizeTests {
  private static func image(_ json: String, scale: Double) -> ImageValue? {
    let text = """
      {"mockup": 1, "device": {"size": [100, 100], "scale": \(scale)}, "window": {"subviews": [
        {"class": "UIImageView", "image": \(json)}]}}
      """
    guard let window = build(text).screen?.window,
      case .objects(let views)? = window.values[PropertySlot("subviews")],
      case .image(let image)? = views.first?.values[PropertySlot("image")]
    else { return nil }
    return image
  }

  @Test(
    "parts of pixels become whole ones, which the drawing covers in part",
    arguments: [
      (1.0, Size(width: 1, height: 1)), (2, Size(width: 1, height: 0.5)),
      (3, Size(width: 1, height: 2.0 / 3)),
    ] as [(Double, Size)])
  func parts(scale: Double, size: Size) {
    let line = Self.image(#"{"color": "red", "size": [1, 0.5]}"#, scale: scale)
    let drawing = Self.image(
      #"{"size": [1, 0.5], "draw": [{"fill": "red", "rect": [0, 0, 1, 0.5]}]}"#, scale: scale)
    #expect(line?.size == size)
    #expect(drawing?.size == size)
    if scale != 2 { #expect(line == drawing) }
  }

  @Test func `whole pixels keep the size that is written`() {
    let size = Self.image(#"{"color": "red", "size": [0.5, 7.5]}"#, scale: 2)?.size
    #expect(size == Size(width: 0.5, height: 7.5))
  }
}
