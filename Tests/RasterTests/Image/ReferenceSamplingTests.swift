import Raster
import Testing

/// Drawn images against a plain version that takes every device pixel back to the bitmap.
@Suite struct ReferenceSamplingTests {
  private let width = 29
  private let height = 23

  /// The bitmap's place of a point in `rect`.
  private func place(_ p: Point, _ rect: Rect, _ bitmap: Pixmap) -> Point {
    let ratioX = Double(bitmap.width) / rect.width
    let ratioY = Double(bitmap.height) / rect.height
    return Point(
      x: (p.x - rect.minX - 0.5) * ratioX + ratioX / 2,
      y: (p.y - rect.minY - 0.5) * ratioY + ratioY / 2)
  }

  private func expected(
    _ bitmap: Pixmap, _ rect: Rect, _ sampling: Image.Sampling, x: Int, y: Int
  ) -> ReferenceImage.Channels {
    let p = place(Point(x: Double(x) + 0.5, y: Double(y) + 0.5), rect, bitmap)
    switch sampling {
    case .nearest: return ReferenceImage.nearest(bitmap, p)
    case .bilinear: return ReferenceImage.bilinear(bitmap, p)
    case .areaAverage, .automatic:
      let size = Size(
        width: Double(bitmap.width) / rect.width, height: Double(bitmap.height) / rect.height)
      return ReferenceImage.average(
        bitmap,
        Rect(
          x: p.x - size.width / 2, y: p.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  @Test(arguments: [Image.Sampling.nearest, .bilinear, .areaAverage])
  func `upright images are right at every pixel`(sampling: Image.Sampling) throws {
    var noise = Noise(state: 51)
    for round in 0..<30 {
      let bitmap = ReferenceImage.noise(
        width: 1 + round % 13, height: 1 + round % 7, &noise)
      let rect = Rect(
        x: .random(in: -20...9, using: &noise), y: .random(in: -20...9, using: &noise),
        width: .random(in: 2...50, using: &noise), height: .random(in: 2...50, using: &noise))
      let image = Image(pixmap: bitmap, sampling: sampling)
      let picture = try draw(width: width, height: height) { $0.image(image, in: rect) }
      let inside = try coverage(of: Path(rect: rect), width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          guard inside[y * width + x] == 255 else { continue }
          let distance = ReferenceImage.distance(
            picture[x, y], expected(bitmap, rect, sampling, x: x, y: y))
          guard distance <= (sampling == .nearest ? 0 : 2) else {
            Issue.record("round \(round), \(x), \(y): off by \(distance)")
            return
          }
        }
      }
    }
  }

  @Test func `by default images are averaged when smaller and interpolated when larger`() throws {
    var noise = Noise(state: 52)
    let bitmap = ReferenceImage.noise(width: 9, height: 9, &noise)
    for (side, sampling) in [(4.0, Image.Sampling.areaAverage), (21, .bilinear)] {
      let rect = Rect(x: 1, y: 1, width: side, height: side)
      let picture = try draw(width: width, height: height) {
        $0.image(Image(pixmap: bitmap), in: rect)
      }
      let same = try draw(width: width, height: height) {
        $0.image(Image(pixmap: bitmap, sampling: sampling), in: rect)
      }
      #expect(picture == same)
    }
  }

  @Test(arguments: [Image.Sampling.nearest, .bilinear])
  func `turned, sheared and mirrored images are right at every pixel`(
    sampling: Image.Sampling
  ) throws {
    var noise = Noise(state: 53)
    for round in 0..<30 {
      let bitmap = ReferenceImage.noise(width: 3 + round % 5, height: 2 + round % 6, &noise)
      let rect = Rect(x: -8, y: -6, width: 17, height: 13)
      let transform = Transform.rotation(Angle(degrees: Double(round) * 23 + 0.7))
        .concatenating(
          Transform(
            a: round % 2 == 0 ? 1.1 : -0.9, b: 0.13, c: -0.21, d: 0.8, tx: 14.1, ty: 11.7))
      let inverse = try #require(transform.inverse)
      let image = Image(pixmap: bitmap, sampling: sampling)
      func pixels(_ body: (inout Canvas) -> Void) throws -> Pixmap {
        try draw(width: width, height: height) { $0.transformed(by: transform, body) }
      }
      let picture = try pixels { $0.image(image, in: rect) }
      let inside = try pixels { $0.fill(Path(rect: rect), .black) }
      for y in 0..<height {
        for x in 0..<width {
          guard inside[x, y].alpha == 255 else {
            #expect(inside[x, y].alpha > 0 || picture[x, y] == .clear)
            continue
          }
          let p = place(
            inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)), rect, bitmap)
          let distance = ReferenceImage.distance(
            picture[x, y],
            sampling == .nearest
              ? ReferenceImage.nearest(bitmap, p) : ReferenceImage.bilinear(bitmap, p))
          guard distance <= (sampling == .nearest ? 0 : 3) else {
            Issue.record("round \(round), \(x), \(y): off by \(distance)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: Image.Sampling.allCases)
  func `an even image stays even however it is drawn`(sampling: Image.Sampling) throws {
    let color = PremultipliedColor(red: 7, green: 99, blue: 101, alpha: 200)
    let image = Image(
      pixmap: pixmap([String](repeating: "CCCCC", count: 5), ["C": color]), sampling: sampling)
    for degrees in [0.0, 30, 90, 133] {
      for side in [3.0, 5, 20, 40] {
        let picture = try draw {
          $0.rotated(by: Angle(degrees: degrees), about: Point(x: 16, y: 16)) {
            $0.image(
              image, in: Rect(x: 16 - side / 2, y: 16 - side / 2, width: side, height: side))
          }
        }
        #expect(picture[16, 16] == color)
      }
    }
  }

  @Test(arguments: [Image.Sampling.nearest, .bilinear])
  func `turned patterns repeat without a seam`(sampling: Image.Sampling) throws {
    var noise = Noise(state: 54)
    let bitmap = ReferenceImage.noise(width: 5, height: 3, &noise)
    let transform = Transform.rotation(Angle(degrees: 31))
      .concatenating(.scale(x: 1.7, y: 1.3))
    let inverse = try #require(transform.inverse)
    // Nine tiles in one bitmap look the same as one tile repeated.
    var tiled = Pixmap(width: 65, height: 63)
    for y in 0..<63 { for x in 0..<65 { tiled[x, y] = bitmap[x % 5, y % 3] } }
    let picture = try draw(width: width, height: height) {
      $0.transformed(by: transform) {
        $0.fill(
          Path(rect: Rect(x: -99, y: -99, width: 200, height: 200)),
          .pattern(Image(pixmap: bitmap, sampling: sampling), origin: Point(x: 1.25, y: 2.5)))
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        let p = inverse.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let q = Point(x: p.x - 1.25 + 30, y: p.y - 2.5 + 30)
        let expected =
          sampling == .nearest
          ? ReferenceImage.nearest(tiled, q) : ReferenceImage.bilinear(tiled, q)
        #expect(ReferenceImage.distance(picture[x, y], expected) <= 3)
      }
    }
  }
}
