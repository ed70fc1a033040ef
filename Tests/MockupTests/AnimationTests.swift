import PNG
import TestSupport
import Testing

@Suite("render writes animations")
struct AnimationTests {
  private static let screen = """
    {"mockup": 1, "device": {"size": [40, 40], "scale": 1, "statusBarHeight": 0},
     "timeline": [{"at": 0.5, "set": {"s": {"isOn": true}}}],
     "window": {"backgroundColor": "white", "subviews": [{"class": "UISwitch", "id": "s", "frame": [-5, 5, null, null]}]}}
    """

  @Test("An animation is a PNG with frames; a folder gets each of them")
  func animation() throws {
    let folder = try TemporaryDirectory()
    let path = "\(folder.path)/s.screen.json"
    try Files.write(Array(Self.screen.utf8), to: path)
    let result = try CommandRunner().run([
      "render", path, "--format", "apng", "--fps", "10", "-o", "\(folder.path)/s.png", "--frames",
      "\(folder.path)/frames",
    ])
    #expect(result.status == 0)
    let bytes = try #require(Files.bytes("\(folder.path)/s.png"))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("acTL"))
    let names = try #require(Files.names("\(folder.path)/frames")).sorted()
    #expect(names == (0..<6).map { "s-000\($0).png" })
    let first = try PNG.decode(try #require(Files.bytes("\(folder.path)/frames/\(names[0])")))
    #expect(try PNG.decode(bytes) == first)
    let last = try PNG.decode(try #require(Files.bytes("\(folder.path)/frames/\(names[5])")))
    #expect(first != last)
  }

  @Test("A name that ends in .apng asks for an animation")
  func animationByName() throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array(Self.screen.utf8), to: folder["s.screen.json"])
    let render = ["render", folder["s.screen.json"], "--fps", "10", "--duration", "0.2"]
    #expect(try CommandRunner().run(render + ["-o", folder["s.apng"]]).status == 0)
    let bytes = try #require(Files.bytes(folder["s.apng"]))
    #expect(String(decoding: bytes, as: UTF8.self).contains("acTL"))
  }

  @Test(
    "Absurd frame rates and lengths are wrong usage",
    arguments: [
      ["--fps", "0"], ["--format", "apng", "--duration", "1e9"], ["--duration", "2"],
      ["--loops", "-1"], ["--frames", "frames", "-o", "x.png"],
      ["--frames", "frames", "--output-dir", "out"],
    ])
  func usage(arguments: [String]) throws {
    let result = try CommandRunner().run(["render", "x.screen.json"] + arguments)
    #expect(result.status == 64)
  }
}
