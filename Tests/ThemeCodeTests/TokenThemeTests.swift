import Controls
import ObjectModel
import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("Design tokens become a theme that names them")
struct TokenThemeTests {
  private static let tokens = ##"""
    {"color": {"$type": "color", "brand": {"$value": "#112233"}},
     "ease": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}
    """##

  private static func make(
    _ text: String = tokens, binding: [String] = []
  ) throws -> TokenTheme.Result {
    try TokenTheme.make(
      [
        .init(
          source: SourceFile(label: "in/t.tokens.json", text: text), path: "../in/t.tokens.json")
      ],
      bindings: binding.compactMap(TokenTheme.Binding.init), classes: ClassTable(), system: 15)
  }

  @Test func `the theme names the files, and has a rule for each binding`() throws {
    let result = try Self.make(binding: [
      "UINavigationBar.barTintColor=color.brand", "window.tintColor=color.brand",
      "UINavigationBar.tintColor=color.brand",
    ])
    #expect(
      result.text == """
        {
          "mockup": 1,
          "tokens": ["../in/t.tokens.json"],
          "window": {"tintColor": "$color-brand"},
          "appearance": [
            {
              "class": "UINavigationBar",
              "set": {"barTintColor": "$color-brand", "tintColor": "$color-brand"}
            }
          ]
        }

        """)
    #expect(result.summary == "1 variable of 1 file, 1 token without a value")
    #expect(
      result.diagnostics.sorted().map(\.description) == [
        "in/t.tokens.json:2:2: warning: the token \"ease\" is of the type \"cubicBezier\", which "
          + "documents have no value for (at ease)"
      ])
  }

  @Test(arguments: [
    ("window.tintColor=color.brnd", "there is no token 'color.brnd'; did you mean 'color.brand'?"),
    (
      "window.tintColor=ease",
      "the token 'ease' is of the type \"cubicBezier\", which documents have no value for"
    ),
    (
      "UINavigationBar.barTint=color.brand",
      "UINavigationBar has no property 'barTint'; did you mean"
    ),
  ])
  func `a wrong binding is refused with the nearest name`(binding: String, message: String) {
    let error = #expect(throws: TokenTheme.WrongBinding.self) {
      try Self.make(binding: [binding])
    }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `all sets of Tokens Studio are named, in their order`() throws {
    let result = try Self.make(
      ##"""
      {"day": {"bg": {"value": "#FFF", "type": "color"}}, "core": {"x": {"value": "1", "type": "spacing"}},
       "$metadata": {"tokenSetOrder": ["core", "day"]}}
      """##)
    #expect(result.text.contains(#"{"file": "../in/t.tokens.json", "sets": ["core", "day"]}"#))
    #expect(result.summary == "2 variables of 1 file")
  }

  @Test(arguments: [
    (tokens, JSONThemeKind.tokens), (##"{"color": {"red": {"value": "#F00"}}}"##, .tokens),
    (#"{"UINavigationBar": {"tintColor": "red"}}"#, .uiss),
    (#"{"name": "app", "dependencies": {}}"#, nil), ("[1]", nil), ("{", .unreadable),
  ])
  func `what is in a file tells its kind`(text: String, kind: JSONThemeKind?) {
    #expect(JSONThemeKind.of(SourceFile(label: "x.json", text: text)) == kind)
  }
}
