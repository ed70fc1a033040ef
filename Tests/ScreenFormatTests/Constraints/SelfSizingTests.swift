import Controls
import ObjectModel
import Raster
import Testing

@testable import ScreenFormat

/// Cells, headers and footers that are as high as the constraints in them make them.
@Suite struct SelfSizingTests {
  /// The frames in the window, by id, of a table of 400 × 600 points at two pixels a point.
  private static func frames(
    _ sections: String, table: String = "", traits: String = "{}", system: Int = 17,
    isDrawn: Bool = false
  ) throws -> [String: Rect] {
    let text = """
      {"system": \(system), "device": {"size": [400, 600], "scale": 2, "idiom": "phone"}, "traits": \(traits),
       "window": {"subviews": [{"class": "UITableView", "id": "table", "frame": [0, 0, 400, 600] \(table),
         "sections": [\(sections)]}]}}
      """
    let result = build(text)
    #expect(result.diagnostics.sorted().map(\.description) == [])
    let screen = try #require(result.screen)
    let placed = isDrawn ? screen.placedForDrawing() : LayoutPass.layOut(screen.resolved())
    #expect(placed.conflicts.isEmpty)
    var frames: [String: Rect] = [:]
    for (object, frame) in zip(placed.styled.objects, placed.windowFrames) {
      if let id = object.element.id { frames[id] = frame }
    }
    return frames
  }

  private static func rows(_ rows: String...) -> String {
    #"{"rows": [\#(rows.joined(separator: ","))]}"#
  }

  private static func box(_ constraints: String) -> String {
    #"{"class": "UIView", "id": "box", "constraints": [\#(constraints)]}"#
  }

  @Test func `a row is as high as the constraints in it, with its line`() throws {
    let frames = try Self.frames(
      Self.rows(
        #"{"id": "row", "subviews": [\#(Self.box(#""edges = superview inset 10 20", "height = 70""#))]}"#,
        #"{"id": "next", "text": "Next"}"#))
    #expect(frames["row"] == Rect(x: 0, y: 0, width: 400, height: 90.5))
    #expect(frames["box"] == Rect(x: 20, y: 10, width: 360, height: 70))
    #expect(frames["next"] == Rect(x: 0, y: 90.5, width: 400, height: 44))
  }

  @Test func `text of several lines decides the height at the row's width`() throws {
    func height(_ text: String) throws -> Double {
      let label =
        #"{"class": "UILabel", "numberOfLines": 0, "text": "\#(text)", "constraints": ["edges = margins"]}"#
      let frames = try Self.frames(Self.rows(#"{"id": "row", "subviews": [\#(label)]}"#))
      return try #require(frames["row"]).height
    }
    let one = try height("One line")
    #expect(one == 20.5 + 22 + 0.5)
    let long = String(repeating: "words and more ", count: 12)
    #expect(try height(long) == one + 20.5 * 4 || height(long) == one + 20.5 * 3)
  }

  @Test func `a height that is no number of pixels contradicts nothing`() throws {
    let frames = try Self.frames(
      Self.rows(
        #"{"id": "row", "subviews": [\#(Self.box(#""edges = superview", "height = self.width * 0.37 + 0.13""#))]}"#
      ))
    #expect(frames["row"]?.height == 149)
  }

  @Test(arguments: [
    (#", "rowHeight": 60"#, "", 60.0), ("", #", "height": 50"#, 50.0),
    (#", "rowHeight": -1"#, "", 30.5),
  ])
  func `a height that is written wins`(_ table: String, _ row: String, _ expected: Double) throws {
    let box = Self.box(
      #""top, leading, trailing = superview", "height = 30", "bottom = superview @low""#)
    let frames = try Self.frames(
      Self.rows(#"{"id": "row" \#(row), "subviews": [\#(box)]}"#), table: table)
    #expect(frames["row"]?.height == expected)
  }

  @Test func `constraints that leave the height open keep the usual row`() throws {
    let frames = try Self.frames(
      Self.rows(
        #"{"id": "row", "subviews": [\#(Self.box(#""centerY = superview", "size = 10""#))]}"#))
    #expect(frames["row"]?.height == 44)
  }

  @Test func `in a cell the superview is the content view, beside accessory and editing controls`()
    throws
  {
    let box = Self.box(#""edges = superview", "height = 50""#)
    let frames = try Self.frames(
      Self.rows(#"{"accessoryType": "disclosureIndicator", "subviews": [\#(box)]}"#))
    let plain = try #require(frames["box"])
    #expect(plain.minX == 0)
    #expect((350...380).contains(plain.maxX))
    let mirrored = try #require(
      try Self.frames(
        Self.rows(#"{"accessoryType": "disclosureIndicator", "subviews": [\#(box)]}"#),
        traits: #"{"layoutDirection": "rightToLeft"}"#)["box"])
    #expect(mirrored == Rect(x: 400 - plain.maxX, y: 0, width: plain.width, height: 50))
    let edited = try #require(
      try Self.frames(Self.rows(#"{"subviews": [\#(box)]}"#), table: #", "isEditing": true"#)["box"]
    )
    #expect(edited.minX == 38)
  }

  @Test func `margins of a cell are those of the table's texts`() throws {
    let frames = try Self.frames(
      Self.rows(#"{"subviews": [\#(Self.box(#""edges = margins", "height = 50""#))]}"#))
    #expect(frames["box"] == Rect(x: 16, y: 11, width: 368, height: 50))
    let old = try Self.frames(
      Self.rows(#"{"subviews": [\#(Self.box(#""edges = margins", "height = 50""#))]}"#),
      table: #", "rowHeight": -1"#, system: 10)
    #expect(old["box"]?.minY == 8)
  }

  @Test(arguments: ["UITableViewHeaderFooterView", "UIView"])
  func `headers and footers size themselves`(_ className: String) throws {
    func title(_ id: String, _ height: Double) -> String {
      """
      {"class": "\(className)", "id": "\(id)", "subviews": [
        {"class": "UIView", "constraints": ["edges = superview inset 5", "height = \(height)"]}]}
      """
    }
    let frames = try Self.frames(
      #"{"headerView": \#(title("header", 40)), "footerView": \#(title("footer", 60)), "rows": [{"text": "A"}]}"#,
      table: #", "sectionHeaderTopPadding": 0"#)
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 400, height: 50))
    #expect(frames["footer"] == Rect(x: 0, y: 94, width: 400, height: 70))
  }

  @Test func `what a cell shows beside its subviews has constraints of its own`() throws {
    let frames = try Self.frames(
      Self.rows(
        """
        {"accessoryView": {"class": "UIView", "id": "accessory", "subviews": [
          {"class": "UIView", "id": "dot", "constraints": ["edges = superview inset 3", "size = 12"]}]}}
        """))
    let accessory = try #require(frames["accessory"])
    #expect(accessory.size == Size(width: 18, height: 18))
    let dot = try #require(frames["dot"])
    #expect(dot == accessory.inset(by: EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)))
  }

  @Test func `rows have the same frames however many are laid out`() throws {
    let rows = (0..<400).map { index in
      let text = String(repeating: "words ", count: index % 23 + 1)
      return """
        {"id": "r\(index)", "subviews": [{"class": "UILabel", "id": "l\(index)", "numberOfLines": 0, "text": "\(text)",
          "constraints": ["edges = margins"]}]}
        """
    }
    let sections = #"{"rows": [\#(rows.joined(separator: ","))]}"#
    let all = try Self.frames(sections)
    let drawn = try Self.frames(sections, isDrawn: true)
    #expect(all.count == 801)
    #expect(drawn.count < 200)
    #expect(drawn.allSatisfy { all[$0.key] == $0.value })
  }
}
