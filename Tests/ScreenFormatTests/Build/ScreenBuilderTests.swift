import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

@Suite("Screens are built from a document, its themes and what the user asks for")
struct ScreenBuilderTests {
  private static let themes = MemoryAssets([
    "t/one.theme.json": """
    {"mockup": 1, "name": "One", "variables": {"accent": "red", "shared": "red"},
     "window": {"tintColor": "red", "alpha": 0.5},
     "classes": {"Page": "UIView"},
     "appearance": [
       {"class": "UIView", "set": {"backgroundColor": "$accent"}},
       {"class": "UIView", "containedIn": ["Page"], "set": {"borderColor": "$shared"}}]}
    """,
    "two.theme.json": """
    {"variables": {"shared": "green"}, "window": {"tintColor": "green"},
     "classes": {"Page": {"superclass": "UIView"}},
     "appearance": [{"class": "UIView", "set": {"alpha": 0.25}}]}
    """,
  ])

  @Test(
    "Rules stand in the order of the documents, each with its origin; the window's values merge")
  func order() throws {
    var options = RenderOptions()
    options.themes = ["two.theme.json"]
    let text = """
      {"themes": ["./t/one.theme.json"], "variables": {"accent": "blue"},
       "classes": {"Own": {"superclass": "Page", "appearance": {"alpha": 1}}},
       "appearance": [
         {"class": "UIView", "set": {"alpha": 1}}],
       "window": {"alpha": 1}}
      """
    let result = build(text, Self.themes, options: options)
    #expect(result.diagnostics.sorted().map(\.description) == [])
    let screen = try #require(result.screen)
    #expect(
      screen.sheet.rules.map {
        "\($0.className) \($0.origin.file):\($0.origin.line) \($0.origin.index ?? -1)"
      }
        == [
          "Own s.json:2 -1", "UIView t/one.theme.json:5 0", "UIView t/one.theme.json:6 1",
          "UIView two.theme.json:3 0", "UIView s.json:4 0",
        ])
    #expect(
      screen.sheet.rules[1].values == [
        PropertySlot("backgroundColor"): .color(.color(Color(bytes: 0, 0, 255)))
      ])
    #expect(screen.sheet.rules[2].containedIn == ["Page"])
    #expect(
      screen.sheet.rules[2].values == [
        PropertySlot("borderColor"): .color(.color(Color(bytes: 0, 255, 0)))
      ])
    #expect(
      screen.window.values[PropertySlot("tintColor")] == .color(.color(Color(bytes: 0, 255, 0))))
    #expect(screen.window.values[PropertySlot("alpha")] == .number(1))
  }

  @Test("Two different definitions of one class are an error that names the first")
  func twoDefinitions() {
    let text =
      "{\"themes\": [\"two.theme.json\"], \"classes\": {\"Page\": \"UIControl\"}, \"window\": {}}"
    #expect(
      findings(text, Self.themes) == [
        "s.json:1:44: error: 'Page' is declared otherwise at two.theme.json:2:14 (at classes.Page)"
      ])
  }

  @Test("Initial values count as set, unless the document sets the slot; defaults do not")
  func initialValues() throws {
    let text = """
      {"classes": {
         "Base": {"superclass": "UIView", "initial": {"alpha": 0.5, "isHidden": true},
                  "properties": {"star": {"type": "color", "default": "red"}}},
         "Derived": {"superclass": "Base", "initial": {"alpha": 0.25}}},
       "window": {"subviews": [{"class": "Derived", "isHidden": false}]}}
      """
    let screen = try #require(build(text).screen)
    let view = screen.window.objects("subviews")[0]
    #expect(
      view.values == [
        PropertySlot("alpha"): .number(0.25), PropertySlot("isHidden"): .boolean(false),
      ])
    #expect(view.defaults == [PropertySlot("star"): .color(.color(Color(bytes: 255, 0, 0)))])
  }

  @Test("A property newer than the system is ignored with a warning")
  func newerProperty() throws {
    let text = """
      {"system": 6, "appearance": [{"class": "UIView", "set": {"tintAdjustmentMode": "dimmed"}}],
       "window": {"tintAdjustmentMode": "dimmed", "alpha": 0.5}}
      """
    let result = build(text)
    let screen = try #require(result.screen)
    #expect(screen.window.values == [PropertySlot("alpha"): .number(0.5)])
    #expect(screen.sheet.rules[0].values == [:])
    #expect(
      result.diagnostics.sorted().map(\.description) == [
        "s.json:1:58: warning: 'tintAdjustmentMode' came with iOS 7 and is ignored on system 6 (at appearance[0].set.tintAdjustmentMode)",
        "s.json:2:13: warning: 'tintAdjustmentMode' came with iOS 7 and is ignored on system 6 (at window.tintAdjustmentMode)",
      ])
  }

  @Test("A class newer than the system is drawn with what it brings")
  func propertiesOfNewerClass() throws {
    let text = """
      {"system": 6, "classes": {"Column": "UIStackView"}, "window": {"subviews": [
        {"class": "UIStackView", "axis": "vertical", "tintAdjustmentMode": "dimmed"},
        {"class": "Column", "axis": "vertical"}]}}
      """
    let result = build(text)
    let screen = try #require(result.screen)
    let stacks = screen.window.objects("subviews")
    let axis = AppearanceValue.enumeration("vertical")
    #expect(stacks.map(\.values) == [[PropertySlot("axis"): axis], [PropertySlot("axis"): axis]])
    #expect(
      result.diagnostics.sorted().map(\.description) == [
        "s.json:2:13: warning: 'UIStackView' came with iOS 9; the screen's system is 6 (at window.subviews[0].class)",
        "s.json:2:48: warning: 'tintAdjustmentMode' came with iOS 7 and is ignored on system 6 (at window.subviews[0].tintAdjustmentMode)",
      ])
  }

  @Test("A value newer than the system is ignored with a warning, one of several by itself")
  func newerValue() throws {
    let text = """
      {"system": 15, "window": {"subviews": [
        {"class": "UITableView", "style": "insetGrouped"},
        {"class": "UIButton", "menu": {"options": ["displayInline", "displayAsPalette"]}}]}}
      """
    let result = build(text)
    let menu = try #require(
      result.screen?.window.objects("subviews").last?.object("menu"))
    #expect(menu.values[PropertySlot("options")] == .options(["displayInline"]))
    #expect(
      result.diagnostics.sorted().map(\.description) == [
        "s.json:3:45: warning: 'displayAsPalette' came with iOS 17 and is ignored on system 15 (at window.subviews[1].menu.options)"
      ])
    let old = build(text.replacing("15", with: "12"))
    let table = try #require(old.screen?.window.objects("subviews").first)
    #expect(table.values[PropertySlot("style")] == nil)
    #expect(
      old.diagnostics.sorted().contains {
        $0.description.contains("'insetGrouped' came with iOS 13 and is ignored on system 12")
      })
  }

  @Test("What lies in something ignored is warned about no more, and wrong all the same")
  func insideIgnored() throws {
    let text = """
      {"system": 12, "window": {"subviews": [
        {"class": "UIButton", "configuration": {"title": "A", "image": {"systemImage": "plus"}}},
        {"class": "UIButton", "configuration": {"titel": "B"}}]}}
      """
    let result = build(text)
    #expect(
      result.diagnostics.sorted().map(\.message) == [
        "'configuration' came with iOS 15 and is ignored on system 12",
        "'configuration' came with iOS 15 and is ignored on system 12",
        "UIButtonConfiguration has no property 'titel'; did you mean 'title'?",
      ])
  }

  @Test("A class that came after the system is told once, not with each of its properties")
  func newerClass() {
    let text = """
      {"system": 12, "window": {"subviews": [
        {"class": "UIColorWell", "supportsAlpha": true, "selectedColor": "red"}]}}
      """
    #expect(
      build(text).diagnostics.sorted().map(\.message) == [
        "'UIColorWell' came with iOS 14; the screen's system is 12"
      ])
  }

  @Test(
    "A property that the system draws no more, or deprecates, is a warning",
    arguments: [
      (6, []),
      (7, ["'selectedImageTintColor' is deprecated: from iOS 8 on only 'tintColor' counts"]),
      (8, ["'selectedImageTintColor' changes nothing from iOS 8 on: write 'tintColor'"]),
    ])
  func deprecated(system: Int, messages: [String]) {
    let text = """
      {"system": \(system), "appearance": [
        {"class": "UITabBar", "set": {"selectedImageTintColor": "red"}}], "window": {}}
      """
    #expect(build(text).diagnostics.sorted().map(\.message) == messages)
  }

  @Test("What is wrong with a key is told of each object that has it")
  func repeated() {
    let label = #"{"class": "UILabel", "text": "a", "lineBreakStrategy": "pushOut", "tex": 1}"#
    let text = """
      {"system": 12, "window": {"subviews": [
        \(label),
        \(label),
        \(label)]}}
      """
    let found = build(text).diagnostics.sorted()
    #expect(found.map(\.position.line) == [2, 2, 3, 3, 4, 4])
    #expect(Set(found.map(\.message)).count == 2)
  }

  @Test("Without a word the screen is drawn on today's phone")
  func defaults() throws {
    let screen = try #require(build("{\"window\": {}}").screen)
    #expect(screen.device == .standard)
    #expect(screen.system == Screen.newestSystem)
    #expect(screen.traits == Traits(.standard))
  }

  @Test("What the user asks for wins over the document")
  func options() throws {
    var options = RenderOptions()
    options.device = RenderOptions.device(named: "ipad air")
    options.system = 9
    options.scale = 1
    options.orientation = .landscapeLeft
    options.style = .dark
    options.contentSize = "extraLarge"
    options.layoutDirection = .rightToLeft
    options.time = 2
    let text =
      "{\"device\": \"iPhone 5s\", \"system\": 7, \"traits\": {\"userInterfaceStyle\": \"light\"}, \"window\": {}}"
    let screen = try #require(build(text, options: options).screen)
    #expect(screen.device.size == Size(width: 1024, height: 768))
    #expect(screen.device.scale == 1)
    #expect(screen.system == 9)
    #expect(screen.time == 2)
    #expect(
      screen.traits
        == Traits(
          userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular,
          displayScale: 1, userInterfaceStyle: .dark, layoutDirection: .rightToLeft,
          preferredContentSizeCategory: "extraLarge"))
  }

  @Test("A variable may be any value, and stand in another; one that holds itself is an error")
  func variables() throws {
    let text = """
      {"variables": {"views": [{"class": "UIView", "frame": "$box"}], "box": [0, 0, "$side", "$side"],
                     "side": 20},
       "window": {"subviews": "$views"}}
      """
    let screen = try #require(build(text).screen)
    #expect(
      screen.window.objects("subviews")[0].values[PropertySlot("frame")]
        == .frame(FrameValue(x: 0, y: 0, width: 20, height: 20)))
    let cycle =
      "{\"variables\": {\"a\": [{\"class\": \"UIView\", \"subviews\": \"$a\"}]}, \"window\": {\"subviews\": \"$a\"}}"
    #expect(
      findings(cycle) == [
        "s.json:1:86: error: the variable is made of itself: $a → $a (at window.subviews[0].subviews)"
      ])
  }

  @Test("Variables that double with every step end with an error")
  func bomb() {
    let steps = (0..<40).map { "\"v\($0)\": [\"$v\($0 + 1)\", \"$v\($0 + 1)\"]" }
      .joined(separator: ", ")
    let text =
      "{\"variables\": {\(steps), \"v40\": 1}, \"window\": {\"frame\": \"$v0\", \"subviews\": \"$v0\"}}"
    #expect(!findings(text).isEmpty)
    let views = (0..<40).map {
      "\"v\($0)\": {\"class\": \"UIView\", \"subviews\": [\"$v\($0 + 1)\", \"$v\($0 + 1)\"]}"
    }
    .joined(separator: ", ")
    let tree =
      "{\"variables\": {\(views), \"v40\": {\"class\": \"UIView\"}}, \"window\": {\"subviews\": [\"$v0\"]}}"
    let told = findings(tree)
    #expect(told.count == 1)
    #expect(told.first?.contains("variables come to more than") == true)
  }

  @Test("Views may be nested as deep as the format allows")
  func depth() {
    let depth = JSONParser.depthLimit - 2
    let start = String(repeating: "{\"class\": \"UIView\", \"subviews\": [", count: depth)
    let text =
      "{\"window\": {\"subviews\": [\(start)\(String(repeating: "]}", count: depth))]}}"
    #expect(findings(text) == [])
    #expect(build(text).screen != nil)
  }

  @Test("A theme is checked by itself")
  func themes() {
    let file = SourceFile(
      label: "a.theme.json",
      text: "{\"name\": 1, \"appearance\": [{\"class\": \"UIVew\", \"set\": {}}]}")
    #expect(
      ScreenBuilder(classes: ClassTable(), loader: MemoryAssets()).validate(file).sorted().map(
        \.description) == [
          "a.theme.json:1:10: error: expected a string, found 1 (at name)",
          "a.theme.json:1:38: error: unknown class 'UIVew'; did you mean 'UIView'? (at appearance[0].class)",
        ])
  }

  @Test("No beginning of a document makes building trap")
  func prefixes() {
    let text = """
      {"mockup": 1, "device": {"size": [320, 480], "scale": 2}, "system": 7, "variables": {"a": "#F00"},
       "classes": {"V": {"superclass": "UIView", "properties": {"c": {"type": "color", "axes": 1}}}},
       "appearance": [{"class": "V", "containedIn": ["UIWindow"], "set": {"c@1": "$a"}}],
       "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
         {"title": "x", "view": {"subviews": [{"class": "V", "frame": [0, 0, null, 1],
           "backgroundColor": {"patternImage": {"size": [1, 1], "draw": [
             {"fill": "red", "rect": [0, 0, 1, 1]}]}}}]}}]}}}
      """
    #expect(build(text).screen != nil)
    let bytes = Array(text.utf8)
    let builder = ScreenBuilder(classes: ClassTable(), loader: MemoryAssets())
    for count in 0..<bytes.count {
      let file = SourceFile(label: "s.json", bytes: Array(bytes[..<count]))
      #expect(builder.build(file).screen == nil)
    }
    // Every value in turn replaced by others.
    for index in bytes.indices where bytes[index] == UInt8(ascii: ":") {
      for other in ["null", "[]", "{}", "-1e300", "\"$a\"", "\"\"", "true"] {
        let start = String(decoding: bytes[...index], as: UTF8.self)
        let rest = String(decoding: bytes[(index + 1)...], as: UTF8.self)
        let file = SourceFile(label: "s.json", text: "\(start) \(other), \"zz\":\(rest)")
        _ = builder.build(file)
      }
    }
  }

  @Test(
    "an action sheet of a pad that does not say where it points is a warning",
    arguments: [
      (16, "pad", "", true), (7, "pad", "", false), (16, "phone", "", false),
      (16, "pad", "\"sourceRect\": [0, 0, 9, 9],", false),
    ])
  func sheetWithoutSource(system: Int, idiom: String, source: String, warns: Bool) {
    let text = """
      {"system": \(system), "device": {"size": [500, 400], "idiom": "\(idiom)"},
       "window": {"rootViewController": {"class": "UIViewController", "presentedViewController":
         {"class": "UIAlertController", \(source) "preferredStyle": "actionSheet"}}}}
      """
    let warnings = build(text).diagnostics.sorted().map(\.description)
    #expect(warnings.contains { $0.contains("'sourceRect'") } == warns)
  }

  @Test("A document's name says how it is read; errors point into it")
  func documents() {
    let text = """
      mockup: 1
      window:
        subviews:
          - class: UISwich
      """
    let result = ScreenBuilder(classes: ClassTable(), loader: MemoryAssets())
      .build(SourceFile(label: "a.screen.yml", text: text))
    #expect(
      result.diagnostics.sorted().map(\.description) == [
        "a.screen.yml:4:14: error: unknown class 'UISwich'; did you mean 'UISwitch'? "
          + "(at window.subviews[0].class)"
      ])
    #expect(DocumentKind.of(SourceFile(label: "a.yaml", text: "appearance: []")) == .theme)
  }
}
