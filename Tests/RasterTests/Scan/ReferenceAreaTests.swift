import Raster
import Testing

/// The scanner against areas worked out pixel by pixel.
@Suite struct ReferenceAreaTests {
  private func contour(
    _ noise: inout Noise, points: Int, within range: ClosedRange<Double>
  ) -> [Point] {
    (0..<points).map { _ in noise.point(range) }
  }

  private func worst(
    _ contours: [[Point]], _ rule: FillRule, width: Int, height: Int
  ) throws -> Double {
    let found = try coverage(
      of: ReferenceArea.path(contours), rule: rule, width: width, height: height)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let exact = ReferenceArea.level(contours, rule: rule, x: x, y: y)
        worst = max(worst, (Double(found[y * width + x]) - exact).magnitude)
      }
    }
    return worst
  }

  @Test(arguments: FillRule.allCases)
  func `polygons that cross themselves and overlap are covered by area`(rule: FillRule) throws {
    var noise = Noise(state: 31)
    for round in 0..<40 {
      let contours = (0...round % 3).map { _ in
        contour(&noise, points: 3 + round % 9, within: -6...26)
      }
      // Widths that are no multiple of a block or vector.
      let error = try worst(contours, rule, width: 13 + round % 11, height: 11 + round % 7)
      #expect(error <= 1, "round \(round): off by \(error) levels")
    }
  }

  @Test(arguments: FillRule.allCases)
  func `windings are told apart at every pixel that no edge touches`(rule: FillRule) throws {
    var noise = Noise(state: 32)
    for _ in 0..<8 {
      let contours = (0..<3).map { _ in contour(&noise, points: 7, within: -4...28) }
      let found = try coverage(
        of: ReferenceArea.path(contours), rule: rule, width: 24, height: 24)
      for y in 0..<24 {
        for x in 0..<24 {
          let samples = (0..<64).map { index in
            ReferenceArea.winding(
              contours,
              at: Point(
                x: Double(x) + (Double(index % 8) + 0.5) / 8,
                y: Double(y) + (Double(index / 8) + 0.5) / 8))
          }
          guard let first = samples.first, samples.allSatisfy({ $0 == first }) else { continue }
          let isInside = rule == .nonZero ? first != 0 : first % 2 != 0
          let level = found[y * 24 + x]
          // A sliver between two rows of samples may still be there: an eighth of the pixel.
          #expect(isInside ? level >= 215 : level <= 40)
        }
      }
    }
  }

  @Test func `curves are covered within two levels of the finely flattened area`() throws {
    var noise = Noise(state: 33)
    for _ in 0..<24 {
      var path = Path()
      path.move(to: noise.point(-4...24))
      path.cubic(
        control1: noise.point(-4...24), control2: noise.point(-4...24), to: noise.point(-4...24))
      path.quad(control: noise.point(-4...24), to: noise.point(-4...24))
      path.close()
      let contours = ReferenceArea.flattened(path, steps: 160)
      let found = try coverage(of: path, width: 20, height: 20)
      for y in 0..<20 {
        for x in 0..<20 {
          let exact = ReferenceArea.level(contours, rule: .nonZero, x: x, y: y)
          let error = (Double(found[y * 20 + x]) - exact).magnitude
          #expect(error <= 2, "off by \(error) levels")
        }
      }
    }
  }

  @Test func `polygons that reach ten million pixels out are covered by area here`() throws {
    var noise = Noise(state: 34)
    for _ in 0..<20 {
      // A corner here, the others far away: an edge's slope has to hold over its length.
      let contours = [
        [noise.point(2...14), noise.point(-1e7...1e7), noise.point(-1e7...1e7)]
      ]
      let error = try worst(contours, .nonZero, width: 17, height: 15)
      #expect(error <= 1, "off by \(error) levels")
    }
  }

  @Test func `empty, flat and one-pixel shapes cover what they have`() throws {
    let p = Point(x: 3.2, y: 4.7)
    #expect(try coverage(of: Path()).allSatisfy { $0 == 0 })
    for contour in [[p], [p, p, p], [p, Point(x: 9, y: 4.7)], [p, Point(x: 9, y: 9), p]] {
      #expect(try coverage(of: ReferenceArea.path([contour])).allSatisfy { $0 == 0 })
    }
    let diamond = [
      Point(x: 5.5, y: 5), Point(x: 6, y: 5.5), Point(x: 5.5, y: 6), Point(x: 5, y: 5.5),
    ]
    let found = try coverage(of: ReferenceArea.path([diamond]))
    #expect(found[5 * 32 + 5] == 128 && found.reduce(0) { $0 + Int($1) } == 128)
  }

  @Test func `one-pixel surfaces and clips are drawn`() throws {
    let triangle = [Point(x: -1, y: -1), Point(x: 3, y: -1), Point(x: -1, y: 3)]
    let path = ReferenceArea.path([triangle])
    #expect(try coverage(of: path, width: 1, height: 1) == [255])
    let clipped = try draw(width: 3, height: 3) {
      $0.clipped(to: Path(rect: Rect(x: 1, y: 0, width: 1, height: 1))) { $0.fill(path, .black) }
    }
    #expect(rows(of: clipped).joined() == ".?......." && clipped[1, 0].alpha == 128)
  }

  @Test func `a clip outside the surface shows nothing`() throws {
    let whole = Path(ellipseIn: Rect(x: -50, y: -50, width: 200, height: 200))
    for x in [-40.0, 40, 1e7, -1e7] {
      for clip in [
        Path(rect: Rect(x: x, y: 0, width: 8, height: 8)),
        Path(ellipseIn: Rect(x: x, y: 0, width: 8, height: 8)),
      ] {
        let picture = try draw { $0.clipped(to: clip) { $0.fill(whole, .black) } }
        #expect(picture.bytes.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test(arguments: [
    Transform(a: 0, b: 0, c: 0, d: 0, tx: 4, ty: 4),
    Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    Transform(a: 0, b: 0, c: 0, d: 1, tx: 4, ty: 0),
    Transform(a: 1e-30, b: 0, c: 0, d: 9, tx: 0, ty: 0),
  ])
  func `a transform that flattens the plane leaves nothing of a shape`(
    transform: Transform
  ) throws {
    let rect = Rect(x: 1, y: 1, width: 20, height: 20)
    let image = Image(pixmap: pixmap(["RG", "BK"], letters))
    let gradient = LinearGradient(colors: [.black, .white], start: .zero, end: Point(x: 9, y: 9))
    let picture = try draw {
      $0.transformed(by: transform) {
        $0.fill(Path(ellipseIn: rect), .black)
        $0.fill(rect, .black)
        $0.image(image, in: rect)
        $0.fill(Path(rect: rect), .gradient(gradient))
      }
    }
    #expect(picture.bytes.allSatisfy { $0 == 0 })
  }
}
