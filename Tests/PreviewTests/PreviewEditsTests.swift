import ScreenFormat
import Testing

@testable import Preview

/// Values that are tried on the page before they are written.
@Suite struct PreviewEditsTests {
  @Test func `a gesture is undone as one step, and the last undo leaves nothing`() {
    var edits = PreviewEdits()
    edits.change("/a", from: [0], to: [1], gesture: "1")
    edits.change("/a", from: [0], to: [2], gesture: "1")
    edits.change("/a", from: [0], to: [3], gesture: "2")
    edits.change("/b", from: [9], to: [8], gesture: "2")
    #expect(edits.undoCount == 3 && edits.overlay == ["/a": [3], "/b": [8]])
    var undone: [String?] = []
    var overlays: [[String: [UInt8]]] = []
    for _ in 0..<4 {
      undone.append(edits.undo())
      overlays.append(edits.overlay)
    }
    #expect(undone == ["/b", "/a", "/a", nil])
    #expect(overlays == [["/a": [3]], ["/a": [2]], [:], [:]])
  }

  @Test func `what is written or changed by others is forgotten with its steps`() {
    var edits = PreviewEdits()
    edits.change("/a", from: [0], to: [1], gesture: "1")
    edits.change("/b", from: [9], to: [8], gesture: "1")
    edits.forget("/a")
    #expect(edits.undoCount == 1 && edits.overlay == ["/b": [8]])
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
    let changed = try target.setting(.number(1), in: editor)
    #expect(String(decoding: changed.bytes, as: UTF8.self).contains(expected))
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
        try target.setting(.number(1), in: editor)
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
