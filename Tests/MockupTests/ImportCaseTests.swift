import TestSupport
import Testing

/// Code in as few lines as show one thing that import has to get right: `Fixtures/Import/Cases`.
@Suite("Cases of import")
struct ImportCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The files and options.
    var line: String
    /// What the theme has to hold, in this order.
    var holds: [String]
    var lacks: [String] = []
    /// What messages have to say.
    var says: [String] = []
    /// The counts.
    var counts: String?

    var testDescription: String { line }
    var needsSwift: Bool { line.contains(".swift") }
  }

  private static let red = #""barTintColor": "red""#

  static let cases = [
    Case(
      line: "Bridge.swift BridgeDelegate.m", holds: [#""onTintColor": "red""#, red],
      counts: "2 statements: 2 carried over, 0 not, 0 need a value"),
    Case(
      line: "backmask.swift",
      holds: [
        #""back2": {"unknown": "R.image.back()"}"#,
        #""backIndicatorTransitionMaskImage": "$back", "#,
        #""backIndicatorTransitionMaskImage": "$back2","#,
      ]),
    Case(
      line: "didset-2.swift",
      holds: ["assuming systemIsDark != isDark", #""barTintColor": "blue""#]),
    Case(line: "didset-3.swift", holds: [#""onTintColor": "green""#, #""tintColor": "red""#]),
    Case(line: "didset-service.swift", holds: [#""barTintColor": "$theme""#]),
    Case(line: "helper-uncalled.m", holds: [red], says: ["--entry nav:image:shadow: runs it"]),
    Case(line: "ifdefine.m", holds: [#""onTintColor": "red""#], lacks: ["blue"]),
    Case(
      line: "ifdefine.m --define 'THEME==THEME_A=false' --define THEME==THEME_B=true",
      holds: [#""onTintColor": "blue""#], lacks: ["red"]),
    Case(line: "implicit-black.swift", holds: [#""barStyle": "black", "tintColor": "$black""#]),
    Case(
      line: "init-traits.swift",
      holds: [
        #""traits": {"userInterfaceStyle": "dark"}"#, #""barTintColor": "black""#,
        #""traits": {"userInterfaceStyle": "light"}"#, #""barTintColor": "white""#,
      ]),
    Case(line: "macro-body.m", holds: [#""red": 0.7058823529411765"#, #""onTintColor": "$ret""#]),
    Case(
      line: "more-dead-than-live.swift", holds: [#""onTintColor": "blue""#], lacks: ["red"],
      says: ["--entry dead runs it"]),
    Case(
      line: "nest.swift", holds: [],
      says: ["nest.swift:4:23: warning: square brackets are nested more than 12 levels deep"]),
    Case(line: "nsfoundation6.m --system 6", holds: [#""tintColor": "red""#], lacks: ["blue"]),
    Case(line: "nsfoundation6.m --system 7", holds: [#""barTintColor": "blue""#], lacks: ["red"]),
    Case(
      line: "nsfoundation6-nofloor.m --system 6", holds: [#""tintColor": "red""#], lacks: ["blue"]),
    Case(line: "objc-call-through-property.m", holds: [red, #""onTintColor": "red""#]),
    Case(line: "onappear.swift", holds: [#""backgroundColor": "clear""#]),
    Case(line: "onappear-direct.swift", holds: [#""backgroundColor": "clear""#]),
    Case(line: "prop-if.m", holds: [#""titleFont": {"system": 14}"#]),
    Case(line: "prop-ifdef-noelse.m", holds: [#""dateFont": {"system": 14}"#]),
    Case(line: "prop-m.m prop-h.h", holds: [#""titleFont": {"system": 14}, "titleColor": "red""#]),
    Case(
      line: "prop-m2.m prop-h2.h",
      holds: [
        #""PaneFont_14": {"unknown": "PaneFont(14)"}"#, #""titleFont": "$PaneFont_14""#,
      ], counts: "2 statements: 0 carried over, 0 not, 2 need a value"),
    Case(
      line: "resource-symbols.swift",
      holds: [
        #""night": {"unknown": "UIColor(named: \"night\")"}"#,
        #""tintColor": "$day", "backIndicatorImage": "$navigationBack""#,
      ]),
    Case(line: "scene-window.swift", holds: [#""tintColor": "purple""#]),
    Case(line: "scene-window2.swift", holds: [#""tintColor": "purple""#]),
    Case(
      line: "stale-toggle.swift", holds: [#""onTintColor": "green""#], lacks: ["blue"],
      says: ["left out, since launch has set it: this is set once toggled has run"]),
    Case(
      line: "swiftgen.swift",
      holds: [#"{"unknown": "UIColor(named: \"Colors/brand\")"}"#, "Colors/ink"]),
    Case(
      line: "two-apply.swift", holds: [], lacks: ["UISwitch"],
      says: ["may call 'A.apply' or 'B.apply', and nothing here tells which of them"]),
    Case(line: "two-apply-agree.swift", holds: [#""onTintColor": "red""#]),
    Case(
      line: "uiss-controller-ui.json",
      holds: [#""containedIn": ["UIPanelViewController"]"#, #""titleColor": "white""#]),
    Case(
      line: "uiss-controller.json",
      holds: [#""containedIn": ["PanelViewController"]"#, #""titleColor": "white""#]),
    Case(
      line: "undecided.swift",
      holds: [
        "assuming Remote.isNight", #""barTintColor": "black""#, #""onTintColor": "green""#,
      ], counts: "2 statements: 1 carried over, 1 assumed, 0 not, 0 need a value"),
    Case(
      line: "unknown-collapse.swift",
      holds: [
        #""Styles_Blue_medium": {"unknown": "Styles.Blue.medium.color"}"#,
        #""Styles_Gray_medium""#, #""hex_a": {"unknown": "hex(\"a\")"}"#, #""hex_b""#,
        #""Theme_color_primary""#, #""Theme_color_danger""#,
        #""onTintColor": "$Styles_Blue_medium""#,
      ], counts: "6 statements: 0 carried over, 0 not, 6 need a value"),
    Case(
      line: "viewdidload-tab.swift",
      holds: [#""sectionHeaderTopPadding": 0"#, #""tintColor": "red""#]),
    Case(
      line: "window-parameter.swift", holds: [#""tintColor": "red""#, #""onTintColor": "blue""#]),
  ]

  @Test(arguments: cases.filter { !$0.needsSwift || SwiftImporter.isExpected })
  func `comes out as it has to`(_ item: Case) throws {
    try item.run()
  }

  /// Values that grow with each line of code.
  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"), arguments: ["[]", "\"\""])
  func `values that double end with a place`(_ start: String) throws {
    let folder = try TemporaryDirectory()
    let first = start == "[]" ? "[0]" : "\"x\""
    let doubles = (0..<40).map { _ in "  a = a + a" }.joined(separator: "\n")
    let code =
      "import UIKit\nfunc go() {\n  var a = \(first)\n\(doubles)\n"
      + "  UISwitch.appearance().onTintColor = .red\n  UISlider.appearance().tintColor = use(a)\n}\n"
    try Files.write(Array(code.utf8), to: folder["a.swift"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell("mockup import a.swift")
    #expect(outcome.status == 0 && outcome.output.contains(#""onTintColor": "red""#))
    #expect(outcome.errors.contains("a.swift:"), "\(outcome.errors)")
  }
}

extension ImportCaseTests.Case {
  /// Runs the command in the folder of cases, and compares.
  func run() throws {
    var runner = CommandRunner()
    runner.folder = Repository.path("Fixtures/Import/Cases")
    let outcome = try runner.runShell("mockup import \(line)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var rest = text[...]
    for part in holds {
      let found = try #require(rest.firstRange(of: part), "\(part) is missing in \(outcome.output)")
      rest = rest[found.upperBound...]
    }
    for part in lacks { #expect(!text.contains(part), "\(outcome.output)") }
    for part in says { #expect(outcome.errors.contains(part), "\(outcome.errors)") }
    if let counts = counts { #expect(outcome.errors.contains("\(counts)\n")) }
  }
}
