import Syntax
import Testing

@testable import Localization

@Suite struct TableVariantTests {
  private func shown(
    _ entry: TableEntry?, _ arguments: [FormatArgument]?, in language: String = "en",
    device: String = "iphone", width: Int? = nil
  ) throws -> String {
    var formatter = TextFormatter(
      rules: PluralRules(for: try #require(LanguageTag(language))), device: device,
      presentationWidth: width, arguments: arguments)
    let text = formatter.text(of: try #require(entry))
    let problems = formatter.problems.map(\.message)
    return ([text] + problems).joined(separator: " | ")
  }

  private static let rule =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"

  private static func variable(_ name: String, _ forms: [(String, String)], type: String = "d")
    -> String
  {
    "<key>\(name)</key><dict>\(rule)<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
      + forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined() + "</dict>"
  }

  private static func dictionary(_ format: String, _ variables: String...) throws -> TableEntry? {
    let text = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      \(variables.joined())</dict></dict></plist>
      """
    return try StringsDictFile(Array(text.utf8)).entries["k"]
  }

  @Test func `a variable has the form of its number`() throws {
    let entry = try Self.dictionary(
      "%#@files@ left", Self.variable("files", [("one", "%d file"), ("other", "%d files")]))
    #expect(try shown(entry, [.number(1)]) == "1 file left")
    #expect(try shown(entry, [.number(5)]) == "5 files left")
    #expect(try shown(entry, []) == "%#@files@ left | '%#@files@' has no argument 1")
    #expect(
      try shown(entry, [.text("x")])
        == "%#@files@ left | '%#@files@' does not take argument 1, which is a text")
  }

  @Test func `zero is taken in every language that has it`() throws {
    let entry = try Self.dictionary(
      "%#@n@", Self.variable("n", [("zero", "none"), ("one", "%d"), ("other", "%d")]))
    #expect(try shown(entry, [.number(0)]) == "none")
    #expect(try shown(entry, [.number(0)], in: "ru") == "none")
    #expect(try shown(entry, [.number(5)], in: "ru") == "5")
  }

  @Test func `two variables take two arguments, and a text between them the next`() throws {
    let entry = try Self.dictionary(
      "%#@files@ in %#@folders@ by %@",
      Self.variable("files", [("one", "%d file"), ("other", "%d files")]),
      Self.variable("folders", [("one", "one folder"), ("other", "%d folders")]))
    #expect(
      try shown(entry, [.number(2), .number(1), .text("me")]) == "2 files in one folder by me")
    #expect(try shown(entry, [.number(1), .number(3), .text("me")]) == "1 file in 3 folders by me")
  }

  @Test func `a variable within another takes the argument behind it`() throws {
    let entry = try Self.dictionary(
      "%#@people@",
      Self.variable(
        "people", [("one", "one person in %#@rooms@"), ("other", "%d people in %#@rooms@")]),
      Self.variable("rooms", [("one", "%d room"), ("other", "%d rooms")]))
    #expect(try shown(entry, [.number(1), .number(2)]) == "one person in 2 rooms")
    #expect(try shown(entry, [.number(4), .number(1)]) == "4 people in 1 room")
  }

  @Test func `positions name arguments in any order`() throws {
    let entry = try Self.dictionary(
      "%2$@: %1$#@n@", Self.variable("n", [("one", "%d hour"), ("other", "%1$d hours of %2$@")]))
    #expect(try shown(entry, [.number(3), .text("TV")]) == "TV: 3 hours of TV")
    #expect(try shown(entry, [.number(1), .text("TV")]) == "TV: 1 hour")
  }

  @Test func `a variable that names itself ends`() throws {
    let entry = try Self.dictionary("%#@a@", Self.variable("a", [("other", "%1$#@a@%1$#@a@")]))
    let text = try shown(entry, [.number(1), .number(2)])
    #expect(text.contains("the variable 'a' is made of itself, or of too many others"))
    #expect(text.utf8.count < 100_000)
  }

  @Test func `a text that doubles itself over and over is cut`() throws {
    let long = String(repeating: "x", count: 20_000)
    let names = ["a", "b", "c"]
    let variables = names.enumerated().map { index, name in
      let inner = index + 1 < names.count ? "%1$#@\(names[index + 1])@" : long
      return Self.variable(name, [("other", String(repeating: inner, count: 9))])
    }
    let entry = try Self.dictionary("%1$#@a@", variables.joined())
    let text = try shown(entry, [.number(1)])
    #expect(text.utf8.count < 3 << 20)
    #expect(text.contains("with its values") || text.contains("of too many others"))
  }

  @Test func `the widest text that fits is taken`() throws {
    let text = """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Hi</string><key>50</key><string>Hello there</string></dict></dict></dict></plist>
      """
    let entry = try StringsDictFile(Array(text.utf8)).entries["k"]
    #expect(try shown(entry, nil) == "Hello there")
    #expect(try shown(entry, nil, width: 30) == "Hi")
    #expect(try shown(entry, nil, width: 50) == "Hello there")
    #expect(try shown(entry, nil, width: 5) == "Hi")
  }

  @Test func `what is odd in a dictionary is told, and the rest read`() throws {
    let text = """
      <plist><dict><key>a</key><true/><key>b</key><dict/>
      <key>c</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
      \(Self.variable("n", [("ones", "x"), ("other", "y")]))</dict></dict></plist>
      """
    let file = try StringsDictFile(Array(text.utf8))
    #expect(file.entries.keys.sorted() == ["c"])
    #expect(
      file.warnings.map(\.problem.message) == [
        "the value of \"a\" is no text",
        "\"b\" has no 'NSStringLocalizedFormatKey', and no variants of its own",
        "\"ones\" is no form of a plural; did you mean 'one'?",
      ])
  }

  @Test func `a dictionary of devices is chosen from, and a form may have widths`() throws {
    let text = """
      <plist><dict><key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>other</key><string>Click</string></dict></dict>
      <key>in</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>\(Self.rule)<key>NSStringFormatValueTypeKey</key><string>li</string>
      <key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>5</key><string>%li d</string><key>20</key><string>%li days</string></dict></dict></dict></dict>
      </dict></plist>
      """
    let file = try StringsDictFile(Array(text.utf8))
    #expect(try shown(file.entries["tap"], nil) == "Tap")
    #expect(try shown(file.entries["tap"], nil, device: "ipad") == "Click")
    #expect(try shown(file.entries["in"], [.number(3)]) == "3 days")
    #expect(try shown(file.entries["in"], [.number(3)], width: 9) == "3 d")
    #expect(file.warnings.isEmpty)
  }

  @Test(arguments: [
    ("ld", "%ld", "2"), ("d", "%d", "2"), ("li", "%li", "2"), ("u", "%u", "2"),
    ("lu", "%lu", "2"), ("f", "%.1f", "2.0"), ("lld", "%lld", "2"),
  ])
  func `each kind of number of a dictionary is inserted`(
    type: String, specifier: String, expected: String
  ) throws {
    let entry = try Self.dictionary(
      "%#@n@", Self.variable("n", [("one", "one"), ("other", "\(specifier) of them")], type: type))
    #expect(try shown(entry, [.number(2)]) == "\(expected) of them")
    #expect(try shown(entry, [.number(1)]) == "one")
  }

  @Test func `a fraction has a form of its own`() throws {
    let entry = try Self.dictionary(
      "%#@n@",
      Self.variable(
        "n",
        [
          ("one", "%.1f день"), ("few", "%.1f дня"), ("many", "%.1f дней"), ("other", "%.1f дня"),
        ], type: "f"))
    #expect(try shown(entry, [.number(1.5)], in: "ru") == "1.5 дня")
    #expect(try shown(entry, [.number(5)], in: "ru") == "5.0 дней")
  }

  @Test func `a dictionary in UTF-16 is read, and a binary one refused with a way out`() throws {
    let text = "<plist><dict><key>k</key><string>Grüße</string></dict></plist>"
    let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    #expect(try StringsDictFile(wide).entries["k"]?.text == .text("Grüße"))
    let finding = #expect(throws: TableFinding.self) {
      try StringsDictFile(Array("bplist00".utf8))
    }
    #expect(finding?.problem == .binary)
  }
}
