import Testing

@testable import Raster

/// The distance from glass's outline, and what is derived from it in steps.
@Suite struct GlassFieldTests {
  private static let size = Size(width: 160, height: 120)

  /// The nearest point of a path's outline, by brute force.
  private static func distance(of place: Point, from points: [Point]) -> Double {
    points.map { point in
      let (x, y) = (point.x - place.x, point.y - place.y)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }

  /// Points of a continuous corner at the lower right of a rectangle, and of the sides that lead to it.
  private static func outline(radius: Double) -> [Point] {
    let curve = ContinuousCorner.glass.map {
      Point(x: size.width - $0.outgoing * radius, y: size.height - $0.incoming * radius)
    }
    var points: [Point] = []
    for start in stride(from: 0, to: curve.count - 1, by: 3) {
      for step in 0...400 {
        let t = Double(step) / 400
        let s = 1 - t
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        points.append(
          (0..<4).reduce(.zero) { sum, index in
            Point(
              x: sum.x + curve[start + index].x * weights[index],
              y: sum.y + curve[start + index].y * weights[index])
          })
      }
    }
    for step in 0..<400 {
      points.append(Point(x: size.width, y: curve[0].y * Double(step) / 400))
      points.append(Point(x: curve[9].x * Double(step) / 400, y: size.height))
    }
    return points
  }

  @Test(arguments: [10.0, 26, 38])
  func `continuous corners are as far away as their curve is`(radius: Double) throws {
    let shape = Glass.RoundedRect(
      Rect(origin: .zero, size: Self.size),
      radii: CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius),
      isContinuous: true)
    let field = try #require(GlassField([shape], spacing: 0, transform: .identity))
    let points = Self.outline(radius: radius)
    var (worstAtEdge, worst) = (0.0, 0.0)
    // The lower right quarter, but for its middle, where other sides are as near.
    for y in stride(from: 70, to: 124, by: 2) {
      for x in stride(from: 100, to: 164, by: 2) {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let expected = Self.distance(of: place, from: points)
        guard expected < 18 else { continue }
        let error = abs(field.sample(x: x, y: y).distance.magnitude - expected)
        worst = max(worst, error)
        if expected < 2 { worstAtEdge = max(worstAtEdge, error) }
      }
    }
    #expect(worstAtEdge < 0.06, "within two points: \(worstAtEdge)")
    #expect(worst < 0.5, "within 18 points: \(worst)")
  }

  /// The insets of a capsule's upper edge, in points, by the distance from its left end, measured on iOS 26: a tab bar of 62, its
  /// pill of 54, and a switch of 28.
  private static let ends: [(height: Double, insets: [(x: Double, inset: Double)])] = [
    (62, [(20, 2.18), (24, 1.21), (28, 0.67), (31, 0.38), (34, 0.27), (38, 0.14)]),
    (54, [(16, 2.44), (20, 1.23), (24, 0.61), (27, 0.36), (30, 0.21), (38, 0.04)]),
    (28, [(5.94, 2.5), (3.65, 4.5), (2.13, 6.5), (1.09, 8.5), (0.41, 10.5), (0.05, 12.5)]),
  ]

  @Test(arguments: ends)
  func `a capsule's ends are continuous, however it lies`(
    height: Double, insets: [(x: Double, inset: Double)]
  ) throws {
    let length = 200.0
    let sizes = [Size(width: length, height: height), Size(width: height, height: length)]
    let fields = try sizes.map { size in
      try #require(
        GlassField(
          [Glass.RoundedRect(Rect(origin: .zero, size: size))], spacing: 0,
          transform: .scale(x: 100, y: 100)))
    }
    for (x, inset) in insets {
      let (column, row) = (Int(x * 100), Int(inset * 100))
      for (sample, mirrored) in [
        (fields[0].sample(x: column, y: row), fields[0].sample(x: 19_999 - column, y: row)),
        (fields[1].sample(x: row, y: column), fields[1].sample(x: row, y: 19_999 - column)),
      ] {
        #expect(abs(sample.distance) < 0.12, "\(x): \(sample.distance)")
        #expect(abs(sample.distance - mirrored.distance) < 1e-6)
      }
    }
    // The path of the same shape encloses what the field does.
    let path = Path(capsuleIn: Rect(origin: .zero, size: sizes[0]), ends: .glass)
    var canvas = Canvas()
    canvas.fill(path, .black)
    let pixmap = try Rasterizer().render(
      canvas.displayList, width: Int(length) * 4, height: Int(height) * 4, scale: 4)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let distance = fields[0].sample(x: x * 25 + 12, y: y * 25 + 12).distance
        guard abs(distance) > 0.25 else { continue }
        let alpha = pixmap.bytes[(y * pixmap.width + x) * 4 + 3]
        #expect(alpha == (distance < 0 ? 255 : 0), "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [16.0, 17.5, 20, 22])
  func `a corner ends at the middle of a side that it has no room on`(radius: Double) throws {
    for size in [Size(width: 200, height: 45), Size(width: 45, height: 200)] {
      let rect = Rect(origin: .zero, size: size)
      let field = try #require(
        GlassField(
          [Glass.RoundedRect(rect, radius: radius)], spacing: 0,
          transform: .scale(x: 100, y: 100)))
      var canvas = Canvas()
      canvas.fill(Path(glassRoundedRect: rect, radius: radius), .black)
      let pixmap = try Rasterizer().render(
        canvas.displayList, width: Int(size.width) * 4, height: Int(size.height) * 4, scale: 4)
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width {
          let distance = field.sample(x: x * 25 + 12, y: y * 25 + 12).distance
          guard abs(distance) > 0.25 else { continue }
          let alpha = pixmap.bytes[(y * pixmap.width + x) * 4 + 3]
          #expect(alpha == (distance < 0 ? 255 : 0), "\(x), \(y)")
        }
      }
    }
  }

  @Test func `corners without room for a continuous curve are circular`() throws {
    let rect = Rect(x: 0, y: 0, width: 60, height: 44)
    let capsule = CornerRadii(topLeft: 22, topRight: 22, bottomRight: 22, bottomLeft: 22)
    let fields = try [true, false].map {
      try #require(
        GlassField(
          [Glass.RoundedRect(rect, radii: capsule, isContinuous: $0)], spacing: 0,
          transform: .identity))
    }
    for y in -2..<46 {
      for x in -2..<62 {
        #expect(fields[0].sample(x: x, y: y).distance == fields[1].sample(x: x, y: y).distance)
      }
    }
  }

  @Test(arguments: [0.0, 20, 60])
  func `what the lens shifts between its nodes is near what it shifts at each square`(
    radius: Double
  ) throws {
    let rect = Rect(x: 7.3, y: 5.6, width: 160, height: 120)
    let radii = CornerRadii(
      topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    let field = try #require(
      GlassField([Glass.RoundedRect(rect, radii: radii)], spacing: 0, transform: .identity))
    let lens = GlassLens(.regular, half: 60)
    let reach = GlassFigures.lensReach * radius
    let columns = 3..<170
    var shifts = LensShifts(
      lens, field, squaresPerPoint: 1, reach: reach, columns: columns, skipping: 0..<0)
    for y in 3..<130 {
      shifts.withRow(y) { shifts, first in
        for x in columns {
          let sample = field.sample(x: x, y: y)
          // Where two sides are as near, the direction turns at once.
          let isByDiagonal = radius < 60 && sample.distance < -3
          let normal = field.wideNormal(x: x, y: y, reach: reach)
          let expected = normal * -lens.shift(at: -sample.distance)
          let error = shifts[x - first] - expected
          if x % 2 == 0, y % 2 == 0 {
            #expect(error == .zero, "at a node")
          } else if !isByDiagonal, sample.distance < -1 {
            #expect((error * error).sum().squareRoot() < 1.25, "at \(x), \(y)")
          }
        }
      }
    }
  }
}
