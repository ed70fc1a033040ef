import Syntax
import Testing

@testable import Localization

@Suite struct StringsFileTests {
  private func texts(_ bytes: [UInt8]) throws -> [String: String] {
    try StringsFile(bytes).entries.mapValues { entry in
      if case .text(let text) = entry.text { text } else { "" }
    }
  }

  private func texts(_ text: String) throws -> [String: String] { try texts(Array(text.utf8)) }

  private func value(_ written: String) throws -> String? {
    try texts("\"k\" = \"\(written)\";")["k"]
  }

  private static let sample = "/* Ä */\n\"key\" = \"Grüße 🎉\";\n"

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
  }

  @Test(arguments: [
    Array(sample.utf8), [0xEF, 0xBB, 0xBF] + Array(sample.utf8),
    [0xFF, 0xFE] + utf16(sample, isBigEndian: false),
    [0xFE, 0xFF] + utf16(sample, isBigEndian: true),
    utf16(sample, isBigEndian: false), utf16(sample, isBigEndian: true),
    Array(
      "<?xml version=\"1.0\"?><plist><dict><key>key</key><string>Grüße 🎉</string></dict></plist>"
        .utf8),
  ])
  func `each encoding is read alike`(bytes: [UInt8]) throws {
    #expect(try texts(bytes) == ["key": "Grüße 🎉"])
  }

  @Test(arguments: [
    (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"\"q\" \\ \'"#, "\"q\" \\ '"),
    (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"),
    (#"\101\7\60\0008"#, "A\u{7}0\u{0}8"), (#"\200\241\377"#, "\u{A0}¡\u{FFFD}"),
    (#"\U00e9\U20AC"#, "é€"),
    (#"\Ud83d\Ude00"#, "😀"), (#"\U41"#, "A"), (#"\z\é"#, "zé"), ("line\nbreak", "line\nbreak"),
  ])
  func `each escape is read`(written: String, expected: String) throws {
    #expect(try value(written) == expected)
  }

  @Test func `a small u begins no character, which is a warning`() throws {
    let file = try StringsFile(Array(#""k" = "\u00e9 \Ud83d!";"#.utf8))
    #expect(try texts(#""k" = "\u00e9 \Ud83d!";"#)["k"] == "u00e9 \u{FFFD}!")
    #expect(
      file.warnings.map { "\($0.position) \($0.problem.message)" } == [
        #"1:8 '\u' stands for 'u' here; '\U' begins a character"#,
        #"1:15 '\U' names one half of a character"#,
      ])
  }

  @Test func `keys may be words, stand alone, or lie in braces`() throws {
    #expect(
      try texts("a.b-c_d/e:f$1 = x; // note\n'single' = 'q\"'; lone; \"k\";\u{2028}last = \"\";")
        == [
          "a.b-c_d/e:f$1": "x", "single": "q\"", "lone": "lone", "k": "k", "last": "",
        ])
    #expect(try texts("{ a = b; }\n") == ["a": "b"])
    #expect(try texts("") == [:])
    #expect(try texts("/* only */ // comments") == [:])
  }

  @Test func `the last of equal keys counts, which is a warning`() throws {
    let file = try StringsFile(Array("\"a\" = \"1\";\n\"b\" = \"2\";\n  \"a\" = \"3\";".utf8))
    #expect(file.entries["a"]?.text == .text("3"))
    #expect(file.entries["a"]?.position == SourcePosition(line: 3, column: 3))
    #expect(
      file.warnings.map { "\($0.position) \($0.problem.message)" } == [
        "3:3 the key \"a\" stands at 1:1, too; this one counts"
      ])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10 expected ';', found the end of the file"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1 expected ';', found '\"'"),
    ("\"a\" = ;", "1:7 expected a text, found ';'"),
    ("\"a\" \"b\";", "1:5 expected ';', found '\"'"),
    ("\"a\" = (1, 2);", "1:7 expected a text, found '('"), ("\"a", "1:1 a text has no end"),
    ("\"a\\", "1:1 a text has no end"), (" /* x", "1:2 a comment has no end"),
    ("{ a = b;", "1:9 expected '}', found the end of the file"),
    ("= b;", "1:1 expected a key, found '='"),
    (
      "bplist00\u{1}",
      "1:1 it is the binary file of a built application; 'plutil -convert xml1' makes it text"
    ),
    ("<plist><array/></plist>", "1:8 expected a dictionary, found an array"),
    ("<plist><dict>", "1:14 no element found"),
  ])
  func `what Foundation refuses is told with its place`(text: String, expected: String) {
    let finding = #expect(throws: TableFinding.self) { try StringsFile(Array(text.utf8)) }
    #expect(finding.map { "\($0.position) \($0.problem.message)" } == expected)
  }

  @Test func `other encodings are told`() {
    for bytes: [UInt8] in [[0x22, 0xE9, 0x22], [0xFF, 0xFE, 0x22]] {
      #expect(throws: TableFinding(.badEncoding, at: .start)) { try StringsFile(bytes) }
    }
  }

  @Test func `size and number of keys are bounded`() {
    #expect(throws: TableFinding(.tooLarge(limit: 16 << 20), at: .start)) {
      try StringsFile([UInt8](repeating: 0x20, count: 16 << 20 + 1))
    }
    let many = (0...StringsFile.keyLimit).map { "k\($0);" }.joined()
    let finding = #expect(throws: TableFinding.self) { try StringsFile(Array(many.utf8)) }
    #expect(finding?.problem == .tooManyKeys(limit: 200_000))
  }

  @Test func `only the first hundred warnings are kept`() throws {
    let text = "\"k\" = \"" + String(repeating: "\\u", count: 5000) + "\";"
    #expect(try StringsFile(Array(text.utf8)).warnings.count == 100)
  }
}
