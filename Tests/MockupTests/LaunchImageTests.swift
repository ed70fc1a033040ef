import PNG
import Raster
import TestSupport
import Testing

@Suite struct LaunchImageTests {
  private static let screen = #"""
    {
      "mockup": 1, "device": "iPhone 5", "system": 6,
      "infoPlist": {"UIStatusBarStyle": "blackOpaque"},
      "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
        {"class": "UIViewController", "title": "Title",
         "navigationItem": {"rightBarButtonItems": [{"systemItem": "done"}]},
         "view": {"class": "UIView", "backgroundColor": "white", "subviews": [
           {"class": "UILabel", "text": "Text", "frame": [20, 20, 100, 30]},
           {"class": "UISwitch", "frame": [20, 80, null, null]},
           {"class": "UIView", "backgroundColor": "red", "frame": [20, 200, 50, 50]}]}}]}}
    }
    """#

  /// A folder with the screen, and a runner in it.
  private func project() throws -> (TemporaryDirectory, CommandRunner) {
    let directory = try TemporaryDirectory()
    try Files.write(Array(Self.screen.utf8), to: directory["a.screen.json"])
    var runner = CommandRunner()
    runner.folder = directory.path
    return (directory, runner)
  }

  private func pixmap(_ path: String) throws -> Pixmap {
    try PNG.decode(#require(Files.bytes(path)))
  }

  @Test func `a screen is written in all sizes, and never over what exists`() throws {
    let (directory, runner) = try project()
    let command = ["launch-images", "a.screen.json", "--output-dir", "out"]
    let made = try runner.run(command + ["--idiom", "phone", "--idiom", "pad"])
    #expect(made.status == 0, "\(made.errors)")
    let sizes = [
      "Default.png": (320, 480), "Default@2x.png": (640, 960), "Default-568h@2x.png": (640, 1136),
      "Default-Portrait~ipad.png": (768, 1004), "Default-Landscape~ipad.png": (1024, 748),
      "Default-Portrait@2x~ipad.png": (1536, 2008), "Default-Landscape@2x~ipad.png": (2048, 1496),
    ]
    for (name, size) in sizes {
      let picture = try pixmap(directory["out/\(name)"])
      #expect(picture.width == size.0 && picture.height == size.1, "\(name)")
    }
    let again = try runner.run(command)
    #expect(again.status == 73 && again.errors.contains("--force replaces pictures"))
    #expect(again.output.isEmpty)
    #expect(try runner.run(command + ["--force"]).status == 0)
  }

  @Test func `texts, items and controls are left out, bars and backgrounds are not`() throws {
    let (directory, runner) = try project()
    let command = ["launch-images", "a.screen.json", "--quiet", "--output-dir"]
    #expect(try runner.run(command + ["bare"]).status == 0)
    #expect(try runner.run(command + ["full", "--full"]).status == 0)
    let bare = try pixmap(directory["bare/Default-568h@2x.png"])
    let full = try pixmap(directory["full/Default-568h@2x.png"])
    // Every row of the bar has one colour; the view is white but for the red part.
    for y in 40..<128 {
      #expect((0..<640).allSatisfy { bare[$0, y] == bare[0, y] }, "row \(y)")
    }
    #expect((0..<100).allSatisfy { bare[40 + $0, 600] == bare[40, 600] })
    #expect(bare[40, 600] == full[40, 600] && bare[0, 600] != bare[40, 600])
    let parts = [(40, 168), (40, 288)].map { x, y in
      (y..<y + 60).contains { row in
        (x..<x + 160).contains { full[$0, row] != bare[$0, row] }
      }
    }
    #expect(parts == [true, true])
    // The status bar is the system's.
    #expect((0..<640).allSatisfy { full[$0, 20] == full[0, 20] })
  }

  @Test func `a catalogue gets a set whose pictures are drawn by its name`() throws {
    let (directory, runner) = try project()
    let made = try runner.run([
      "launch-images", "a.screen.json", "--output-dir", "Images.xcassets",
    ])
    #expect(made.status == 0, "\(made.errors)")
    let show = #"""
      {"device": "iPhone 5", "system": 6, "assets": ["Images.xcassets"],
       "infoPlist": {"UIStatusBarHidden": true, "UIViewControllerBasedStatusBarAppearance": false},
       "window": {"rootViewController": {"class": "UIViewController", "view": {"class": "UIImageView", "image": "LaunchImage"}}}}
      """#
    try Files.write(Array(show.utf8), to: directory["b.screen.json"])
    let drawn = try runner.run(["render", "b.screen.json", "-o", "b.png"])
    #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
    let set = "Images.xcassets/LaunchImage.launchimage"
    #expect(
      try pixmap(directory["b.png"])
        == pixmap(directory["\(set)/Default-568h@2x.png"]))
  }

  @Test(arguments: [
    (["launch-images", "a.screen.json", "--output-dir", "o", "--system", "13"], 64),
    (["launch-images", "a.screen.json"], 64),
    (["launch-images", "b.screen.json", "--output-dir", "o"], 66),
    (["launch-images", "broken.screen.json", "--output-dir", "o"], 65),
  ])
  func `an error writes nothing`(arguments: [String], status: Int) throws {
    let (directory, runner) = try project()
    try Files.write(Array("{".utf8), to: directory["broken.screen.json"])
    #expect(try Int(runner.run(arguments).status) == status)
    #expect(!Files.exists(directory["o"]))
  }
}
