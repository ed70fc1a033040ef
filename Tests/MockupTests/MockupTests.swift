import Glibc
import TestSupport
import Testing

@testable import mockup

@Suite("The program tells the shell how it went")
struct MockupTests {
  @Test("Help and version are printed on standard output, with status 0")
  func help() throws {
    let help = try CommandRunner().run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: mockup"))
    #expect(help.errors.isEmpty)
    let version = try CommandRunner().run(["--version"])
    #expect(version.status == 0)
    #expect(version.output == "0.1.0\n")
  }

  @Test("Without a command the help is printed")
  func noCommand() throws {
    let result = try CommandRunner().run([])
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: mockup"))
  }

  @Test("A command that is not there is told with the nearest one, or that it is still to come")
  func unknownCommand() throws {
    let misspelt = try CommandRunner().run(["rendr", "x.screen.json"])
    #expect(misspelt.status == 64)
    #expect(misspelt.errors.contains("unknown command 'rendr'; did you mean 'render'?"))
    let planned = try CommandRunner().run(["preview", "."])
    #expect(planned.status == 64)
    #expect(planned.errors.contains("'preview' is not there yet"))
  }

  @Test("What is wrong with a document is told once, in however many variants it is drawn")
  func variantsRepeatNothing() throws {
    let folder = try TemporaryDirectory()
    let path = folder["x.screen.json"]
    try Files.write(Array("{\"mockup\": 1, \"windw\": {}}".utf8), to: path)
    let result = try CommandRunner().run([
      "render", path, "--style", "light", "--style", "dark", "--output-dir", folder.path,
    ])
    #expect(result.status == 65)
    #expect(result.errors.split(separator: "\n").count { $0.contains("'windw'") } == 1)
  }

  @Test("Wrong usage is 64, told on standard error", arguments: [["--nope"], ["nope"]])
  func wrongUsage(arguments: [String]) throws {
    let result = try CommandRunner().run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("nope"))
  }

  @Test(
    "A picture that would take another one's place is wrong usage",
    arguments: [
      ["a/x.screen.json", "b/x.screen.json"], ["a/x.screen.json", "a/x.screen.json"],
      ["a/x.screen.json", "--system", "7", "--system", "7"],
    ])
  func picturesOfOneName(arguments: [String]) throws {
    let result = try CommandRunner().run(["render", "--output-dir", "out"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("of one name, 'x'") || result.errors.contains("twice"))
  }

  @Test("The highest status counts")
  func highestStatus() {
    #expect([ExitStatus.invalidDocument, .done, .missingInput].max() == .missingInput)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 70, 73, 74])
  }
}
