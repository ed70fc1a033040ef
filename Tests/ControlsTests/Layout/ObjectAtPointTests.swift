import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite("The object at a point is the one that is drawn last there")
struct ObjectAtPointTests {
  private func box(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ values: [String: AppearanceValue] = [:], holding views: [Element] = []
  ) -> Element {
    var values = values
    values["frame"] = .frame(FrameValue(x: x, y: y, width: width, height: height))
    if !views.isEmpty { values["subviews"] = .objects(views) }
    return element("UIView", id: id, values)
  }

  /// The ids found at the points; `-` for what has none.
  private func found(_ views: [Element], at points: [(Double, Double)]) throws -> [String] {
    let placed = try ViewStage(views).placed
    return points.map { x, y in
      placed.object(at: Point(x: x, y: y)).map { placed.styled.objects[$0].element.id ?? "-" }
        ?? "nothing"
    }
  }

  @Test func `what is hidden, fully transparent or cut off is not there`() throws {
    let views = [
      box("seen", 0, 0, 100, 100),
      box("hidden", 0, 0, 100, 100, ["isHidden": .boolean(true)], holding: [box("a", 0, 0, 9, 9)]),
      box("clear", 0, 0, 100, 100, ["alpha": .number(0)], holding: [box("b", 0, 0, 9, 9)]),
      box(
        "clips", 0, 100, 100, 50, ["clipsToBounds": .boolean(true)],
        holding: [box("child", 0, 0, 100, 200)]),
      box("open", 200, 0, 50, 50, holding: [box("sticks out", 40, 0, 50, 50)]),
    ]
    #expect(
      try found(views, at: [(5, 5), (5, 120), (5, 180), (240, 5), (270, 5), (-1, 5), (320, 5)])
        == ["seen", "child", "-", "sticks out", "sticks out", "nothing", "nothing"])
  }

  @Test func `a view is where its transform puts it, with what it holds`() throws {
    // A quarter turn about (140, 130): what was wide is high.
    let turn = AppearanceValue.transform(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    let views = [
      box("turned", 120, 120, 40, 20, ["transform": turn], holding: [box("left", 0, 0, 8, 20)])
    ]
    #expect(
      try found(views, at: [(140, 145), (140, 112), (125, 130)]) == ["turned", "left", "-"])
    let nothing = AppearanceValue.transform(Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(
      try found([box("gone", 0, 0, 50, 50, ["transform": nothing])], at: [(25, 25)]) == ["-"])
  }

  @Test func `a table's header lies over the rows that have moved below it`() throws {
    let rows = (0..<8).map { element("UITableViewCell", id: "row\($0)") }
    let section = element(
      "UITableViewSection", ["headerTitle": .string("Header"), "rows": .objects(rows)])
    let table = element(
      "UITableView",
      [
        "frame": .frame(FrameValue(x: 0, y: 0, width: 320, height: 200)),
        "contentOffset": .point(Point(x: 0, y: 60)), "sections": .objects([section]),
      ])
    let placed = try ViewStage([table]).placed
    let index = try #require(placed.object(at: Point(x: 5, y: 5)))
    #expect(placed.styled.objects[index].path.contains("UITableViewHeaderFooterView"))
    #expect(try found([table], at: [(300, 100)]) == ["row3"])
  }
}
