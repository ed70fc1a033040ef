import Testing

@testable import Preview

/// Patches of what is tried.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "a/b.json")
  }

  private func numbers(_ range: ClosedRange<Int>) -> [String] { range.map { "\($0)\n" } }

  @Test func `texts that are the same have no patch`() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func `a changed line stands between those around it`() {
    var lines = numbers(1...9)
    let old = lines.joined()
    lines[4] = "x\n"
    #expect(
      diff(old, lines.joined()) == """
        diff --git a/a/b.json b/a/b.json
        --- a/a/b.json
        +++ b/a/b.json
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +x
         6
         7
         8

        """)
  }

  @Test func `changes that are far from each other are apart, and lines are counted on both sides`()
  {
    var lines = numbers(1...30)
    let old = lines.joined()
    lines.insert("new\n", at: 2)
    lines.remove(at: 25)
    let patch = diff(old, lines.joined())
    #expect(patch.contains("@@ -1,5 +1,6 @@\n 1\n 2\n+new\n 3\n"))
    #expect(patch.contains("@@ -22,7 +23,6 @@\n 22\n 23\n 24\n-25\n 26\n"))
  }

  @Test func `a last line without an end is told`() {
    #expect(
      diff("a", "a\nb").hasSuffix(
        """
        @@ -1,1 +1,2 @@
        -a
        \\ No newline at end of file
        +a
        +b
        \\ No newline at end of file

        """))
    #expect(diff("", "a\n").hasSuffix("@@ -0,0 +1,1 @@\n+a\n"))
  }

  @Test func `texts that differ much are replaced`() {
    let old = (0..<3_000).map { "a\($0)\n" }.joined()
    let new = (0..<3_000).map { "b\($0)\n" }.joined()
    let patch = diff(old, new)
    #expect(patch.split(separator: "\n").count == 6_000 + 4)
  }
}
