import ObjectModel
import Testing

@testable import ScreenFormat

/// What `mockup strings` lists.
@Suite struct StringCheckTests {
  private static let plural = """
    <plist><dict><key>count</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>FORMS</dict></dict></dict></plist>
    """

  private static func forms(_ names: String...) -> String {
    let forms = names.map { "<key>\($0)</key><string>%d</string>" }.joined()
    return plural.replacing("FORMS", with: forms)
  }

  private static let files = [
    "App/en.lproj/Localizable.strings": "title = Cart;\n\"pay\" = \"Pay %@\";\nold = Old;",
    "App/en.lproj/Localizable.stringsdict": forms("one", "other"),
    "App/ru.lproj/Localizable.strings": "\"pay\" = \"%d\";",
    "App/ru.lproj/Localizable.stringsdict": forms("one", "two", "other"),
    "App/Other.xcstrings": #"{"sourceLanguage": "en", "strings": {"x": {}}, "version": "1.0"}"#,
  ]

  private func findings(_ languages: [String] = []) -> [StringCheck.Finding] {
    let text = """
      {"mockup": 1, "strings": ["App"], "window": {"accessibilityLabel": {"localized": "title"},
       "accessibilityHint": {"localized": "pay", "arguments": ["x"]},
       "accessibilityValue": {"localized": "count", "arguments": [2]}}}
      """
    let result = build(text, MemoryAssets(Self.files))
    guard let strings = result.strings else { return [] }
    var checks = StringCheck.checks(of: [(strings, result.textUses), (strings, result.textUses)])
    #expect(checks.count == 1)
    return checks[0].findings(in: languages)
  }

  @Test func `what differs is told by language, with its place`() {
    #expect(
      findings().map(\.diagnostic.description) == [
        "App/en.lproj/Localizable.strings:3:1: warning: en: \"old\" of Localizable: no screen uses it",
        "s.json:1:68: warning: ru: \"title\" of Localizable: no text",
        "App/ru.lproj/Localizable.stringsdict:1:14: warning: ru: \"count\" of Localizable: lacks 'few', 'many'",
        "App/ru.lproj/Localizable.stringsdict:1:14: warning: ru: \"count\" of Localizable: never shows 'two'",
        "App/ru.lproj/Localizable.strings:1:1: warning: ru: \"pay\" of Localizable: takes 1: a whole number, not 1: any value",
      ])
    #expect(
      StringCheck.Finding.summary(findings()) == [
        "en: 1 unused", "ru: 1 missing, 1 with other arguments, 2 with other forms",
      ])
  }

  @Test func `languages can be chosen, and JSON has the same`() {
    #expect(Set(findings(["ru"]).map(\.language)) == ["ru"])
    let json = StringCheck.Finding.json(findings(["en"]))
    #expect(
      json == """
        {"findings": [
          {"kind": "unused", "language": "en", "table": "Localizable", "key": "old", "message": "no screen uses it", "file": "App/en.lproj/Localizable.strings", "line": 3, "column": 1}
        ]}

        """)
    #expect(StringCheck.Finding.json([]) == "{\"findings\": []}\n")
  }

  @Test(arguments: [
    ("fr", ["fr: no texts"], "s.json:1:27: warning: fr: there are no texts"),
    ("rr", ["rr: no texts"], "s.json:1:27: warning: rr: there are no texts; did you mean 'ru'?"),
  ])
  func `a language that is asked for and has no texts is a finding`(
    language: String, summary: [String], line: String
  ) {
    #expect(findings([language]).map(\.diagnostic.description) == [line])
    #expect(StringCheck.Finding.summary(findings([language])) == summary)
  }

  @Test func `what stands in for a language is looked at`() {
    #expect(findings(["ru-UA"]) == findings(["ru"]))
    #expect(findings(["double-length"]) == findings(["en"]))
    #expect(findings(["en", "ru"]) == findings())
  }
}
