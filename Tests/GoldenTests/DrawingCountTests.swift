import Controls
import ObjectModel
import Raster
import Testing

/// A screen is refused by what is counted while it is painted: no more and no less than by its whole display list.
@Suite struct DrawingCountTests {
  @Test(arguments: GoldenScreen.all)
  func `a screen counts as its list does`(fixture: GoldenScreen) throws {
    let tree = try fixture.build().placedForDrawing()
    let device = tree.styled.context.device
    let width = Int((device.size.width * device.scale).rounded(.up))
    let height = Int((device.size.height * device.scale).rounded(.up))
    let list = tree.displayList()
    let count = try #require(tree.drawingCount(width: width, height: height))
    #expect(count.commands == list.commands.count)
    #expect(
      count.layerBytes
        == list.greatestLayerBytes(width: width, height: height, scale: device.scale))
    #expect(count.images == list.packedImages(width: width, height: height, scale: device.scale))
    let (pixels, bytes) = try list.work(width: width, height: height, scale: device.scale)
    let counted = try count.work()
    #expect(counted.pixels == pixels)
    #expect(counted.pathBytes == bytes)
  }
}
