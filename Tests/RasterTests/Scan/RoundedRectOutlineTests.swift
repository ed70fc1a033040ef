import Testing

@testable import Raster

/// Which paths are rectangles but for their corners.
@Suite struct RoundedRectOutlineTests {
  private let rect = Rect(x: 10.3, y: 20.7, width: 101.1, height: 83.4)

  /// The corners of a path that are round; nil if it is no rectangle but for its corners.
  private func corners(
    _ path: Path, _ transform: Transform = .scale(x: 3, y: 3)
  ) -> RectCorners? {
    var outline = RoundedRectOutline()
    guard let (low, high) = PathFlattener.extent(path, transform),
      outline.take(path, transform, low, high)
    else { return nil }
    return RectCorners(outline.curves.map(\.corner))
  }

  @Test func `rectangles with any round corners are taken`() {
    for bits in 1...15 {
      let round = RectCorners(rawValue: bits)
      for path in [
        Path(roundedRect: rect, radius: 7.7, corners: round),
        Path(continuousRoundedRect: rect, radius: 7.7, corners: round),
        Path(glassRoundedRect: rect, radius: 7.7, corners: round),
      ] {
        #expect(corners(path) == round, "\(path)")
        #expect(corners(path.transformed(by: .scale(x: 0.3, y: 2))) == round)
      }
    }
  }

  @Test func `the direction and the start are no difference`() {
    var path = Path()
    for contour in Path(roundedRect: rect, radius: 9, corners: .bottom).contours {
      path.append(open: contour.reversed)
    }
    #expect(corners(path) == [.bottomLeft, .bottomRight])
    // From the middle of a side, without an end.
    var open = Path()
    open.move(to: Point(x: 20, y: 0))
    open.line(to: Point(x: 50, y: 0))
    open.line(to: Point(x: 50, y: 30))
    open.cubic(
      control1: Point(x: 50, y: 35), control2: Point(x: 45, y: 40), to: Point(x: 40, y: 40))
    open.line(to: Point(x: 0, y: 40))
    open.line(to: Point(x: 0, y: 0))
    #expect(corners(open) == [.bottomRight])
  }

  /// A square of 40 whose lower right corner leads over these points.
  private func square(_ points: Point..., then more: (inout Path) -> Void = { _ in }) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 40, y: 0))
    path.line(to: Point(x: 40, y: 30))
    for index in stride(from: 0, to: points.count, by: 3) {
      path.cubic(control1: points[index], control2: points[index + 1], to: points[index + 2])
    }
    more(&path)
    path.line(to: Point(x: 0, y: 40))
    path.close()
    return path
  }

  @Test func `other paths are not`() {
    let end = Point(x: 30, y: 40)
    #expect(corners(square(Point(x: 40, y: 36), Point(x: 36, y: 40), end)) == [.bottomRight])
    // A control point beyond the corner, on any side of it.
    #expect(corners(square(Point(x: 40, y: 29), Point(x: 36, y: 40), end)) == nil)
    #expect(corners(square(Point(x: 40, y: 41), Point(x: 36, y: 40), end)) == nil)
    #expect(corners(square(Point(x: 40, y: 36), Point(x: 29, y: 40), end)) == nil)
    #expect(corners(square(Point(x: 41, y: 36), Point(x: 36, y: 40), end)) == nil)
    // A curve that ends beside the side, a slanted line, and a curve along a side.
    #expect(corners(square(Point(x: 40, y: 36), Point(x: 36, y: 39), Point(x: 30, y: 39))) == nil)
    #expect(corners(square { $0.line(to: end) }) == nil)
    #expect(corners(square(Point(x: 40, y: 32), Point(x: 40, y: 34), Point(x: 40, y: 40))) == nil)
    // A quadratic, a second contour, and a corner that is passed twice.
    #expect(corners(square { $0.quad(control: Point(x: 40, y: 40), to: end) }) == nil)
    var two = square(Point(x: 40, y: 36), Point(x: 36, y: 40), end)
    two.append(two.transformed(by: .translation(x: 5, y: 0)))
    #expect(corners(two) == nil)
    let twice = square(Point(x: 40, y: 36), Point(x: 36, y: 40), end) { path in
      path.line(to: Point(x: 0, y: 40))
      path.line(to: .zero)
      path.line(to: Point(x: 40, y: 0))
      path.line(to: Point(x: 40, y: 40))
    }
    #expect(corners(twice) == nil)
    #expect(corners(Path()) == nil)
    #expect(corners(Path(polygon: [.zero, Point(x: 9, y: 0), Point(x: 0, y: 9)])) == nil)
    // Turned, mirrored and far away.
    let card = Path(roundedRect: rect, radius: 9)
    #expect(corners(card, .rotation(Angle(degrees: 90))) == nil)
    #expect(corners(card, .scale(x: -1, y: 1)) == nil)
    #expect(corners(card, .translation(x: 2e9, y: 0)) == nil)
  }
}
