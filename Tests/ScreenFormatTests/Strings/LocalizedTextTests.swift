import Controls
import ObjectModel
import ScreenFormat
import Testing

/// Texts of documents that stand in tables of languages.
@Suite struct LocalizedTextTests {
  private static let tables = [
    "App/en.lproj/Localizable.strings": """
    "title" = "Cart";
    "pay" = "Pay %@";
    "dollar" = "$accent ${x} $$";
    "hi" = "Hi";
    """,
    "App/de.lproj/Localizable.strings": """
    "title" = "Warenkorb";
    "pay" = "%@ zahlen";
    """,
    "App/ar.lproj/Localizable.strings": "\"title\" = \"سلة\";",
    "App/de.lproj/Main.strings": "\"b1.normalTitle\" = \"Kaufen\";",
    "App/Base.lproj/Main.strings": "\"b1.normalTitle\" = \"Buy\";\n\"b2.normalTitle\" = \"Stop\";",
    "App/Base.lproj/Main.storyboard": "",
    "App/de.lproj/Localizable.stringsdict": """
    <plist><dict><key>items</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d Artikel</string><key>other</key><string>%d Artikeln</string></dict></dict></dict></plist>
    """,
    "App/Shop.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Buy now": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Jetzt kaufen"}}}}}}
    """,
  ]

  private func screen(_ text: String, more: String = "") -> String {
    """
    {"mockup": 1, "strings": ["App"], \(more) "variables": {"shop": "Kiosk", "head": {"localized": "title"}},
     "window": {"subviews": [{"class": "UILabel", "id": "l", "text": \(text)}]}}
    """
  }

  private func result(
    _ text: String, locale: String? = "de", more: String = "", files: [String: String] = [:]
  ) -> ScreenBuilder.Result {
    var options = RenderOptions()
    options.locale = locale
    let assets = MemoryAssets(Self.tables.merging(files) { $1 })
    return build(screen(text, more: more), assets, options: options)
  }

  private func label(
    _ text: String, locale: String? = "de", more: String = ""
  ) -> (text: String?, findings: [String]) {
    let result = result(text, locale: locale, more: more)
    guard case .objects(let views)? = result.screen?.window.values[PropertySlot("subviews")],
      case .string(let shown)? = views.first?.values[PropertySlot("text")]
    else { return (nil, result.diagnostics.sorted().map(\.description)) }
    return (shown, result.diagnostics.sorted().map(\.message))
  }

  @Test(arguments: [
    (#"{"localized": "title"}"#, "de", "Warenkorb"),
    (#"{"localized": "title"}"#, "de-CH", "Warenkorb"),
    (#"{"localized": "title"}"#, "en", "Cart"), (#"{"localized": "title"}"#, "ar", "سلة"),
    (#"{"localized": "pay", "arguments": ["$shop"]}"#, "de", "Kiosk zahlen"),
    (#"{"localized": "pay", "arguments": [{"localized": "title"}]}"#, "de", "Warenkorb zahlen"),
    (#"{"localized": "pay", "arguments": [4.5]}"#, "en", "Pay 4.5"),
    (#"{"localized": "items", "arguments": [1]}"#, "de", "1 Artikel"),
    (#"{"localized": "items", "arguments": [3]}"#, "de", "3 Artikeln"),
    (#"{"localized": "Buy now", "table": "Shop"}"#, "de", "Jetzt kaufen"),
    (#"{"localized": "Buy now", "table": "Shop"}"#, "en", "Buy now"),
    (#"{"localized": "b1.normalTitle", "table": "Main"}"#, "de", "Kaufen"),
    (#"{"localized": "b1.normalTitle", "table": "Main"}"#, "en", "Buy"),
    (#"{"localized": "dollar"}"#, "en", "$accent ${x} $$"), (#""$head""#, "de", "Warenkorb"),
    (#"{"localized": "title"}"#, "double-length", "Cart Cart"),
    (#"{"localized": "title"}"#, "bounded", "[# Cart #]"),
    (#"{"localized": "title"}"#, "accented", "C\u{308}a\u{303}r\u{300}t\u{325}"),
    (#"{"localized": "title"}"#, "right-to-left", "Cart"), (#""title""#, "de", "title"),
    (#""title""#, "bounded", "title"),
  ])
  func `a text is that of the language`(text: String, locale: String, expected: String) {
    let label = label(text, locale: locale)
    #expect(label.text == expected)
    #expect(label.findings.filter { !$0.hasPrefix("no font has") }.isEmpty)
  }

  @Test func `texts stand wherever a text is read`() throws {
    let text = """
      {"mockup": 1, "strings": ["App"], "locale": "de", "window": {"rootViewController": {"class": "UIViewController",
       "title": {"localized": "title"}, "view": {"class": "UIView", "accessibilityLabel": {"localized": "title"}, "subviews": [
        {"class": "UISegmentedControl", "segments": [{"localized": "title"}, {"title": {"localized": "title"}}, "Plain"]},
        {"class": "UIButton", "title@highlighted": {"localized": "title"}},
        {"class": "UILabel", "attributedText": [{"localized": "title"}, {"text": {"localized": "title"}, "kern": 1}]},
        {"class": "UILabel", "attributedText": {"localized": "title"}},
        {"class": "UIImageView", "image": {"size": [9, 9], "draw": [{"text": {"localized": "title"}, "at": [0, 0]}]}},
        {"class": "UISearchBar", "scopeButtonTitles": [{"localized": "title"}, "x"]}]}}}}
      """
    let result = build(text, MemoryAssets(Self.tables))
    #expect(result.diagnostics.sorted().map(\.message).isEmpty)
    let shown = String(describing: try #require(result.screen).window.values)
    #expect(shown.components(of: "Warenkorb") >= 9)
  }

  @Test func `one language is chosen, and what it lacks shows its value or the key`() {
    #expect(
      label(#"{"localized": "hi"}"#) == (
        "hi", [#""hi" has no text in 'de' in the table 'Localizable'"#]
      ))
    #expect(
      label(#"{"localized": "hi", "value": "Hallo %@", "arguments": ["x"]}"#)
        == ("Hallo x", [#""hi" has no text in 'de' in the table 'Localizable'"#]))
    #expect(
      label(#"{"localized": "hi", "table": "No"}"#, locale: "en").findings == [
        #""hi" has no text in 'en': there is no table 'No'"#
      ])
  }

  @Test(arguments: [
    ("titel", "Localizable", "in the table 'Localizable'; did you mean 'title'?"),
    ("title", "Localisable", ": there is no table 'Localisable'; did you mean 'Localizable'?"),
    ("Buy nwo", "Shop", "in the table 'Shop'; did you mean 'Buy now'?"),
    ("b1.title", "mian", ": there is no table 'mian'; did you mean 'Main'?"),
    // Another language has it.
    ("hi", "Localizable", "in the table 'Localizable'"),
    ("unlike all", "Localizable", "in the table 'Localizable'"),
  ])
  func `a misspelt key or table is told with the nearest`(
    key: String, table: String, end: String
  ) throws {
    let findings = label(#"{"localized": "\#(key)", "table": "\#(table)"}"#).findings
    #expect(findings.count == 1 && findings[0].hasSuffix(end), "\(findings)")
  }

  @Test func `nearest keys are looked for a few times, and in tables of moderate size`() {
    let keys = (0...10_000).map { "\"key\($0)\" = \"x\";" }.joined()
    let large = result(
      #"{"localized": "keyy7"}"#, files: ["App/de.lproj/Localizable.strings": keys])
    #expect(large.diagnostics.found.map(\.message).allSatisfy { !$0.contains("did you mean") })
    let runs = [String](repeating: #"{"localized": "titel"}"#, count: 30).joined(separator: ", ")
    let many = build(
      """
      {"mockup": 1, "strings": ["App"], "window": {"subviews": [
        {"class": "UISegmentedControl", "segments": [\(runs)]}]}}
      """, MemoryAssets(Self.tables))
    #expect(many.diagnostics.found.count { $0.message.contains("did you mean") } == 20)
    #expect(many.diagnostics.found.count == 30)
  }

  @Test func `a storyboard keeps the text that it has`() {
    #expect(
      label(#"{"localized": "b2.normalTitle", "table": "Main", "value": "no"}"#)
        == ("Stop", [#""b2.normalTitle" has no text in 'de' in the table 'Main'"#]))
  }

  @Test func `a language without texts is told, and that of the development shows`() {
    #expect(
      label(#"{"localized": "title"}"#, locale: "fr")
        == ("Cart", ["there are no texts in 'fr'; those in 'en' show"]))
    let german = #""infoPlist": {"CFBundleDevelopmentRegion": "de"},"#
    #expect(label(#"{"localized": "title"}"#, locale: nil, more: german).text == "Warenkorb")
    #expect(
      label(#"{"localized": "title"}"#, locale: "bounded", more: german).text == "[# Warenkorb #]")
    #expect(label(#"{"localized": "title"}"#, locale: nil).text == "Cart")
  }

  @Test func `what does not fit is told with the place of the text`() {
    #expect(
      label(#"{"localized": "pay"}"#)
        == ("%@ zahlen", [#""pay": '%@' has no argument 1 (App/de.lproj/Localizable.strings:2)"#]))
    #expect(
      label(#"{"localized": "items", "arguments": ["x"]}"#).findings == [
        #""items": '%#@n@' does not take argument 1, which is a text (App/de.lproj/Localizable.stringsdict:1)"#
      ])
  }

  @Test(arguments: [
    (#"{"localized": 3}"#, "expected a string, found 3"),
    (
      #"{"localized": "a", "tabel": "x"}"#,
      "unknown key 'tabel' in a localized text; did you mean 'table'?"
    ),
    (
      #"{"localized": "a", "table": "../x"}"#,
      "'../x' is no name of a table; it has no folder and no ending"
    ),
    (#"{"localized": "a", "arguments": [true]}"#, "expected a text or a number, found true"),
    (#"{"localized": "a", "arguments": "x"}"#, "expected an array of arguments, found \"x\""),
    (
      #"{"localised": "a"}"#,
      "unknown key 'localised' in a localized text; did you mean 'localized'?"
    ),
    (
      #"{"localizedKey": "a", "table": "Main"}"#, "unknown key 'localizedKey' in a localized text"
    ),
  ])
  func `a wrong localized text is an error`(text: String, expected: String) {
    let found = result(text).diagnostics.found.filter { $0.severity == .error }.map(\.message)
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }

  @Test func `a wrong language is an error with the nearest name`() {
    #expect(
      result(#""x""#, locale: nil, more: #""locale": "bounde","#).diagnostics.found.map(\.message)
        == [
          "'bounde' is no language, such as 'de' or 'zh-Hant'; did you mean 'bounded'?"
        ])
  }

  @Test(arguments: ["locale", "language"])
  func `rules can't ask for a language`(key: String) {
    let rule = #"{"class": "UILabel", "traits": {"\#(key)": "de"}, "set": {"textColor": "red"}}"#
    let result = result(#""x""#, more: #""appearance": [\#(rule)],"#)
    #expect(result.diagnostics.found.map(\.message) == ["unknown key '\(key)' in traits"])
  }

  @Test func `the language brings its direction, and one given by hand wins`() {
    func direction(_ locale: String?, _ more: String = "") -> Traits.LayoutDirection? {
      result(#""x""#, locale: locale, more: more).screen?.traits.layoutDirection
    }
    #expect(direction("ar") == .rightToLeft)
    #expect(direction("ar-EG") == .rightToLeft)
    #expect(direction("de") == .leftToRight)
    #expect(direction("right-to-left") == .rightToLeft)
    // An application without Hebrew runs in English.
    #expect(direction("he") == .leftToRight)
    #expect(direction("ar", #""traits": {"layoutDirection": "leftToRight"},"#) == .leftToRight)
  }

  @Test func `a damaged table is an error at its place`() {
    let found = result(
      #"{"localized": "title"}"#, files: ["App/de.lproj/Localizable.strings": "\"a\" = \"b\""]
    ).diagnostics.sorted().map(\.description)
    #expect(
      found == [
        "App/de.lproj/Localizable.strings:1:10: error: expected ';', found the end of the file"
      ])
  }

  @Test func `folders are searched in order, and a screen's before those of its themes`() {
    let files = [
      "a/de.lproj/Localizable.strings": "\"k\" = \"A\";",
      "b/de.lproj/Localizable.strings": "\"k\" = \"B\";\"l\" = \"L\";",
      "t.theme.json": #"{"mockup": 1, "name": "T", "strings": ["b"]}"#,
    ]
    func shown(_ key: String, _ head: String) -> AppearanceValue? {
      let text = """
        {"mockup": 1, "locale": "de", \(head) "window": {"accessibilityLabel": {"localized": "\(key)"}}}
        """
      return build(text, MemoryAssets(files)).screen?.window.values[
        PropertySlot("accessibilityLabel")]
    }
    let both = #""strings": ["a"], "themes": ["t.theme.json"],"#
    #expect(shown("k", both) == .string("A"))
    #expect(shown("l", both) == .string("L"))
    #expect(shown("k", #""strings": ["b", "a"],"#) == .string("B"))
    #expect(
      findings(#"{"strings": ["no"], "window": {}}"#) == [
        "s.json:1:14: error: the folder of strings 'no' can't be read: no such file or folder (at strings[0])"
      ])
  }

  @Test func `only the language that is shown is read`() {
    struct Counting: AssetLoader {
      let base: MemoryAssets
      func read(_ path: String) throws(AssetError) -> [UInt8] {
        guard path.contains("de.lproj") else { throw .unreadable(reason: "not \(path)") }
        return try base.read(path)
      }
      func exists(_ path: String) -> Bool { base.exists(path) }
      func list(_ path: String) throws(AssetError) -> [String] {
        guard path == "App" || path.contains("de.lproj") else {
          throw .unreadable(reason: "not \(path)")
        }
        return try base.list(path)
      }
    }
    let loader = Counting(
      base: MemoryAssets(Self.tables.filter { !$0.key.hasSuffix(".xcstrings") }))
    let result = ScreenBuilder(
      classes: ClassTable(), loader: loader,
      options: {
        var options = RenderOptions()
        options.locale = "de"
        return options
      }()
    ).build(SourceFile(label: "s.json", text: screen(#"{"localized": "title"}"#)))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a link is not followed`() {
    struct Linked: AssetLoader {
      let base: MemoryAssets
      func read(_ path: String) throws(AssetError) -> [UInt8] { try base.read(path) }
      func exists(_ path: String) -> Bool { base.exists(path) }
      func list(_ path: String) throws(AssetError) -> [String] { try base.list(path) }
      func isLink(_ path: String) -> Bool { path == "App/de.lproj" }
    }
    let result = ScreenBuilder(
      classes: ClassTable(), loader: Linked(base: MemoryAssets(Self.tables)),
      options: {
        var options = RenderOptions()
        options.locale = "de"
        return options
      }()
    ).build(SourceFile(label: "s.json", text: screen(#"{"localized": "title"}"#)))
    #expect(
      result.diagnostics.found.map(\.message).contains(
        "it is a link, which is not followed; put the file itself here"))
  }

  @Test func `a matrix of languages names its pictures`() {
    var matrix = RenderMatrix()
    matrix.locales = ["de", "zh-Hant-HK", "double-length"]
    matrix.styles = [.light, .dark]
    #expect(
      matrix.variants.map(\.suffix) == [
        "~light~de", "~light~zh-hant-hk", "~light~double-length", "~dark~de", "~dark~zh-hant-hk",
        "~dark~double-length",
      ])
    matrix.locales = ["de"]
    #expect(matrix.variants.map(\.suffix) == ["~light", "~dark"])
    #expect(matrix.variant(at: 0).options.locale == "de")
    #expect(RenderOptions.locale(named: "zh_CN") == "zh-Hans")
    #expect(RenderOptions.locale(named: "klingon") == nil)
  }

  @Test func `a folder without texts is told, and the folder of one language`() {
    func messages(_ name: String, _ files: [String: String]) -> [String] {
      let text = "{\"mockup\": 1, \"strings\": [\"\(name)\"], \"window\": {}}"
      return build(text, MemoryAssets(files)).diagnostics.sorted().map(\.description)
    }
    #expect(
      messages("Other", ["Other/readme.md": "x"]) == [
        "s.json:1:27: warning: the folder 'Other' has no texts: no folder such as 'en.lproj', and no "
          + "'.xcstrings' (at strings[0])"
      ])
    #expect(
      messages("App/en.lproj", ["App/en.lproj/Localizable.strings": ""]) == [
        "s.json:1:27: warning: 'App/en.lproj' is the folder of one language; name the folder that it "
          + "lies in (at strings[0])"
      ])
    #expect(messages("App", ["App/Localizable.xcstrings": #"{"strings": {}}"#]).isEmpty)
  }

  @Test func `arguments stand wherever a text is read`() throws {
    let paid = #"{"localized": "pay", "arguments": [{"localized": "items", "arguments": [2]}]}"#
    let text = """
      {"mockup": 1, "strings": ["App"], "locale": "de", "window": {"rootViewController": {"class": "UIViewController",
       "navigationItem": {"prompt": \(paid)}, "tabBarItem": {"title": \(paid), "badgeValue": \(paid)},
       "view": {"class": "UIView", "accessibilityLabel": \(paid), "accessibilityHint": \(paid),
        "accessibilityValue": \(paid), "subviews": [
        {"class": "UISegmentedControl", "segments": [\(paid), {"title": \(paid)}]},
        {"class": "UITextField", "placeholder": \(paid), "text": \(paid)},
        {"class": "UIPickerView", "components": [{"rows": [\(paid), "x"]}]},
        {"class": "UIImageView", "image": {"size": [9, 9], "draw": [{"text": \(paid), "at": [0, 0]}]}},
        {"class": "UITableView", "sections": [{"headerTitle": \(paid), "footerTitle": \(paid),
          "rows": [{"text": \(paid), "detailText": \(paid)}]}]}]},
       "presentedViewController": {"class": "UIAlertController", "title": \(paid), "message": \(paid),
        "actions": [{"title": \(paid)}]}}}}
      """
    let result = build(text, MemoryAssets(Self.tables))
    #expect(result.diagnostics.sorted().map(\.description).isEmpty)
    let shown = String(describing: try #require(result.screen).window.values)
    #expect(shown.components(of: "2 Artikeln zahlen") == text.components(of: "\"pay\""))
  }

  /// The texts of labels that two objects of a custom class have.
  private func labels(_ text: String, locale: String = "de") throws -> (
    texts: [String], findings: [String]
  ) {
    let document = """
      {"mockup": 1, "strings": ["App"], "classes": {"Tag": {"superclass": "UIView", "properties":
        {"count": {"type": "integer", "default": 1}, "shop": {"type": "string", "default": "Kiosk"}},
        "subviews": [{"class": "UILabel", "text": \(text)}]}},
       "window": {"subviews": [{"class": "Tag"}, {"class": "Tag", "count": 3, "shop": "Laden"}]}}
      """
    var options = RenderOptions()
    options.locale = locale
    let result = build(document, MemoryAssets(Self.tables), options: options)
    let findings = result.diagnostics.sorted().map(\.message)
    guard let screen = result.screen else { return ([], findings) }
    let tree = AccessibilityTree(screen.placedForDrawing())
    let texts = tree.elements.compactMap(\.label)
    return (texts, findings)
  }

  @Test func `a property of a custom class is an argument, and decides the form`() throws {
    #expect(
      try labels(#"{"localized": "items", "arguments": ["$count"]}"#)
        == (["1 Artikel", "3 Artikeln"], []))
    #expect(
      try labels(#"{"localized": "pay", "arguments": ["$shop"]}"#)
        == (["Kiosk zahlen", "Laden zahlen"], []))
    #expect(
      try labels(#"{"localized": "pay", "arguments": ["${shop} $count"]}"#, locale: "bounded").texts
        == ["[# Pay Kiosk $count #]", "[# Pay Laden $count #]"])
    #expect(
      try labels(#"{"localized": "items", "arguments": ["$shop"]}"#).findings == [
        #""items": '%#@n@' does not take argument 1, which is a text (App/de.lproj/Localizable.stringsdict:1)"#
      ])
    #expect(
      try labels(#"{"localized": "items", "arguments": ["$cuont"]}"#).findings.contains {
        $0.contains("'$count'")
      })
  }
}

extension String {
  /// How often a text is in another.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
