import TestSupport
import Testing

@Suite("dump prints the constraints that decide frames")
struct ConstraintStageTests {
  private static let screen = """
    {"mockup": 1, "system": 17, "device": {"size": [200, 300], "scale": 2, "idiom": "phone"},
     "window": {"subviews": [
       {"class": "UIScrollView", "constraints": ["edges = superview"], "subviews": [
         {"class": "UIView", "id": "box",
           "constraints": ["edges = contentGuide inset 10", "width = 400",
             "height = 250.25", "height = 90 @low"]}]},
       {"class": "UITableView", "frame": [0, 0, 200, 100], "sections": [{"rows": [
         {"subviews": [{"class": "UIView", "constraints": ["edges = superview", "height = 60"]}]}]}]},
       {"class": "UIView", "frame": [0, 0, 5, 5]}]}}
    """

  @Test("Constraints stand with their lines, contents with their sizes, and nothing else does")
  func stage() throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array(Self.screen.utf8), to: folder["a.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try withExtendedLifetime(folder) {
      try runner.run(["dump", "a.screen.json", "--stage", "constraints"])
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        window/UIScrollView
          contentSize [420, 270.25]
          top = superview.top (a.screen.json:3)
          leading = superview.leading (a.screen.json:3)
          bottom = superview.bottom (a.screen.json:3)
          trailing = superview.trailing (a.screen.json:3)
        window/UIScrollView/UIView[box]
          top = superview.top (a.screen.json:3)
          leading = superview.leading (a.screen.json:3)
          top = contentGuide.top + 10 (a.screen.json:5)
          leading = contentGuide.leading + 10 (a.screen.json:5)
          width = 400 (a.screen.json:5)
          height = 250.25 (a.screen.json:6)
          height = 90 @250 (a.screen.json:6) broken by 160.25
        window/UITableView
          contentSize [200, 60.5]
        window/UITableView/UITableViewCell
          top = superview.top (a.screen.json:8)
          bottom = superview.bottom (a.screen.json:8)
          height = 60 (a.screen.json:8)
        window/UITableView/UITableViewCell/UIView
          top = superview.top (a.screen.json:8)
          leading = superview.leading (a.screen.json:8)
          trailing = superview.trailing (a.screen.json:8)
          height = 60 (a.screen.json:8)

        """)
  }

  @Test(
    "Scroll views that constraints place are inset by what covers them where they lie",
    arguments: [("safeArea", 47.0, 47.0), ("superview", 0, 47), ("superview + 20", 20, 47)])
  func insets(top: String, frame: Double, content: Double) throws {
    let screen = """
      {"mockup": 1, "system": 16, "device": "iPhone 14",
       "window": {"rootViewController": {"class": "UIViewController", "view": {"class": "UIView", "subviews": [
         {"class": "UIScrollView", "id": "s", "constraints": [
           "top = \(top)", "leading, bottom, trailing = superview"], "subviews": [
           {"class": "UIView", "id": "c", "frame": [0, 0, 10, 10]}]}]}}}}
      """
    let folder = try TemporaryDirectory()
    try Files.write(Array(screen.utf8), to: folder["a.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try withExtendedLifetime(folder) {
      try runner.run(["dump", "a.screen.json", "--stage", "layout"])
    }
    let path = "window/UIViewController/UIView/UIScrollView[s]"
    #expect(outcome.output.contains("\(path) [0, \(Int(frame)), "), "\(outcome.output)")
    #expect(
      outcome.output.contains("\(path)/UIView[c] [0, \(Int(content)), 10, 10]"), "\(outcome.output)"
    )
  }

  @Test(
    "The words of constraints are listed by their parts",
    arguments: [
      ("constraintAttribute", ["firstBaseline", "edges"]),
      ("constraintItem", ["superview", "keyboard"]),
      ("constraintRelation", [">="]), ("constraintPriority", ["required", "low"]),
    ])
  func words(_ type: String, _ words: [String]) throws {
    let outcome = try CommandRunner().run(["list", "values", type])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for word in words {
      #expect(outcome.output.contains("  \(word) "), "\(outcome.output)")
    }
  }

  @Test("Parts of pads are listed as devices")
  func splits() throws {
    let outcome = try CommandRunner().run(["list", "devices"])
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("iPad Pro 11 third ") }
    #expect(line?.contains("320x1194") == true, "\(outcome.output)")
  }
}
