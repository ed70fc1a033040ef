import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// The output of `mockup-swift-import` for the Swift files in `Fixtures/Import` is kept beside them, so that these
/// tests need no swift-syntax.
@Suite("Swift theme code becomes rules")
struct SwiftTests {
  private static func units() throws -> [CodeUnit] {
    let text = try #require(Files.text(Repository.path("Fixtures/Import/syntax.jsonl")))
    return try SwiftUnits.read(Array(text.utf8))
  }

  private static func theme(_ file: String, system: Int) throws -> Imported {
    try Imported.of(try units().filter { $0.file == file }, system: system)
  }

  @Test func `constants, a window's tint, alpha, metrics, containers and availability`() throws {
    let theme = try Self.theme("Style.swift", system: 15)
    #expect(theme.variable("brand") == #"{"red": 0.93, "green": 0.12, "blue": 0.4, "alpha": 1}"#)
    #expect(theme.variable("ink") == #"{"white": 0.25, "alpha": 1}"#)
    #expect(theme.member("window") == #"{"tintColor": "$brand"}"#)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == "\"white\"")
    #expect(
      theme.value("titleTextAttributes", of: "UINavigationBar")
        == #"{"foregroundColor": "$ink", "font": {"system": 17, "weight": "bold"}}"#)
    #expect(theme.value("backgroundImage@compact", of: "UINavigationBar") == "\"$nav-mini\"")
    #expect(
      theme.value("titleTextAttributes@disabled", of: "UIBarButtonItem", in: ["UINavigationBar"])
        == #"{"foregroundColor": {"color": "$brand", "alpha": 0.3}}"#)
    #expect(theme.value("sectionHeaderTopPadding", of: "UITableView") == "0")
    #expect(theme.result.text.contains("// Style.swift:7-9"))
    #expect(theme.result.report.summary == "6 statements: 5 carried over, 0 not, 1 needs a value")
    let old = try Self.theme("Style.swift", system: 12)
    #expect(old.rule("UITableView") == nil)
    #expect(old.messages.contains { $0.contains("is not run on iOS 12") })
  }

  @Test func `every form of proxy, helper and value`() throws {
    let theme = try Self.theme("Forms.swift", system: 15)
    func value(_ key: String, _ name: String, _ containers: [String] = []) -> String? {
      theme.value(key, of: name, in: containers)
    }
    #expect(theme.member("window") == #"{"tintColor": "$main"}"#)
    #expect(theme.variable("main")?.contains("0.06666666666666667") == true)
    #expect(value("barStyle", "UINavigationBar") == "\"black\"")
    #expect(value("backgroundImage", "UINavigationBar") == #"{"color": "$main", "size": [1, 1]}"#)
    #expect(value("shadowImage", "UINavigationBar") == #"{"color": "clear", "size": [0, 0]}"#)
    #expect(value("tintColor", "UITabBar") == "\"$primary\"")
    #expect(value("isTranslucent", "UITabBar") == "false")
    #expect(value("onTintColor", "UISwitch") == "\"$dyn\"")
    #expect(value("onTintColor", "UISwitch", ["UITableViewCell"]) == "\"$dyn\"")
    #expect(theme.variable("dyn") == #"{"light": "white", "dark": "black"}"#)
    #expect(theme.variable("adaptive") == #"{"light": "$primary", "dark": "white"}"#)
    #expect(
      theme.value("font", of: "UILabel", where: ["horizontalSizeClass": "compact"])
        == #"{"name": "Avenir-Heavy", "size": 12}"#)
    #expect(value("glow", "FancyButton") == "\"$primary\"")
    #expect(
      value("textColor", "UILabel", ["FancyCell", "MyListViewController"]) == "\"$adaptive\"")
    #expect(
      value("titleTextAttributes@highlighted+selected", "UISegmentedControl")
        == #"{"font": {"system": 13, "weight": "semibold"}}"#)
    #expect(
      value("dividerImage@left=normal,right=selected", "UISegmentedControl")
        == #"{"color": "clear", "size": [0, 0]}"#)
    #expect(value("image@search", "UISearchBar") == #"{"systemImage": "star"}"#)
    let standard = value("standardAppearance", "UINavigationBar")
    #expect(
      standard
        == #"{"configuration": "transparentBackground", "titleTextAttributes": {"foregroundColor": "white"}, "largeTitleTextAttributes": {"foregroundColor": "white"}}"#
    )
    #expect(value("scrollEdgeAppearance", "UINavigationBar") == standard)
    #expect(
      value("tintColor", "UINavigationBar")
        == #"{"red": 0.1, "green": 0.2, "blue": 0.3, "alpha": 1}"#)
    #expect(value("keyboardAppearance", "UITextField") == "\"dark\"")
    #expect(
      theme.member("infoPlist")
        == #"{"UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "lightContent"}"#
    )
    #expect(
      theme.value("shadowOffset", of: "UILabel", where: ["userInterfaceIdiom": "pad"]) == "[0, 1]")
    #expect(theme.result.report.refused == 0, "\(theme.messages)")
  }

  @Test(
    "what is kept beside the Swift files is what the program prints",
    .enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"))
  func recorded() throws {
    var runner = CommandRunner()
    runner.folder = Repository.path("Fixtures/Import")
    let files = Files.list(Repository.path("Fixtures/Import")).filter {
      $0.hasSuffix(".swift") && !$0.contains("/")
    }
    #expect(files.count >= 13)
    let outcome = try runner.runShell(
      "mockup-swift-import -- \(files.joined(separator: " "))")
    #expect(outcome.status == 0, "\(SwiftImporter.hint)")
    let kept = try RecordedText.update(
      Repository.path("Fixtures/Import/syntax.jsonl"), to: outcome.output)
    #expect(outcome.output == kept)
  }

  @Test
  func
    `a key path of a proxy, a list that is empty, a colour in other components, and a font's descriptor`()
    throws
  {
    let theme = try Self.theme("Styling.swift", system: 17)
    #expect(theme.value("onTintColor", of: "UISwitch") == "\"$accent\"")
    #expect(theme.value("tintColor", of: "UIView", in: ["UIAlertController"]) == "\"systemOrange\"")
    // The accent #0366D6 with a brightness of 84 + 10 %.
    let lighter = try #require(theme.value("selectedSegmentTintColor", of: "UISegmentedControl"))
    #expect(lighter.contains("\"brightness\": 0.939"), "\(lighter)")
    let bar = try #require(theme.value("standardAppearance", of: "UINavigationBar"))
    #expect(
      bar.contains(#""largeTitleTextAttributes": {"font": {"system": 32, "weight": "semibold"}}"#),
      "\(bar)")
    #expect(theme.member("window") == #"{"tintColor": "$Asset_Colors_brand"}"#)
    #expect(
      theme.messages.contains { $0.contains("variable 'brand' stands for 'brand'") })
  }

  /// What the program prints for a unit, with a version of the form.
  private static func lines(_ version: Int, _ unit: String) -> [UInt8] {
    Array("{\"version\":\(version)}\n\(unit)\n".utf8)
  }

  @Test func `what the program does not print is refused`() throws {
    let version = SwiftUnits.version
    for bytes in [Array("[".utf8), Self.lines(version, "{\"file\": 1}"), Self.lines(version, "[]")]
    {
      #expect(throws: SwiftUnits.Failure.unreadable) { try SwiftUnits.read(bytes) }
    }
    #expect(try SwiftUnits.read([]).isEmpty)
    #expect(try SwiftUnits.read(Self.lines(version, "{\"file\":\"a.swift\"}")).count == 1)
  }

  @Test func `a form of another version is refused, and one without a version is the first`() {
    let unit = "{\"file\":\"a.swift\"}"
    for version in [1, SwiftUnits.version + 1] {
      #expect(throws: SwiftUnits.Failure.otherVersion(version)) {
        try SwiftUnits.read(Self.lines(version, unit))
      }
    }
    #expect(throws: SwiftUnits.Failure.otherVersion(1)) { try SwiftUnits.read(Array(unit.utf8)) }
  }

  @Test func `continuous integration does not skip what needs the program that reads Swift`() {
    #expect(SwiftImporter.isExpected(isBuilt: false, variable: "true"))
    #expect(SwiftImporter.isExpected(isBuilt: true, variable: nil))
    #expect(!SwiftImporter.isExpected(isBuilt: false, variable: nil))
  }
}
