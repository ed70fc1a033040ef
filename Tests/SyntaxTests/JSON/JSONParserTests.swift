import Testing

@testable import Syntax

/// The tree of `text`, and every finding as it is printed.
private func parse(_ text: String) -> (node: DocumentNode?, messages: [String]) {
  parse(bytes: Array(text.utf8))
}

private func parse(bytes: [UInt8]) -> (node: DocumentNode?, messages: [String]) {
  var diagnostics = Diagnostics()
  let node = JSONParser.parse(SourceFile(label: "a.json", bytes: bytes), into: &diagnostics)
  return (node, diagnostics.sorted().map(\.description))
}

@Suite("JSON is read with comments and trailing commas, and strictly otherwise")
struct JSONParserTests {
  @Test(
    "Every kind of value is read",
    arguments: [
      ("null", DocumentValue.null),
      ("true", .bool(true)),
      ("false", .bool(false)),
      ("0", .number(0, text: "0")),
      ("-12.5", .number(-12.5, text: "-12.5")),
      ("0.1", .number(0.1, text: "0.1")),
      ("1E+2", .number(100, text: "1E+2")),
      ("1e-2", .number(0.01, text: "1e-2")),
      ("1e-999", .number(0, text: "1e-999")),
      ("123456789012345678", .number(123_456_789_012_345_680, text: "")),
      ("0.30000000000000004", .number(0.1 + 0.2, text: "")),
      ("1.7976931348623157e308", .number(.greatestFiniteMagnitude, text: "")),
      (#""""#, .string("")),
      (#""Größe 🚀""#, .string("Größe 🚀")),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""a\u00e9b\uD83D\uDE80""#, .string("aéb🚀")),
      ("[]", .array([DocumentNode]())),
      ("{}", .object(DocumentObject())),
    ])
  func values(text: String, value: DocumentValue) {
    let result = parse(text)
    #expect(result.node?.value == value)
    #expect(result.messages.isEmpty)
  }

  @Test("Numbers keep the way they were written")
  func numberText() {
    guard case .number(_, let text) = parse(" 1.50 ").node?.value else {
      Issue.record("not a number")
      return
    }
    #expect(text == "1.50")
  }

  @Test(
    "Only numbers without a fraction are integers",
    arguments: [
      ("7", 7), ("-1e2", -100), ("1.0", 1), ("1.5", nil), ("1e300", nil), ("\"1\"", nil),
      ("9007199254740992", 9_007_199_254_740_992), ("9007199254740994", nil),
    ] as [(String, Int?)])
  func integers(text: String, integer: Int?) {
    #expect(parse(text).node?.integer == integer)
  }

  @Test(
    "Comments, trailing commas and a byte-order mark are skipped",
    arguments: [
      "\u{FEFF}[1, 2]",
      "// first\n[1, // one\n2] // last",
      "/* a */[/**/1/* ** / */,/* é\n */2,]/*/*/",
      "[\r\n1,\r2,\n]\n",
    ])
  func trivia(text: String) {
    let result = parse(text)
    #expect(result.messages.isEmpty)
    #expect(result.node?.array?.compactMap(\.number) == [1, 2])
  }

  @Test("Members keep their order, and every value its place in lines and scalars")
  func positions() {
    let text = "\u{FEFF}{\n  \"é🚀\": [true,\r\n \"x\"], /* ü\n*/ \"b\": {},\r}"
    let object = parse(text).node?.object
    #expect(object?.keys == ["é🚀", "b"])
    #expect(object?.members.map(\.keyPosition.description) == ["2:3", "4:4"])
    #expect(object?["é🚀"]?.position.description == "2:9")
    #expect(object?["é🚀"]?.array?.map(\.position.description) == ["2:10", "3:2"])
    #expect(object?["b"]?.position.description == "4:9")
    #expect(object?["c"] == nil)
  }

  @Test(
    "What is wrong is told at its exact place",
    arguments: [
      ("", "1:1: error: the file is empty; expected an object"),
      (" // nothing\n", "2:1: error: the file is empty; expected an object"),
      ("[1] 2", "1:5: error: expected nothing after the document's value, found '2'"),
      (
        "{",
        "1:2: error: expected a key in double quotes, found the end of the file in the object opened at 1:1"
      ),
      (
        "{\"a\"",
        "1:5: error: expected ':' after the key, found the end of the file in the object opened at 1:1"
      ),
      (
        "{\"a\":\n",
        "2:1: error: expected a value, found the end of the file in the object opened at 1:1"
      ),
      (
        "[\n [1",
        "2:4: error: expected ',' or ']', found the end of the file in the array opened at 2:2 (at [0])"
      ),
      ("{\"a\": {\"b\" 1}}", "1:12: error: expected ':' after the key, found '1' (at a)"),
      ("{\"a\": 1 \"b\": 2}", "1:9: error: expected ',' or '}', found '\"'"),
      ("[1 2]", "1:4: error: expected ',' or ']', found '2'"),
      ("[,]", "1:2: error: expected a value, found ',' (at [0])"),
      ("{,}", "1:2: error: expected a key in double quotes, found ','"),
      ("{a: 1}", "1:2: error: expected a key in double quotes, found 'a'"),
      ("{'a': 1}", "1:2: error: expected double quotes, found '"),
      ("[1, \u{1F680}]", "1:5: error: expected a value, found '\u{1F680}' (at [1])"),
      ("[\u{7}]", "1:2: error: expected a value, found U+0007 (at [0])"),
      ("[\u{0}]", "1:2: error: expected a value, found U+0000 (at [0])"),
      ("[True]", "1:2: error: expected a value, found 'True'; did you mean true? (at [0])"),
      ("nulll", "1:1: error: expected a value, found 'nulll'; did you mean null?"),
      ("NaN", "1:1: error: expected a value, found 'NaN'; strings need double quotes"),
      ("/ 1", "1:1: error: expected a value, found '/'"),
      ("[1] /* a\n", "1:5: error: the comment that starts here has no closing */"),
      ("[\"a", "1:2: error: the string that starts here has no closing quote (at [0])"),
      ("[\"a\\", "1:2: error: the string that starts here has no closing quote (at [0])"),
      ("[\"a\\\"", "1:2: error: the string that starts here has no closing quote (at [0])"),
      (
        "\"é\n\"",
        "1:3: error: a string cannot run over the end of a line; write a line break as \\n"
      ),
      ("\"\t\"", "1:2: error: a string cannot hold a tab; write it as \\t"),
      (
        "\"\u{1}\"",
        "1:2: error: a string cannot hold the control character U+0001; write it as \\u0001"
      ),
      (
        "\"ab\\x\"",
        "1:4: error: expected one of \" \\ / b f n r t u after the backslash, found 'x'"
      ),
      ("\"\\u12g4\"", "1:2: error: expected four hexadecimal digits after \\u"),
      ("\"\\uD83D\"", "1:2: error: \\uD83D is half of a surrogate pair; the other half is missing"),
      (
        "\"\\uD83D\\uD83D\"",
        "1:2: error: \\uD83D is half of a surrogate pair; the other half is missing"
      ),
      ("\"\\uDE80\"", "1:2: error: \\uDE80 is half of a surrogate pair; the other half is missing"),
      (
        "\"\\uD83D\\n\"",
        "1:2: error: \\uD83D is half of a surrogate pair; the other half is missing"
      ),
      ("\"\\uD83D\\uZ\"", "1:8: error: expected four hexadecimal digits after \\u"),
      ("01", "1:1: error: '01' is not a number: it starts with a needless 0"),
      ("-", "1:1: error: '-' is not a number: it needs a digit before the point"),
      ("[-.5]", "1:2: error: '-.5' is not a number: it needs a digit before the point (at [0])"),
      ("+1", "1:1: error: '+1' is not a number: it starts with +"),
      ("1.", "1:1: error: '1.' is not a number: it needs a digit after the point"),
      ("1.e5", "1:1: error: '1.e5' is not a number: it needs a digit after the point"),
      ("1e+", "1:1: error: '1e+' is not a number: it needs a digit in its exponent"),
      ("0x10", "1:1: error: '0x10' is not a number: it is followed by something else"),
      ("1.2.3", "1:1: error: '1.2.3' is not a number: it is followed by something else"),
      ("[1e999]", "1:2: error: the number 1e999 is too large (at [0])"),
      ("-1e999", "1:1: error: the number -1e999 is too large"),
    ])
  func syntaxErrors(text: String, message: String) {
    let result = parse(text)
    #expect(result.node == nil)
    #expect(result.messages == ["a.json:" + message])
  }

  @Test(
    "Bytes that are not UTF-8 are told at their exact place",
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2: error: byte 0xFF is not UTF-8"),
      ([0x22, 0xC3, 0xA9, 0xC3, 0x22], "1:3: error: byte 0xC3 is not UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2: error: byte 0xC0 is not UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: error: byte 0xED is not UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: error: byte 0xF4 is not UTF-8"),
      ([0x22, 0xF0, 0x9F, 0x9A], "1:2: error: byte 0xF0 is not UTF-8"),
      ([0x2F, 0x2F, 0x80], "1:3: error: byte 0x80 is not UTF-8"),
      ([0x5B, 0x80], "1:2: error: byte 0x80 is not UTF-8 (at [0])"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: error: the file is UTF-16; save it as UTF-8"),
    ] as [([UInt8], String)])
  func invalidUTF8(bytes: [UInt8], message: String) {
    let result = parse(bytes: bytes)
    #expect(result.node == nil)
    #expect(result.messages == ["a.json:" + message])
  }

  @Test("Every duplicate key is told, and the first of them counts")
  func duplicateKeys() {
    let result = parse("{\"a\": 1, \"b\": {\"c\": 1,\n\"c\": 2}, \"\\u0061\": 3}")
    #expect(
      result.messages == [
        "a.json:2:1: error: duplicate key 'c', first at 1:16 (at b.c)",
        "a.json:2:10: error: duplicate key 'a', first at 1:2 (at a)",
      ])
    #expect(result.node?.object?["a"]?.number == 1)
    #expect(result.node?.object?["b"]?.object?["c"]?.number == 1)
  }

  @Test("Duplicate keys are found in long objects too")
  func duplicateKeysOfLongObjects() {
    for count in 1...40 {
      let keys = (0..<count).map { "\"k\($0)\": \($0)" } + ["\"k0\": 0"]
      let result = parse("{\(keys.joined(separator: ", "))}")
      #expect(result.messages.count == 1)
      #expect(result.node?.object?.members.count == count)
    }
  }

  @Test("512 objects and 512 arrays may stand in one another, and no more", arguments: [512, 513])
  func depthBound(depth: Int) {
    let objects =
      String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth)
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let both =
      String(repeating: "[{\"a\":", count: depth) + "1" + String(repeating: "}]", count: depth)
    for text in [objects, arrays, both] {
      #expect((parse(text).node == nil) == (depth > 512))
    }
    #expect(
      depth == 512
        || parse(arrays).messages.allSatisfy {
          $0.hasPrefix("a.json:1:513: error: arrays are nested more than 512 levels deep (at [0]")
        })
  }

  @Test("Objects beside one another do not count as deep")
  func breadth() {
    let text = "[" + String(repeating: "[{\"a\": []}],", count: 2000) + "]"
    #expect(parse(text).node?.array?.count == 2000)
  }

  @Test("Very deep nesting is an error, not an overflow", arguments: ["[", "{\"a\":", "[{\"a\":["])
  func overflow(opening: String) {
    let result = parse(String(repeating: opening, count: 20_000))
    #expect(result.node == nil)
    #expect(result.messages.count == 1)
    #expect(result.messages.allSatisfy { $0.contains("nested more than 512 levels deep") })
  }
}
