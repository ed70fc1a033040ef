import ScreenFormat
import Testing

@testable import Preview

/// Values that are tried on the page before they are written.
@Suite struct PreviewEditsTests {
  private let original = """
    {
      "variables": {"brand": "red", "other": "blue"},
      "appearance": [
        {"class": "UIButton", "set": {"titleColor": "$brand"}}
      ]
    }

    """
  private let path = "/a.theme.json"

  /// The texts of the documents that are tried, without the spaces.
  private func shown(_ edits: PreviewEdits) -> String {
    String(decoding: edits.overlay[path] ?? [], as: UTF8.self).filter { $0 != " " && $0 != "\n" }
  }

  private func apply(
    _ request: String, _ value: DocumentValue, to edits: inout PreviewEdits, gesture: String
  ) throws {
    let bytes = edits.overlay[path] ?? Array(original.utf8)
    let file = SourceFile(label: "a.theme.json", bytes: bytes)
    let target = try #require(self.target(request))
    try edits.apply(
      try target.change(to: value, in: DocumentEditor(file)), to: path, file,
      original: Array(original.utf8), gesture: gesture)
  }

  private let brand = #"{"kind": "variable", "file": "f", "name": "brand"}"#
  private let other = #"{"kind": "variable", "file": "f", "name": "other"}"#
  private func rule(_ name: String) -> String {
    #"{"kind": "newRule", "file": "f", "class": "\#(name)", "property": "x"}"#
  }
  private func set(_ index: Int) -> String {
    #"{"kind": "rule", "file": "f", "index": \#(index), "property": "x"}"#
  }

  @Test func `a gesture is undone and redone as one step`() throws {
    var edits = PreviewEdits()
    try apply(brand, .string("green"), to: &edits, gesture: "1")
    try apply(brand, .string("lime"), to: &edits, gesture: "1")
    try apply(brand, .string("teal"), to: &edits, gesture: "2")
    #expect(edits.undoCount == 2 && shown(edits).contains(#""brand":"teal""#))
    #expect(edits.undo() == path)
    #expect(shown(edits).contains(#""brand":"lime""#) && edits.redoCount == 1)
    let read = { (_: String) in SourceFile(label: "a.theme.json", text: original) }
    #expect(edits.redo(read) == path)
    #expect(shown(edits).contains(#""brand":"teal""#) && edits.redoCount == 0)
    _ = edits.undo()
    #expect(edits.undo() == path && edits.undo() == nil)
    #expect(edits.overlay == [:])
    #expect(edits.redo(read) == path)
    #expect(shown(edits).contains(#""brand":"lime""#))
    // Something new leaves nothing to be done again.
    try apply(other, .string("teal"), to: &edits, gesture: "3")
    #expect(edits.redoCount == 0 && edits.redo(read) == nil)
  }

  @Test func `what was taken back is not done where another value stands by now`() throws {
    var edits = PreviewEdits()
    try apply(brand, .string("green"), to: &edits, gesture: "1")
    _ = edits.undo()
    let changed = original.replacing("red", with: "pink")
    #expect(edits.redo { _ in SourceFile(label: "a.theme.json", text: changed) } == nil)
    #expect(edits.overlay == [:])
  }

  @Test func `values are listed once for each place, and dropped without the others`() throws {
    var edits = PreviewEdits()
    try apply(brand, .string("green"), to: &edits, gesture: "1")
    try apply(other, .string("teal"), to: &edits, gesture: "2")
    try apply(brand, .string("lime"), to: &edits, gesture: "3")
    let lines = PreviewEditsSummary(edits, dropped: nil).written.json
    #expect(
      lines.contains(
        #""line": 2, "owner": "", "name": "$brand", "old": "red", "isNew": false, "new": "lime""#))
    #expect(edits.tried.count == 2)
    #expect(edits.drop(try #require(edits.tried.first).id) == path)
    #expect(shown(edits).contains(#""brand":"red","other":"teal""#))
    #expect(edits.undoCount == 1)
    #expect(edits.drop(99) == nil)
    #expect(edits.drop(try #require(edits.tried.first).id) == path)
    #expect(edits.overlay == [:])
  }

  @Test func `a value within a variable has the variable's name`() throws {
    var edits = PreviewEdits()
    let whole = original.replacing(#""red""#, with: #"{"light": "red", "dark": "blue"}"#)
    let file = SourceFile(label: "a.theme.json", bytes: Array(whole.utf8))
    let change = try #require(target(brand)).change(
      to: .string("lime"), within: ["dark"], in: DocumentEditor(file))
    try edits.apply(change, to: path, file, original: Array(whole.utf8), gesture: "1")
    let lines = PreviewEditsSummary(edits, dropped: nil).written.json
    #expect(
      lines.contains(#""name": "$brand.dark", "old": "blue", "isNew": false, "new": "lime""#),
      "\(lines)")
  }

  @Test func `a rule that a gesture makes is one step, however often its value changes`() throws {
    var edits = PreviewEdits()
    for value in 1...3 { try apply(rule("A"), .number(Double(value)), to: &edits, gesture: "1") }
    #expect(edits.undoCount == 1 && edits.tried.count == 1)
    #expect(shown(edits).hasSuffix(#",{"class":"A","set":{"x":3}}]}"#), "\(shown(edits))")
    _ = edits.undo()
    #expect(edits.overlay == [:])
    _ = edits.redo { _ in SourceFile(label: "a.theme.json", text: original) }
    #expect(shown(edits).hasSuffix(#",{"class":"A","set":{"x":3}}]}"#))
  }

  @Test func `rules behind one that is dropped stay the rules that they are`() throws {
    var edits = PreviewEdits()
    for name in ["A", "B", "C"] {
      try apply(rule(name), .number(1), to: &edits, gesture: name)
    }
    try apply(set(2), .number(2), to: &edits, gesture: "4")
    try apply(set(1), .number(3), to: &edits, gesture: "5")
    #expect(edits.tried.count == 5)
    #expect(
      PreviewEditsSummary(edits, dropped: nil).written.json.contains(#""owner": "B", "name": "x""#))
    _ = edits.drop(try #require(edits.tried.first).id)
    let kept = #"{"class":"B","set":{"x":2}},{"class":"C","set":{"x":1}}]"#
    #expect(shown(edits).contains(kept) && !shown(edits).contains(#""A""#), "\(shown(edits))")
    #expect(edits.undoCount == 3)
  }

  @Test func `what is written or changed by others is forgotten with its steps`() throws {
    var edits = PreviewEdits()
    try apply(brand, .string("green"), to: &edits, gesture: "1")
    edits.forget(path)
    #expect(edits.undoCount == 0 && edits.overlay == [:] && edits.undo() == nil)
  }

  private func target(_ json: String) -> PreviewTarget? {
    var ignored = Diagnostics()
    return JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)?.object
      .flatMap(PreviewTarget.init)
  }

  private let theme = """
    {"variables": {"brand": "red"}, "appearance": [
      {"class": "UIButton", "set": {"titleColor@highlighted+selected": "$brand"}}
    ]}
    """

  @Test(arguments: [
    (
      #"{"kind": "rule", "file": "f", "index": 0, "property": "titleColor@selected+highlighted"}"#,
      #"{"titleColor@highlighted+selected": 1}"#
    ),
    (#"{"kind": "variable", "file": "f", "name": "brand"}"#, #"{"brand": 1}"#),
    (
      #"{"kind": "object", "file": "f", "line": 2, "column": 3, "property": "traits"}"#,
      #""traits": 1}"#
    ),
    (
      #"{"kind": "newRule", "file": "f", "class": "UISwitch", "containedIn": ["A"], "property": "b"}"#,
      #"{"class": "UISwitch", "containedIn": ["A"], "set": {"b": 1}}"#
    ),
  ])
  func `each kind of target changes its place`(_ json: String, _ expected: String) throws {
    let target = try #require(self.target(json))
    let editor = try DocumentEditor(SourceFile(label: "a.theme.json", text: theme))
    let changed = try target.change(to: .number(1), in: editor).applied(to: editor.file)
    #expect(String(decoding: changed.bytes, as: UTF8.self).contains(expected))
  }

  @Test func `a value within an object is changed or added by itself`() throws {
    let text = #"{"window": {"configuration": {"style": "filled", /* kept */ "background": {}}}}"#
    let editor = try DocumentEditor(SourceFile(label: "a.json", text: text))
    let target = try #require(
      self.target(
        #"{"kind": "object", "file": "f", "line": 1, "column": 12, "property": "configuration"}"#))
    func changed(_ keys: [String]) throws -> String {
      let change = try target.change(to: .number(1), within: keys, in: editor)
      return String(decoding: try change.applied(to: editor.file).bytes, as: UTF8.self)
    }
    #expect(try changed(["style"]).contains(#"{"style": 1, /* kept */ "background": {}}"#))
    #expect(try changed(["background", "x"]).contains(#"/* kept */ "background": {"x": 1}}"#))
    // What was taken back meanwhile is made again.
    #expect(try changed(["none", "x"]).contains(#""none": {"x": 1}"#))
    #expect(throws: DocumentEditor.Refusal.notFound) { try changed(["style", "x"]) }
    let missing = try #require(
      self.target(#"{"kind": "object", "file": "f", "line": 1, "column": 12, "property": "other"}"#)
    )
    let made = try missing.change(to: .number(1), within: ["a", "b"], in: editor)
      .applied(to: editor.file)
    #expect(String(decoding: made.bytes, as: UTF8.self).contains(#""other": {"a": {"b": 1}}"#))
  }

  @Test(arguments: [
    #"{"kind": "rule", "file": "f", "property": "a"}"#,
    #"{"kind": "rule", "index": 0, "property": "a"}"#,
    #"{"kind": "object", "file": "f", "line": 1, "property": "a"}"#, #"{"kind": "x", "file": "f"}"#,
    #"{"kind": "variable", "file": "f"}"#, #"{"kind": 1, "file": 2}"#,
  ])
  func `a request that lacks something is no target`(_ json: String) {
    #expect(target(json) == nil)
  }

  @Test func `targets that are not there are refused`() throws {
    let editor = try DocumentEditor(SourceFile(label: "a.theme.json", text: theme))
    for json in [
      #"{"kind": "rule", "file": "f", "index": 1, "property": "a"}"#,
      #"{"kind": "rule", "file": "f", "index": 0, "property": "a"}"#,
      #"{"kind": "variable", "file": "f", "name": "none"}"#,
      #"{"kind": "object", "file": "f", "line": 9, "column": 9, "property": "a"}"#,
    ] {
      let target = try #require(self.target(json))
      #expect(throws: DocumentEditor.Refusal.notFound) {
        try target.change(to: .number(1), in: editor).applied(to: editor.file)
      }
    }
  }

  @Test func `an editor's command gets the place, and nothing of it is a shell's`() {
    let link = EditorLink("code --goto FILE:LINE:COLUMN")
    #expect(
      link?.command("/a b/$(x).json", line: 3, column: 7) == [
        "code", "--goto", "/a b/$(x).json:3:7",
      ])
    // A file that is called LINE stays itself.
    #expect(
      EditorLink("vi +LINE FILE")?.command("LINE", line: 3, column: 7) == ["vi", "+3", "LINE"])
    #expect(EditorLink("gedit")?.command("a", line: 1, column: 1) == ["gedit", "a"])
    #expect(EditorLink("  ") == nil)
  }
}
