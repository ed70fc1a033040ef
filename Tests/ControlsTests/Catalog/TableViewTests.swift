import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// Where rows, titles and lines of tables lie, against figures measured on iOS 7 and 8.
@Suite struct TableViewTests {
  typealias Stage = TableStage

  static let rows = [Stage.cell("One"), Stage.cell("Two")]

  @Test("a plain table's header is 23 high on 7 and 28 later; rows follow every 44")
  func plainRows() throws {
    let table = Stage.table([Stage.section("Groups", rows: Self.rows)])
    let seven = try Stage(table)
    #expect(seven.frames("UITableViewHeaderFooterView").map(\.height) == [23])
    #expect(seven.frames("UITableViewCell").map(\.minY) == [23, 67])
    #expect(try seven.baseline("Groups") == 16.5)
    let eight = try Stage(table, system: 8)
    #expect(eight.frames("UITableViewCell").map(\.minY) == [28, 72])
    #expect(try eight.baseline("Groups") == 20.5)
  }

  @Test("a plain table's lines go on below the last row, in from the margin")
  func emptyRows() throws {
    let stage = try Stage(Stage.table([Stage.section(rows: Self.rows)]))
    #expect(stage.lines.count == 12)
    #expect(stage.lines.map(\.minX).allSatisfy { $0 == 15 })
    #expect(stage.lines.map(\.maxX).allSatisfy { $0 == 320 })
    #expect(stage.lines.map(\.minY) == (1...12).map { Double($0) * 44 - 0.5 })
  }

  @Test("a table without rows still draws lines, beginning where bars end")
  func emptyTable() throws {
    let screen = try screen(
      root: element(
        "UINavigationController",
        [
          "viewControllers": .objects([
            element("UIViewController", ["view": .object(element("UITableView"))])
          ])
        ]))
    var first: Double?
    let placed = LayoutPass.layOut(screen.resolved())
    for command in placed.displayList().commands {
      if case .fill(let path, _, .solid(Color(bytes: 0xC8, 0xC7, 0xCC))) = command, first == nil {
        first = path.rectangle?.minY
      }
    }
    #expect(first == 64 + 43.5)
  }

  @Test("a table footer view ends the empty rows")
  func tableFooterView() throws {
    let stage = try Stage(
      Stage.table(
        [Stage.section(rows: Self.rows)], ["tableFooterView": .object(element("UIView"))]))
    #expect(stage.lines.map(\.minY) == [43.5, 87.5])
  }

  @Test("no line stands between a plain section's last row and the next title")
  func lastRowBeforeTitle() throws {
    let stage = try Stage(
      Stage.table(
        [
          Stage.section("A", rows: Self.rows), Stage.section("B", rows: Self.rows),
        ], ["tableFooterView": .object(element("UIView"))]))
    #expect(stage.lines.map(\.minY) == [66.5, 177.5, 221.5])
  }

  @Test(
    "a grouped table's first row lies 55 below the top with a title, 35 without",
    arguments: [(7, "Title", 55.0), (7, nil, 35), (8, "Title", 55.5), (8, nil, 35)])
  func groupedTop(system: Int, title: String?, expected: Double) throws {
    let table = Stage.table(
      [Stage.section(title, rows: Self.rows)], ["style": .enumeration("grouped")])
    let stage = try Stage(table, system: system)
    #expect(stage.frames("UITableViewCell").first?.minY == expected)
  }

  @Test("grouped sections stand apart as measured")
  func groupedGaps() throws {
    let footer = "Prevent unauthorized access to MiniKeePass with a PIN."
    let table = Stage.table(
      [
        Stage.section("PIN", footer: footer, rows: Self.rows),
        Stage.section("Touch", rows: Self.rows), Stage.section("Last", rows: Self.rows),
        Stage.section(rows: Self.rows),
      ], ["style": .enumeration("grouped")])
    let tops = try Stage(table, system: 8).frames("UITableViewCell").map(\.minY)
    // A two-line footer and a title: 91.5; a title alone: 55.5; neither: 35.
    #expect(tops[2] - (tops[1] + 44) == 91.5)
    #expect(tops[4] - (tops[3] + 44) == 55.5)
    #expect(tops[6] - (tops[5] + 44) == 35)
    // On 7, where footers have 14 points in lines of 16.5: 92.
    let seven = try Stage(table).frames("UITableViewCell")
    #expect(seven[2].minY - seven[1].maxY == 92)
    #expect(seven[4].minY - seven[3].maxY == 55)
  }

  @Test("a group's title is in capitals, its baseline 10 above the rows; a footer's is 20 below")
  func groupedTitles() throws {
    let table = Stage.table(
      [Stage.section("Settings", footer: "Below", rows: Self.rows)],
      ["style": .enumeration("grouped")])
    for system in [7, 8] {
      let stage = try Stage(table, system: system)
      let rows = stage.frames("UITableViewCell")
      #expect(try stage.baseline("SETTINGS") == rows[0].minY - 10)
      let footer = try #require(stage.frames("UILabel").last)
      #expect(footer.minY == rows[1].maxY + 7.5)
      #expect(footer.height == (system == 7 ? 16.5 : 16))
    }
  }

  @Test("titles get the room they need, whatever heights the table has", arguments: [6, 7, 12])
  func smallTitles(system: Int) throws {
    let long = "A footer that is long enough to take two lines on a phone of this width"
    let sections = [
      Stage.section("One", footer: long, rows: Self.rows), Stage.section("Two", rows: Self.rows),
    ]
    func frames(_ values: [String: AppearanceValue]) throws -> [Rect] {
      let all = values.merging(["style": .enumeration("grouped")]) { given, _ in given }
      return try Stage(Stage.table(sections, all), system: system).frames("UITableViewCell")
    }
    let small = try frames(["sectionHeaderHeight": .number(18), "sectionFooterHeight": .number(18)])
    let own = try frames([:])
    #expect(small[2].minY - small[1].maxY >= own[2].minY - own[1].maxY - 10)
    let large = try frames(["sectionHeaderHeight": .number(90), "sectionFooterHeight": .number(90)])
    #expect(large[2].minY - large[1].maxY == 180)
  }

  @Test(
    "an index that does not fit shows some letters 23 apart, with dots between",
    arguments: [(6, 416.0, 18), (9, 343, 15)])
  func shortIndex(system: Int, height: Double, letters: Int) throws {
    let titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"]
    let table = Stage.table(
      [Stage.section(rows: [])],
      [
        "sectionIndexTitles": .strings(titles), "separatorStyle": .enumeration("none"),
        "frame": .frame(FrameValue(x: 0, y: 0, width: 320, height: height)),
      ])
    let stage = try Stage(table, system: system)
    let found: [Double] = stage.drawing.compactMap { command, origin in
      guard case .glyphs(_, let place, _) = command, origin.x + place.x > 280 else { return nil }
      return origin.y + place.y
    }
    #expect(found.count == letters)
    for (above, below) in zip(found, found.dropFirst()) {
      #expect(abs(below - above - 23) <= 0.5)
    }
    let dots = stage.drawing.count { command, origin in
      guard case .fill(let path, _, _) = command, let bounds = path.controlBounds,
        origin.x + bounds.midX > 290
      else { return false }
      return abs(bounds.width - bounds.height) < 1e-6 && bounds.width < 7
    }
    #expect(dots == letters - 1)
  }

  @Test("at 3x every row begins on a pixel, and lines are one pixel high")
  func rowsOnPixels() throws {
    let table = Stage.table(
      [
        Stage.section("One", footer: "Below", rows: Self.rows),
        Stage.section("Two", rows: Self.rows),
        Stage.section(rows: [Stage.cell("Own", ["height": .number(44.4)]), Stage.cell("Last")]),
      ], ["style": .enumeration("grouped")], width: 414)
    let stage = try Stage(table, system: 8, size: Size(width: 414, height: 736), scale: 3)
    let tops = stage.frames("UITableViewCell").map { ($0.minY * 3 * 1e6).rounded() / 1e6 }
    // 55.333; a footer of a line and a title 75; 35; 44.4 are 44.333.
    #expect(tops == [166, 298, 655, 787, 1024, 1157])
    #expect(stage.lines.count == 9)
    for line in stage.lines {
      #expect(abs(line.height * 3 - 1) < 1e-6)
      #expect(abs(line.minY * 3 - (line.minY * 3).rounded()) < 1e-6)
    }
  }

  /// A grouped table of the widest phones at 3x: the frames of its rows and titles.
  private func wide(_ sections: [Element], system: Int) throws -> (rows: [Rect], titles: [Rect]) {
    let table = Stage.table(sections, ["style": .enumeration("grouped")], width: 414)
    let stage = try Stage(
      table, system: system, size: Size(width: 414, height: 736), scale: 3)
    return (stage.frames("UITableViewCell"), stage.frames("UITableViewHeaderFooterView"))
  }

  @Test(
    "at 3x groups without titles are 35 apart, and a title up to iOS 14 is 38 high",
    arguments: [8, 11, 12, 13, 14, 15, 16, 18])
  func gapsAtThree(system: Int) throws {
    let (rows, titles) = try wide(
      [
        Stage.section(rows: [Stage.cell("One")]), Stage.section(rows: [Stage.cell("Two")]),
        Stage.section(rows: [Stage.cell("Three")]),
        Stage.section("Four", rows: [Stage.cell("Four")]),
      ], system: system)
    #expect(rows[0].minY == 35)
    #expect(abs(rows[1].minY - rows[0].maxY - 35) < 1e-9)
    #expect(abs(rows[2].minY - rows[1].maxY - 35) < 1e-9)
    #expect(abs(titles[0].height - (system < 15 ? 38 : 45)) < 1e-9)
  }

  @Test(
    "a first title of two lines ends 73 below the bar at 3x, one of a line 55.33",
    arguments: [13, 14, 15, 16, 18])
  func firstTitleAtThree(system: Int) throws {
    let long = "A title that is so long that it takes two lines of the room that there is"
    let rows = try wide([Stage.section(long, rows: Self.rows)], system: system).rows
    // From iOS 15 on 73 lie between the hairlines of bar and row.
    let end = system < 15 ? 73 : 220.0 / 3
    #expect(abs(rows[0].minY - end) < 1e-9)
    let short = try wide([Stage.section("Title", rows: Self.rows)], system: system).rows
    #expect(abs(short[0].minY - 166.0 / 3) < 1e-9)
  }

  @Test(
    "a row with a subtitle is 56.67 high above its line at 3x, 57.5 at 2x",
    arguments: [13, 14, 16, 18])
  func subtitleRow(system: Int) throws {
    let row = Stage.cell(
      "Title", ["style": .enumeration("subtitle"), "detailText": .string("Subtitle")])
    let heights: [Double: Double] = [3: 57, 2: 58]
    for (scale, height) in heights {
      let stage = try Stage(
        Stage.table([Stage.section(rows: [row])], width: 414), system: system,
        size: Size(width: 414, height: 736), scale: scale)
      #expect(abs(stage.frames("UITableViewCell")[0].height - height) < 1e-9)
    }
  }

  @Test(
    "margins are 15, 16 on 8 and on phones of 12, 20 on the widest phones and pads",
    arguments: [
      (8, 320.0, Traits.Idiom.phone, 16.0), (11, 375, .phone, 15), (12, 320, .phone, 16),
      (12, 375, .phone, 16), (8, 414, .phone, 20), (12, 414, .phone, 20), (7, 768, .pad, 15),
      (12, 768, .pad, 15), (12, 1024, .pad, 20),
    ])
  func margins(system: Int, width: Double, idiom: Traits.Idiom, margin: Double) throws {
    let stage = try Stage(
      Stage.table([Stage.section("Title", rows: Self.rows)], width: width), system: system,
      size: Size(width: width, height: width * 1.4), idiom: idiom)
    #expect(stage.frames("UILabel").allSatisfy { $0.minX == margin })
    #expect(stage.lines.allSatisfy { $0.minX == margin && $0.maxX == width })
  }

  @Test func `a detail text of the widest phones ends 10 points before the chevron`() throws {
    let row = Stage.cell(
      "Timeout",
      [
        "style": .enumeration("value1"), "detailText": .string("30"),
        "accessoryType": .enumeration("disclosureIndicator"),
      ])
    let stage = try Stage(
      Stage.table([Stage.section("Title", rows: [row])], width: 414), system: 8,
      size: Size(width: 414, height: 736))
    // The ink ends at 375.3, the chevron begins at 386.
    #expect(stage.frames("UILabel").last?.maxX == 376)
    #expect(stage.frames("UIButton").first?.minX == 386)
  }

  @Test("rows of wide tables keep to 672 points from 9 to 11, later where they are told to")
  func readableWidth() throws {
    func labels(system: Int, _ values: [String: AppearanceValue] = [:]) throws -> [Rect] {
      let row = Stage.cell(
        "Title", ["style": .enumeration("value1"), "detailText": .string("Detail")])
      let stage = try Stage(
        Stage.table([Stage.section("Title", rows: [row, row])], values, width: 1024),
        system: system, size: Size(width: 1024, height: 768), idiom: .pad)
      return stage.frames("UILabel") + stage.lines.prefix(1)
    }
    let told: [String: AppearanceValue] = ["cellLayoutMarginsFollowReadableWidth": .boolean(true)]
    for frames in [try labels(system: 9), try labels(system: 12, told)] {
      #expect([frames[0].minX, frames[1].minX] == [176, 176])
      #expect(frames[2].maxX == 848)
      #expect(frames.last.map { [$0.minX, $0.maxX] } == [176, 848])
    }
    let untold: [String: AppearanceValue] = [
      "cellLayoutMarginsFollowReadableWidth": .boolean(false)
    ]
    for frames in [try labels(system: 8), try labels(system: 9, untold), try labels(system: 12)] {
      #expect(frames[0].minX < 21)
      #expect(frames[2].maxX > 1003)
      #expect(frames.last?.maxX == 1024)
    }
  }

  @Test("a group's edges run the whole width, its inner lines from the margin")
  func groupedLines() throws {
    let stage = try Stage(
      Stage.table([Stage.section(rows: Self.rows)], ["style": .enumeration("grouped")]))
    #expect(
      stage.lines == [
        Rect(x: 0, y: 35, width: 320, height: 0.5), Rect(x: 15, y: 78.5, width: 305, height: 0.5),
        Rect(x: 0, y: 122.5, width: 320, height: 0.5),
      ])
  }

  @Test("separatorStyle none draws no lines at all", arguments: ["plain", "grouped"])
  func noLines(style: String) throws {
    let stage = try Stage(
      Stage.table(
        [Stage.section(rows: Self.rows)],
        ["style": .enumeration(style), "separatorStyle": .enumeration("none")]))
    #expect(stage.lines.isEmpty)
  }

  @Test("a rule's separatorColor reaches rows and empty rows")
  func separatorColorByRule() throws {
    let stage = try Stage(
      Stage.table([Stage.section(rows: Self.rows)]),
      rules: [rule("UITableView", "separatorColor", .red)])
    #expect(stage.lines.isEmpty)
    #expect(stage.fills(Color(red: 1, green: 0, blue: 0)).count == 12)
  }

  @Test("a rule on labels in headers beats the look's colour")
  func headerLabelByRule() throws {
    let stage = try Stage(
      Stage.table([Stage.section("Title", rows: [])]),
      rules: [rule("UILabel", in: ["UITableViewHeaderFooterView"], "textColor", .red)])
    let label = try #require(stage.placed.styled.node("UITableViewHeaderFooterView/UILabel"))
    #expect(label.color(Label.textColor) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("own heights win: the row's, then the table's")
  func heights() throws {
    let rows = [Stage.cell("One", ["height": .number(60)]), Stage.cell("Two")]
    let stage = try Stage(
      Stage.table([Stage.section(rows: rows)], ["rowHeight": .number(50)]))
    #expect(stage.frames("UITableViewCell").map(\.height) == [60, 50])
  }

  @Test("content moves by the offset and starts below the insets")
  func offset() throws {
    let sections = [Stage.section(rows: Self.rows)]
    let inset = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let inSet = try Stage(Stage.table(sections, ["contentInset": .insets(inset)]))
    #expect(inSet.frames("UITableViewCell").map(\.minY) == [20, 64])
    let scrolled = try Stage(
      Stage.table(sections, ["contentOffset": .point(Point(x: 0, y: 30))]))
    #expect(scrolled.frames("UITableViewCell").map(\.minY) == [-30, 14])
  }

  @Test("the section index takes 15 points of the rows' width")
  func sectionIndex() throws {
    let stage = try Stage(
      Stage.table(
        [Stage.section(rows: Self.rows)], ["sectionIndexTitles": .strings(["A", "B"])]))
    #expect(stage.frames("UITableViewCell").map(\.width) == [305, 305])
    #expect(
      stage.frames("UITableViewIndex") == [Rect(x: 305, y: 0, width: 15, height: 568)])
  }

  @Test func `a header's own tint lies behind a plain title`() throws {
    func grounds(_ rules: [AppearanceRule], _ table: [String: AppearanceValue] = [:]) throws
      -> Int
    {
      let section = element("UITableViewSection", ["headerTitle": .string("H")])
      let frame = FrameValue(x: 0, y: 0, width: 100, height: 100)
      let own: [String: AppearanceValue] = [
        "sections": .objects([section]), "frame": .frame(frame),
      ]
      let table = element("UITableView", table.merging(own) { _, new in new })
      return try ViewStage([table], rules: rules, system: 9, window: ["tintColor": .blue]).fills
        .count { $0.color == "#FF0000FF" }
    }
    let tint = rule("UITableViewHeaderFooterView", "tintColor", .red)
    #expect(try grounds([tint]) == 1)
    #expect(try grounds([tint], ["style": .enumeration("grouped")]) == 0)
    let background = rule("UITableViewHeaderFooterView", "backgroundColor", .green)
    #expect(try grounds([tint, background]) == 0)
  }
}
