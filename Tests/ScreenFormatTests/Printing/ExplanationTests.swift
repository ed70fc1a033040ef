import Controls
import Inspection
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Who won on the screens of the astronomy application, and why.
@Suite("Explanations say who won, and why the others lost")
struct ExplanationTests {
  private func screen(_ name: String) throws -> Screen {
    let path = "Fixtures/Screens/Astronomy/\(name).screen.json"
    let bytes = try #require(Files.bytes(Repository.path(path)))
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
      SourceFile(label: path, bytes: bytes))
    #expect(result.diagnostics.isEmpty)
    return try #require(result.screen)
  }

  private func explanation(_ name: String, property: String? = nil) throws -> Explanation {
    Explanation(LayoutPass.layOut(try screen(name).resolved()), property: property)
  }

  private func onTint(_ name: String, _ id: String) throws -> Explanation.Property {
    let entry = try #require(try explanation(name).entries(id: id).first)
    return try #require(entry.properties.first { $0.name == "onTintColor" })
  }

  @Test(
    "Every switch has the colour of its place",
    arguments: [
      ("auriga", "athos", "#1E9E5AFF", ["UISwitch in ControlsView", "UISwitch"]),
      ("cygnus", "clotho", "#1E9E5AFF", ["UISwitch in ControlsView", "UISwitch"]),
      (
        "bootes", "athos", "#2F7FD6FF",
        ["UISwitch in BootesViewController", "UISwitch in ControlsView", "UISwitch"]
      ),
      (
        "auriga-fates-lose", "clotho", "#1E9E5AFF",
        ["UISwitch in ControlsView", "UISwitch in ImportantControlsView", "UISwitch"]
      ),
      (
        "auriga-fates", "clotho", "#F5C518FF",
        [
          "UISwitch in ImportantControlsView in ControlsViewController",
          "UISwitch in ControlsView", "UISwitch",
        ]
      ),
      (
        "bootes-fates", "atropos", "#F5C518FF",
        [
          "UISwitch in ImportantControlsView in ControlsViewController",
          "UISwitch in BootesViewController", "UISwitch in ControlsView", "UISwitch",
        ]
      ),
      (
        "bootes-fates", "aramis", "#2F7FD6FF",
        ["UISwitch in BootesViewController", "UISwitch in ControlsView", "UISwitch"]
      ),
      ("plain-toolbar", "outside", "#FF4A3DFF", ["UISwitch"]),
      ("plain-toolbar", "inside", "#1E9E5AFF", ["UISwitch in ControlsView", "UISwitch"]),
    ])
  func switches(screen: String, id: String, color: String, rules: [String]) throws {
    let property = try onTint(screen, id)
    #expect(DocumentPrinter.text(property.winner.value) == "\"\(color)\"")
    let candidates = [property.winner] + property.overridden.map(\.candidate)
    let found = candidates.compactMap(\.rule).map { rule in
      ([rule.className] + rule.containedIn).joined(separator: " in ")
    }
    #expect(found == rules)
  }

  @Test func `the reasons are those of the rule book`() throws {
    #expect(
      try onTint("auriga-fates-lose", "clotho").overridden.map(\.reason.why) == [
        "ImportantControlsView is further in than ControlsView", "shorter chain: no container",
      ])
    #expect(
      try onTint("bootes-fates", "clotho").overridden.map(\.reason.why) == [
        "shorter chain", "ControlsView is further in than ControlsViewController",
        "shorter chain: no container",
      ])
  }

  @Test func `a button's own title colour is not the rule's to change`() throws {
    let explanation = try explanation("red-by-proxy")
    let own = try #require(
      explanation.entries(id: "app").first?.properties.first {
        $0.name == "titleColor@normal"
      })
    #expect(own.winner.source == .instance)
    #expect(own.overridden.map(\.reason.why) == ["a rule loses to the instance"])
    let other = try #require(
      explanation.entries(id: "scan").first?.properties.first {
        $0.name == "titleColor@normal"
      })
    #expect(DocumentPrinter.text(other.winner.value) == "\"#FF0000FF\"")
    let file = try #require(other.winner.rule).origin.file
    #expect(file.hasSuffix("/astronomy-navigation.theme.json"))
  }

  @Test func `by proxy or by instances, the theme is the same to the pixel`() throws {
    let byProxy = try screen("red-by-proxy").rasterized()
    let byInstances = try screen("red-by-instances").rasterized()
    #expect(byProxy == byInstances)
  }

  @Test func `by proxy or by instances, iOS 6 draws the theme the same to the pixel`() throws {
    let byProxy = try screen("../Classic/scanning-red-by-proxy").rasterized()
    let byInstances = try screen("../Classic/scanning-red-by-instances").rasterized()
    #expect(byProxy == byInstances)
  }

  @Test func `the table names file and line, and strikes losers through`() throws {
    var explanation = try explanation("auriga-fates", property: "onTintColor")
    explanation.keepRequested()
    let entries = explanation.entries(id: "clotho")
    let folder = "Fixtures/Themes/astronomy"
    let winner: String =
      "  onTintColor  \"#F5C518FF\"  appearance  \(folder)-fates.theme.json:6"
      + " in ImportantControlsView in ControlsViewController"
    let green: String =
      "        lost:  \"#1E9E5AFF\"  appearance  \(folder)-emerald.theme.json:28 in ControlsView"
      + "  (ControlsView is further in than ControlsViewController)"
    let red: String =
      "        lost:  \"#FF4A3DFF\"  appearance  \(folder).theme.json:13"
      + "  (shorter chain: no container)"
    let table = ExplanationPrinter.table(entries, usesColor: false)
    let lines: [String] = table.split(separator: "\n").dropFirst(2).map(String.init)
    #expect(lines == [winner, green, red])
    let colored = ExplanationPrinter.table(entries, usesColor: true)
    #expect(colored.contains("\u{1B}[9m\"#1E9E5AFF\"\u{1B}[29m"))
    #expect(colored.contains("\u{1B}[48;2;245;197;24m"))
  }

  @Test func `a property that nobody set is listed with what counts instead`() throws {
    var explanation = try explanation("auriga", property: "tintColor")
    explanation.keepRequested()
    let property = try #require(explanation.entries(id: "athos").first?.properties.first)
    #expect(property.winner.source == .inherited)
    #expect(DocumentPrinter.text(property.winner.value) == "\"#007AFFFF\"")
  }

  @Test(
    "Axes that are asked for may be written in any way",
    arguments: [
      "titleColor@selected+highlighted", "titleColor@highlighted+selected", "titleColor@selected",
    ])
  func spellings(of property: String) throws {
    let states: [ControlState] = [[.selected, .highlighted], .selected]
    let button = element("UIButton", id: "button")
    let screen = try TestSupport.screen(
      root: element("UIViewController", ["view": .object(button)]),
      rules: states.map { rule("UIButton", "titleColor", .red, axes: AxisValues(state: $0)) })
    var explanation = Explanation(LayoutPass.layOut(screen.resolved()), property: property)
    explanation.keepRequested()
    let names = explanation.entries.map { $0.properties.map(\.name) }
    #expect(
      names == [[property.contains("+") ? "titleColor@highlighted+selected" : property]])
  }

  @Test func `the JSON has the documented keys, and no others`() throws {
    let entries = try explanation("bootes-fates").entries(id: "clotho")
    var diagnostics = Diagnostics()
    let text = ExplanationPrinter.json(entries)
    let root = JSONParser.parse(SourceFile(label: "out.json", text: text), into: &diagnostics)
    #expect(diagnostics.isEmpty)
    let view = try #require(root?.object?["views"]?.array?.first?.object)
    #expect(
      view.keys == [
        "id", "class", "path", "place", "frame", "visibleFrame", "tintColor", "tintAdjustmentMode",
        "properties", "images",
      ])
    #expect(view["id"]?.string == "clotho")
    #expect(view["tintColor"]?.string == "#007AFFFF")
    #expect(view["tintAdjustmentMode"]?.string == "normal")
    let property = try #require(view["properties"]?.object?["onTintColor"]?.object)
    #expect(property.keys == ["value", "source", "rule", "color", "overridden"])
    #expect(property["color"]?.string == "#F5C518FF")
    let place = try #require(view["place"]?.object)
    #expect(place["file"]?.string?.hasSuffix("bootes-fates.screen.json") == true)
    #expect(place["line"]?.number ?? 0 > 1 && place["column"]?.number ?? 0 > 1)
    #expect(property["value"]?.string == "#F5C518FF")
    #expect(property["source"]?.string == "appearance")
    let rule = try #require(property["rule"]?.object)
    #expect(rule.keys == ["file", "line", "index", "containedIn", "traits"])
    #expect(rule["line"]?.number == 6)
    #expect(rule["index"]?.number == 0)
    #expect(
      rule["containedIn"]?.array?.compactMap(\.string) == [
        "ImportantControlsView", "ControlsViewController",
      ])
    let overridden = try #require(property["overridden"]?.array)
    #expect(overridden.count == 3)
    for loser in overridden {
      #expect(loser.object?.keys == ["value", "source", "rule", "color", "why"])
      #expect(loser.object?["why"]?.string?.isEmpty == false)
    }
    let isOn = view["properties"]?.object?["isOn"]?.object
    #expect(isOn?["rule"]?.isNull == true)
    #expect(isOn?["source"]?.string == "instance")
  }

  @Test func `a dimmed tint is explained as it is drawn`() throws {
    let control = element("UISwitch", id: "switch", ["tintAdjustmentMode": .enumeration("dimmed")])
    let root = element(
      "UIViewController",
      ["view": .object(element("UIView", ["subviews": .objects([control])]))])
    let tree = try TestSupport.screen(root: root, window: ["tintColor": .red]).resolved()
    let entry = try #require(Explanation(LayoutPass.layOut(tree)).entries(id: "switch").first)
    #expect(ExplanationPrinter.json([entry]).contains("\"tintColor\": \"#4C4C4CCC\""))
  }

  @Test func `a property that is not drawn yet is told once`() throws {
    let text = """
      {"mockup": 1, "system": 13, "window": {"rootViewController": {"class": "UIViewController",
        "view": {"class": "UIView", "subviews": [
          {"class": "UISearchTextField", "tokenBackgroundColor": "red"},
          {"class": "UISearchTextField", "tokenBackgroundColor": "blue"}]}}}}
      """
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
      SourceFile(label: "a.json", text: text))
    #expect(result.screen != nil)
    let told = result.diagnostics.sorted().map(\.description).filter {
      $0.contains("tokenBackgroundColor")
    }
    #expect(
      told == [
        "a.json:3:36: warning: 'tokenBackgroundColor' of UISearchTextField is not drawn yet; "
          + "it is resolved and explained "
          + "(at window.rootViewController.view.subviews[0].tokenBackgroundColor)"
      ])
  }
}
