import Raster
import ScreenFormat
import Testing

@testable import Golden

@Suite struct LayoutTests {
  private func view(
    _ path: String, id: String? = nil, _ x: Double = 0, className: String = "UIView"
  ) -> LayoutRecord.View {
    LayoutRecord.View(
      id: id, path: path, className: className, frame: Rect(x: x, y: 0, width: 10, height: 5),
      appearance: [])
  }

  private func record(_ views: LayoutRecord.View...) -> LayoutRecord {
    LayoutRecord(views: views)
  }

  private func changes(
    _ actual: LayoutRecord, _ expected: LayoutRecord, tolerance: Double = 0,
    ignoring: Set<String> = []
  ) -> [String] {
    LayoutComparison.compare(
      actual: actual, expected: expected, tolerance: tolerance, ignoring: ignoring
    ).map(\.sentence)
  }

  @Test func `views are told apart by id, or by path where they have none`() {
    let before = record(view("window"), view("window/UIView[a]", id: "a"), view("window/UILabel"))
    let after = record(view("window"), view("window/UIView/UIView[a]", id: "a", 3))
    #expect(
      changes(after, before) == [
        "#a moved from [0, 0, 10, 5] to [3, 0, 10, 5]",
        "window/UILabel is gone; it was at [0, 0, 10, 5]",
      ])
    #expect(
      changes(before, after).last == "window/UILabel is new, at [0, 0, 10, 5]")
  }

  @Test func `an edge may move as far as it is allowed`() {
    let before = record(view("window", 1))
    let after = record(view("window", 1.5))
    #expect(changes(after, before, tolerance: 0.5).isEmpty)
    #expect(changes(after, before, tolerance: 0.4).count == 1)
  }

  @Test func `an ignored view is left out with everything in it`() {
    let before = record(view("window"), view("window/UIView[a]", id: "a"))
    let after = record(
      view("window"), view("window/UIView[a]", id: "a", 3), view("window/UIView[a]/UILabel"))
    #expect(changes(after, before, ignoring: ["a"]).isEmpty)
    #expect(changes(after, before).count == 2)
  }

  @Test func `another class is a change`() {
    #expect(
      changes(record(view("window", className: "B")), record(view("window", className: "A")))
        == ["window was a A, now a B"])
  }

  @Test func `a file gives back what was written`() throws {
    var record = record(view("window"), view("window/UIView[\"ä\"]", id: "\"ä\"", 1.125))
    record.views[1].appearance = [.init(name: "tintColor", value: "\"#FF0000FF\"")]
    let file = SourceFile(label: "a", text: record.text)
    #expect(try #require(LayoutRecord(file)) == record)
    #expect(LayoutRecord(SourceFile(label: "a", text: "{\"views\": [{}]}")) == nil)
  }

  @Test func `a tint is found where it comes from`() {
    var record = record(view("window"), view("window/UIView"), view("window/UIView/UIButton"))
    record.views[0].appearance = [.init(name: "tintColor", value: "red")]
    record.views[2].appearance = [.init(name: "title", value: "x")]
    #expect(
      record.settings(at: "window/UIView/UIButton")?.map(\.value) == ["red", "x"])
    #expect(record.settings(at: "window/nothing") == nil)
  }
}
