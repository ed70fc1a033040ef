import TestSupport
import Testing

/// `mockup render --audit`.
@Suite struct AuditTests {
  private static let screen = Repository.path("Fixtures/Audit/findings.screen.json")

  @Test func `a screen with a finding of each rule has these, in this order`() throws {
    let folder = try TemporaryDirectory()
    let result = try CommandRunner().run(
      ["render", Self.screen, "-o", folder["a.png"], "--audit"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let expected = try #require(
      Files.text(Repository.path("Fixtures/Audit/findings.expected.txt")))
    let folderName = Repository.path("Fixtures/Audit/")
    #expect(result.output.replacing(folderName, with: "") == expected)
    for rule in [
      "text-contrast", "symbol-contrast", "target-size", "truncated-text", "clipped-text",
      "outside-screen", "under-bar", "missing-label",
    ] { #expect(expected.contains("[\(rule)]"), "\(rule)") }
    // What is right is not mentioned.
    for id in ["named", "off"] { #expect(!expected.contains("[\(id)]"), "\(id)") }
  }

  @Test func `findings are errors when the audit is strict, and rules can be left out`() throws {
    let folder = try TemporaryDirectory()
    let render = ["render", Self.screen, "-o", folder["a.png"], "--audit"]
    let strict = try CommandRunner().run(render + ["--strict"])
    #expect(
      strict.status == 1 && strict.output.contains(": error: ") && Files.exists(folder["a.png"]))
    let rules = [
      "text-contrast", "symbol-contrast", "target-size", "truncated-text", "clipped-text",
      "outside-screen", "under-bar", "missing-label",
    ]
    let none = try CommandRunner().run(
      render + ["--strict"] + rules.flatMap { ["--audit-ignore", $0] })
    #expect(none.status == 0 && none.output == "no findings\n")
    for wrong in [["--strict"], ["--sarif", "a.sarif"], ["--audit", "--audit-ignore", "nothing"]] {
      let result = try CommandRunner().run(["render", Self.screen, "-o", folder["b.png"]] + wrong)
      #expect(result.status == 64 && !Files.exists(folder["b.png"]), "\(wrong)")
    }
    let stream = try CommandRunner().run(["render", Self.screen, "-o", "-", "--audit"])
    #expect(stream.status == 64)
  }
}
