import Testing

@testable import Raster

@Suite struct ShadowCacheTests {
  private let blur = GaussianBlur(sigma: 3, evenWidth: .shifted)

  /// A shape of 12 × 9 pixels with a notch, whose place may be moved.
  private func shape(x: Int = 0, y: Int = 0, notch: UInt8 = 40) -> Mask {
    var mask = Mask(bounds: PixelRect(minX: x, minY: y, maxX: x + 12, maxY: y + 9))
    for index in mask.bytes.indices { mask.bytes[index] = index < 5 ? notch : 255 }
    return mask
  }

  @Test func `shadows are those that would be made anew`() {
    var cache = ShadowCache()
    let wide = GaussianBlur(sigma: 5, evenWidth: .shifted)
    for (x, y) in [(0, 0), (31, -7), (-200, 12)] {
      for notch: UInt8 in [40, 41] {
        for blur in [self.blur, wide] {
          for cut in [0, 6] {
            let mask = shape(x: x, y: y, notch: notch)
            var visible = mask.bounds.expanded(by: blur.reach)
            visible.minX += cut
            let fresh = blur.spread(mask, outside: 0, over: visible)
            let shadow = cache.shadow(of: mask, blur, over: visible)
            #expect(shadow == fresh)
          }
        }
      }
    }
    // The place is no difference; the notch, the blur and what shows are.
    #expect(cache.count == 8)
  }

  @Test func `few and small shadows are kept`() {
    var cache = ShadowCache()
    for notch in 0..<200 {
      let mask = shape(notch: UInt8(notch))
      _ = cache.shadow(of: mask, blur, over: mask.bounds)
    }
    #expect(cache.count == 64)
    let large = Mask(bounds: PixelRect(minX: 0, minY: 0, maxX: 600, maxY: 600))
    _ = cache.shadow(of: large, blur, over: large.bounds)
    #expect(cache.count == 64)
  }
}
