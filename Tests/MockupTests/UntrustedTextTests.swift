import ScreenFormat
import TestSupport
import Testing

/// Names in documents and of files reach no terminal as a command to it, and no log as one to the service
/// that runs the tests.
@Suite struct UntrustedTextTests {
  private static let screen = """
    {"mockup":1,"device":{"size":[40,40],"scale":1,"statusBarHeight":0},
     "classes": {"Odd": {"superclass": "UIView",
       "properties": {"p": {"type": "string", "default": "\\u001b[31m"}}}},
     "window":{"backgroundColor":"white","subviews":[
      {"class":"UIView","id":"a\\n::warning::b\\u001b[31m\\u009b1m\\u202e##[error]c","frame":[8,4,20,20]},
      {"class":"UIView","id":"\\n##vso[task.complete]","frame":[8,30,9,9],"backgroundColor":"blue"},
      {"class":"Odd","p":"\\u001b[2J\\n::stop-commands::x"},
      {"class":"UILabel","id":"L","text":"\\n::error::t \\u001b[31m","frame":[0,0,40,10]}]}}
    """

  /// Names of a file that are commands, and the screen in it.
  private static let names = ["::warning::x.screen.json", "\u{1B}[31m\n::error::y.screen.json"]

  private func folder() throws -> (TemporaryDirectory, CommandRunner) {
    let folder = try TemporaryDirectory()
    for name in Self.names { try Files.write(Array(Self.screen.utf8), to: folder[name]) }
    try Files.write(
      Array("{\"mockup\": 1, \"::x\\n::y\": 1}".utf8), to: folder["::bad.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    return (folder, runner)
  }

  private func check(_ outcome: CommandRunner.Outcome, _ what: String) {
    for text in [outcome.output, outcome.errors] {
      for line in text.split(separator: "\n") {
        let isSafe = line.unicodeScalars.allSatisfy { scalar in
          scalar.properties.generalCategory != .control
            && !(0x202A...0x202E).contains(scalar.value)
        }
        #expect(isSafe, "\(what): \(line.debugDescription)")
        #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(what): \(line)")
        #expect(!line.contains("##[") && !line.contains("##vso["), "\(what): \(line)")
      }
    }
  }

  @Test(
    arguments: [
      ["dump", "--stage", "document"], ["dump", "--stage", "styled"],
      ["dump", "--stage", "layout"], ["dump", "--stage", "displaylist"], ["explain"],
      ["explain", "--json"], ["validate"], ["render", "-o", "out.png"], ["render", "--scale", "x"],
      ["explain", "--id", "\u{1B}[31m\n::error::"], ["test"], ["test", "--list"],
      ["test", "--record", "missing"],
    ])
  func `every command prints them escaped`(arguments: [String]) throws {
    let (folder, runner) = try folder()
    try withExtendedLifetime(folder) {
      for name in Self.names + ["::bad.screen.json", "::missing.screen.json"] {
        let outcome = try runner.run([arguments[0], name] + arguments.dropFirst())
        check(outcome, "\(arguments) \(name.debugDescription)")
      }
    }
  }

  @Test func `reports and reviews print them escaped`() throws {
    let (folder, runner) = try folder()
    try withExtendedLifetime(folder) {
      _ = try runner.run(["test", ".", "--record", "none", "--report", "out"])
      for arguments in [
        ["review", "out", "--list"], ["review", "out", "--accept-all"],
        ["merge-report", "out", "-o", "merged", "--junit", "x.xml"],
        ["review", "out", "--accept", "\n::x"],
      ] {
        check(try runner.run(arguments), "\(arguments)")
      }
      let junit = try #require(Files.text(folder["x.xml"]))
      #expect(junit.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }

  @Test(
    arguments: [
      ("::error::x", "\\u003A:error::x"), ("  ::x", "  \\u003A:x"), ("a::b", "a::b"),
      ("x ##[group]y ##[a", "x \\u0023#[group]y \\u0023#[a"), ("# ## heading", "# ## heading"),
      ("a\nb\u{9B}", "a\\u000Ab\\u009B"), ("Zoë 🇩🇪", "Zoë 🇩🇪"),
    ])
  func `a line is no command`(text: String, line: String) {
    #expect(TerminalText.line(text) == line)
  }
}
