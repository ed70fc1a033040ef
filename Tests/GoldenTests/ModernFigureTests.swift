import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Figures measured on pictures of iOS 14 to 18, to a pixel of their scale.
@Suite struct ModernFigureTests {
  private func screen(_ settings: String, _ controller: String) throws -> Screen {
    let text = """
      {"mockup": 1, "system": 16, \(settings), "window": {"rootViewController": \(controller)}}
      """
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
      SourceFile(label: "a.screen.json", text: text))
    return try #require(
      result.screen, "\(result.diagnostics.sorted().map(\.description).joined(separator: "\n"))")
  }

  private func screen(_ settings: String, views: String) throws -> Screen {
    try screen(
      settings,
      #"{"class": "UIViewController", "view": {"backgroundColor": "white", "subviews": [\#(views)]}}"#
    )
  }

  private func frames(_ screen: Screen) -> [(path: String, frame: Rect)] {
    let tree = LayoutPass.layOut(screen.resolved())
    return tree.styled.objects.indices.map {
      (tree.styled.objects[$0].path, tree.windowFrames[$0])
    }
  }

  private func frame(_ suffix: String, _ screen: Screen) throws -> Rect {
    try #require(frames(screen).first { $0.path.hasSuffix(suffix) }).frame
  }

  private static let phone = """
    "device": {"size": [390, 300], "scale": 3, "statusBarHeight": 0}
    """

  @Test func `digits of a compact time are as wide as each other`() throws {
    let pixmap = try screen(
      Self.phone,
      views: """
        {"class": "UIDatePicker", "datePickerMode": "time", "date": {"hour": 9, "minute": 41},
         "frame": [20, 20, null, null]}
        """
    ).rasterized()
    let ink = (0..<300).filter { x in (70..<160).contains { pixmap[x, $0].red < 200 } }
    let (first, last) = (try #require(ink.first), try #require(ink.last))
    #expect(Double(last - first + 1) / 3 == 63)
  }

  @Test func `a dark card's line is rounded once`() throws {
    let pixmap = try screen(
      Self.phone,
      views: """
        {"class": "UITableView", "style": "insetGrouped", "overrideUserInterfaceStyle": "dark",
         "frame": [0, 0, 390, 300], "sections": [{"rows": ["One", "Two"]}]}
        """
    ).rasterized()
    let line = pixmap[600, 237]
    #expect([line.red, line.green, line.blue] == [62, 62, 65])
    let card = pixmap[600, 238]
    #expect([card.red, card.green, card.blue] == [28, 28, 30])
  }

  @Test func `a page sheet of the largest pad is 704 wide, with margins of 16`() throws {
    let pad = """
      "device": {"size": [1366, 1024], "scale": 2, "idiom": "pad"}
      """
    let sheet = try screen(
      pad,
      """
      {"class": "UIViewController", "presentedViewController":
        {"class": "UITableViewController", "modalPresentationStyle": "pageSheet",
         "tableView": {"style": "grouped", "sections": [{"rows": ["One"]}]}}}
      """)
    #expect(try frame("UITableView", sheet) == Rect(x: 331, y: 44, width: 704, height: 936))
    #expect(try frame("UITableViewCell/UILabel", sheet).minX == 347)
  }

  @Test(arguments: [
    ("accessibilityExtraExtraLarge", 56.0), ("accessibilityExtraExtraExtraLarge", 62.0),
  ])
  func `lines of the largest text are as far apart as measured`(
    category: String, spacing: Double
  ) throws {
    func height(_ text: String) throws -> Double {
      let label = """
        {"class": "UILabel", "font": {"textStyle": "body"}, "numberOfLines": 0,
         "text": "\(text)", "frame": [0, 0, null, null]}
        """
      let traits = #""traits": {"preferredContentSizeCategory": "\#(category)"}"#
      return try frame("UILabel", screen("\(Self.phone), \(traits)", views: label)).height
    }
    let difference = try height(#"One\nTwo\nThree"#) - height(#"One\nTwo"#)
    #expect(abs(difference - spacing) < 1e-9)
  }

  /// The columns of pixels in which something of a part of a picture is darker than a level.
  private func ink(
    _ pixmap: Pixmap, x: Range<Int>, y: Range<Int>, below level: UInt8
  ) -> [Int] {
    x.filter { x in y.contains { pixmap[x, $0].red < level } }
  }

  @Test func `the back label in a sheet's bar begins at 34`() throws {
    let pixmap = try screen(
      #""device": {"size": [430, 600], "scale": 3, "statusBarHeight": 47}"#,
      """
      {"class": "UIViewController", "presentedViewController":
        {"class": "UINavigationController", "modalPresentationStyle": "pageSheet", "viewControllers": [
          {"title": "Settings", "view": {"backgroundColor": "white"}},
          {"title": "Two", "view": {"backgroundColor": "white"}}]}}
      """
    ).rasterized()
    // The chevron ends at 24.
    let label = ink(pixmap, x: 75..<500, y: 210..<324, below: 190)
    #expect(try Double(#require(label.first)) / 3 == 34)
  }

  private func alert(fields: Int) throws -> Screen {
    let field = #"{"text": ""}"#
    return try screen(
      Self.phone.replacing("300", with: "500"),
      """
      {"class": "UIViewController", "view": {"backgroundColor": "white"}, "presentedViewController":
        {"class": "UIAlertController", "title": "Name", "message": "Enter it.",
         "textFields": [\(Array(repeating: field, count: fields).joined(separator: ", "))],
         "actions": [{"title": "OK"}, {"title": "Cancel"}]}}
      """)
  }

  @Test(arguments: [(1, 37.0 / 3), (2, 13)])
  func `fields of alerts are as far from text and buttons as measured`(
    fields: Int, toButtons: Double
  ) throws {
    let alert = try alert(fields: fields)
    let boxes = frames(alert).filter { $0.path.contains("UITextField") }.map(\.frame)
    let (top, bottom) = (try #require(boxes.first).minY, try #require(boxes.last).maxY)
    #expect(bottom - top == Double(30 * fields))
    // The message's ascender is 12.38 high.
    let baseline = try frame("UILabel[1]", alert).minY + 13 * 0.952148
    #expect(abs(top - baseline - 24) < 0.17)
    #expect(abs(try frame("UIAlertAction[0]", alert).minY - bottom - toButtons) < 1e-6)
  }

  @Test func `fields of alerts are in one box with round corners, and share its lines`() throws {
    let alert = try alert(fields: 2)
    let field = try frame("UITextField[0]", alert)
    let pixmap = try alert.rasterized()
    let (x, y) = (Int((field.minX * 3).rounded()), Int((field.minY * 3).rounded()))
    func level(_ x: Int, _ y: Int) -> UInt8 { pixmap[x, y].red }
    // Around both fields and between them, one pixel of 179.
    let lines = (y - 3..<y + 184).filter { level(x + 360, $0) == 179 }
    #expect(lines == [y, y + 89, y + 179])
    #expect(level(x + 360, y - 1) == 240 && level(x + 360, y + 1) == 255)
    #expect(level(x, y + 90) == 179 && level(x + 719, y + 90) == 179)
    // A continuous corner of radius 7 begins 10.7 points from the box's corner: an arc would begin at 7.
    let top = (x..<x + 60).filter { level($0, y) <= 230 }
    let (first, straight) = (top.first ?? 0, top.first { level($0, y) <= 180 } ?? 0)
    #expect(first - x == 16 && straight - x == 26)
    // On the diagonal the corner is 2.1 points from the box's.
    #expect((0..<9).map { level(x + $0, y + $0) }.firstIndex { $0 < 220 } == 6)
  }

  @Test func `titles of groups are wider by 0.06 a letter than other capitals`() throws {
    let text = "Orientation and motion data"
    let pixmap = try screen(
      Self.phone,
      views: """
        {"class": "UITableView", "style": "grouped", "frame": [0, 0, 390, 200], "sections": [
          {"headerTitle": "\(text)", "rows": ["One"]}]},
        {"class": "UILabel", "font": 13, "text": "\(text.uppercased())", "frame": [16, 250, null, null]}
        """
    ).rasterized()
    let title = ink(pixmap, x: 15..<1170, y: 90..<150, below: 200)
    let label = ink(pixmap, x: 15..<1170, y: 740..<820, below: 200)
    #expect(title.first == label.first)
    // 26 times .06 are 1.56 points, 4.7 pixels.
    #expect(try #require(title.last) - #require(label.last) == 5)
  }

  @Test(arguments: ["left", "center", "right"])
  func `a caret stands before a placeholder, and beside none at its text's place`(
    alignment: String
  ) throws {
    func columns(_ members: String) throws -> (caret: [Int], ink: [Int]) {
      let pixmap = try screen(
        Self.phone,
        views: """
          {"class": "UITextField", "frame": [20, 20, 200, 34], "textAlignment": "\(alignment)",
           "isEditing": true\(members)}
          """
      ).rasterized()
      func columns(_ isWanted: (PremultipliedColor) -> Bool) -> [Int] {
        (0..<1170).filter { x in (60..<162).contains { isWanted(pixmap[x, $0]) } }
      }
      return (
        columns { Int($0.blue) - Int($0.red) > 60 },
        columns { $0.red < 230 && Int($0.blue) - Int($0.red) <= 60 }
      )
    }
    let (caret, ink) = try columns(#", "placeholder": "Hoover""#)
    #expect(caret.count == 6)
    #expect(try #require(caret.last) < #require(ink.first))
    let alone = try columns("")
    #expect(alone.ink.isEmpty && alone.caret.count == 6)
    let start = ["left": 60, "center": 357, "right": 654][alignment]
    #expect(alone.caret.first == start)
  }

  @Test(arguments: [(13, 218.0, 37.0), (14, 194, 61), (16, 194, 61)])
  func `the text of an alert leaves no word alone from iOS 14 on`(
    system: Int, first: Double, last: Double
  ) throws {
    let text = """
      {"mockup": 1, "system": \(system), \(Self.phone), "window": {"rootViewController":
        {"class": "UIViewController", "view": {"backgroundColor": "white"}, "presentedViewController":
          {"class": "UIAlertController", "title": "Are you sure you want to do this?",
           "actions": [{"title": "OK"}]}}}}
      """
    let alert = try #require(
      ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
        SourceFile(label: "a.screen.json", text: text)
      ).screen)
    let title = try frame("UILabel", alert)
    let pixmap = try alert.rasterized()
    let top = Int((title.minY * 3).rounded())
    let middle = top + Int((title.height * 1.5).rounded())
    let bottom = Int((title.maxY * 3).rounded())
    // Letters of the first line reach below its half.
    for (rows, width) in [(top..<middle, first), (middle + 12..<bottom, last)] {
      let ink = ink(pixmap, x: 200..<970, y: rows, below: 90)
      let found = try Double(#require(ink.last) - #require(ink.first) + 1) / 3
      #expect(abs(found - width) < 0.34)
    }
  }

  @Test(arguments: [(13, 201), (16, 201)])
  func `between a navigation bar and a search bar there is one line, of 201`(
    system: Int, level: Int
  ) throws {
    let text = """
      {"mockup": 1, "system": \(system), "device": {"size": [375, 400], "scale": 2, "statusBarHeight": 20},
       "window": {"rootViewController": {"class": "UINavigationController",
         "navigationBar": {"isTranslucent": false, "scrollEdge": false}, "viewControllers": [
         {"title": "Courses", "view": {"backgroundColor": "white", "subviews": [
           {"class": "UISearchBar", "frame": [0, 0, 375, 56]}]}}]}}}
      """
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
      SourceFile(label: "a.screen.json", text: text))
    let screen = try #require(
      result.screen, "\(result.diagnostics.sorted().map(\.description).joined(separator: "\n"))")
    let pixmap = try screen.rasterized()
    func levels(_ rows: ClosedRange<Int>) -> [Int] { rows.map { Int(pixmap[30, $0].red) } }
    #expect(levels(126...130) == [255, 255, level, 255, 255])
    #expect(levels(237...241) == [255, 255, level, 255, 255])
  }

  @Test(arguments: [(11, "pad"), (12, "pad"), (18, "pad"), (12, "phone"), (18, "phone")])
  func `pads show the date beside the time from iOS 12 on`(system: Int, idiom: String) throws {
    func hasInk(_ statusBar: String) throws -> Bool {
      let text = """
        {"mockup": 1, "system": \(system), "device": {"size": [500, 400], "scale": 2,
          "statusBarHeight": 20, "idiom": "\(idiom)"}, "statusBar": {"carrier": ""\(statusBar)},
         "window": {"rootViewController": {"class": "UIViewController",
           "view": {"backgroundColor": "white"}}}}
        """
      let screen = try #require(
        ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
          SourceFile(label: "a.screen.json", text: text)
        ).screen)
      return try !ink(screen.rasterized(), x: 130..<280, y: 4..<40, below: 100).isEmpty
    }
    let showsDate = system >= 12 && idiom == "pad"
    #expect(try hasInk("") == showsDate)
    #expect(try hasInk(#", "date": "Wed Jun 12""#) == showsDate)
    #expect(try !hasInk(#", "date": """#))
  }
}
