import Testing

@testable import Syntax

/// A change of one value leaves every other byte of a document as it was.
@Suite struct DocumentEditorTests {
  private func editor(_ text: String, _ name: String = "a.theme.json") throws -> DocumentEditor {
    try DocumentEditor(SourceFile(label: name, text: text))
  }

  private func path(_ steps: DocumentPath.Step...) -> DocumentPath { DocumentPath(steps) }

  private func text(_ file: SourceFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  // MARK: Replacing

  @Test func `a value of JSON is replaced among comments, escapes and other line ends`() throws {
    let before =
      "\u{FEFF}{ // first\r\n\t\"a\" : [1,\t{\"b\\u0041\": \"é\\\"}\" /* ] */ }],\r\n\"z\": 1e3}"
    let after = try editor(before).replacing(
      path(.key("a"), .index(1), .key("bA")), with: .string("ü\n"))
    #expect(
      text(after)
        == "\u{FEFF}{ // first\r\n\t\"a\" : [1,\t{\"b\\u0041\": \"ü\\n\" /* ] */ }],\r\n\"z\": 1e3}"
    )
    let number = try editor(before).replacing(path(.key("z")), with: .number(2))
    #expect(text(number).hasSuffix("\"z\": 2}"))
    let list = try editor(before).replacing(path(.key("a")), with: .numbers([1, 2]))
    #expect(text(list) == "\u{FEFF}{ // first\r\n\t\"a\" : [1, 2],\r\n\"z\": 1e3}")
  }

  @Test(arguments: [
    ("a: '#fff' # white\nb: 1\n", "a: '#000' # white\nb: 1\n"),
    ("a: \"#fff\"\nb: 1\n", "a: \"#000\"\nb: 1\n"),
    ("a: white\nb: 1", "a: \"#000\"\nb: 1"),
    ("{a: white, b: 1}", "{a: \"#000\", b: 1}"),
    ("a: |\n  two\n  lines\nb: 1\n", "a: \"#000\"\nb: 1\n"),
    ("a: >-\n  folded\n\nb: 1\n", "a: \"#000\"\nb: 1\n"),
    ("a:\nb: 1\n", "a: \"#000\"\nb: 1\n"),
    ("\u{FEFF}a: 'é'\r\nb: 1\r\n", "\u{FEFF}a: '#000'\r\nb: 1\r\n"),
    ("a: [é, {x: 1}]\nb: 1\n", "a: \"#000\"\nb: 1\n"),
  ])
  func `a value of YAML is replaced in the style that it has`(_ before: String, _ after: String)
    throws
  {
    let changed = try editor(before, "a.theme.yaml").replacing(
      path(.key("a")), with: .string("#000"))
    #expect(text(changed) == after)
  }

  @Test func `words of YAML stay without quotes where they mean the same`() throws {
    let before = "a: red\nb:\n  - c: green\n"
    let blue = try editor(before, "a.yml").replacing(path(.key("a")), with: .string("blue"))
    #expect(text(blue) == "a: blue\nb:\n  - c: green\n")
    let yes = try editor(before, "a.yml").replacing(
      path(.key("b"), .index(0), .key("c")), with: .string("true"))
    #expect(text(yes) == "a: red\nb:\n  - c: \"true\"\n")
  }

  @Test func `a value that others refer to is refused`() throws {
    let before = "a: &red '#f00'\nb: *red\n"
    #expect(throws: DocumentEditor.Refusal.notAlone) {
      try editor(before, "a.yaml").replacing(path(.key("a")), with: .string("#000"))
    }
    let use = try editor(before, "a.yaml").replacing(path(.key("b")), with: .string("#000"))
    #expect(text(use) == "a: &red '#f00'\nb: \"#000\"\n")
  }

  @Test func `what is not there or cannot be read is refused`() throws {
    #expect(throws: DocumentEditor.Refusal.notFound) {
      try editor("{\"a\": 1}").replacing(path(.key("b")), with: .null)
    }
    #expect(throws: DocumentEditor.Refusal.notFound) {
      try editor("{\"a\": [1]}").replacing(path(.key("a"), .index(1)), with: .null)
    }
    for text in ["{", "", "{\"a\": 1, \"a\": 2}"] {
      #expect(throws: DocumentEditor.Refusal.invalid) { _ = try editor(text) }
    }
  }

  // MARK: Inserting

  @Test(arguments: [
    ("{}", "{\"n\": 1}"),
    ("{\"a\": 1}", "{\"a\": 1, \"n\": 1}"),
    ("{\n  \"a\": 1 // one\n}\n", "{\n  \"a\": 1,\n  \"n\": 1 // one\n}\n"),
    ("{\r\n\t\"a\": {}\r\n}", "{\r\n\t\"a\": {},\r\n\t\"n\": 1\r\n}"),
  ])
  func `a member of JSON is laid out as those before`(_ before: String, _ after: String) throws {
    #expect(text(try editor(before).inserting("n", .number(1), into: .root)) == after)
  }

  @Test(arguments: [
    ("a: 1 # one\n", "a: 1 # one\nn: 1\n"),
    ("a: 1", "a: 1\nn: 1"),
    ("{a: 1}", "{a: 1, n: 1}"),
    ("{}", "{n: 1}"),
    ("a:\n  b: |\n    x\n# end\n", "a:\n  b: |\n    x\nn: 1\n# end\n"),
  ])
  func `a member of YAML is laid out as those before`(_ before: String, _ after: String) throws {
    #expect(text(try editor(before, "a.yaml").inserting("n", .number(1), into: .root)) == after)
  }

  @Test func `a member of an element of YAML stands below the one before`() throws {
    let before = "rules:\n  - class: A\n    set: {a: 1}\n  - class: B\n"
    let first = try editor(before, "a.yaml").inserting(
      "n", .number(1), into: path(.key("rules"), .index(0)))
    #expect(text(first) == "rules:\n  - class: A\n    set: {a: 1}\n    n: 1\n  - class: B\n")
    let second = try editor(before, "a.yaml").inserting(
      "n", .number(1), into: path(.key("rules"), .index(1)))
    #expect(text(second) == "rules:\n  - class: A\n    set: {a: 1}\n  - class: B\n    n: 1\n")
  }

  @Test func `an element is appended as the last one`() throws {
    let rule = DocumentValue.object([("class", .string("A"))])
    let json = try editor("{\"r\": [\n  {\"class\": \"B\"}\n]}").appending(
      rule, to: path(.key("r")))
    #expect(text(json) == "{\"r\": [\n  {\"class\": \"B\"},\n  {\"class\": \"A\"}\n]}")
    let empty = try editor("{\"r\": []}").appending(rule, to: path(.key("r")))
    #expect(text(empty) == "{\"r\": [{\"class\": \"A\"}]}")
    let yaml = try editor("r:\n  - class: B\n    set: {}\nz: 1\n", "a.yml").appending(
      rule, to: path(.key("r")))
    #expect(text(yaml) == "r:\n  - class: B\n    set: {}\n  - {\"class\": \"A\"}\nz: 1\n")
    #expect(throws: DocumentEditor.Refusal.notFound) {
      try editor("{\"r\": 1}").appending(rule, to: path(.key("r")))
    }
    #expect(throws: DocumentEditor.Refusal.notFound) {
      try editor("{\"r\": 1}").inserting("r", .null, into: .root)
    }
  }

  @Test func `objects are found by their place, and uses of a variable are counted`() throws {
    let editor = try editor("{\n  \"a\": [{\"b\": \"$x\"}, \"$x\", \"$xx\"]\n}")
    #expect(
      editor.path(ofObjectAt: SourcePosition(line: 2, column: 9)) == path(.key("a"), .index(0)))
    #expect(editor.path(ofObjectAt: SourcePosition(line: 2, column: 10)) == nil)
    #expect(editor.count(of: "$x") == 2)
    #expect(editor.node(at: path(.key("a"), .index(0), .key("b")))?.string == "$x")
  }
}
