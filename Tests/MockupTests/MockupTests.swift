import Glibc
import TestSupport
import Testing

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

  @Test("A command that is not there is told with the nearest one")
  func unknownCommand() throws {
    let misspelt = try CommandRunner().run(["rendr", "x.screen.json"])
    #expect(misspelt.status == 64)
    #expect(misspelt.errors.contains("unknown command 'rendr'; did you mean 'render'?"))
    let help = try CommandRunner().run(["help", "rendr"])
    #expect(help.status == 64 && help.errors == misspelt.errors && help.output.isEmpty)
    #expect(try CommandRunner().run(["help", "render"]).output.contains("USAGE: mockup render"))
  }

  @Test("An option that is not there is told with the nearest one, whatever its value is taken for")
  func unknownOption() throws {
    for more in [[], ["3"]] {
      let misspelt = try CommandRunner().run(
        ["render", "x.screen.json", "-o", "x.png", "--scal"] + more)
      #expect(misspelt.status == 64)
      #expect(misspelt.errors.contains("unknown option '--scal'; did you mean '--scale'?"))
    }
    let equal = try CommandRunner().run(["validate", "x.screen.json", "--strct=1"])
    #expect(equal.status == 64 && equal.errors.contains("did you mean '--strict'?"))
    // What follows two hyphens is a file.
    let file = try CommandRunner().run(["validate", "--", "--strct"])
    #expect(file.status == 66 && !file.errors.contains("option"))
  }

  @Test("A file that is not there is told with the nearest one of its folder")
  func misspeltFile() throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array("{}".utf8), to: folder["login.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let name = "logn.screen.json"
    for command in [["render", name, "-o", "x.png"], ["validate", name]] {
      let result = try runner.run(command)
      #expect(result.status == 66)
      #expect(
        result.errors.contains("No such file or directory; did you mean 'login.screen.json'?"),
        "\(result.errors)")
    }
    #expect(try !runner.run(["validate", "other.yaml"]).errors.contains("did you mean"))
  }

  @Test("Symbols are searched by a word of their names, and say how near their drawings come")
  func symbols() throws {
    func list(_ words: String...) throws -> CommandRunner.Outcome {
      try CommandRunner().run(["list", "symbols"] + words)
    }
    let found = try list("goforward")
    #expect(
      found.output == """
        name          since  drawing
        goforward     13     figure
        goforward.10  13     figure

        """)
    #expect(try list("brain").output.contains("brain.head.profile  15     similar"))
    let row = #""name": "swift", "since": "14", "drawing": "box""#
    #expect(try list("swift", "--json").output.contains(row))
    // A name that is made by rule.
    #expect(try list("trophy.slash").output.contains("trophy.slash"))
    let missing = try list("gearshap3")
    #expect(missing.status == 64)
    #expect(
      missing.errors.contains("no symbol has 'gearshap3' in its name; did you mean 'gearshape'?"))
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

  @Test("The accessibility tree goes to a file, or to standard output, with one picture")
  func accessibility() throws {
    let folder = try TemporaryDirectory()
    let path = folder["x.screen.json"]
    let text = """
      {"mockup": 1, "device": {"size": [60, 40], "scale": 1}, "window": {"subviews": [
        {"class": "UISwitch", "id": "s", "accessibilityLabel": "Alerts", "accessibilityHint": "Rings"}]}}
      """
    try Files.write(Array(text.utf8), to: path)
    let whole = """
      {"elements": [
        {"id": "s", "class": "UISwitch", "path": "window/UISwitch[s]", "label": "Alerts", "value": "0", \
      "traits": ["button"], "frame": [0, 0, 51, 31], "hint": "Rings"}
      ]}

      """
    let render = ["render", path, "--accessibility"]
    let printed = try CommandRunner().run(render + ["-", "-o", folder["x.png"]])
    #expect(printed.status == 0 && printed.output == whole)
    #expect(
      try CommandRunner().run(render + [folder["a.json"], "-o", folder["x.png"]]).status == 0)
    #expect(Files.text(folder["a.json"]) == whole)
    for wrong in [
      ["-", "-o", "-"], ["a.json", "--style", "light", "--style", "dark", "--output-dir", "out"],
      ["a.json", "--format", "apng", "-o", "x.png"],
    ] {
      #expect(try CommandRunner().run(render + wrong).status == 64, "\(wrong)")
    }
  }

  @Test("A trait that UIKit has not is told with the nearest one")
  func misspeltTrait() throws {
    var runner = CommandRunner()
    runner.input = """
      {"mockup": 1, "window": {"subviews": [{"class": "UIView", "accessibilityTraits": ["buton"]}]}}
      """
    let result = try runner.run(["validate", "-"])
    #expect(result.status == 65)
    #expect(result.errors.contains("'buton'; did you mean 'button'?"), "\(result.errors)")
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

  @Test("A picture whose name would be another's with a scale is wrong usage")
  func pictureNamedWithScale() throws {
    let folder = try TemporaryDirectory()
    let (plain, scaled) = (folder["a.screen.json"], folder["a@2x.screen.json"])
    func write(_ path: String, scale: Int) throws {
      let text = """
        {"mockup": 1, "device": {"size": [9, 9], "scale": \(scale)}, "window": {"subviews": []}}
        """
      try Files.write(Array(text.utf8), to: path)
    }
    try write(plain, scale: 2)
    try write(scaled, scale: 1)
    let render = ["render", plain, scaled, "--output-dir", folder.path]
    let shared = try CommandRunner().run(render)
    #expect(shared.status == 64)
    #expect(shared.errors.contains("of one name, 'a@2x.png'"))
    // At scale 2 the picture of the other is 'a@2x@2x.png'.
    #expect(try CommandRunner().run(render + ["--scale", "2"]).status == 0)
    #expect(try CommandRunner().run(render + ["--scale", "1", "--scale", "2"]).status == 64)
  }

  @Test(
    "Where nobody reads the output any more, a command ends without a word",
    arguments: [
      "list devices", "list properties --json", "schema", "dump a.screen.json --stage layout",
      "explain a.screen.json", "render a.screen.json -o -", "render a.screen.json -o /dev/fd/4",
      "render a.screen.json --format apng -o -", "render a.screen.json -o a.png --accessibility -",
      "test --list", "diff Fixture.png Fixture.png",
    ])
  func readerGone(command: String) throws {
    let folder = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = folder.path
    let text = """
      {"mockup": 1, "device": {"size": [9, 9], "scale": 1}, "window": {"subviews": []}}
      """
    try Files.write(Array(text.utf8), to: folder["a.screen.json"])
    #expect(
      try runner.run(["render", "a.screen.json", "-o", "Fixture.png"]).status == 0)
    // A pipe whose reading end is closed.
    let outcome = try runner.runShell(
      "mkfifo pipe; exec 3<>pipe; exec 4>pipe; exec 3>&-; mockup \(command) >&4")
    #expect(outcome.status == 141)
    #expect(outcome.errors.isEmpty)
  }
}
