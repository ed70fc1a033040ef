import Testing

@testable import Syntax

private func parse(_ text: String) -> (node: DocumentNode?, messages: [String]) {
  parse(bytes: Array(text.utf8))
}

private func parse(bytes: [UInt8]) -> (node: DocumentNode?, messages: [String]) {
  var diagnostics = Diagnostics()
  let node = YAMLParser.parse(SourceFile(label: "a.yaml", bytes: bytes), into: &diagnostics)
  return (node, diagnostics.sorted().map(\.description))
}

@Suite("YAML gives the tree that JSON gives")
struct YAMLParserTests {
  @Test(
    "Plain scalars are read by the core schema of YAML 1.2",
    arguments: [
      ("~", DocumentValue.null), ("null", .null), ("true", .bool(true)), ("FALSE", .bool(false)),
      ("12", .number(12, text: "")), ("-0.5", .number(-0.5, text: "")),
      (".5e1", .number(5, text: "")), ("0x1F", .number(31, text: "")),
      ("0o17", .number(15, text: "")), ("012", .number(12, text: "")),
      ("9:41", .string("9:41")), ("yes", .string("yes")), ("1_000", .string("1_000")),
      ("$tintColor", .string("$tintColor")), ("1e", .string("1e")), ("-", .string("-")),
      ("'12'", .string("12")), ("\"\\u00e9\"", .string("é")), ("!!str 12", .string("12")),
      ("0x", .string("0x")), ("+", .string("+")), (".", .string(".")),
    ])
  func scalars(text: String, value: DocumentValue) {
    let result = parse("k: \(text)")
    if text == "-" {
      // A dash alone begins a list.
      #expect(parse("k: '-'").node?.object?["k"]?.value == value)
      return
    }
    #expect(result.node?.object?["k"]?.value == value)
    #expect(result.messages.isEmpty)
  }

  @Test(
    "Numbers that only YAML writes so are JSON when they are written",
    arguments: [
      ("01", "1"), (".5", "0.5"), ("5.", "5"), ("+1", "1"), ("0x1F", "31"), ("0o17", "15"),
      ("1e3", "1e3"), ("-0.50", "-0.50"),
    ])
  func numbersAsJSON(text: String, json: String) {
    #expect(parse("k: \(text)").node?.value.json == "{\"k\": \(json)}")
  }

  @Test("A byte-order mark is no part of the first line")
  func byteOrderMark() throws {
    let result = parse("\u{FEFF}a: 1\nb: 2\n")
    #expect(result.messages.isEmpty)
    let object = try #require(result.node?.object)
    #expect(object.keys == ["a", "b"])
    #expect(object.members.first?.keyPosition == .start)
  }

  @Test("A screen in YAML is the screen in JSON, at the same kind of positions")
  func sameTree() {
    let yaml = """
      mockup: 1
      # a remark
      device: iPhone 5s
      window:
        subviews:
          - {class: UILabel, frame: [1, 2, null, null], text: "a"}
          - class: UISwitch
            isOn: true
            text: |
              two
              lines
      """
    let json = """
      {"mockup": 1, "device": "iPhone 5s", "window": {"subviews": [
        {"class": "UILabel", "frame": [1, 2, null, null], "text": "a"},
        {"class": "UISwitch", "isOn": true, "text": "two\\nlines"}]}}
      """
    var ignored = Diagnostics()
    let other = JSONParser.parse(SourceFile(label: "a.json", text: json), into: &ignored)
    let node = parse(yaml).node
    #expect(node?.value == other?.value)
    let second = node?.object?["window"]?.object?["subviews"]?.array?.last
    #expect(second?.position == SourcePosition(line: 7, column: 7))
    #expect(second?.object?.member("isOn")?.keyPosition == SourcePosition(line: 8, column: 7))
  }

  @Test("Anchors stand for copies")
  func aliases() {
    let node = parse("a: &x [1, 2]\nb: *x\nc: &k text\nd: *k").node?.object
    #expect(node?["b"]?.value == node?["a"]?.value)
    #expect(node?["d"]?.string == "text")
  }

  @Test(
    "What is wrong is told at its place",
    arguments: [
      ("", "1:1: error: the file is empty; expected an object"),
      ("a: *x", "1:4: error: there is no anchor '&x' before this (at a)"),
      ("a: &x [*x]", "1:8: error: '*x' stands inside of itself (at a[0])"),
      ("a: 1\na: 2", "2:1: error: duplicate key 'a', first at 1:1 (at a)"),
      ("? [a]\n: 1", "1:3: error: a key is a text, not a list or mapping"),
      ("a: !thing 1", "1:4: error: the tag '!thing' means nothing here (at a)"),
      ("a: .inf", "1:4: error: the number .inf is not finite (at a)"),
      ("a: 1\n---\nb: 2", "2:1: error: a file holds one document; this begins another"),
      (
        "a: [1, 2",
        "2:1: error: this is not YAML: did not find expected ',' or ']' while parsing a flow sequence (at a)"
      ),
      (
        "a: 'x",
        "1:6: error: this is not YAML: found unexpected end of stream while scanning a quoted scalar (at a)"
      ),
      (
        "color: #C00", "1:7: warning: '#C00' is a comment without quotes; write \"#C00\" (at color)"
      ),
    ])
  func errors(text: String, message: String) {
    #expect(parse(text).messages == ["a.yaml:\(message)"])
  }

  @Test("Aliases of aliases do not fill the memory")
  func bomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let uses = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(uses)]\n"
    }
    let result = parse(text)
    #expect(result.node == nil)
    #expect(result.messages.first?.contains("aliases come to more than 100000 values") == true)
  }

  @Test("Deep nesting is an error, not an overflow")
  func deep() {
    let flow = String(repeating: "[", count: 100_000)
    #expect(parse("a: " + flow).node == nil)
    let block = (0..<600).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(parse(block).messages.first?.contains("nested more than 512 levels") == true)
  }

  @Test("Whatever the bytes, reading ends")
  func fuzz() {
    let seed = Array("a: &x {b: [1, \"\\u00e9\"], c: !!str ~}\nd: *x\ne: |\n  text\n".utf8)
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<2000 {
      var bytes = seed
      for _ in 0...random(4) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.remove(at: random(bytes.count))
        default: bytes.insert(UInt8(random(256)), at: random(bytes.count))
        }
      }
      let result = parse(bytes: bytes)
      #expect(result.node != nil || !result.messages.isEmpty)
    }
  }
}
