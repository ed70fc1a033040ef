import Glibc
import TestSupport
import Testing

/// Documents and files that would take too much, or wait for ever, end with an error of their own.
@Suite struct LimitTests {
  private func nested(_ count: Int) -> String {
    var view = "{\"class\": \"UIView\", \"frame\": [0, 0, 500, 500], \"backgroundColor\": \"red\"}"
    for _ in 0..<count {
      view = """
        {"class": "UIView", "alpha": 0.9, "frame": [0, 0, 500, 500], "backgroundColor": "#00000010",
         "subviews": [\(view)]}
        """
    }
    return """
      {"mockup": 1, "device": {"size": [500, 500], "scale": 2}, "window": {"subviews": [
      \(view)]}}
      """
  }

  @Test func `layers beyond the memory of a screen are an error of the document, with its place`()
    throws
  {
    var runner = CommandRunner()
    runner.input = nested(6)
    let arguments = ["render", "-", "-o", "/dev/null", "--max-memory"]
    // The picture and six layers of 4 MB each.
    #expect(try runner.run(arguments + ["27"]).status == 0)
    let outcome = try runner.run(arguments + ["20"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("<stdin>:7:"))
    #expect(outcome.errors.contains("layers of translucent, masked or blurred objects 20 MiB"))
    #expect(outcome.errors.contains("(at window.subviews[0].subviews[0]"))
    // Without drawing it if that cannot take so much.
    for (megabytes, status) in [("20", 65), ("27", 0), ("400", 0)] {
      let validated = try runner.run(["validate", "-", "--max-memory", megabytes])
      #expect(validated.status == Int32(status))
      if status != 0 { #expect(validated.errors.hasPrefix(outcome.errors)) }
    }
  }

  @Test func `what the objects of a class draw counts together`() throws {
    var runner = CommandRunner()
    runner.input = """
      {"mockup": 1, "classes": {"Dots": {"superclass": "UIView", "draw": [{"repeat": 1000, "offset": [0, 0], "draw": [
         {"fill": "red", "rect": [0, 0, 2, 2]}]}]},
         "Many": {"superclass": "UIView", "subviews": [
           {"repeat": 500, "offset": [0, 0], "view": {"class": "Dots", "frame": [0, 0, 9, 9]}}]}},
       "window": {"subviews": [{"class": "Many"}]}}
      """
    for command in [["render", "-", "-o", "/dev/null"], ["validate", "-"]] {
      let outcome = try runner.run(command)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("<stdin>:1:68: error: drawing the screen takes more than"))
      #expect(outcome.errors.contains("drawings and paths 51"))
      #expect(outcome.errors.contains("(at classes.Dots.draw)"))
    }
  }

  @Test func `a drawn image that takes too much is an error, not left out`() throws {
    var runner = CommandRunner()
    let curves = String(repeating: "C300 0 0 300 300 300C0 300 300 0 0 0", count: 9_000)
    runner.input = """
      {"mockup": 1, "window": {"subviews": [{"class": "UIImageView", "image": {"size": [300, 300], "draw": [
         {"stroke": "red", "lineWidth": 9, "path": "M0 0\(curves)"}]}}]}}
      """
    for command in [["validate", "-"], ["render", "-", "-o", "/dev/null"]] {
      let outcome = try runner.run(command)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("<stdin>:2:"))
      #expect(outcome.errors.contains("drawing the screen takes"))
      #expect(outcome.errors.contains("image.draw[0].path)"))
    }
  }

  @Test func `a drawn image that is too large at the scale of the device is an error`() throws {
    var runner = CommandRunner()
    runner.input = """
      {"mockup": 1, "device": {"size": [300, 300], "scale": 8}, "window": {"subviews": [
        {"class": "UIImageView", "frame": [0, 0, 9, 9], "image": {"size": [3000, 10],
         "draw": [{"fill": "red", "rect": [0, 0, 9, 9]}]}}]}}
      """
    for command in [["validate", "-"], ["render", "-", "-o", "/dev/null"]] {
      let outcome = try runner.run(command)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.contains(
          "a drawn image of 24000 × 80 pixels is too large; at most 16384 a side"))
    }
  }

  @Test func `pixels that are painted too often are an error, and validation tells`() throws {
    var runner = CommandRunner()
    runner.input = """
      {"mockup": 1, "device": "iPad Pro 13", "classes": {"Sky": {"superclass": "UIView", "draw": [
         {"repeat": 1000, "offset": [0, 0], "draw": [
           {"gradient": {"colors": ["red", "blue"], "end": [1, 1]}, "rect": [0, 0, 1400, 1400]}]}]}},
       "window": {"subviews": [{"class": "Sky", "frame": [0, 0, 9, 9]}]}}
      """
    for command in [["validate", "-"], ["render", "-", "-o", "/dev/null"]] {
      let outcome = try runner.run(command)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("billion pixels over one another"))
      #expect(outcome.errors.contains("more than 60 billion; most of it is of 'window/Sky'"))
      #expect(outcome.errors.contains("(at classes.Sky.draw)"))
    }
  }

  @Test func `a path whose outline takes too much memory is an error with its place`() throws {
    var runner = CommandRunner()
    let curves = String(repeating: "C300 0 0 300 300 300C0 300 300 0 0 0", count: 9_000)
    runner.input = """
      {"mockup": 1, "classes": {"Curves": {"superclass": "UIView", "draw": [
         {"stroke": "red", "lineWidth": 9, "path": "M0 0\(curves)"}]}},
       "window": {"subviews": [{"class": "Curves", "frame": [0, 0, 300, 300]}]}}
      """
    for command in [["render", "-", "-o", "/dev/null"], ["validate", "-"]] {
      let outcome = try runner.run(command)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("<stdin>:2:"))
      #expect(outcome.errors.contains("drawings and paths"))
      #expect(outcome.errors.contains("(at classes.Curves.draw[0].path)"))
    }
  }

  @Test func `many small translucent objects need no more than what is seen of them`() throws {
    var runner = CommandRunner()
    let views = (0..<200).map {
      "{\"class\": \"UIView\", \"alpha\": 0.5, \"frame\": [\($0), 0, 9, 9], \"backgroundColor\": \"red\"}"
    }
    runner.input = """
      {"mockup": 1, "device": {"size": [500, 500], "scale": 2},
       "window": {"subviews": [\(views.joined(separator: ","))]}}
      """
    #expect(
      try runner.run(["render", "-", "-o", "/dev/null", "--max-memory", "4"]).status == 0)
  }

  @Test func `images that the objects of a class draw count one by one, unless they are the same`()
    throws
  {
    var runner = CommandRunner()
    func draw(_ inks: [Int], _ more: [String] = []) throws -> CommandRunner.Outcome {
      let views = inks.map { "{\"class\": \"Big\", \"ink\": \"#0000\($0)\"}" }
      runner.input = """
        {"mockup": 1, "device": "iPhone 8", "classes": {
         "Big": {"superclass": "UIView", "properties": {"ink": "color"}, "draw": [
           {"image": {"size": [1000, 1000], "draw": [{"fill": "$ink", "rect": [0, 0, 9, 9]}]}, "rect": [0, 0, 9, 9]}]}},
         "window": {"subviews": [\(views.joined(separator: ","))]}}
        """
      return try runner.run(["render", "-", "-o", "/dev/null"] + more)
    }
    let different = Array(10..<50)
    #expect(try draw(different, ["--max-memory", "2000"]).status == 0)
    let outcome = try draw(different)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("images 611 MiB"))
    #expect(try draw(different.map { _ in 10 }).status == 0)
  }

  @Test func `files that are no regular ones, or have a NUL in their name, are no images`() throws {
    let folder = try TemporaryDirectory()
    #expect(mkfifo(folder["pipe.png"], 0o600) == 0)
    try Files.write([1], to: folder["real.png"])
    var runner = CommandRunner()
    runner.folder = folder.path
    for (name, reason) in [
      ("pipe.png", "no regular file"), ("/dev/zero.png", "no image"),
      ("real.png\\u0000.png", "no image"),
    ] {
      runner.input = """
        {"mockup": 1, "assets": ["."], "window": {"subviews": [
          {"class": "UIImageView", "image": "\(name)"}]}}
        """
      let outcome = try runner.run(["render", "-", "-o", "/dev/null"])
      #expect(outcome.status == 66, "\(name)")
      #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }
  }

  @Test func `a file that says it is as large as can be is refused`() throws {
    let path = "/dev/shm/mockup-test-\(getpid())"
    let file = open(path, O_CREAT | O_WRONLY | O_EXCL, 0o600)
    try #require(file >= 0)
    defer {
      close(file)
      unlink(path)
    }
    guard ftruncate(file, off_t.max) == 0 else {
      try Test.cancel("the file system in memory has no files of that size")
    }
    #expect(try CommandRunner().run(["validate", path]).status == 66)
  }

  @Test(arguments: [
    ["--help"], ["help", "render"], ["--version"], ["render", "--help"], ["--licenses"],
  ])
  func `help that cannot be written is an error`(arguments: [String]) throws {
    var runner = CommandRunner()
    runner.standardOutput = "/dev/full"
    #expect(try runner.run(arguments).status == 74)
  }

  @Test func `instructions that the machine lacks are named`() throws {
    let information = try #require(Files.text("/proc/cpuinfo"))
    let outcome = try CommandRunner().run([
      "test", Repository.path("Fixtures/Screens/Switch"), "--record", "none", "--kernels",
      "avx512",
    ])
    let has512 = ["avx512f", "avx512bw", "avx512vl"].allSatisfy(information.contains)
    #expect(outcome.errors.contains("has no avx512") == !has512)
  }
}
