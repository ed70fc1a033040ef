import PNG
import Raster
import TestSupport
import Testing

@Suite("explain and render agree on who won, for every place a screen is drawn in")
struct ExplainTests {
  private static let screen = """
    {"mockup": 1, "system": 12, "device": {"size": [40, 30], "scale": 1}, "classes": {"Box": "UIView"},
     "appearance": [
       {"class": "Box", "set": {"backgroundColor": "#F00"}},
       {"class": "Box", "containedIn": ["UIWindow"], "set": {"backgroundColor": "#0F0"}},
       {"class": "Box", "containedIn": ["UIWindow"], "traits": {"userInterfaceStyle": "dark"},
        "set": {"backgroundColor": "#00F"}}],
     "window": {"subviews": [
       {"class": "Box", "id": "box", "frame": [0, 0, 20, 30], "subviews": [
         {"class": "UILabel", "id": "label", "frame": [5, 5, 10, 10]}]}]}}
    """

  private static func folder() throws -> (TemporaryDirectory, CommandRunner) {
    let folder = try TemporaryDirectory()
    try Files.write(Array(screen.utf8), to: folder["box.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    return (folder, runner)
  }

  private static func explain(_ arguments: [String]) throws -> CommandRunner.Outcome {
    let (folder, runner) = try folder()
    return try withExtendedLifetime(folder) {
      try runner.run(["explain", "box.screen.json"] + arguments)
    }
  }

  @Test("A matrix draws each picture with the rules of its traits")
  func matrix() throws {
    let (folder, runner) = try Self.folder()
    let outcome = try runner.run([
      "render", "box.screen.json", "--style", "light", "--style", "dark", "--output-dir", "out",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (style, color) in [("light", Color(bytes: 0, 255, 0)), ("dark", Color(bytes: 0, 0, 255))] {
      let bytes = try #require(Files.bytes(folder["out/box~\(style).png"]))
      let picture = try PNG.decode(bytes)
      #expect(picture[2, 2] == PremultipliedColor(color))
    }
  }

  @Test("The table names the winner's line and each loser's reason")
  func table() throws {
    let outcome = try Self.explain([
      "--id", "box", "--property", "backgroundColor", "--style", "dark",
    ])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        window/Box[box]
          Box  frame [0, 0, 20, 30]  tint #007AFFFF
          backgroundColor  "#0000FFFF"  appearance  box.screen.json:5 in UIWindow userInterfaceStyle=dark
                    lost:  "#00FF00FF"  appearance  box.screen.json:4 in UIWindow  (fewer traits)
                    lost:  "#FF0000FF"  appearance  box.screen.json:3  (shorter chain: no container)

        """)
  }

  @Test(
    "A point finds what is on top there",
    arguments: [("7,7", "UILabel[label]"), ("1,1", "Box[box]"), ("30,1", "window")])
  func points(point: String, path: String) throws {
    let outcome = try Self.explain(["--at", point])
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").first?.hasSuffix(path) == true)
  }

  @Test("A property that nobody set says what counts instead")
  func unset() throws {
    let tint = try Self.explain(["--id", "label", "--property", "tintColor"])
    #expect(tint.output.contains("tintColor  \"#007AFFFF\"  inherited"))
    let text = try Self.explain(["--id", "label", "--property", "textColor"])
    #expect(text.output.contains("textColor  the look's own  default"))
  }

  @Test(
    "What is not there is told with the nearest name, and status 64",
    arguments: [
      (
        ["--id", "boxx"],
        "mockup: error: there is no object with the id 'boxx' on this screen; did you mean 'box'?\n"
      ),
      (
        ["--property", "backgroundColour"],
        "mockup: error: no object here has a property 'backgroundColour'; did you mean 'backgroundColor'?\n"
      ),
      (
        ["--property", "backgroundColor@selected"],
        "mockup: error: 'backgroundColor' takes no axes, so '@selected' has no meaning\n"
      ),
      (["--at", "500,1"], "mockup: error: there is no object at 500,1\n"),
      (["--at", "-5,1"], "mockup: error: there is no object at -5,1\n"),
      (["--at", "left"], "--at takes X,Y in points."),
      (["--id", "box", "--at", "1,1"], "Give --id or --at, not both."),
      (
        ["--style", "light", "--style", "dark"],
        "This command takes --device, --system, --style and similar options only once.\nUsage: mockup explain "
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let outcome = try Self.explain(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `what is printed a part at a time makes a whole`() throws {
    let folder = try TemporaryDirectory()
    // Some 600 KiB, printed in pieces of 64.
    let labels = (0..<2000).map {
      "{\"class\": \"UILabel\", \"id\": \"label\($0)\", \"text\": \"a\"}"
    }
    let text = "{\"mockup\": 1, \"window\": {\"subviews\": [\(labels.joined(separator: ","))]}}"
    try Files.write(Array(text.utf8), to: folder["many.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let json = try runner.run(["explain", "many.screen.json", "--json"]).output
    let lines = json.split(separator: "\n")
    #expect(lines.first == "{\"views\": [" && lines.last == "]}")
    let views = lines.dropFirst().dropLast()
    #expect(views.count == 2001 && views.dropLast().allSatisfy { $0.hasSuffix("},") })
    for (index, view) in views.dropFirst().enumerated() {
      #expect(view.hasPrefix("  {\"id\": \"label\(index)\", ") && view.contains("\"text\""))
    }
    let plain = try runner.run(["explain", "many.screen.json"]).output
    #expect(plain.split(separator: "\n").count { $0.hasPrefix("window/UILabel[") } == 2000)
  }

  @Test func `a class is explained within others, without an object of it`() throws {
    let outcome = try Self.explain(["--for", "Box", "--in", "UITableView,UITableViewCell"])
    #expect(
      outcome.output == """
        Box in UITableView › UITableViewCell
          backgroundColor  "#00FF00FF"  box.screen.json:4 in UIWindow
                    lost:  "#FF0000FF"  box.screen.json:3  (shorter chain: no container)

        """)
    #expect(try Self.explain(["--for", "Bx"]).errors.contains("did you mean 'Box'?"))
    #expect(try Self.explain(["--in", "UIView"]).status == 64)
    #expect(try Self.explain(["--for", "UISwitch"]).output.contains("no rule matches"))
  }

  @Test func `a class of a screen on standard input is explained`() throws {
    var runner = CommandRunner()
    runner.input = Self.screen
    let outcome = try runner.run(["explain", "-", "--for", "Box"])
    #expect(outcome.status == 0 && outcome.output.hasPrefix("Box\n"), "\(outcome.errors)")
  }
}
