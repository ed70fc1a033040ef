import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@Suite struct AnimationTests {
  private func pixmap(at time: Double) throws -> Pixmap {
    let path = "Fixtures/Screens/Astronomy/cygnus-button.screen.json"
    let bytes = try #require(Files.bytes(Repository.path(path)))
    var options = RenderOptions()
    options.time = time
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options).build(
      SourceFile(label: Repository.path(path), bytes: bytes))
    return try #require(result.screen).rasterized()
  }

  /// A pixel beside the titles of the quiet custom button and of the pressed one.
  private func colors(at time: Double) throws -> [PremultipliedColor] {
    let pixmap = try pixmap(at: time)
    return [pixmap[400, 65], pixmap[400, 225]]
  }

  @Test func `an animated background shows the frame of the moment and begins again`() throws {
    let start = try colors(at: 0)
    #expect(start == [color(30, 142, 79), color(43, 214, 114)])
    #expect(try colors(at: 0.3) == [color(26, 127, 72), color(29, 148, 84)])
    #expect(try colors(at: 0.6) == [color(23, 112, 67), color(17, 90, 58)])
    #expect(try colors(at: 0.9) == colors(at: 0.3))
    #expect(try colors(at: 1) == start)
    #expect(try colors(at: 12) == start)
  }

  @Test func `the pulse of a pressed button is the livelier one`() throws {
    func swing(_ index: Int) throws -> Int {
      Int(try colors(at: 0)[index].green) - Int(try colors(at: 0.6)[index].green)
    }
    #expect(try swing(1) > 3 * swing(0))
  }

  private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
  }
}
