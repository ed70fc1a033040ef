import LocalServer
import PNG
import Raster
import Synchronization
import Testing

@testable import Preview

/// Pictures in the sizes in which a wall shows them.
@Suite struct SmallPicturesTests {
  private func key(_ number: Int, revision: Int = 1, width: Int = 10) -> SmallPictures.Key {
    SmallPictures.Key(number: number, revision: revision, width: width)
  }

  @Test func `a picture is made smaller by the mean of its pixels, and never larger`() throws {
    // Columns of black and white.
    let bytes = (0..<8 * 4).flatMap { index -> [UInt8] in
      let level: UInt8 = index % 2 == 0 ? 0 : 255
      return [level, level, level, 255]
    }
    let file = try PNG.encode(Pixmap(width: 8, height: 4, bytes: bytes))
    let small = try PNG.decode(SmallPictures.scaled(file, width: 4))
    #expect(small.width == 4 && small.height == 2)
    #expect(small.bytes.enumerated().allSatisfy { $0 % 4 == 3 ? $1 == 255 : 126...129 ~= $1 })
    #expect(try SmallPictures.scaled(file, width: 8) == file)
    #expect(try SmallPictures.scaled(file, width: 4_096) == file)
    // At least a pixel high.
    #expect(try PNG.decode(SmallPictures.scaled(file, width: 1)).height == 1)
    #expect(throws: PNGError.self) { try SmallPictures.scaled([1, 2], width: 4) }
  }

  @Test func `pictures are kept within a bound, the last ones longest`() {
    var pictures = SmallPictures()
    let large = [UInt8](repeating: 0, count: SmallPictures.limit / 2)
    for number in 1...3 { pictures.keep(large, as: key(number)) }
    #expect(pictures[key(1)] == nil && pictures[key(2)] != nil && pictures[key(3)] != nil)
    #expect(pictures.byteCount == SmallPictures.limit)
    pictures.keep(large + large + [0], as: key(4))
    #expect(pictures[key(4)] == nil && pictures[key(2)] != nil)
  }

  @Test func `a later drawing takes the place of all sizes of the one before`() {
    var pictures = SmallPictures()
    pictures.keep([1], as: key(1, width: 10))
    pictures.keep([2], as: key(1, width: 20))
    pictures.keep([3], as: key(2))
    pictures.keep([4, 5], as: key(1, revision: 2))
    #expect(pictures[key(1, width: 10)] == nil && pictures[key(1, width: 20)] == nil)
    #expect(pictures[key(2)] == [3] && pictures[key(1, revision: 2)] == [4, 5])
    #expect(pictures.byteCount == 3)
    #expect(pictures.width(of: 1) == 10 && pictures.width(of: 3) == nil)
  }

  @Test func `a wall gets the size that it asks for`() throws {
    let stage = try PreviewStage([
      "a.screen.json": #"{"mockup": 1, "device": {"size": [60, 90], "scale": 2}, "window": {}}"#
    ])
    let number = try stage.number(of: "a")
    var key = stage.engine.state.withLock { state in
      SmallPictures.Key(
        number: number, revision: state.model.pictures[number]?.drawingRevision ?? 0, width: 20)
    }
    let file = stage.engine.answer(.smallPicture(key)).body
    #expect(try PNG.decode(file).width == 20 && PNG.decode(file).height == 30)
    #expect(stage.engine.state.withLock { $0.smallPictures[key] } == file)
    // One of an earlier drawing is not kept.
    var old = key
    old.revision = 0
    old.width = 30
    #expect(try PNG.decode(stage.engine.answer(.smallPicture(old)).body).width == 30)
    #expect(stage.engine.state.withLock { $0.smallPictures[old] } == nil)
    // One that shows is there in the same size with the next drawing.
    stage.engine.prepareSmallPicture(of: number)
    key.revision += 1
    stage.engine.state.withLock { $0.model.pictures[number]?.drawingRevision += 1 }
    stage.engine.prepareSmallPicture(of: number)
    #expect(stage.engine.state.withLock { $0.smallPictures[key] } == nil, "it does not show")
    stage.engine.state.withLock { $0.model.viewport.visible = [number] }
    stage.engine.prepareSmallPicture(of: number)
    #expect(stage.engine.state.withLock { $0.smallPictures[key] } == file)
    let gone = SmallPictures.Key(number: 99, revision: 1, width: 20)
    #expect(stage.engine.answer(.smallPicture(gone)).status == .notFound)
  }
}
