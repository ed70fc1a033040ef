import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct ImageViewTests {
  private func images(_ stage: ViewStage) -> [(rect: Rect, tint: String?, opacity: Double)] {
    stage.commands.compactMap {
      guard case .image(_, let rect, let tint, let opacity) = $0 else { return nil }
      return (rect, tint?.description, opacity)
    }
  }

  @Test func `an image view is as large as its image`() throws {
    let stage = try ViewStage([element("UIImageView", id: "i", ["image": .image(30, 20)])])
    #expect(stage.frame("i")?.size == Size(width: 30, height: 20))
  }

  @Test(
    "content modes place the image",
    arguments: [
      ("scaleToFill", Rect(x: 0, y: 0, width: 100, height: 60)),
      ("scaleAspectFit", Rect(x: 5, y: 0, width: 90, height: 60)),
      ("scaleAspectFill", Rect(x: 0, y: -10.0 / 3, width: 100, height: 200.0 / 3)),
      ("center", Rect(x: 35, y: 20, width: 30, height: 20)),
      ("topRight", Rect(x: 70, y: 0, width: 30, height: 20)),
    ])
  func contentMode(name: String, expected: Rect) throws {
    let stage = try ViewStage([
      element(
        "UIImageView",
        [
          "image": .image(30, 20), "contentMode": .enumeration(name),
          "frame": .frame(FrameValue(x: 0, y: 0, width: 100, height: 60)),
        ])
    ])
    let rect = try #require(images(stage).first).rect
    #expect(abs(rect.minY - expected.minY) < 1e-9 && rect.minX == expected.minX)
    #expect(rect.width == expected.width && abs(rect.height - expected.height) < 1e-9)
  }

  @Test(
    "an image is a stencil of the tint only where it says so",
    arguments: [
      (Image.RenderingMode.automatic, nil), (.alwaysOriginal, nil),
      (.alwaysTemplate, "#FF0000FF"),
    ] as [(Image.RenderingMode, String?)])
  func template(mode: Image.RenderingMode, tint: String?) throws {
    let stage = try ViewStage(
      [element("UIImageView", ["image": .image(30, 20, mode)])], window: ["tintColor": .red])
    #expect(try #require(images(stage).first).tint == tint)
  }

  @Test func `a highlighted view shows its other image, or its only one`() throws {
    let highlighted = AppearanceValue.boolean(true)
    let stage = try ViewStage([
      element(
        "UIImageView", id: "two",
        [
          "image": .image(30, 20), "highlightedImage": .image(8, 8), "isHighlighted": highlighted,
        ]),
      element(
        "UIImageView", id: "one", ["image": .image(30, 20), "isHighlighted": highlighted]),
    ])
    #expect(stage.frame("two")?.width == 8)
    #expect(stage.frame("one")?.width == 30)
  }
}
