import Raster
import Testing

@Suite struct PathShapeTests {
  private func points(_ path: Path) -> [Point] {
    path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .cubic(let a, let b, let p): [a, b, p]
      case .close: []
      }
    }
  }

  @Test func `a rectangle has its steps when they are asked for, and once it is changed`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    let steps: [Path.Element] = [
      .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 6)),
      .line(Point(x: 1, y: 6)), .close,
    ]
    let path = Path(rect: rect)
    #expect(path.elements == steps)
    #expect(path.elementCount == steps.count)
    #expect(!path.isEmpty)
    #expect(path.controlBounds == rect)
    var changed = path
    changed.line(to: .zero)
    #expect(changed.elements == steps + [.line(.zero)])
    #expect(changed.rectangle == nil)
    var both = path
    both.append(Path(rect: rect))
    #expect(both.elements == steps + steps)
    #expect(both.rectangle == nil)
    var first = Path()
    first.append(path)
    #expect(first == path)
    let turned = path.transformed(by: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned.elementCount == steps.count)
    #expect(turned.rectangle == nil)
  }

  @Test func `a roomy continuous corner has the published points`() {
    let path = Path(
      continuousRoundedRect: Rect(x: 0, y: 0, width: 100, height: 80), radius: 10,
      corners: .topLeft)
    let all = points(path)
    // Corners top right, bottom right and bottom left are square; the curve comes last.
    let curve = Array(all.suffix(10))
    let expected = [
      (0, 15.28665), (0, 10.88493), (0, 8.68407), (0.74911, 6.31494), (1.69060, 3.72824),
      (3.72824, 1.69060), (6.31494, 0.74911), (8.68407, 0), (10.88493, 0), (15.28665, 0),
    ]
    for (point, (x, y)) in zip(curve, expected) {
      #expect((point.x - x).magnitude < 1e-9 && (point.y - y).magnitude < 1e-9)
    }
    #expect(all.prefix(3) == [Point(x: 100, y: 0), Point(x: 100, y: 80), Point(x: 0, y: 80)])
  }

  @Test func `a short side gets the capsule's end`() {
    // Half the height, 10, is less than 1.528665 × 8.
    let path = Path(
      continuousRoundedRect: Rect(x: 0, y: 0, width: 100, height: 20), radius: 8,
      corners: .topLeft)
    let curve = Array(points(path).suffix(7))
    #expect((curve[0].y - 9.5).magnitude < 1e-9 && curve[0].x == 0)
    #expect((curve[6].x - 15.09915).magnitude < 1e-9 && curve[6].y == 0)
    #expect((curve[3].x - 6.12744).magnitude < 1e-9 && (curve[3].y - 0.74911).magnitude < 1e-9)
  }

  @Test func `the same end stands upright on a tall shape`() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 100)
    let curve = Array(
      points(Path(continuousRoundedRect: rect, radius: 8, corners: .topLeft)).suffix(7))
    #expect((curve[0].y - 15.09915).magnitude < 1e-9 && curve[0].x == 0)
    #expect((curve[6].x - 9.5).magnitude < 1e-9 && curve[6].y == 0)
  }

  @Test func `two short sides make a circle`() throws {
    let rect = Rect(x: 2, y: 2, width: 20, height: 20)
    let round = try coverage(of: Path(continuousRoundedRect: rect, radius: 9))
    let circle = try coverage(of: Path(ellipseIn: rect))
    #expect(round == circle)
  }

  @Test(arguments: [0.0, -3, .nan])
  func `a radius that is none leaves a rectangle`(radius: Double) {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(roundedRect: rect, radius: radius).rectangle == rect)
    #expect(Path(continuousRoundedRect: rect, radius: radius).rectangle == rect)
  }

  @Test func `every shape lies within its rectangle`() throws {
    let rect = Rect(x: 3, y: 4, width: 25, height: 17)
    for radius in stride(from: 1.0, through: 20, by: 0.5) {
      for path in [
        Path(roundedRect: rect, radius: radius), Path(continuousRoundedRect: rect, radius: radius),
      ] {
        let bounds = try #require(path.controlBounds)
        #expect(bounds.minX >= 3 && bounds.maxX <= 28 && bounds.minY >= 4 && bounds.maxY <= 21)
      }
    }
  }

  @Test func `an arc of a whole turn is a circle`() throws {
    var path = Path()
    path.arc(
      center: Point(x: 16, y: 16), radius: 10, start: Angle(degrees: 0),
      sweep: Angle(degrees: 360))
    let circle = try coverage(of: Path(ellipseIn: Rect(x: 6, y: 6, width: 20, height: 20)))
    for (a, b) in zip(try coverage(of: path), circle) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  @Test func `a polygon is a polyline that ends where it began`() {
    let corners = [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 0, y: 3)]
    let lines: [Path.Element] = [.move(corners[0]), .line(corners[1]), .line(corners[2])]
    #expect(Path(polyline: corners).elements == lines)
    #expect(Path(polygon: corners).elements == lines + [.close])
    #expect(Path(polyline: []).isEmpty && Path(polygon: []).isEmpty)
  }

  /// Insets of the left edge of cards of iOS 26, by rows of a third of a point counted from 0.
  private static let cardInsets: [(height: Double, insets: [Int: Double])] = [
    (196.33, [1: 24.28, 3: 19.61, 6: 16.05, 12: 11.95, 18: 9.21, 30: 5.38, 54: 1.51, 78: 0.36]),
    (51, [1: 23.73, 3: 19.13, 6: 15.62, 12: 11.57, 18: 8.89, 30: 5.15, 54: 1.1, 78: 0]),
  ]

  /// Measured on a switch of iOS 26 at 3x: rows from the top, and how far from its left end, in points, its track begins there.
  private static let switchRows: [(row: Int, inset: Double)] = [
    (2, 9.7), (4, 7.81), (6, 6.55), (8, 5.57), (10, 4.73), (12, 4.04), (14, 3.43), (16, 2.86),
    (18, 2.41), (20, 1.97),
  ]

  @Test func `a fill with ends of half its height is as round as a switch`() throws {
    var canvas = Canvas()
    canvas.fill(Path(capsuleIn: Rect(x: 0, y: 0, width: 63, height: 28)), .black)
    let pixmap = try Rasterizer().render(canvas.displayList, width: 189, height: 84, scale: 3)
    for (row, inset) in Self.switchRows {
      let covered = (0..<94).reduce(0.0) { $0 + Double(pixmap[$1, row].alpha) / 255 }
      #expect(abs((94 - covered) / 3 - inset) < 0.06, "row \(row): \((94 - covered) / 3)")
    }
  }

  @Test(arguments: cardInsets.indices)
  func `corners of iOS 26 end in the middle of a low row, also where only one end is round`(
    index: Int
  ) throws {
    let (height, insets) = Self.cardInsets[index]
    for corners in [RectCorners.all, .top] {
      let outline = Path(
        glassRoundedRect: Rect(x: 0, y: 0, width: 300, height: height), radius: 26, corners: corners
      )
      let picture = try draw(width: 900, height: 90, scale: 3) { $0.fill(outline, .black) }
      for (row, inset) in insets {
        let covered = (0..<450).reduce(0.0) { $0 + Double(picture[$1, row].alpha) / 255 }
        // The first rows lie on the flat end of the curve, which moves by points.
        #expect(abs(150 - covered / 3 - inset) < (row == 1 ? 0.5 : 0.2), "row \(row)")
      }
    }
  }

  @Test func `corners of iOS 26 turn into those of a capsule step by step`() {
    let outlines = [53, 66, 79.4, 79.6, 120].map {
      points(
        Path(
          glassRoundedRect: Rect(x: 0, y: 0, width: 200, height: $0), radius: 26, corners: .topLeft)
      )
    }
    // From its end on the left side, half the height down, to that on the upper one.
    let curves = outlines.map { Array($0.suffix(10)) }
    let ends = curves.map { $0[0].y }
    for (end, wanted) in zip(ends, [26.5, 33, 39.7, 39.745, 39.745]) {
      #expect((end - wanted).magnitude < 0.01)
    }
    #expect(curves[3] == curves[4])
    for (one, other) in zip(curves[2], curves[3]) {
      #expect((one.x - other.x).magnitude < 0.1 && (one.y - other.y).magnitude < 0.1)
    }
    #expect(curves.allSatisfy { $0[9] == Point(x: 1.528665 * 26, y: 0) })
  }

  @Test func `where the long side has no room the corners of iOS 26 are those of before`() {
    let rect = Rect(x: 0, y: 0, width: 60, height: 50)
    #expect(
      Path(glassRoundedRect: rect, radius: 22) == Path(continuousRoundedRect: rect, radius: 22))
  }
}
