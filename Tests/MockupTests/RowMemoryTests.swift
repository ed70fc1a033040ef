import TestSupport
import Testing

/// Commands that draw keep no layout of rows that do not show: with many rows they take little more memory than
/// `validate`, which only reads them.
@Suite struct RowMemoryTests {
  @Test(arguments: [["render", "-o", "x.png"], ["render", "--audit", "-o", "x.png"]])
  func `a command that draws takes the memory of reading rows`(arguments: [String]) throws {
    let folder = try TemporaryDirectory()
    let rows = Array(repeating: "{\"text\": \"Row\"}", count: 20_000).joined(separator: ", ")
    try Files.write(
      Array(
        """
        {"mockup": 1, "system": 9, "window": {"subviews": [
          {"class": "UITableView", "frame": [0, 0, 320, 568], "sections": [{"rows": [\(rows)]}]}]}}
        """.utf8), to: folder["x.screen.json"])
    var runner = CommandRunner()
    runner.folder = folder["."]
    runner.measuresMemory = true
    func peak(_ arguments: [String]) throws -> Int {
      let outcome = try runner.run(arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try #require(outcome.peakMemory)
    }
    let reading = try peak(["validate", "x.screen.json"])
    let drawing = try peak([arguments[0], "x.screen.json"] + arguments.dropFirst())
    // All rows laid out take four times as much.
    #expect(drawing < 2 * reading, "\(drawing) KiB, \(reading) KiB for reading")
  }
}
