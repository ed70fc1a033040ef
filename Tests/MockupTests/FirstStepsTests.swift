import TestSupport
import Testing

/// First steps of somebody who tries the program.
@Suite struct FirstStepsTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: directory[name])
  }

  private func mockup(_ arguments: String...) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = directory.path
    return try runner.run(arguments)
  }

  private func screen(_ keys: String = "\"subviews\": []") throws {
    try write(
      "a.screen.json",
      "{\"mockup\": 1, \"device\": {\"size\": [9, 9], \"scale\": 1}, \"window\": {\(keys)}}")
  }

  @Test func `a theme and the settings of tests are no screens`() throws {
    try write("b.theme.json", "{\"mockup\": 1, \"window\": {\"tintColor\": \"red\"}}")
    try write("mockup.json", "{\"mockup\": 1}")
    for command in ["render", "explain"] {
      let outcome = try mockup(command, "b.theme.json")
      #expect(outcome.status == 65 && outcome.output.isEmpty)
      #expect(
        outcome.errors.hasPrefix("b.theme.json:1:1: error: this is a theme, which has no picture"))
    }
    #expect(
      try mockup("render", "mockup.json").errors.contains("configures tests, and is no screen"))
    #expect(try mockup("test", "b.theme.json").status == 65)
    #expect(try mockup("validate", "b.theme.json", "mockup.json").status == 0)
    #expect(!Files.exists(directory["b.png"]) && !Files.exists(directory["b@2x.png"]))
  }

  @Test func `a picture whose place nobody named is told`() throws {
    try screen()
    #expect(try mockup("render", "a.screen.json").output == "wrote a.png\n")
    #expect(try mockup("render", "a.screen.json", "--quiet").output.isEmpty)
    #expect(try mockup("render", "a.screen.json", "-o", "b.png").output.isEmpty)
    #expect(try mockup("render", "a.screen.json", "--output-dir", "out").output.isEmpty)
  }

  @Test func `a picture does not flood a terminal`() throws {
    try screen()
    var runner = CommandRunner()
    runner.folder = directory.path
    // util-linux's script runs a command in a terminal of its own.
    guard try runner.runShell("command -v script").status == 0 else {
      try Test.cancel("util-linux's script is not installed")
    }
    let outcome = try runner.runShell("script -qec 'mockup render a.screen.json -o -' log")
    #expect(outcome.status == 64)
    #expect(outcome.output.contains("A terminal cannot show a picture"))
    #expect(!outcome.output.contains("IHDR"))
  }

  @Test(arguments: ["a.jpg", "out/a.b.JPEG", "a.svg"])
  func `a name of another format is refused`(_ name: String) throws {
    try screen()
    let outcome = try mockup("render", "a.screen.json", "-o", name)
    #expect(outcome.status == 64 && !Files.exists(directory[name]))
    #expect(outcome.errors.contains("Pictures are PNG files: name it 'a."))
    #expect(try mockup("diff", "a.png", "b.png", "-o", name).status == 64)
  }

  @Test func `without a screen it is told what their names are`() throws {
    try Files.createFolder(directory["empty"])
    let outcome = try mockup("test", "empty")
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == "mockup: error: there are no screens in 'empty': files called "
        + "NAME.screen.json, NAME.screen.yaml, NAME.screen.yml\n")
  }

  @Test func `a newer property is ignored with a warning, whatever its type`() throws {
    try screen()
    try write(
      "b.theme.json",
      """
      {"mockup": 1, "appearance": [
        {"class": "UINavigationBar", "set": {"prefersLargeTitles": true}},
        {"class": "UINavigationBar", "set": {"barTintColor": "red", "shadowImage": null}}]}
      """)
    let outcome = try mockup(
      "render", "a.screen.json", "--theme", "b.theme.json", "--system", "7", "-o", "a.png")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "b.theme.json:2:40: warning: 'prefersLargeTitles' came with iOS 11 and is "
        + "ignored on system 7 (at appearance[0].set.prefersLargeTitles)\n")
  }

  @Test func `a warning about a theme is told once, and both documents have the folder's system`()
    throws
  {
    try write("mockup.json", "{\"mockup\": 1, \"system\": 12}")
    try write(
      "b.theme.json",
      """
      {"mockup": 1, "appearance": [
        {"class": "UISegmentedControl", "set": {"selectedSegmentTintColor": "red"}}]}
      """)
    try write(
      "a.screen.json",
      "{\"mockup\": 1, \"themes\": [\"b.theme.json\"], \"window\": {\"subviews\": []}}")
    let outcome = try mockup("validate", "a.screen.json", "b.theme.json")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a failure tells the device and the system that nothing names`() throws {
    let text = "{\"mockup\": 1, %@ \"window\": {\"subviews\": [], \"backgroundColor\": \"COLOR\"}}"
    func screen(_ members: String, _ color: String) throws {
      let parts = text.split(separator: "%@", maxSplits: 1)
      let document = parts.joined(separator: members).split(separator: "COLOR", maxSplits: 1)
      try write("a.screen.json", document.joined(separator: color))
    }
    try screen("", "red")
    #expect(try mockup("test", "a.screen.json", "--record", "missing").status == 1)
    try screen("", "blue")
    let failed = try mockup("test", "a.screen.json", "--record", "none").output
    #expect(failed.contains("drawn on iPhone 17 with iOS 27, as nothing names"), "\(failed)")
    try screen("\"device\": \"iPhone 17\",", "blue")
    let named = try mockup("test", "a.screen.json", "--record", "none").output
    #expect(
      named.contains("pixels differ") && named.contains("as nothing names a system;"), "\(named)")
    let explained = try mockup("explain", "a.screen.json").output
    #expect(explained.contains("\n  device iPhone 17  document  a.screen.json:1\n"), "\(explained)")
    #expect(explained.contains("\n  system 27  default\n"), "\(explained)")
    try screen("\"device\": \"iPhone 17\", \"system\": 27,", "blue")
    let whole = try mockup("test", "a.screen.json", "--record", "none").output
    #expect(whole.contains("pixels differ") && !whole.contains("nothing names"), "\(whole)")
    let json = try mockup("explain", "a.screen.json", "--system", "26", "--json").output
    #expect(
      json.contains(#""system": {"value": 26, "source": "option", "place": null}"#), "\(json)")
  }

  @Test func `a bar's background under the status bar belongs to the bar`() throws {
    try write(
      "a.screen.json",
      """
      {"mockup": 1, "system": 12, "window": {"rootViewController": {"class": "UINavigationController",
        "viewControllers": [{"class": "UITableViewController", "title": "T",
          "tableView": {"id": "table"}}]}}}
      """)
    func path(_ point: String) throws -> String {
      try mockup("explain", "a.screen.json", "--at", point).output
        .split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(try path("100,10") == "window/UINavigationController/UINavigationBar")
    #expect(try path("100,300").hasSuffix("UITableView[table]"))
    try write(
      "b.theme.json",
      "{\"mockup\": 1, \"appearance\": [{\"class\": \"UINavigationBar\", "
        + "\"set\": {\"barTintColor\": \"#306090\"}}]}")
    #expect(try mockup("test", "a.screen.json", "--record", "missing").status == 1)
    let failed = try mockup("test", "a.screen.json", "--theme", "b.theme.json", "--record", "none")
    #expect(failed.status == 1)
    #expect(failed.output.contains("in window/UINavigationController/UINavigationBar: "))
    #expect(!failed.output.contains("in #table"), "\(failed.output)")
  }

  @Test func `the columns of a split view are numbered as in the document`() throws {
    try write(
      "a.screen.json",
      """
      {"mockup": 1, "device": "iPad Air", "orientation": "landscapeLeft", "window": {
        "rootViewController": {"class": "UISplitViewController", "viewControllers": [
          {"class": "UINavigationController", "viewControllers": [{"id": "list", "title": "List"}]},
          {"class": "UINavigationController", "viewControllers": [{"id": "detail", "title": "Detail"}]}]}}}
      """)
    let explained = try mockup("explain", "a.screen.json").output
    #expect(explained.contains("UINavigationController[0]/UIViewController[list]\n"))
    #expect(explained.contains("UINavigationController[1]/UIViewController[detail]\n"))
  }

  @Test func `many errors are counted, and how to see one kind of them is told`() throws {
    let labels = (0..<25).map { "{\"class\": \"UILabel\", \"fnt\": \($0)}" }
    let views = (0..<3).map { "{\"class\": \"UIVew\($0)\"}" }
    try screen("\"subviews\": [\((labels + views).joined(separator: ", "))]")
    for command in ["validate", "render"] {
      let outcome = try mockup(command, "a.screen.json")
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.hasSuffix(
          "\nmockup: note: 28 errors of 2 kinds; to see 25 of them, add "
            + "2>&1 | grep -F 'UILabel has no property'\n"), "\(outcome.errors.suffix(200))")
    }
    try screen("\"subviews\": [\(views.joined(separator: ", "))]")
    #expect(!(try mockup("validate", "a.screen.json").errors.contains("note")))
  }
}
