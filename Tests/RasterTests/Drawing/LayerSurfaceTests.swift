import Testing

@testable import Raster

@Suite struct LayerSurfaceTests {
  private let limit = PixelRect(minX: 0, minY: 0, maxX: 1000, maxY: 800)

  @Test func `a layer holds what is drawn in it, not its clip`() {
    var layer = Surface(layerWithin: limit)
    #expect(layer.bounds.isEmpty)
    let area = PixelRect(minX: 40, minY: 60, maxX: 80, maxY: 70)
    layer.touch(area)
    #expect(layer.touched == area)
    #expect(layer.bounds.intersection(area) == area)
    #expect(layer.bounds.width * layer.bounds.height < 4 * area.width * area.height)
    // Never beyond the clip.
    layer.touch(PixelRect(minX: 990, minY: -10, maxX: 1010, maxY: 810))
    #expect(layer.touched == PixelRect(minX: 40, minY: 0, maxX: 1000, maxY: 800))
    #expect(layer.bounds.intersection(limit) == layer.bounds)
  }

  @Test func `what is drawn in a layer stays while it grows, and what is not is clear`() {
    var noise = Noise(state: 7)
    var layer = Surface(layerWithin: limit)
    var whole = Surface(bounds: limit)
    for _ in 0..<40 {
      let x = Int.random(in: 300..<600, using: &noise)
      let y = Int.random(in: 200..<500, using: &noise)
      let area = PixelRect(minX: x, minY: y, maxX: x + 30, maxY: y + 9)
      let level = UInt8.random(in: 1...255, using: &noise)
      for fill in [paint(area, level, &layer), paint(area, level, &whole)] { #expect(fill) }
    }
    #expect(layer.touched == whole.touched)
    #expect(layer.extended(to: layer.touched).pixmap == whole.extended(to: whole.touched).pixmap)
  }

  /// Fills an area with one value; whether there is room for it.
  private func paint(_ area: PixelRect, _ level: UInt8, _ surface: inout Surface) -> Bool {
    surface.touch(area)
    let bounds = surface.bounds
    guard bounds.intersection(area) == area else { return false }
    surface.withPixels { pixels in
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          pixels[(y - bounds.minY) * bounds.width + x - bounds.minX] = Pixel(repeating: level)
        }
      }
    }
    return true
  }

  @Test func `many small things take few moves`() {
    var layer = Surface(layerWithin: limit)
    var moves = 0
    for y in 0..<limit.maxY {
      let before = layer.bounds
      layer.touch(PixelRect(minX: 0, minY: y, maxX: 10, maxY: y + 1))
      if layer.bounds != before { moves += 1 }
    }
    #expect(moves < 30)
  }

  @Test func `a blurred bar in a layer blurs what the layer holds, and nothing else`() throws {
    var caches = RasterizerCache()
    let bar = Path(rect: Rect(x: 4, y: 4, width: 40, height: 20))
    func picture(_ body: (inout Canvas) -> Void) throws -> Pixmap {
      var canvas = Canvas()
      canvas.layer(opacity: 0.5, body)
      var pixmap = Pixmap(width: 64, height: 64)
      try Rasterizer().render(canvas.displayList, scale: 1, into: &pixmap, reusing: &caches)
      return pixmap
    }
    // Memory that the next layer may get.
    for _ in 0..<8 {
      _ = try picture { $0.fill(Rect(x: 0, y: 0, width: 64, height: 64), .black) }
    }
    let blurred = try picture { $0.backdrop(bar, BackdropEffect(sigma: 3)) }
    #expect(blurred == Pixmap(width: 64, height: 64))
  }

  @Test func `beyond the bounds the nearest pixel is repeated`() {
    let bounds = PixelRect(minX: 3, minY: -2, maxX: 7, maxY: 1)
    var surface = Surface(bounds: bounds)
    surface.touch(bounds)
    for index in surface.pixmap.bytes.indices { surface.pixmap.bytes[index] = UInt8(index) }
    for area in [
      bounds, PixelRect(minX: 0, minY: -5, maxX: 12, maxY: 4),
      PixelRect(minX: 4, minY: -1, maxX: 6, maxY: 0),
      PixelRect(minX: 5, minY: 0, maxX: 9, maxY: 9),
      PixelRect(minX: -4, minY: -1, maxX: 1, maxY: 0),
      PixelRect(minX: 9, minY: -9, maxX: 12, maxY: -6),
      PixelRect(minX: 4, minY: 5, maxX: 8, maxY: 7),
    ] {
      let extended = surface.extended(to: area)
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let nearest = surface.pixmap[
            min(max(x, bounds.minX), bounds.maxX - 1) - bounds.minX,
            min(max(y, bounds.minY), bounds.maxY - 1) - bounds.minY]
          #expect(extended.pixmap[x - area.minX, y - area.minY] == nearest, "\(x), \(y) of \(area)")
        }
      }
    }
  }
}
