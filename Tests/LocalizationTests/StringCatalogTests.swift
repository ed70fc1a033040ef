import Syntax
import Testing

@testable import Localization

@Suite struct StringCatalogTests {
  private static let sample = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "Hello" : {"comment" : "{ \"not\" : [ this", "extractionState" : "stale"},
        "title" : {"extractionState" : "manual", "localizations" : {
          "de" : {"stringUnit" : {"state" : "translated", "value" : "Gr\u00fc\u00dfe \"du\""}},
          "fr" : {"stringUnit" : {"state" : "new", "value" : ""}}}},
        "brand" : {"shouldTranslate" : false, "localizations" : {
          "en" : {"stringUnit" : {"state" : "translated", "value" : "Shop"}}}},
        "items" : {"localizations" : {"ru" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld товар"}},
          "few" : {"stringUnit" : {"state" : "translated", "value" : "%lld товара"}},
          "many" : {"stringUnit" : {"state" : "needs_review", "value" : "%lld товаров"}},
          "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld товара"}}}}}}},
        "tap" : {"localizations" : {"en" : {"variations" : {"device" : {
          "ipad" : {"stringUnit" : {"state" : "translated", "value" : "Tap here"}},
          "other" : {"variations" : {"plural" : {
            "one" : {"stringUnit" : {"state" : "translated", "value" : "Tap once"}},
            "other" : {"stringUnit" : {"state" : "translated", "value" : "Tap %lld times"}}}}}}}}}},
        "both" : {"localizations" : {"en" : {
          "stringUnit" : {"state" : "translated", "value" : "%#@files@ of %#@users@"},
          "substitutions" : {
            "files" : {"argNum" : 2, "formatSpecifier" : "lld", "variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg file"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg files"}}}}},
            "users" : {"argNum" : 1, "formatSpecifier" : "lld", "variations" : {"plural" : {
              "one" : {"stringUnit" : {"state" : "translated", "value" : "%arg user"}},
              "other" : {"stringUnit" : {"state" : "translated", "value" : "%arg users"}}}}}}}}}
      },
      "version" : "1.1"
    }
    """#

  private func shown(
    _ key: String, _ language: String, _ arguments: [FormatArgument]? = nil,
    device: String = "iphone"
  ) throws -> String? {
    let catalog = try StringCatalog(Array(Self.sample.utf8))
    var warnings: [TableFinding] = []
    guard let text = catalog.text(key, in: language, warnings: &warnings) else { return nil }
    #expect(warnings.isEmpty)
    var formatter = TextFormatter(
      rules: PluralRules(for: try #require(LanguageTag(language))), device: device,
      arguments: arguments)
    let result = formatter.text(of: text.entry)
    #expect(formatter.problems.isEmpty)
    return result
  }

  @Test func `texts of one language are found among all`() throws {
    #expect(try shown("title", "de") == "Grüße \"du\"")
    #expect(try shown("title", "fr") == nil)
    #expect(try shown("title", "en") == "title")
    #expect(try shown("Hello", "en") == "Hello")
    #expect(try shown("Hello", "de") == nil)
    #expect(try shown("brand", "de") == "Shop")
    #expect(try shown("nothing", "en") == nil)
  }

  @Test func `plurals, devices and substitutions are chosen`() throws {
    #expect(
      try [1, 3, 5].map { try shown("items", "ru", [.number($0)]) } == [
        "1 товар", "3 товара", "5 товаров",
      ])
    #expect(try shown("tap", "en", [.number(1)]) == "Tap once")
    #expect(try shown("tap", "en", [.number(2)]) == "Tap 2 times")
    #expect(try shown("tap", "en", [.number(2)], device: "ipad") == "Tap here")
    #expect(try shown("both", "en", [.number(1), .number(3)]) == "3 files of 1 user")
  }

  @Test func `keys, languages, states and places are known`() throws {
    let catalog = try StringCatalog(Array(Self.sample.utf8))
    #expect(catalog.keys.count == 7)
    #expect(catalog.languages.sorted() == ["de", "en", "fr", "ru"])
    #expect(catalog.keys["Hello"]?.extractionState == "stale")
    #expect(catalog.keys["brand"]?.shouldTranslate == false)
    #expect(catalog.keys["title"]?.position == SourcePosition(line: 6, column: 5))
    var warnings: [TableFinding] = []
    let text = catalog.text("items", in: "ru", warnings: &warnings)
    #expect(text?.states == ["translated", "needs_review"])
    #expect(catalog.text("title", in: "de", warnings: &warnings)?.entry.position.line == 7)
  }

  @Test(arguments: [
    ("", "1:1 expected '{', found the end of the file"), ("[]", "1:1 expected '{', found '['"),
    ("{\"strings\": {\"a\": {}}", "1:22 expected '}', found the end of the file"),
    ("{\"strings\": {\"a\": [1}]}}", "1:19 expected '{', found '['"),
    ("{\"a\": \"b\n\"}", "1:7 a text has no end"),
    ("{\"a\": }", "1:7 expected a value, found '}'"),
    ("{} x", "1:4 expected nothing more, found 'x'"),
    ("{\"a\\x\": 1}", "1:2 expected one of"), ("{\"a\": \"\\", "1:7 a text has no end"),
  ])
  func `a damaged file has a place and a reason`(text: String, expected: String) {
    let finding = #expect(throws: TableFinding.self) { try StringCatalog(Array(text.utf8)) }
    let found = finding.map { "\($0.position) \($0.problem.message)" } ?? ""
    #expect(found.hasPrefix(expected), "\(found)")
  }

  @Test func `an unknown version is a warning, and so is a damaged text`() throws {
    let catalog = try StringCatalog(
      Array(
        #"{"version": "2.0", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value" "b"}}}}}}"#
          .utf8))
    #expect(catalog.warnings.map(\.problem) == [.unknownVersion("2.0")])
    var warnings: [TableFinding] = []
    #expect(catalog.text("a", in: "en", warnings: &warnings) == nil)
    #expect(warnings.count == 1)
  }

  @Test func `depth, size and keys are bounded`() {
    let deep = "{\"a\": " + String(repeating: "[", count: 100_000)
    #expect(throws: TableFinding.self) { try StringCatalog(Array(deep.utf8)) }
    #expect(throws: TableFinding(.tooLarge(limit: 64 << 20), at: .start)) {
      try StringCatalog([UInt8](repeating: 0x20, count: 64 << 20 + 1))
    }
    let many =
      "{\"strings\": {" + (0...200_000).map { "\"\($0)\":{}" }.joined(separator: ",") + "}}"
    let finding = #expect(throws: TableFinding.self) { try StringCatalog(Array(many.utf8)) }
    #expect(finding?.problem == .tooManyKeys(limit: 200_000))
  }

  private static func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private func catalog(_ localizations: String) throws -> StringCatalog {
    try StringCatalog(
      Array(
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {\#(localizations)}}, "b": {"localizations": {\#(localizations)}}}, "version": "1.1"}"#
          .utf8))
  }

  @Test func `spellings of one language are known, and of equal languages the first counts`() throws
  {
    let catalog = try catalog(
      #""zh_CN": \#(Self.unit("一")), "zh-Hans": \#(Self.unit("二")), "zh_CN": \#(Self.unit("三"))"#)
    #expect(catalog.names(of: try #require(LanguageTag("zh"))) == ["zh-Hans", "zh_CN"])
    #expect(catalog.tags.map(\.name).sorted() == ["en", "zh-Hans"])
    var warnings: [TableFinding] = []
    for key in ["a", "b"] {
      let texts = ["zh_CN", "zh-Hans"].map {
        catalog.text(key, in: $0, warnings: &warnings)?.entry.text
      }
      #expect(texts == [.text("一"), .text("二")])
    }
    #expect(warnings.isEmpty)
  }

  @Test func `what has a text is shown in each state`() throws {
    for state in ["new", "needs_review", "translated", "stale", "a state to come"] {
      let catalog = try catalog(#""de": \#(Self.unit("x", state: state))"#)
      var warnings: [TableFinding] = []
      let text = catalog.text("a", in: "de", warnings: &warnings)
      #expect(text?.entry.text == .text("x") && text?.states == [state])
    }
  }

  @Test func `widths are chosen from, and what is not known is told`() throws {
    let catalog = try catalog(
      #"""
      "en": {"variations": {"width": {"10": \#(Self.unit("Hi")), "40": \#(Self.unit("Hello"))}}},
      "de": {"variations": {"gender": {"a": \#(Self.unit("x"))}}, "stringUnit": {"value": "Hallo"}},
      "fr": {"stringSet": {"state": "new", "values": ["a"]}}
      """#)
    var warnings: [TableFinding] = []
    #expect(
      catalog.text("a", in: "en", warnings: &warnings)?.entry.text
        == .width([10: "Hi", 40: "Hello"]))
    #expect(warnings.isEmpty)
    #expect(catalog.text("a", in: "de", warnings: &warnings)?.entry.text == .text("Hallo"))
    #expect(warnings.map(\.problem) == [.unknownRule("gender")])
    #expect(catalog.text("a", in: "fr", warnings: &warnings) == nil)
  }

  @Test func `the number of languages is bounded`() {
    let many = (0...1000).map { "\"l\($0)\":{}" }.joined(separator: ",")
    let finding = #expect(throws: TableFinding.self) {
      try StringCatalog(Array("{\"strings\": {\"a\": {\"localizations\": {\(many)}}}}".utf8))
    }
    #expect(finding?.problem == .tooManyLanguages(limit: 1000))
  }
}
