import ScreenFormat
import Testing

@testable import Preview

/// The variables and values that a page lists for all documents.
@Suite struct PreviewPaletteTests {
  private func palette(_ documents: [String: String]) -> DocumentObject? {
    var palette = PreviewPalette()
    for (name, text) in documents.sorted(by: { $0.key < $1.key }) {
      palette.add(SourceFile(label: name, text: text))
    }
    return DocumentNode(palette.written(Self.shades), at: .start).object
  }

  private static let shades = {
    var options = RenderOptions()
    options.system = 18
    return ColorShades(options)
  }()

  private func lines(_ node: DocumentNode?) -> [String] { (node?.array ?? []).map(\.value.json) }

  @Test func `variables come with their uses in all documents`() {
    let palette = palette([
      "a.theme.json":
        ##"{"variables": {"brand": "#ff0000", "button": {"color": "$brand"}}, "appearance": [{"class": "UIView", "set": {"tintColor": "$brand"}}]}"##,
      "b.screen.json": #"{"window": {"tintColor": "$brand", "subviews": ["$none"]}}"#,
    ])
    #expect(
      lines(palette?["variables"]) == [
        ##"{"name": "brand", "file": "a.theme.json", "line": 1, "value": "#ff0000", "uses": 3, "color": "#FF0000FF"}"##,
        #"{"name": "button", "file": "a.theme.json", "line": 1, "value": {"color": "$brand"}, "uses": 0}"#,
      ])
    #expect(lines(palette?["values"]) == [])
  }

  @Test func `colors, fonts and images that are written in place come by their number`() {
    let palette = palette([
      "a.theme.json": """
      {"appearance": [
        {"class": "UIButton", "set": {"titleColor@highlighted": "red", "backgroundImage": "knob"}},
        {"class": "UILabel", "set": {"font": {"size": 20}, "textColor": "red", "text": "#no color"}},
        {"class": "UINavigationBar", "set": {"titleTextAttributes": {"foregroundColor": "#00FF00"}}}
      ]}
      """
    ])
    let values = (palette?["values"]?.array ?? []).compactMap(\.object)
    let summary = values.map { value in
      [value["kind"]?.string, value["value"]?.value.json, value["uses"]?.value.json]
        .map { $0 ?? "" }.joined(separator: " ")
    }
    #expect(
      summary == [
        #"color "red" 2"#, ##"color "#00FF00" 1"##, #"image "knob" 1"#, #"font {"size": 20} 1"#,
      ])
    #expect(
      values.first?["places"]?.value.json
        == #"[{"file": "a.theme.json", "line": 2}, {"file": "a.theme.json", "line": 3}]"#)
  }

  @Test func `every kind of colour has a swatch, and one for the dark where that is another`() {
    let palette = palette([
      "a.theme.json": """
      {"variables": {"ink": "#111111", "text": {"light": "$ink", "dark": "#EEEEEE"}, "title": "Red wine", "gap": 8,
        "soft": {"color": "$text", "alpha": 0.5}, "shadow": {"radius": 2}},
       "appearance": [
        {"class": "UILabel", "set": {"textColor": "systemBlue"}},
        {"class": "UIButton", "set": {"tintColor": "label"}},
        {"class": "UIView", "set": {"backgroundColor": {"white": 0.5}, "tintColor": "$tintColor"}},
        {"class": "UINavigationBar", "set": {"titleTextAttributes": {"foregroundColor": "systemRed"}}}]}
      """
    ])
    func swatches(_ list: String, _ key: String) -> [String] {
      (palette?[list]?.array ?? []).compactMap(\.object).map { item in
        [item[key]?.value.json, item["color"]?.string, item["dark"]?.string]
          .map { $0 ?? "-" }.joined(separator: " ")
      }
    }
    #expect(
      swatches("variables", "name") == [
        ##""ink" #111111FF -"##, ##""text" #111111FF #EEEEEEFF"##, ##""title" - -"##,
        ##""gap" - -"##,
        ##""soft" #11111180 #EEEEEE80"##, ##""shadow" - -"##,
      ])
    #expect(
      swatches("values", "value") == [
        ##""label" #000000FF #FFFFFFFF"##, ##""systemBlue" #007AFFFF #0A84FFFF"##,
        ##""systemRed" #FF3B30FF #FF453AFF"##, ##"{"white": 0.5} #808080FF -"##,
      ])
  }

  @Test func `a variable of the same document counts before others`() {
    let palette = palette([
      "a.theme.json":
        ##"{"variables": {"brand": "#111111", "soft": {"color": "$brand", "alpha": 0.5}}}"##,
      "b.theme.json": ##"{"variables": {"brand": "#222222", "own": "$brand"}}"##,
      "c.theme.json": ##"{"variables": {"other": "$brand"}}"##,
    ])
    let colors = (palette?["variables"]?.array ?? []).compactMap { $0.object?["color"]?.string }
    #expect(colors == ["#111111FF", "#11111180", "#222222FF", "#222222FF", "#111111FF"])
  }

  @Test func `variables of one name are counted by the themes of the pictures`() {
    func scope(_ files: [String], brand: String) -> PreviewPalette.Scope {
      PreviewPalette.Scope(files: Set(files), variables: ["brand": brand])
    }
    var palette = PreviewPalette(scopes: [
      scope(["a.theme.json", "base.theme.json", "one"], brand: "a.theme.json"),
      scope(["b.theme.json", "base.theme.json", "two"], brand: "b.theme.json"),
    ])
    let theme =
      ##"{"variables": {"brand": "#111111"}, "appearance": [{"set": {"tintColor": "$brand"}}]}"##
    for (name, text) in [
      ("a.theme.json", theme), ("b.theme.json", theme), ("c.theme.json", theme),
      // Two themes extend it, and no picture has c.
      ("base.theme.json", #"{"appearance": [{"set": {"tintColor": "$brand"}}]}"#),
      ("one", #"{"window": {"tintColor": "$brand", "subviews": [{"tintColor": "$brand"}]}}"#),
      ("two", #"{"window": {}}"#),
    ] { palette.add(SourceFile(label: name, text: text)) }
    let counts = ["a.theme.json", "b.theme.json", "c.theme.json"].map {
      palette.uses(of: "brand", in: $0)
    }
    #expect(counts == [4, 2, 1])
    #expect(palette.uses(of: "other", in: "a.theme.json") == 0)
  }

  @Test func `colours of many values are found beside values that are none`() {
    let variables: [String: DocumentValue] = [
      "red": .string("#FF0000"), "gap": .number(8), "soft": .string("$red"),
      "title": .string("Red"),
    ]
    let names = ["red", "gap", "soft", "title", "none", "red"]
    let found = Self.shades.colors(names.map { .string("$\($0)") }, variables, folder: "")
    #expect(found.map { $0 != nil } == [true, false, true, false, false, true])
    #expect(Self.shades.colors([], variables, folder: "").isEmpty)
  }

  @Test func `a document with errors adds nothing`() {
    let palette = palette(["a.theme.json": "{", "b.theme.json": "[1]", "c.yaml": "a: [b"])
    #expect(lines(palette?["variables"]) == [])
    #expect(lines(palette?["values"]) == [])
  }
}
