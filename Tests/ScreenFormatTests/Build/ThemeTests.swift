import Controls
import ObjectModel
import ScreenFormat
import Testing

@Suite("Themes")
struct ThemeTests {
  private static let screen = """
    {"themes": ["t/a.json"], "window": {"subviews": [{"class": "UISwitch", "id": "s"}]}}
    """

  /// The colour of the switch, or what is wrong.
  private static func onTintColor(_ files: [String: String], screen: String = screen) -> String {
    let result = build(screen, MemoryAssets(files))
    guard let screen = result.screen else {
      return result.diagnostics.sorted().map(\.description).joined(separator: "\n")
    }
    let object = screen.resolved().objects.first { $0.element.className == "UISwitch" }
    return object?.style.value(PropertySlot("onTintColor")).map(DocumentPrinter.text) ?? "none"
  }

  private static func theme(_ color: String, extends base: String? = nil) -> String {
    let start = base.map { "\"extends\": \($0), " } ?? ""
    return
      "{\(start)\"appearance\": [{\"class\": \"UISwitch\", \"set\": {\"onTintColor\": \"\(color)\"}}]}"
  }

  @Test("A theme's rules come after those of the theme it extends")
  func laterWins() {
    let files = [
      "t/a.json": Self.theme("#0F0", extends: "\"base/b.json\""),
      "t/base/b.json": Self.theme("#F00"),
    ]
    #expect(Self.onTintColor(files) == "\"#00FF00FF\"")
  }

  @Test("A theme takes rules, variables and classes of the theme it extends, and variables anew")
  func inherits() {
    let base = """
      {"variables": {"accent": "#F00"}, "classes": {"Fancy": "UISwitch"},
       "appearance": [{"class": "UISwitch", "set": {"onTintColor": "$accent"}}]}
      """
    #expect(
      Self.onTintColor(["t/a.json": #"{"extends": "b.json"}"#, "t/b.json": base])
        == "\"#FF0000FF\"")
    #expect(
      Self.onTintColor([
        "t/a.json": ##"{"extends": ["b.json"], "variables": {"accent": "#00F"}}"##,
        "t/b.json": base,
      ]) == "\"#0000FFFF\"")
  }

  @Test("A base that two themes share counts once, before both")
  func sharedBase() {
    let files = [
      "t/a.json": Self.theme("#0F0", extends: "\"./base.json\""),
      "t/b.json": #"{"extends": "../t/base.json"}"#,
      "t/base.json": Self.theme("#F00"),
    ]
    let screen = """
      {"themes": ["t/a.json", "t/b.json"], "window": {"subviews": [{"class": "UISwitch"}]}}
      """
    #expect(Self.onTintColor(files, screen: screen) == "\"#00FF00FF\"")
  }

  @Test("Themes that extend each other are told so, whatever their paths look like")
  func cycles() {
    let message = Self.onTintColor([
      "t/a.json": #"{"extends": "b.json"}"#, "t/b.json": #"{"extends": "../t/./a.json"}"#,
    ])
    #expect(
      message
        == "t/b.json:1:13: error: a theme can't extend itself: t/a.json → t/b.json → t/a.json (at extends)"
    )
    #expect(
      Self.onTintColor(["t/a.json": #"{"extends": "a.json"}"#])
        == "t/a.json:1:13: error: a theme can't extend itself: t/a.json → t/a.json (at extends)")
  }

  @Test("A missing base is told where it is named")
  func missing() {
    #expect(
      Self.onTintColor(["t/a.json": #"{"extends": "none.json"}"#])
        == "t/a.json:1:13: error: the theme 't/none.json' can't be read: no such file or folder (at extends)"
    )
  }

  /// The findings of `validate` in a theme by itself.
  private static func check(_ name: String, _ files: [String: String]) -> [String] {
    ScreenBuilder(classes: ClassTable(), loader: MemoryAssets(files))
      .validate(SourceFile(label: name, text: files[name] ?? "")).sorted().map(\.description)
  }

  @Test("A theme is checked together with those it extends")
  func checkedWithItsBases() {
    var files = [
      "t/a.theme.json": Self.theme("$accent", extends: "[\"base/b.theme.json\"]"),
      "t/base/b.theme.json": ##"{"variables": {"accent": "$red"}, "extends": "../c.theme.json"}"##,
      "t/c.theme.json": ##"{"variables": {"red": "#F00"}}"##,
    ]
    #expect(Self.check("t/a.theme.json", files).isEmpty)
    files["t/c.theme.json"] = nil
    #expect(
      Self.check("t/a.theme.json", files) == [
        "t/a.theme.json:1:96: error: unknown variable '$red' (write \"$$red\" for the text itself) "
          + "(at appearance[0].set.onTintColor)",
        "t/base/b.theme.json:1:46: error: the theme 't/base/../c.theme.json' can't be read: "
          + "no such file or folder (at extends)",
      ])
    files["t/c.theme.json"] = #"{"extends": "./a.theme.json"}"#
    #expect(
      Self.check("t/a.theme.json", files).contains(
        "t/c.theme.json:1:13: error: a theme can't extend itself: t/a.theme.json → "
          + "t/base/b.theme.json → t/c.theme.json → t/a.theme.json (at extends)"))
  }

  @Test("Whichever way leads to a theme, rules and messages call it by one name")
  func oneName() throws {
    let files = ["t/x/a.json": #"{"extends": "../b.json"}"#, "t/b.json": Self.theme("#F00")]
    let screen = try #require(
      build(
        #"{"themes": ["t/x/../x/a.json"], "window": {"subviews": [{"class": "UISwitch"}]}}"#,
        MemoryAssets(files)
      ).screen)
    #expect(screen.sheet.rules.map(\.origin.file) == ["t/b.json"])
  }

  @Test("Appearance objects of iOS 13 are values that rules set, and explain shows")
  func appearanceObjects() throws {
    let result = build(
      ##"""
      {"system": 15,
       "appearance": [{"class": "UINavigationBar", "set": {"standardAppearance": {
         "configuration": "opaqueBackground", "backgroundColor": "#F00",
         "buttonAppearance": {"normal": {"titleTextAttributes": {"foregroundColor": "white"}}}}}}],
       "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [{}]}}}
      """##)
    let screen = try #require(result.screen)
    let explanation = Explanation(LayoutPass.layOut(screen.resolved()))
    let bar = try #require(explanation.entries.first { $0.className == "UINavigationBar" })
    let property = try #require(bar.properties.first { $0.name == "standardAppearance" })
    #expect(property.winner.source == .appearance)
    #expect(
      DocumentPrinter.text(property.winner.value).contains(##""backgroundColor": "#FF0000FF""##))
  }

  @Test("Appearance objects are ignored before iOS 13, with a warning")
  func appearanceObjectsAreNew() {
    let found = findings(
      #"{"system": 12, "window": {"subviews": [{"class": "UITabBar", "standardAppearance": {}}]}}"#)
    #expect(found.count { $0.contains("'standardAppearance' came with iOS 13") } == 1)
  }
}
