import PNG
import Raster
import Testing

@testable import Preview

/// Pictures of a wall come in the size in which it shows them.
@Suite struct SmallPictureTests {
  private func drawing(width: Int, height: Int, scale: Double) throws -> PreviewDrawing {
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: Double(width) / 2, height: Double(height)), .black)
    let picture = try canvas.picture(width: Double(width), height: Double(height))
    return PreviewDrawing(
      file: try PNG.encode(picture),
      size: Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale,
      deviceScale: scale, length: 0, warnings: [], variables: [:])
  }

  @Test func `a picture is scaled to the width that is asked for`() throws {
    let drawing = try drawing(width: 300, height: 600, scale: 3)
    let small = try PNG.decode(SmallPicture.file(of: drawing, width: 50))
    #expect(small.width == 50 && small.height == 100)
    #expect(small[10, 50].alpha == 255)
    #expect(small[40, 50].alpha == 0)
  }

  @Test(arguments: [215, 300, 900])
  func `a picture that is hardly wider is handed out as it is`(_ width: Int) throws {
    let drawing = try drawing(width: 300, height: 600, scale: 3)
    #expect(try SmallPicture.file(of: drawing, width: width) == drawing.file)
  }

  @Test func `a name has a width within bounds`() {
    #expect(SmallPicture.width("184.png") == 184)
    for name in ["15.png", "4097.png", "-20.png", "a.png", "184", "184.png.png", "1e2.png", ".png"]
    {
      #expect(SmallPicture.width(name) == nil, "\(name)")
    }
  }
}
