import PNG
import Raster
import TestSupport
import Testing

/// `--keep-going`: pictures of screens whose images are missing.
@Suite struct KeepGoingTests {
  private static let screen = """
    {"mockup": 1, "device": {"size": [40, 40], "scale": 1}, "window": {"backgroundColor": "white",
      "subviews": [{"class": "UIImageView", "image": "lost", "frame": [8, 8, 24, 24]}]}}
    """

  private func stage() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try Files.write(Array(Self.screen.utf8), to: "\(folder.path)/s.screen.json")
    return folder
  }

  @Test func `render draws a box for a missing image, names it, and ends with 66`() throws {
    let folder = try stage()
    let plain = try CommandRunner().run([
      "render", "\(folder.path)/s.screen.json", "-o", "\(folder.path)/s.png",
    ])
    #expect(plain.status == 66 && !Files.exists("\(folder.path)/s.png"))
    let result = try CommandRunner().run([
      "render", "\(folder.path)/s.screen.json", "--keep-going", "-o", "\(folder.path)/s.png",
    ])
    #expect(result.status == 66)
    #expect(result.errors.contains("'lost'"))
    let pixmap = try PNG.decode(try #require(Files.bytes("\(folder.path)/s.png")))
    // The box is not white somewhere, and all is white around it.
    let box = (8..<32).flatMap { y in (8..<32).map { pixmap[$0, y] } }
    #expect(box.contains { $0.red < 250 })
    #expect(pixmap[4, 20].red == 255 && pixmap[36, 20].red == 255)
  }

  @Test func `gallery ends with 66, too, and writes its page`() throws {
    let folder = try stage()
    let result = try CommandRunner().run([
      "gallery", "\(folder.path)/s.screen.json", "--keep-going", "-o", "\(folder.path)/g.html",
    ])
    #expect(result.status == 66 && result.errors.contains("'lost'"))
    #expect(Files.exists("\(folder.path)/g.html"))
  }

  @Test(arguments: [[], ["--record", "all"], ["--record", "missing"]])
  func `test refuses it, and records nothing`(_ options: [String]) throws {
    let folder = try stage()
    let result = try CommandRunner().run(["test", folder.path, "--keep-going"] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains("no golden") && result.errors.contains("--keep-going"))
    #expect(Files.names(folder.path) == ["s.screen.json"])
  }
}
