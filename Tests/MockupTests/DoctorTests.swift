import ScreenFormat
import TestSupport
import Testing

/// `mockup doctor` and `mockup --version --verbose`.
@Suite struct DoctorTests {
  @Test func `a machine that lacks everything still draws, and the status says so`() throws {
    let outcome = try CommandRunner().runShell(
      "program=$(command -v mockup); PATH=/nowhere HOME= exec \"$program\" doctor --json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    var diagnostics = Diagnostics()
    let tree = JSONParser.parse(
      SourceFile(label: "doctor", text: outcome.output), into: &diagnostics)
    let rows = try #require(tree?.array).compactMap(\.object)
    let uses = rows.compactMap { $0["use"]?.string }
    #expect(uses.first == "draw pictures" && uses.contains("find fonts of the machine"))
    let fonts = try #require(rows.first { $0["use"]?.string == "find fonts of the machine" })
    #expect(fonts["finding"]?.string == "there is no fc-match")
    #expect(fonts["advice"]?.string?.contains("fontconfig") == true)
  }

  @Test func `the table for people says the same`() throws {
    let outcome = try CommandRunner().run(["doctor"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("ok   draw pictures"))
  }

  @Test func `a verbose version tells fonts, instructions and libraries, in either order`() throws {
    let outcome = try CommandRunner().run(["--version", "--verbose"])
    #expect(outcome.status == 0)
    let names = outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.prefix(5) == ["mockup", "commit", "linked", "instructions", "fonts"])
    #expect(outcome.output.contains("libfreetype"))
    #expect(try CommandRunner().run(["--verbose", "--version"]).output == outcome.output)
    #expect(try CommandRunner().run(["--version"]).output == "0.1.0\n")
    #expect(try CommandRunner().run(["--verbose"]).status == 64)
  }
}
