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
    return DocumentNode(palette.written, at: .start).object
  }

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

  @Test func `a document with errors adds nothing`() {
    let palette = palette(["a.theme.json": "{", "b.theme.json": "[1]", "c.yaml": "a: [b"])
    #expect(lines(palette?["variables"]) == [])
    #expect(lines(palette?["values"]) == [])
  }
}
