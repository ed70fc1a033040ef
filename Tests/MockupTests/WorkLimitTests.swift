import TestSupport
import Testing

/// All commands refuse the same pictures for their work, and tell the sum, the object that takes most and the option.
@Suite struct WorkLimitTests {
  /// A label that is repeated 90,000 times by a few hundred bytes.
  private static func repeated(_ view: String, by rows: Int = 90) -> String {
    """
    {"mockup": 1, "classes": {
      "Row": {"superclass": "UIView", "subviews": [{"repeat": 1000, "offset": [0, 1], "view": \(view)}]},
      "All": {"superclass": "UIView", "subviews": [{"repeat": \(rows), "offset": [0, 1], "view": {"class": "Row"}}]}},
     "window": {"subviews": [{"class": "All"}]}}
    """
  }

  private static let texts = (0..<40).map { index in
    """
    {"class": "UILabel", "numberOfLines": 0, "frame": [0, 0, \(100 + index), 300],
     "text": "\(String(repeating: "word ", count: 400))"}
    """
  }

  private static let constrained = (0..<80).map { index in
    """
    {"class": "UIView", "id": "v\(index)", "constraints": [
      "top = superview", "leading >= v\((index + 1) % 80).trailing + 1", "width = v\((index + 7) % 80)"]}
    """
  }

  @Test(arguments: [
    ["validate", "x.screen.json"], ["render", "x.screen.json", "-o", "x.png"],
    ["explain", "x.screen.json"], ["dump", "x.screen.json", "--stage", "layout"],
    ["test", "x.screen.json", "--record", "missing"],
  ])
  func `every command refuses the same picture`(command: [String]) throws {
    let folder = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = folder.path
    let cases = [
      (
        #"{"mockup": 1, "window": {"subviews": [\#(Self.texts.joined(separator: ","))]}}"#, "0.01",
        "drawing the screen takes too long: laying out its text comes to 0.1 million steps, more than 0.1 million; most of it is of 'window'"
      ),
      (
        Self.repeated(#"{"class": "UIView"}"#, by: 1), "0.001",
        "drawing the screen takes too long: its objects take more than 0 MiB; most of it is of 'window/All"
      ),
      (
        Self.repeated(
          #"{"class": "UIView", "frame": [0, 0, 300, 400], "shadowOpacity": 1, "backgroundColor": "red"}"#,
          by: 1), "0.05", "more than 3 billion; most of it is of 'window/All"
      ),
      // Ids that are missing since the tree was refused are no errors.
      (
        #"{"mockup": 1, "system": 12, "window": {"subviews": [\#(Self.constrained.joined(separator: ","))]}}"#,
        "0.0002",
        "drawing the screen takes too long: its objects take more than 0 MiB; most of it is of 'window'"
      ),
      (
        #"{"mockup": 1, "system": 12, "window": {"subviews": [\#(Self.constrained.joined(separator: ","))]}}"#,
        "0.001",
        "solving its constraints, 560 in one layout, adds up more than 50000 terms; most of it is of 'window'"
      ),
    ]
    for (text, work, message) in cases {
      try Files.write(Array(text.utf8), to: folder["x.screen.json"])
      let refused = try runner.run(command + ["--max-work", work])
      // A test that could not draw has failed, and tells why with the others.
      #expect(command[0] == "test" ? refused.status != 0 : refused.status == 65, "\(message)")
      let told = refused.output + refused.errors
      #expect(told.contains("drawing the screen takes too long: "), "\(told)")
      #expect(told.contains(message), "\(told)")
      #expect(told.contains("'--max-work' allows a multiple of that"))
      if command[0] != "test" {
        #expect(try runner.run(command + ["--max-work", "10"]).status == 0, "\(message)")
      }
    }
  }

  @Test func `a multiple is a number from little to a thousand`() throws {
    for wrong in ["0", "1001", "nan", "x"] {
      #expect(try CommandRunner().run(["validate", "-", "--max-work", wrong]).status == 64)
    }
  }

  /// Documents of a few kilobytes, and what has to come of them.
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    /// A part of the message; nil where the picture is drawn.
    var message: String?
    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "one text, 2,000 times",
      text: repeated(
        #"{"class": "UILabel", "numberOfLines": 0, "frame": [0, 0, 90, 40], "text": "\#(String(repeating: "word ", count: 1000))"}"#,
        by: 2)),
    Case(
      name: "one text of both directions, 1,000 times",
      text: repeated(
        #"{"class": "UILabel", "numberOfLines": 0, "frame": [0, 0, 90, 40], "text": "\#(String(repeating: "aא", count: 1000))"}"#,
        by: 1)),
    Case(
      name: "a text of a line for each letter",
      text: """
        {"mockup": 1, "window": {"subviews": [{"class": "UILabel", "numberOfLines": 0, "frame": [0, 0, 1, 40],
         "text": "\(String(repeating: "word ", count: 200_000))"}]}}
        """, message: "takes too long: "),
    Case(
      name: "90,000 search bars", text: repeated(#"{"class": "UISearchBar"}"#),
      message: "its objects take more than 480 MiB; most of it is of 'window/All'"),
    Case(
      name: "1,000 images that are turned",
      text: """
        {"mockup": 1, "device": {"size": [1024, 1366], "scale": 2}, "classes": {
          "All": {"superclass": "UIView", "subviews": [{"repeat": 1000, "offset": [0, 1], "view":
            {"class": "UIImageView", "frame": [0, 0, 1024, 1366], "transform": [0.7, 0.7, -0.7, 0.7, 0, 0],
             "image": {"size": [9, 9], "draw": [{"fill": "#f003", "ellipse": [0, 0, 9, 9]}]}}}]}},
         "window": {"subviews": [{"class": "All", "frame": [0, 0, 320, 480]}]}}
        """, message: "most of it is of 'window/All'"),
  ]

  @Test(arguments: cases)
  func `documents that were made to take long end soon`(item: Case) throws {
    var runner = CommandRunner()
    runner.input = item.text
    runner.measuresMemory = true
    let outcome = try runner.runShell("ulimit -t 60; mockup validate -")
    #expect(outcome.status == (item.message == nil ? 0 : 65), "\(outcome.errors.prefix(300))")
    if let message = item.message {
      #expect(outcome.errors.contains(message), "\(outcome.errors.prefix(400))")
    }
    #expect(try #require(outcome.peakMemory) < 600 << 10)
  }

  @Test func `the table of limits is that of the documentation`() throws {
    let page = try #require(Files.text(Repository.path("Documentation/trust.md")))
    let outcome = try CommandRunner().run(["list", "limits"])
    #expect(outcome.status == 0)
    let json = try CommandRunner().run(["list", "limits", "--json"])
    var rows = 0
    for line in json.output.split(separator: "\n") where line.contains("\"of\"") {
      let cells = line.split(separator: "\"").map(String.init)
      let row = "| \(cells[3]) | \(cells[7]) | \(cells[11]) |"
      #expect(page.contains("\n\(row)\n"), "\(row)")
      rows += 1
    }
    #expect(rows > 40)
  }
}
