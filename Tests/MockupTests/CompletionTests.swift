import TestSupport
import Testing

/// What shells complete.
@Suite struct CompletionTests {
  /// Whether a shell is installed.
  private static func has(_ shell: String) -> Bool {
    (try? CommandRunner().runShell("command -v \(shell)"))?.status == 0
  }

  @Test func `the second word of a list is a name of its kind`() throws {
    func words(_ kind: String, _ prefix: String) throws -> [Substring] {
      try CommandRunner().run([
        "---completion", "list", "--", "positional@1", "2", "\(prefix.count)", "mockup", "list",
        kind, prefix,
      ]).output.split(separator: "\n")
    }
    #expect(try words("properties", "UISw").contains("UISwitch"))
    #expect(try words("values", "").contains("textAlignment"))
    #expect(try words("symbols", "gear").contains("gearshape"))
    #expect(try words("devices", "").isEmpty)
  }

  @Test(.enabled(if: has("fish"))) func `fish completes names of devices as a whole`() throws {
    let folder = try TemporaryDirectory()
    let script = try CommandRunner().run(["--completions", "fish"]).output
    try Files.write(Array(script.utf8), to: folder["mockup.fish"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      "fish --no-config -c 'source mockup.fish; complete -C \"mockup render x --device \"'")
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(names.contains("iPhone 4s"), "\(outcome.output) \(outcome.errors)")
    #expect(!names.contains("4s"))
  }

  @Test func `the script for fish has a device a line`() throws {
    let script = try CommandRunner().run(["--completions", "fish"]).output
    #expect(script.contains(#"'(printf "%s\n" "iPhone 3GS" "iPhone 4" "#))
    #expect(!script.contains("'iPhone 3GS iPhone 4 "))
  }
}
