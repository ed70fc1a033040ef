import TestSupport
import Testing

@testable import Raster

/// Squares of a ground that glass shows, from the fast ways to plain ones.
@Suite struct GlassSquaresTests {
  @Test(arguments: [(0, 1), (0, 9), (1, 8), (3, 2), (-5, 13), (-4, 12)])
  func `squares of two pixels are widened as the weights of their middles tell`(
    first: Int, count: Int
  ) {
    var generator = SeededRandom(7)
    let grid = SquareGrid(forBlur: 4, x: 0, y: 0)
    #expect(grid.side == 2)
    let columns = first..<first + count
    let shown = PixelRect(minX: first, minY: 0, maxX: first + count, maxY: 3)
    let bounds = grid.squares(around: shown)
    let values = (0..<bounds.width * bounds.height * 4).map { _ in
      UInt16.random(in: 0...255 << 8, using: &generator)
    }
    var enlargement = Enlargement(values, bounds: bounds, of: grid, channels: 4, columns: columns)
    // The same channel by channel, through the way for masks.
    for channel in 0..<4 {
      let own = stride(from: channel, to: values.count, by: 4).map { values[$0] }
      var plain = Enlargement(own, bounds: bounds, of: grid, channels: 1, columns: columns)
      for y in 0..<3 {
        var (pixels, bytes) = (
          [Pixel](repeating: .zero, count: count), [UInt8](repeating: 0, count: count)
        )
        pixels.withUnsafeMutableBufferPointer { enlargement.read(y: y, into: $0.baseAddress!) }
        bytes.withUnsafeMutableBufferPointer { plain.read(y: y, into: $0.baseAddress!) }
        #expect(pixels.map { $0[channel] } == bytes)
      }
    }
  }

  @Test func `a place in a picture shows the same with fewer steps`() {
    var generator = SeededRandom(11)
    let (width, height) = (5, 4)
    let pixels = (0..<width * height).map { _ in
      Pixel(
        truncatingIfNeeded: SIMD4<UInt32>(repeating: UInt32.random(in: 0...255, using: &generator)))
    }
    var places = (0..<2_000).map { _ in
      SIMD2(
        Double.random(in: -9...9, using: &generator), Double.random(in: -9...9, using: &generator))
    }
    for number in [0, -0.0, 1, -1e-17, 3.999999, 4, 1e9, -1e9, 1e300, .infinity, -.infinity, .nan] {
      places += [SIMD2(number, 1.25), SIMD2(2.5, number)]
    }
    for place in places {
      let (fast, plain) = pixels.withUnsafeBufferPointer { pixels in
        (
          BilinearPixelSource.pixel(
            at: place, of: pixels.baseAddress!, width: width, height: height),
          BilinearPixelSource.pixel(
            at: Point(x: place.x, y: place.y), of: pixels.baseAddress!, width: width,
            height: height,
            repeats: false)
        )
      }
      #expect(fast == plain, "\(place)")
    }
  }
}
