import Raster
import Testing

@Suite struct OutlineEstimateTests {
  private func estimate(
    _ data: String, stroke: StrokeStyle? = nil, scale: Double = 1
  ) throws -> OutlineEstimate {
    OutlineEstimate(
      of: try Path(svgData: data), under: .scale(x: scale, y: scale), stroke: stroke,
      within: Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `a filled outline is as long as its control polygon within the area`() throws {
    let inside = try estimate("M10 10H40V30H10Z")
    #expect(inside.length == 100)
    #expect(inside.reach == 0)
    #expect(inside.bytes == 2400)
    #expect(try estimate("M5 5H20V15H5Z", scale: 2).length == 100)
    #expect(try estimate("M110 10H400V30H110Z").length == 0)
    #expect(try estimate("M-100 10H1000").length == 100)
    #expect(try estimate("M10 10Q20 10 20 20").length == 20)
  }

  @Test func `a stroke has two sides and a join at each vertex`() throws {
    let miter = try estimate("M5 5H20", stroke: StrokeStyle(width: 2), scale: 2)
    #expect(miter.length == 2 * 30 + 2 * 2)
    #expect(miter.reach == 2)
    #expect(miter.bytes == 64 * 32)
    let round = try estimate("M5 5H20", stroke: StrokeStyle(width: 2, join: .round), scale: 2)
    #expect(round.length == 2 * 30 + 2 * 3 * 2)
  }

  @Test func `a stroked curve counts wherever it lies`() throws {
    let curve = "M1000 1000C2000 1000 2000 2000 1000 2000"
    #expect(try estimate(curve).length == 0)
    // 3000 pixels of control polygon are cut into 350 lines, each of which counts as 3.3 pixels.
    #expect(try estimate(curve, stroke: StrokeStyle(width: 2)).length == 2 * 1155 + 2)
    // No curve is cut into more than 4096 lines.
    let large = try estimate(curve, stroke: StrokeStyle(width: 2), scale: 1000)
    #expect(abs(large.length - (2 * 4096 * 3.3 + 50 * 2)) < 1e-6)
  }

  @Test func `dashes count one by one, unless there are so many that lines are drawn whole`() throws
  {
    let line = "M0 5H100"
    let plain = try estimate(line, stroke: StrokeStyle(width: 2)).length
    #expect(try estimate(line, stroke: StrokeStyle(width: 2, dash: [1, 1])).length == plain + 2100)
    let fine = StrokeStyle(width: 2, dash: [1e-6, 1e-6])
    #expect(try estimate(line, stroke: fine).length == plain)
    let far = try estimate("M0 900H100", stroke: StrokeStyle(width: 2, dash: [1, 1]))
    #expect(far.length == 2 + 2100)
  }

  @Test func `points that are not finite count for nothing`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: .nan, y: .infinity))
    path.cubic(
      control1: Point(x: .infinity, y: 0), control2: Point(x: 0, y: .nan), to: Point(x: 1, y: 1))
    let estimate = OutlineEstimate(
      of: path, under: .identity, stroke: StrokeStyle(width: 2),
      within: Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(estimate.length.isFinite)
  }
}
