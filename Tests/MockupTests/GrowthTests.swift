import Glibc
import TestSupport
import Testing

/// Documents that once took time by the square of their size, or without end, are read in seconds, also by a
/// debug build.
@Suite struct GrowthTests {
  private struct Case: CustomTestStringConvertible {
    var name: String
    var file = "x.screen.json"
    var text: String
    var message: String

    var testDescription: String { name }
  }

  private static let count = 20_000

  private static func list(_ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }

  private static func screen(_ members: String) -> String {
    "{\"mockup\": 1, \(members), \"window\": {}}"
  }

  private static let cases = [
    Case(
      name: "empty values in YAML", file: "x.screen.yaml",
      text: "mockup: 1\nwindow:\n" + (0..<count).map { "  a\($0):\n" }.joined(), message: "a0"),
    Case(
      name: "variables in a chain",
      text: screen(
        "\"variables\": {\(list { "\"v\($0)\": \"$v\($0 + 1)\"" })}, "
          + "\"appearance\": [{\"class\": \"UIView\", \"set\": {\"backgroundColor\": \"$v0\"}}]"),
      message: "more than 200 variables"),
    Case(
      name: "objects that change",
      text: "{\"mockup\": 1, \"timeline\": [{\"at\": 1, \"set\": {\"none\": {}, "
        + list { "\"v\($0)\": {\"alpha\": 0}" } + "}}], \"window\": {\"subviews\": ["
        + list { "{\"class\": \"UIView\", \"id\": \"v\($0)\"}" } + "]}}",
      message: "no object has the id 'none'"),
    Case(
      name: "values that change",
      text: "{\"mockup\": 1, \"timeline\": [{\"set\": {\"a\": {"
        + list { "\"tag\($0)\": 0" }
        + "}}}], \"window\": {\"subviews\": [{\"class\": \"UIView\", \"id\": \"a\"}]}}",
      message: "tag0"),
    Case(
      name: "misspelt variables",
      text: screen(
        "\"variables\": {\(list { "\"colour\($0)\": \"red\"" })}, \"appearance\": ["
          + list {
            "{\"class\": \"UIView\", \"set\": {\"backgroundColor\": \"$color\($0)\"}}"
          } + "]"), message: "more than 2000 errors"),
    Case(
      name: "misspelt superclasses",
      text: screen("\"classes\": {\(list { "\"Class\($0)\": \"Klass\($0)\"" })}"),
      message: "more than 2000 errors"),
    Case(
      name: "classes in a chain",
      text: screen("\"classes\": {\(list { "\"C\($0)\": \"C\($0 + 1)\"" })}"), message: "error"),
    Case(
      name: "missing images",
      text: "{\"mockup\": 1, \"window\": {\"subviews\": ["
        + list { "{\"class\": \"UIImageView\", \"image\": \"image\($0)\"}" } + "]}}",
      message: "no image 'image0'"),
    Case(
      name: "long names",
      text: screen(
        "\"classes\": {\"\(String(repeating: "a", count: 100_000))\": \""
          + "\(String(repeating: "b", count: 100_000))\"}"), message: "error"),
  ]

  /// The seconds of processor time that a command has, however busy the machine is.
  private static let limit = Environment.isSanitized ? 600 : 60

  @Test(arguments: cases)
  private func `grows with its size`(item: Case) throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array(item.text.utf8), to: folder[item.file])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      "ulimit -t \(Self.limit) && mockup validate \(item.file)")
    #expect(outcome.status == 65 || outcome.status == 66)
    #expect(outcome.errors.contains(item.message), "\(outcome.errors.prefix(300))")
  }

  @Test func `themes that extend one another without end are told`() throws {
    let folder = try TemporaryDirectory()
    for index in 0..<200 {
      try Files.write(
        Array("{\"mockup\": 1, \"extends\": \"\(index + 1).theme.json\"}".utf8),
        to: folder["\(index).theme.json"])
    }
    try Files.write(Array("{\"mockup\": 1}".utf8), to: folder["200.theme.json"])
    try Files.write(
      Array("{\"mockup\": 1, \"themes\": [\"0.theme.json\"], \"window\": {}}".utf8),
      to: folder["x.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.run(["validate", "x.screen.json"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("more than 100 themes extend one another in a row"))
  }

  @Test func `a catalogue with links to itself is told`() throws {
    let folder = try TemporaryDirectory()
    try Files.write(
      Array("{\"mockup\": 1, \"assets\": [\"cy.xcassets\"], \"window\": {}}".utf8),
      to: folder["x.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      "mkdir cy.xcassets && ln -s . cy.xcassets/a && ln -s . cy.xcassets/b && "
        + "ulimit -t 60 && mockup validate x.screen.json")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("do links in it form a circle?"))
  }
}
