import TestSupport
import Testing

/// A picture is drawn in the memory of the one before: a page that the system has to clear takes as long as a thousand pixels.
@Suite struct KeptMemoryTests {
  @Test func `further pictures ask the system for no memory of their own`() throws {
    let folder = try TemporaryDirectory()
    let count = 12
    for name in ["one", "many"] { try Files.createFolder(folder[name]) }
    for index in 0...count {
      let name = index == 0 ? "one/x" : "many/x\(index)"
      try Files.write(
        Array(
          """
          {"mockup": 1, "system": 12, "device": "iPhone 8", "window": {"subviews": [
            {"class": "UILabel", "frame": [16, \(20 + index), 320, 40], "text": "Picture \(index)"},
            {"class": "UIView", "frame": [0, 100, 375, 300], "backgroundColor": "red", "alpha": 0.5,
             "subviews": [{"class": "UISwitch", "frame": [9, 9, 51, 31]}]}]}}
          """.utf8), to: folder["\(name).screen.json"])
    }
    var runner = CommandRunner()
    runner.folder = folder["."]
    runner.measuresMemory = true
    func faults(_ screens: String) throws -> Int {
      let arguments = ["test", screens, "--no-progress", "--jobs", "1"]
      _ = try runner.run(arguments + ["--record", "missing"])
      let outcome = try runner.run(arguments + ["--record", "none"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try #require(outcome.pageFaults)
    }
    let each = try (faults("many") - faults("one")) / (count - 1)
    // 1,600 if each picture has memory of its own, in small pages.
    #expect(each < 400, "\(each) pages a picture")
  }
}
