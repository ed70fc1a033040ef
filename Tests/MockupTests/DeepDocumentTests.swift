import TestSupport
import Testing

/// The stack of the main thread, where a single document is read and drawn, grows beyond the limit that a shell sets.
@Suite struct DeepDocumentTests {
  /// Views in views, nearly as deep as a document may nest.
  private static let document: String = {
    let depth = 250
    let start = String(repeating: #"{"class": "UIView", "subviews": ["#, count: depth)
    let end = String(repeating: "]}", count: depth)
    return
      #"{"mockup": 1, "device": {"size": [10, 10]}, "window": {"subviews": [\#(start)\#(end)]}}"#
  }()

  @Test(arguments: [
    // In KiB. A program may raise the first limit, but not the second: pictures are then drawn on another thread.
    "ulimit -S -s 200", "ulimit -s 4000", "ulimit -s unlimited",
  ])
  func `a document as deep as allowed is drawn whatever the stack's limit is`(limit: String) throws
  {
    let folder = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = folder.path
    try Files.write(Array(Self.document.utf8), to: folder.path + "/deep.screen.json")
    for command in [
      "validate deep.screen.json", "render deep.screen.json -o deep.png",
      "explain deep.screen.json", "dump deep.screen.json --stage layout",
    ] {
      // A system that does not allow a limit has nothing to try.
      let outcome = try runner.runShell("\(limit) || exit 0; mockup \(command)")
      #expect(outcome.status == 0, "\(command): \(outcome.errors.prefix(300))")
    }
  }
}
