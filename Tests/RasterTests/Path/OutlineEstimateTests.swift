import Raster
import Testing

@Suite struct OutlineEstimateTests {
  private let area = Rect(x: 0, y: 0, width: 100, height: 50)

  private func path(_ data: String) throws -> Path { try Path(svgData: data) }

  @Test func `a filled outline is as long as its control polygon within the area`() throws {
    let inside = try #require(OutlineEstimate(of: path("M10 10H40V30H10Z"), within: area))
    #expect(inside.length == 100)
    #expect(inside.shown == Rect(x: 10, y: 10, width: 30, height: 20))
    #expect(inside.bytes == 2400)
    let beside = try #require(OutlineEstimate(of: path("M110 10H400V30H110Z"), within: area))
    #expect(beside.length == 0)
    #expect(beside.shown.isEmpty)
    let across = try #require(OutlineEstimate(of: path("M-100 10H1000"), within: area))
    #expect(across.length == 100)
  }

  @Test func `a stroke has two sides and a join at each vertex`() throws {
    let line = try path("M10 10H40")
    let miter = try #require(
      OutlineEstimate(of: line, stroke: StrokeStyle(width: 4), scale: 2, within: area))
    #expect(miter.length == 2 * 30 + 2 * 4)
    #expect(miter.shown == Rect(x: 6, y: 6, width: 38, height: 8))
    let round = try #require(
      OutlineEstimate(of: line, stroke: StrokeStyle(width: 4, join: .round), scale: 2, within: area))
    #expect(round.length == 2 * 30 + 2 * 3 * 4)
  }

  @Test func `a stroked curve counts wherever it lies`() throws {
    let curve = try path("M1000 1000C2000 1000 2000 2000 1000 2000")
    #expect(OutlineEstimate(of: curve, within: area)?.length == 0)
    let stroke = OutlineEstimate(of: curve, stroke: StrokeStyle(width: 2), within: area)
    #expect((stroke?.length ?? 0) > 2000)
  }

  @Test func `a path without bounds has no estimate`() {
    #expect(OutlineEstimate(of: Path(), within: area) == nil)
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: .infinity, y: 1))
    #expect(OutlineEstimate(of: path, within: area) == nil)
  }
}
