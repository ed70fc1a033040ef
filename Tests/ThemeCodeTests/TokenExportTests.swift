import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("Variables are written as design tokens")
struct TokenExportTests {
  private struct Files: AssetLoader {
    var texts: [String: String]

    func read(_ path: String) throws(AssetError) -> [UInt8] {
      guard let text = texts[FilePath.simplified(path)] else { throw .notFound }
      return Array(text.utf8)
    }
    func exists(_ path: String) -> Bool { texts[FilePath.simplified(path)] != nil }
    func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }
  }

  /// Variables, and where they are used.
  private static let variables = ##"""
    {"brand-500": "#8E24AA", "_1": "#0A84FF80", "ink": {"white": 0.25, "alpha": 1}, "name": "white",
     "p3": {"red": 1, "green": 0.2, "blue": 0, "space": "displayP3"},
     "hue": {"hue": 0.25, "saturation": 0.5, "brightness": 0.75},
     "pale": {"color": "$ink", "alpha": 0.3}, "alias": "$brand-500",
     "paper": {"light": "#FFF", "dark": {"white": 0.1}}, "both": {"light": "$ink", "dark": "$pale"},
     "half": 0.5, "title": {"system": 17, "weight": "bold"}, "face": {"name": "Avenir-Heavy", "size": 12},
     "other": "$title"}
    """##
  private static let uses = [
    "brand-500", "_1", "ink", "name", "p3", "hue", "pale", "alias", "paper", "both",
  ]

  private static func screen(
    _ head: String, _ files: [String: String], dark: Bool
  ) throws -> Screen {
    var options = RenderOptions()
    options.style = dark ? .dark : .light
    let colors = uses.map { "{\"class\": \"UIView\", \"set\": {\"backgroundColor\": \"$\($0)\"}}" }
    let others = [
      #"{"class": "UIView", "set": {"alpha": "$half"}}"#,
      #"{"class": "UILabel", "set": {"font": "$title"}}"#,
      #"{"class": "UILabel", "set": {"font": "$face"}}"#,
      #"{"class": "UILabel", "set": {"font": "$other"}}"#,
    ]
    let text = """
      {"mockup": 1, "system": 15, \(head), "window": {}, "appearance": [\((colors + others).joined(separator: ", "))]}
      """
    let result = ScreenBuilder(
      classes: ClassTable(), loader: Files(texts: files), options: options
    ).build(SourceFile(label: "a.screen.json", text: text))
    return try #require(result.screen, "\(result.diagnostics.sorted())")
  }

  private static func export(_ variables: String) throws -> TokenExport.Result {
    let file = SourceFile(
      label: "a.theme.json", text: "{\"mockup\": 1, \"variables\": \(variables)}")
    let built = ScreenBuilder(classes: ClassTable(), loader: Files(texts: [:])).buildTheme(file)
    return TokenExport.run(built.themes)
  }

  @Test(arguments: [false, true])
  func `reading them back gives the same values`(dark: Bool) throws {
    let result = try Self.export(Self.variables)
    #expect(result.findings.isEmpty, "\(result.findings)")
    let night = try #require(result.dark)
    let before = try Self.screen("\"variables\": \(Self.variables)", [:], dark: dark)
    let after = try Self.screen(
      #""tokens": [{"light": "l.tokens.json", "dark": "d.tokens.json"}]"#,
      ["l.tokens.json": result.light, "d.tokens.json": night], dark: dark)
    #expect(before.sheet.rules.count == Self.uses.count + 4)
    for (a, b) in zip(before.sheet.rules, after.sheet.rules) {
      for (slot, value) in a.values {
        let other = try #require(b.values[slot])
        #expect(
          Self.color(value, before) == Self.color(other, after),
          "\(DocumentPrinter.text(value)) and \(DocumentPrinter.text(other))")
      }
    }
  }

  /// The value, with a colour as it is drawn.
  private static func color(_ value: AppearanceValue, _ screen: Screen) -> String {
    guard case .color(let color) = value,
      let drawn = color.resolved(tint: .clear, traits: screen.traits)
    else { return DocumentPrinter.text(value) }
    return drawn.description
  }

  @Test func `shadows and gradients draw the same when they are read back`() throws {
    let variables = ##"""
      {"ink": "#0A84FF80",
       "raised": {"color": "$ink", "offset": [1, -2], "blurRadius": 3},
       "flat": {"color": {"white": 0, "alpha": 0.5}, "offset": [0, 1]},
       "dusk": {"colors": ["red", "$ink", {"white": 0.25, "alpha": 1}], "locations": [0, 0.25, 1]}}
      """##
    let window = """
      {"subviews": [
        {"class": "Dusk", "frame": [0, 0, 90, 90]},
        {"class": "UILabel", "frame": [0, 0, 90, 90], "attributedText": [
          {"text": "up", "shadow": "$raised"}, {"text": "down", "shadow": "$flat"}]}]}
      """
    let classes =
      #"{"Dusk": {"superclass": "UIView", "draw": [{"gradient": "$dusk", "rect": [0, 0, 90, 90]}]}}"#
    func list(_ head: String, _ files: [String: String]) throws -> DisplayList {
      let text =
        "{\"mockup\": 1, \"system\": 15, \"classes\": \(classes), \(head), \"window\": \(window)}"
      let result = ScreenBuilder(classes: ClassTable(), loader: Files(texts: files))
        .build(SourceFile(label: "a.screen.json", text: text))
      return try #require(result.screen, "\(result.diagnostics.sorted())").displayList()
    }
    let result = try Self.export(variables)
    #expect(result.findings.isEmpty && result.dark == nil, "\(result.findings)")
    let before = try list("\"variables\": \(variables)", [:])
    let after = try list(#""tokens": ["a.tokens.json"]"#, ["a.tokens.json": result.light])
    #expect(before == after)
    let text = before.description
    #expect(text.contains("adient") && text.contains("hadow"), "\(text)")
  }

  @Test func `the form is that of 2025.10`() throws {
    let result = try Self.export(##"{"a": "#FF0000", "n": 2, "b": "$a"}"##)
    #expect(
      result.light == """
        {
          "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
          "n": {"$type": "number", "$value": 2},
          "b": {"$value": "{a}"}
        }

        """)
    #expect(result.dark == nil && result.summary == "3 variables: 3 tokens, 0 left out")
  }

  @Test(arguments: [
    (#"{"unknown": "x"}"#, "nobody knows its value"), (#""a text""#, "no type for such a text"),
    ("true", "no type for such a value"), ("[1, 2]", "no type for such a value"),
    (#""systemBlue""#, "no type for such a text"),
    (#"{"color": "systemBlue", "alpha": 0.5}"#, "depends on the system"),
    (#"{"system": 17, "italic": true}"#, "no type for such a font"),
    (#"{"size": [1, 1], "draw": []}"#, "no type for such a value"),
  ])
  func `what has no type is listed, with what stands for it`(
    _ value: String, _ reason: String
  ) throws {
    let result = try Self.export("{\"x\": \(value), \"y\": \"$x\", \"z\": 1}")
    #expect(result.findings.count == 2, "\(result.light)")
    #expect(result.findings.allSatisfy { $0.message.contains(reason) }, "\(result.findings)")
    #expect(result.summary == "3 variables: 1 token, 2 left out")
  }
}
