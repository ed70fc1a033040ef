import Loading
import ObjectModel
import ScreenFormat
import Testing

@testable import Preview

/// What a theme's page tells of colours, fonts and images.
@Suite struct ThemeGuideTests {
  private func guide(_ theme: String) throws -> DocumentObject {
    var guide = ThemeGuide()
    let source = ScreenLoader.Source(
      SourceFile(label: "brand.theme.json", text: theme), folder: "")
    var options = RenderOptions()
    options.system = 18
    try guide.add(source, options: options)
    return try #require(DocumentNode(guide.written, at: .start).object)
  }

  private func members(_ node: DocumentNode?) -> [DocumentObject] {
    (node?.array ?? []).compactMap(\.object)
  }

  private func names(_ color: DocumentObject) -> [String] {
    (color["names"]?.array ?? []).compactMap(\.string)
  }

  private static let theme = """
    {"mockup": 1, "variables": {"brand": "#00695C", "ink": {"light": "#000000", "dark": "#FFFFFF"},
      "unused": "#123456", "gap": 8},
     "appearance": [
      {"class": "UISwitch", "set": {"onTintColor": "$brand"}},
      {"class": "UISwitch", "containedIn": ["UITableView"], "set": {"onTintColor": "#8E24AA"}},
      {"class": "UILabel", "set": {"textColor": "$ink", "font": 20}},
      {"class": "UIButton", "set": {"tintColor": "systemRed"}},
      {"class": "UINavigationBar", "set": {"titleTextAttributes": {"foregroundColor": "$brand", "font": 20}}}
     ]}
    """

  @Test func `colours come with their names, light and dark, and who uses them`() throws {
    let guide = try self.guide(Self.theme)
    let colors = members(guide["colors"])
    #expect(colors.map(names) == [["$brand"], ["$ink"], ["$unused"], ["systemRed"], []])
    let brand = try #require(colors.first)
    #expect(brand["light"]?.string == "#00695CFF" && brand["dark"]?.string == "#00695CFF")
    #expect(
      members(brand["uses"]).compactMap { $0["class"]?.string } == ["UISwitch", "UINavigationBar"])
    #expect(members(brand["uses"]).compactMap { $0["line"]?.integer } == [4, 8])
    #expect(colors[1]["light"]?.string == "#000000FF" && colors[1]["dark"]?.string == "#FFFFFFFF")
    #expect(members(colors[2]["uses"]).isEmpty)
    let last = try #require(colors.last.flatMap { members($0["uses"]).first })
    #expect(last["containedIn"]?.array?.compactMap(\.string) == ["UITableView"])
  }

  @Test func `fonts of attributes count as those of labels do`() throws {
    let guide = try self.guide(Self.theme)
    let fonts = members(guide["fonts"])
    try #require(fonts.count == 1)
    #expect(
      members(fonts[0]["uses"]).compactMap { $0["class"]?.string } == [
        "UILabel", "UINavigationBar",
      ])
  }

  @Test func `a theme with errors has no guide`() {
    #expect(throws: InvalidDocuments.self) { try guide(#"{"appearance": 3}"#) }
  }

  @Test func `the board is a valid screen`() throws {
    let source = ScreenLoader.Source(
      SourceFile(label: "board.screen.json", bytes: ThemePage.board), folder: "")
    let loaded = try ScreenLoader().load(source)
    #expect(loaded.diagnostics.sorted().map(\.description) == [])
    #expect(loaded.screen.system == RenderOptions.systems.upperBound)
  }

  @Test(arguments: [
    ("brand.theme.json", "brand"), ("a/b.theme.yaml", "b"), ("other.json", "other.json"),
  ])
  func `a page is called as its theme`(_ path: String, _ name: String) {
    #expect(ThemePage.name(of: path) == name)
  }
}
