import Syntax
import Testing

@Suite("Diagnostics are collected, and listed by file and place")
struct DiagnosticsTests {
  private let path = DocumentPath([.key("window"), .key("viewControllers"), .index(0)])

  @Test("A finding prints its file, place, severity, text and path")
  func description() {
    var diagnostics = Diagnostics()
    diagnostics.error(
      "unknown key 'x'", file: "a.json", at: SourcePosition(line: 3, column: 7), path: path)
    diagnostics.warning("no themes", file: "a.json", at: .start, path: .root)
    #expect(
      diagnostics.sorted().map(\.description) == [
        "a.json:1:1: warning: no themes",
        "a.json:3:7: error: unknown key 'x' (at window.viewControllers[0])",
      ])
  }

  @Test("Files are listed in the order in which they were registered")
  func fileOrder() {
    var diagnostics = Diagnostics()
    diagnostics.register(file: "screen")
    diagnostics.error("c", file: "theme", at: SourcePosition(line: 1, column: 1), path: .root)
    diagnostics.error("b", file: "screen", at: SourcePosition(line: 9, column: 2), path: .root)
    diagnostics.error("a", file: "screen", at: SourcePosition(line: 9, column: 1), path: .root)
    var others = Diagnostics()
    others.error("e", file: "z", at: .start, path: .root)
    others.error("d", file: "theme", at: SourcePosition(line: 2, column: 1), path: .root)
    diagnostics.append(contentsOf: others)
    #expect(diagnostics.sorted().map(\.message) == ["a", "b", "c", "d", "e"])
  }

  @Test("Findings at one place keep their order, and a repeated one is listed once")
  func sameplace() {
    var diagnostics = Diagnostics()
    for message in ["b", "a", "b"] {
      diagnostics.error(message, file: "f", at: .start, path: .root)
    }
    #expect(diagnostics.sorted().map(\.message) == ["b", "a"])
  }

  @Test("Errors and warnings are counted apart")
  func counts() {
    var diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty)
    diagnostics.warning("w", file: "f", at: .start, path: .root)
    #expect(!diagnostics.hasErrors)
    diagnostics.error("e", file: "f", at: .start, path: .root)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.errorCount == 1)
    #expect(diagnostics.warningCount == 1)
  }

  @Test(
    "Paths print as one would write them in code",
    arguments: [
      (DocumentPath.root, ""),
      (DocumentPath.root.appending("a").appending(0).appending("b"), "a[0].b"),
      (DocumentPath([.index(2), .index(0)]), "[2][0]"),
      (
        DocumentPath([.key("set"), .key("image@selected+highlighted,compact")]),
        "set.image@selected+highlighted,compact"
      ),
      (DocumentPath([.key("a"), .key("b.c"), .key("")]), "a[\"b.c\"][\"\"]"),
      (DocumentPath([.key("a\n")]), "[\"a\\u{A}\"]"),
    ])
  func paths(path: DocumentPath, text: String) {
    #expect(path.description == text)
  }
}
