import Raster
import Testing

/// Strokes and dashes against the plain reference, over random lines.
@Suite struct ReferenceStrokeTests {
  private static let side = 22

  private func line(_ noise: inout Noise, corners: Int) -> [Point] {
    var points: [Point] = []
    while points.count < corners + 2 {
      let p = Point(
        x: Double.random(in: 3...19, using: &noise), y: Double.random(in: 3...19, using: &noise))
      // Long enough that the inner sides of two corners do not meet.
      if let last = points.last, (p.x - last.x).magnitude + (p.y - last.y).magnitude < 8 {
        continue
      }
      points.append(p)
    }
    return points
  }

  private func path(_ points: [Point], isClosed: Bool = false) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    if isClosed { path.close() }
    return path
  }

  /// The mean and the most of the differences, in levels.
  private func difference(
    _ path: Path, _ style: StrokeStyle, from lines: [[Point]], isClosed: Bool = false
  ) throws -> (mean: Double, most: Double) {
    let side = Self.side
    let picture = try draw(width: side, height: side) { $0.stroke(path, .black, style: style) }
    var (sum, most) = (0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side {
        let expected = ReferenceStroke.level(lines, isClosed: isClosed, style, x: x, y: y)
        let error = (Double(picture[x, y].alpha) - expected).magnitude
        sum += error
        most = max(most, error)
      }
    }
    return (sum / Double(side * side), most)
  }

  @Test(arguments: StrokeStyle.Join.allCases, StrokeStyle.Cap.allCases)
  func `lines with any corners and ends are as wide as asked`(
    join: StrokeStyle.Join, cap: StrokeStyle.Cap
  ) throws {
    var noise = Noise(state: 51)
    for corners in 0...1 {
      let points = line(&noise, corners: corners)
      let style = StrokeStyle(
        width: Double.random(in: 0.4...4, using: &noise), cap: cap, join: join, miterLimit: 3)
      let found = try difference(path(points), style, from: [points])
      #expect(found.mean < 0.3 && found.most < 12, "\(points) \(style) \(found)")
    }
  }

  @Test func `dashes are where their lengths say`() throws {
    var noise = Noise(state: 52)
    for round in 0..<6 {
      let points = line(&noise, corners: round % 2)
      let width = Double.random(in: 0.5...2.5, using: &noise)
      // Wide enough that caps do not meet: where contours overlap within a pixel areas are added.
      let dash = (0...round % 3).map { _ in width + Double.random(in: 2...5, using: &noise) }
      let style = StrokeStyle(
        width: width, cap: StrokeStyle.Cap.allCases[round % 3], dash: dash,
        dashPhase: Double.random(in: 0...9, using: &noise))
      let found = try difference(
        path(points), style, from: ReferenceStroke.dashes(of: points, style))
      #expect(found.mean < 0.3 && found.most < 12, "\(points) \(style) \(found)")
    }
  }

  @Test func `closed lines are joined where they begin`() throws {
    var noise = Noise(state: 53)
    for join in StrokeStyle.Join.allCases {
      let offset = Double.random(in: 0...1, using: &noise)
      let points = [
        Point(x: 4 + offset, y: 5), Point(x: 18, y: 6 + offset), Point(x: 10, y: 18),
      ]
      let style = StrokeStyle(width: 1.7, join: join)
      let found = try difference(
        path(points, isClosed: true), style, from: [points], isClosed: true)
      #expect(found.mean < 0.3 && found.most < 12, "\(style) \(found)")
    }
  }

  /// Rectangles, rounded ones and circles have a way of their own, taken as long as a path knows what it
  /// is: one that was put together step by step does not.
  @Test func `rings agree with outlines`() throws {
    var noise = Noise(state: 54)
    for round in 0..<60 {
      let offset = [0, 0.5, 0.25, Double.random(in: 0...1, using: &noise)][round % 4]
      let width = Double.random(in: 0.2...5, using: &noise)
      let rect = Rect(
        x: 5 + offset, y: 6 + offset, width: Double(12 + round % 11),
        height: Double(12 + round % 13))
      let square = Rect(origin: rect.origin, size: Size(width: rect.width, height: rect.width))
      let style = StrokeStyle(width: width, join: StrokeStyle.Join.allCases[round % 3])
      for shape in [
        Path(rect: rect), Path(ellipseIn: square),
        Path(roundedRect: rect, radius: width / 2 + Double.random(in: 0.5...3, using: &noise)),
      ] {
        var plain = Path()
        for element in shape.elements { plain.append(element) }
        let ring = try draw(width: 40, height: 40) { $0.stroke(shape, .black, style: style) }
        let outline = try draw(width: 40, height: 40) { $0.stroke(plain, .black, style: style) }
        let most = zip(ring.bytes, outline.bytes).reduce(0) {
          max($0, abs(Int($1.0) - Int($1.1)))
        }
        #expect(most <= 2, "\(shape) \(style): \(most) levels")
      }
    }
  }

  /// Where half a stroke is wider than the radius, its inner side has square corners.
  @Test(arguments: [(1.5, 2.0), (1, 4), (0, 3), (4, 9), (4.5, 12)])
  func `rings are as wide as asked`(radius: Double, width: Double) throws {
    let path = Path(
      roundedRect: Rect(x: 6.3, y: 6, width: 9.5, height: 11), radius: radius)
    let contour = ReferenceArea.flattened(path, steps: 9)[0]
    let style = StrokeStyle(width: width, join: radius > 0 ? .round : .miter)
    let found = try difference(path, style, from: [contour], isClosed: true)
    #expect(found.mean < 0.3 && found.most < 6, "\(found)")
  }
}
