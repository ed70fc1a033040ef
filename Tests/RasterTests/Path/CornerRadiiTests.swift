import Raster
import Testing

@Suite struct CornerRadiiTests {
  private let rect = Rect(x: 1, y: 2, width: 30, height: 28)

  @Test func `equal radii are one radius`() {
    let radii = CornerRadii(topLeft: 6, topRight: 6, bottomRight: 6, bottomLeft: 6)
    #expect(Path(roundedRect: rect, radii: radii) == Path(roundedRect: rect, radius: 6))
    for radius in [3.0, 6, 9, 12, 20] {
      let radii = CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
      #expect(
        Path(continuousRoundedRect: rect, radii: radii)
          == Path(continuousRoundedRect: rect, radius: radius))
    }
  }

  @Test(arguments: [false, true])
  func `each corner looks as it does in a shape of its radius alone`(isContinuous: Bool) throws {
    let radii = CornerRadii(topLeft: 2, topRight: 5.5, bottomRight: 8, bottomLeft: 0)
    let mixed = try coverage(
      of: isContinuous
        ? Path(continuousRoundedRect: rect, radii: radii) : Path(roundedRect: rect, radii: radii))
    for (radius, xs, ys) in [
      (2.0, 0..<16, 0..<16), (5.5, 16..<32, 0..<16), (8, 16..<32, 16..<32), (0, 0..<16, 16..<32),
    ] {
      let alone = try coverage(
        of: isContinuous
          ? Path(continuousRoundedRect: rect, radius: radius)
          : Path(roundedRect: rect, radius: radius))
      for y in ys {
        for x in xs { #expect(abs(Int(mixed[y * 32 + x]) - Int(alone[y * 32 + x])) <= 1) }
      }
    }
  }

  @Test func `radii too long for a side shrink alike`() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 40)
    let wanted = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 5, bottomLeft: 5)
    let fitting = CornerRadii(topLeft: 15, topRight: 5, bottomRight: 2.5, bottomLeft: 2.5)
    #expect(Path(roundedRect: rect, radii: wanted) == Path(roundedRect: rect, radii: fitting))
  }

  @Test func `a continuous corner without room is circular`() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 40)
    // 1.528665 × (8 + 6) is more than 20, 8 + 6 is not.
    let radii = CornerRadii(topLeft: 8, topRight: 6)
    #expect(
      Path(continuousRoundedRect: rect, radii: radii) == Path(roundedRect: rect, radii: radii))
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e300])
  func `no radius traps or leaves the rectangle`(radius: Double) throws {
    for radii in [
      CornerRadii(topLeft: radius), CornerRadii(topLeft: radius, bottomRight: 4),
      CornerRadii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: 1),
    ] {
      for rect in [
        rect, Rect(x: 3, y: 3, width: 0, height: 4), Rect(x: 0, y: 0, width: -4, height: 9),
      ] {
        for path in [
          Path(roundedRect: rect, radii: radii), Path(continuousRoundedRect: rect, radii: radii),
        ] {
          let bounds = try #require(path.controlBounds)
          #expect(
            bounds.minX >= min(rect.minX, rect.maxX) && bounds.maxX <= max(rect.minX, rect.maxX))
          _ = try coverage(of: path)
        }
      }
    }
  }
}
