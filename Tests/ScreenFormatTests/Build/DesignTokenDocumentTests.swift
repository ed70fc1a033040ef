import ObjectModel
import Testing

@testable import ScreenFormat

@Suite("Screens and themes take values of design tokens")
struct DesignTokenDocumentTests {
  private static let tokens = #"""
    {"color": {"$type": "color", "brand": {"$value": "#112233"}},
     "ease": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
     "gap": {"$type": "dimension", "$value": "8px"}}
    """#

  private static func screen(_ color: String, keys: String = "") -> String {
    #"{"mockup": 1, "system": 15, "tokens": ["t.json"]\#(keys), "window": {"backgroundColor": "\#(color)"}}"#
  }

  private static func background(_ result: ScreenBuilder.Result) -> String? {
    result.screen?.window.values.first(where: { $0.key.name == "backgroundColor" })
      .map { "\($0.value)" }
  }

  @Test func `a token is a variable, whose place is that of the token`() throws {
    let result = build(Self.screen("$color-brand"), MemoryAssets(["t.json": Self.tokens]))
    #expect(result.diagnostics.found.isEmpty, "\(result.diagnostics.found)")
    #expect(
      result.variables["color-brand"] == DocumentPlace(file: "t.json", line: 1, column: 30))
    #expect(
      Self.background(result)
        == Self.background(build(Self.screen("#112233"), MemoryAssets(["t.json": Self.tokens]))))
  }

  @Test
  func `a document's own variables win over its tokens, and a screen's tokens over a theme's`()
    throws
  {
    let assets = MemoryAssets([
      "t.json": Self.tokens,
      "a.theme.json": ##"{"mockup": 1, "variables": {"color-brand": "#FF0000"}}"##,
    ])
    let own = build(
      Self.screen("$color-brand", keys: ##", "variables": {"color-brand": "#00FF00"}"##), assets)
    #expect(
      Self.background(own) == Self.background(build(Self.screen("#00FF00"), assets)))
    let themed = build(
      Self.screen("$color-brand", keys: #", "themes": ["a.theme.json"]"#), assets)
    #expect(
      Self.background(themed) == Self.background(build(Self.screen("#112233"), assets)))
  }

  @Test func `a token without a value is an error where it is used`() {
    let assets = MemoryAssets(["t.json": Self.tokens])
    #expect(
      findings(Self.screen("$ease"), assets) == [
        "s.json:1:81: error: '$ease' has no value: the token \"ease\" (t.json:2) is of the type "
          + "\"cubicBezier\", which documents have no value for (at window.backgroundColor)"
      ])
    #expect(
      findings(Self.screen("$colour-brand"), assets).first?.contains(
        "did you mean '$color-brand'?") == true)
  }

  @Test func `a missing file, a wrong form and broken JSON are told with their places`() {
    #expect(
      findings(Self.screen("red")).first?.hasPrefix(
        "s.json:1:40: error: the file of tokens 't.json' can't be read") == true)
    let broken = findings(Self.screen("red"), MemoryAssets(["t.json": "{"]))
    #expect(broken.first?.hasPrefix("t.json:1:2: error:") == true, "\(broken)")
    let wrong = findings(
      #"{"mockup": 1, "tokens": [{"light": "t.json"}, 5], "window": {}}"#,
      MemoryAssets(["t.json": Self.tokens]))
    #expect(wrong.count == 2, "\(wrong)")
    #expect(wrong.first?.contains("'dark'") == true, "\(wrong)")
  }

  @Test func `colours of two files follow the style`() throws {
    let assets = MemoryAssets([
      "day.json": ##"{"bg": {"$type": "color", "$value": "#FFFFFF"}}"##,
      "night.json": ##"{"bg": {"$type": "color", "$value": "#000000"}}"##,
    ])
    func screen(_ color: String) -> String {
      #"{"mockup": 1, "system": 15, "tokens": [{"light": "day.json", "dark": "night.json"}], "window": {"backgroundColor": \#(color)}}"#
    }
    let result = build(screen(#""$bg""#), assets)
    #expect(result.diagnostics.found.isEmpty, "\(result.diagnostics.found)")
    #expect(
      Self.background(result)
        == Self.background(build(screen(##"{"light": "#FFFFFF", "dark": "#000000"}"##), assets)))
  }
}
