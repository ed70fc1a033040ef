import Raster
import Testing

/// The guarantees for shapes that abut:
///
/// - edges on whole pixels leave no seam at all;
/// - of two shapes with a common edge, coverages add up to 255 ± 1 in every pixel, so one path that
///   holds both, or a layer in which they are added (`plusLighter`), shows no seam;
/// - laid over one another one by one, each pixel of a common edge between pixels lets (1 − a)·a of
///   what lies below through, at most a quarter, as in every rasteriser that blends by coverage.
@Suite struct SeamTests {
  /// Both sides of a line of random points from left to right.
  private func halves(_ noise: inout Noise, whole: Rect, curved: Bool) -> (Path, Path) {
    let (a, b) = (Point(x: whole.minX, y: 11.3), Point(x: whole.maxX, y: 13.8))
    let (c, d) = (noise.point(6...18), noise.point(6...18))
    var upper = Path()
    upper.move(to: a)
    if curved {
      upper.cubic(control1: c, control2: d, to: b)
    } else {
      for p in [c, d, b] { upper.line(to: p) }
    }
    var lower = upper
    upper.line(to: Point(x: whole.maxX, y: whole.minY))
    upper.line(to: Point(x: whole.minX, y: whole.minY))
    upper.close()
    lower.line(to: Point(x: whole.maxX, y: whole.maxY))
    lower.line(to: Point(x: whole.minX, y: whole.maxY))
    lower.close()
    return (upper, lower)
  }

  @Test(arguments: [false, true])
  func `coverages along a common edge add up`(curved: Bool) throws {
    var noise = Noise(state: 41)
    let whole = Rect(x: 0, y: 0, width: 24, height: 24)
    for _ in 0..<60 {
      let (upper, lower) = halves(&noise, whole: whole, curved: curved)
      let (a, b) = (
        try coverage(of: upper, width: 24, height: 24),
        try coverage(of: lower, width: 24, height: 24)
      )
      // Where the line turns back both sides count parts twice, held to what a pixel can be.
      for (a, b) in zip(a, b) where a < 255 && b < 255 {
        #expect(abs(Int(a) + Int(b) - 255) <= 1)
      }
      var both = upper
      both.append(lower)
      let added = try draw(width: 24, height: 24) {
        $0.layer {
          $0.blended(.plusLighter) {
            $0.fill(upper, .black)
            $0.fill(lower, .black)
          }
        }
      }
      for (x, y) in [(3, 12), (12, 12), (20, 13), (12, 2), (12, 22)] {
        #expect(added[x, y].alpha >= 254)
      }
    }
  }

  @Test func `rectangles on whole pixels leave no seam at any scale`() throws {
    for scale in [1.0, 2, 3] {
      let picture = try draw(width: 30, height: 30, scale: scale) {
        for index in 0..<10 {
          let (x, y) = (Double(index), Double(index))
          $0.fill(Rect(x: x, y: 0, width: 1, height: 5), Color(white: 0.5, alpha: 0.5))
          $0.fill(Rect(x: 0, y: y + 5, width: 10, height: 1), Color(white: 0.5, alpha: 0.5))
        }
      }
      let first = picture[0, 0]
      for y in 0..<Int(10 * scale) {
        for x in 0..<Int(10 * scale) { #expect(picture[x, y] == first) }
      }
    }
  }

  @Test func `thirds of a point abut without a seam where they fall on pixels`() throws {
    // 1/3 has no exact binary form; edges within 1/512 of a pixel are on it.
    let picture = try draw(width: 30, height: 4, scale: 3) {
      for index in 0..<30 {
        $0.fill(
          Rect(x: Double(index) / 3, y: 0, width: 1.0 / 3, height: 4.0 / 3),
          Color(white: 0, alpha: 0.5))
      }
    }
    #expect((0..<30).allSatisfy { picture[$0, 2].alpha == 128 })
  }

  @Test func `fractional edges of rectangles add up`() throws {
    var noise = Noise(state: 42)
    for _ in 0..<200 {
      let edge = Double.random(in: 1...14, using: &noise)
      let left = try coverage(
        of: Path(rect: Rect(x: 0, y: 0, width: edge, height: 4)), width: 16, height: 4)
      let right = try coverage(
        of: Path(rect: Rect(x: edge, y: 0, width: 16 - edge, height: 4)), width: 16, height: 4)
      for (a, b) in zip(left, right) { #expect(abs(Int(a) + Int(b) - 255) <= 1) }
    }
  }
}
