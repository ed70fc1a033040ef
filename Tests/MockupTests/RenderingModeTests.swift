import TestSupport
import Testing

@Suite struct RenderingModeTests {
  @Test func `a template is drawn as it is before iOS 7, with a warning`() throws {
    let directory = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = directory.path
    func draw(_ mode: String, system: Int) throws -> (bytes: [UInt8]?, errors: String) {
      let image = "{\"color\": \"red\", \"size\": [20, 20]\(mode)}"
      let text = """
        {"mockup": 1, "device": {"size": [320, 60], "scale": 1}, "system": \(system), "window": {
          "subviews": [{"class": "UIImageView", "image": \(image)},
            {"class": "UITabBar", "frame": [0, 10, 320, 49], "selectedItem": 0, "items": [{"title": "A"}]},
            {"class": "UITableViewCell", "frame": [40, 0, 200, 44], "text": "A", "image": \(image)}]}}
        """
      try Files.write(Array(text.utf8), to: directory["a.screen.json"])
      let outcome = try runner.run(["render", "a.screen.json", "-o", "a.png"])
      return (Files.bytes(directory["a.png"]), outcome.errors)
    }
    let template = ", \"renderingMode\": \"alwaysTemplate\""
    let six = try draw(template, system: 6)
    #expect(try six.bytes == draw("", system: 6).bytes)
    #expect(six.errors.contains("'renderingMode' came with iOS 7 and is ignored on system 6"))
    let seven = try draw(template, system: 7)
    #expect(try seven.bytes != draw("", system: 7).bytes)
    #expect(seven.errors.isEmpty)
  }
}
