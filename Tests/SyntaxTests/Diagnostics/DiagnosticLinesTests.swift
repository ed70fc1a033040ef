import Syntax
import Testing

@Suite("Findings are printed as lines")
struct DiagnosticLinesTests {
  private func findings(
    _ messages: [(Diagnostic.Severity, String)], kind: String? = nil
  ) -> Diagnostics {
    var result = Diagnostics()
    for (line, (severity, message)) in messages.enumerated() {
      var finding = Diagnostic(
        severity: severity, file: "s.json", position: SourcePosition(line: line + 1, column: 1),
        documentPath: "window", message: message)
      if let kind { finding.kind = kind }
      result.add(finding)
    }
    return result
  }

  @Test("Warnings of one kind have one line with their number; errors have one each")
  func kinds() {
    let found = findings([
      (.warning, "'a' is new"), (.error, "wrong"), (.warning, "'b' is new"),
      (.warning, "'a' is new"), (.error, "wrong"), (.warning, "'a' is new"),
    ])
    #expect(
      found.lines() == [
        "s.json:1:1: warning: 'a' is new; 2 more of this kind, see --verbose (at window)",
        "s.json:2:1: error: wrong (at window)", "s.json:3:1: warning: 'b' is new (at window)",
        "s.json:5:1: error: wrong (at window)",
      ])
    #expect(found.lines(listsAll: true) == found.sorted().map(\.description))
  }

  @Test("Of more kinds of warnings than people read, the number is told")
  func manyKinds() {
    let limit = Diagnostics.kindLimit
    func found(_ count: Int) -> Diagnostics {
      findings((0..<count).map { (.warning, "'a\($0)' is new") } + [(.error, "wrong")])
    }
    #expect(found(limit).lines().count == limit + 1)
    let lines = found(limit + 50).lines()
    #expect(lines.count == limit + 2)
    #expect(lines.last == "… and 50 more kinds of warnings, see --verbose")
    #expect(lines.contains { $0.contains("error: wrong") })
    #expect(found(limit + 50).lines(listsAll: true).count == limit + 51)
  }

  @Test("Warnings by kind are all there, those of one kind together")
  func byKind() {
    let found = findings([
      (.warning, "'a' is new"), (.error, "wrong"), (.warning, "'b' is new"),
      (.warning, "'a' is new"),
    ])
    #expect(
      found.warningsByKind() == [
        [
          "s.json:1:1: warning: 'a' is new (at window)",
          "s.json:4:1: warning: 'a' is new (at window)",
        ], ["s.json:3:1: warning: 'b' is new (at window)"],
      ])
    #expect(findings([(.error, "wrong")]).warningsByKind().isEmpty)
  }

  @Test("Different messages may be of one kind")
  func sharedKind() {
    let found = findings([(.warning, "no 'x'"), (.warning, "no 'y'")], kind: "none")
    #expect(
      found.lines() == [
        "s.json:1:1: warning: no 'x'; 1 more of this kind, see --verbose (at window)"
      ]
    )
  }
}
