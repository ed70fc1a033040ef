import Raster
import Testing

@Suite struct CoverageTests {
  /// The exact signed area of a polygon within a pixel: clipped to it edge by edge (Sutherland and
  /// Hodgman), then summed.
  private func area(_ polygon: [Point], x: Int, y: Int) -> Double {
    var points = polygon
    func clip(_ inside: (Point) -> Double) {
      var result: [Point] = []
      for index in points.indices {
        let a = points[index]
        let b = points[(index + 1) % points.count]
        let da = inside(a)
        let db = inside(b)
        if da >= 0 { result.append(a) }
        if (da > 0 && db < 0) || (da < 0 && db > 0) {
          result.append(a + (b - a) * (da / (da - db)))
        }
      }
      points = result
    }
    let (left, top) = (Double(x), Double(y))
    clip { $0.x - left }
    clip { left + 1 - $0.x }
    clip { $0.y - top }
    clip { top + 1 - $0.y }
    var sum = 0.0
    for index in points.indices {
      let a = points[index]
      let b = points[(index + 1) % points.count]
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }

  private func path(_ polygon: [Point]) -> Path {
    var path = Path()
    for (index, point) in polygon.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  @Test func `random triangles are covered by their exact area`() throws {
    var noise = Noise(state: 1)
    var worst = 0.0
    for _ in 0..<300 {
      let polygon = (0..<3).map { _ in
        Point(
          x: Double.random(in: -10...30, using: &noise),
          y: Double.random(in: -10...30, using: &noise))
      }
      let found = try coverage(of: path(polygon), width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 {
          let exact = min(area(polygon, x: x, y: y).magnitude, 1) * 255
          worst = max(worst, (Double(found[y * 20 + x]) - exact).magnitude)
        }
      }
    }
    #expect(worst <= 0.51, "off by \(worst) levels")
  }

  @Test func `random star-shaped polygons are covered by their exact area`() throws {
    var noise = Noise(state: 2)
    var worst = 0.0
    for _ in 0..<100 {
      let polygon = (0..<12).map { index in
        let v = Angle(degrees: Double(index) * 30).vector
        let radius = Double.random(in: 0.5...14, using: &noise)
        return Point(x: 9.7 + v.x * radius, y: 10.3 + v.y * radius)
      }
      let found = try coverage(of: path(polygon), width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 {
          let exact = min(area(polygon, x: x, y: y).magnitude, 1) * 255
          worst = max(worst, (Double(found[y * 20 + x]) - exact).magnitude)
        }
      }
    }
    #expect(worst <= 1, "off by \(worst) levels")
  }

  @Test(arguments: [0.4, 1, 3.3, 7, 12.6, 15])
  func `a circle is covered within two levels`(radius: Double) throws {
    let center = Point(x: 16.3, y: 15.8)
    let circle = (0..<2048).map { index in
      center + Angle(degrees: Double(index) * 360 / 2048).vector * radius
    }
    let found = try coverage(
      of: Path(
        ellipseIn: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    var worst = 0.0
    for y in 0..<32 {
      for x in 0..<32 {
        let exact = min(area(circle, x: x, y: y).magnitude, 1) * 255
        worst = max(worst, (Double(found[y * 32 + x]) - exact).magnitude)
      }
    }
    #expect(worst <= 2, "off by \(worst) levels")
  }

  @Test func `a rectangle's edges cover in proportion`() throws {
    let found = try coverage(
      of: Path(rect: Rect(x: 1.25, y: 1.5, width: 2.5, height: 1.25)), width: 5, height: 4)
    #expect(
      found == [
        0, 0, 0, 0, 0,
        0, 96, 128, 96, 0,
        0, 143, 191, 143, 0,
        0, 0, 0, 0, 0,
      ])
  }

  @Test(arguments: [(2.25, 2.5, 0.25), (3.0, 0.125, 1), (0.9, 0.2, 1), (-3, 40, 2)])
  func `the fast way of rectangles agrees with the scanner`(
    x: Double, width: Double, height: Double
  ) throws {
    let rect = Rect(x: x, y: 1.3, width: width, height: height)
    var scanned = Path()
    scanned.append(.move(rect.origin))
    for corner in [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
      scanned.line(to: Point(x: corner.0, y: corner.1))
    }
    let slow = try coverage(of: scanned, width: 8, height: 8)
    let fast = try coverage(of: Path(rect: rect), width: 8, height: 8)
    for (a, b) in zip(slow, fast) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test func `even-odd leaves a hole where non-zero does not`() throws {
    var path = path([
      Point(x: 2, y: 2), Point(x: 12, y: 2), Point(x: 12, y: 12), Point(x: 2, y: 12),
    ])
    path.append(Path(rect: Rect(x: 5, y: 5, width: 4, height: 4)))
    #expect(try coverage(of: path)[6 * 32 + 6] == 255)
    #expect(try coverage(of: path, rule: .evenOdd)[6 * 32 + 6] == 0)
    #expect(try coverage(of: path, rule: .evenOdd)[3 * 32 + 3] == 255)
  }

  @Test func `edges left of the surface still count`() throws {
    let found = try coverage(
      of: path([
        Point(x: -50, y: -5), Point(x: 10, y: -5), Point(x: 10, y: 50), Point(x: -90, y: 50),
      ]))
    for y in 0..<32 {
      for x in 0..<32 { #expect(found[y * 32 + x] == (x < 10 ? 255 : 0)) }
    }
  }

  @Test func `a shape taller than a band of the scanner has no seams`() throws {
    let found = try coverage(
      of: path([Point(x: 0, y: 0), Point(x: 900, y: 0), Point(x: 900, y: 400), Point(x: 0, y: 400)]
      ),
      width: 1000, height: 420)
    for y in 0..<420 {
      for x in 0..<1000 where found[y * 1000 + x] != (x < 900 && y < 400 ? 255 : 0) {
        Issue.record("wrong at \(x), \(y)")
        return
      }
    }
  }
}
