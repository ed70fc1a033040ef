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
}
