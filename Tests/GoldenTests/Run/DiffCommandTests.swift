import PNG
import Raster
import TestSupport
import Testing

/// Runs of `mockup diff`.
@Suite struct DiffCommandTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write("a.png") { _ in }
    try write("b.png") { $0[3, 2] = PremultipliedColor(red: 0, green: 0, blue: 9, alpha: 255) }
    try write("large.png", width: 12) { _ in }
  }

  private func write(_ name: String, width: Int = 10, _ change: (inout Pixmap) -> Void) throws {
    var pixmap = Pixmap(width: width, height: 8)
    pixmap.fill(PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255))
    change(&pixmap)
    try Files.write(PNG.encode(pixmap), to: directory[name])
  }

  private func diff(_ arguments: String...) throws -> CommandRunner.Outcome {
    var runner = CommandRunner()
    runner.folder = directory.path
    return try runner.run(["diff"] + arguments)
  }

  @Test func `the same pictures are the same, and others are told`() throws {
    let same = try diff("a.png", "a.png")
    #expect(same.status == 0 && same.output == "The pictures are the same.\n")
    let other = try diff("a.png", "b.png")
    #expect(other.status == 1)
    #expect(
      other.output == """
        1 pixel differs, channels by up to 9, in 1 place, the largest of 1 px²
        inside [3, 2, 1, 1] px, first at pixel (3, 2)

        """)
  }

  @Test func `a scale, or a name that tells it, makes lengths points`() throws {
    for name in ["a@2x.png", "b@2x.png"] {
      try Files.write(
        #require(Files.bytes(directory[name.replacing("@2x", with: "")])), to: directory[name])
    }
    let expected = """
      1 pixel differs, channels by up to 9, in 1 place, the largest of 0.25 pt²
      inside [1.5, 1, 0.5, 0.5] pt, first at pixel (3, 2)

      """
    #expect(try diff("a@2x.png", "b@2x.png").output == expected)
    #expect(try diff("a.png", "b.png", "--scale", "2").output == expected)
  }

  @Test func `bounds let differences pass`() throws {
    for bound in [
      ["--per-pixel", "9"], ["--max-different-pixels", "1"], ["--perceptual", "5"],
      ["--largest-blob", "1"], ["--ignore", "3,2,1,1"],
    ] {
      #expect(try diff("a.png", "b.png", bound[0], bound[1]).status == 0, "\(bound)")
    }
    #expect(try diff("a.png", "b.png", "--per-pixel", "8").status == 1)
    #expect(try diff("a.png", "b.png", "--ignore", "3,2,1,1", "--scale", "2").status == 1)
  }

  @Test func `JSON says the same`() throws {
    let outcome = try diff("a.png", "large.png", "--json")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        {"same": false, "passes": false, "differentPixels": 16, "toleratedPixels": 0, \
        "largestChannelDifference": 255, "sizes": [[10, 8], [12, 8]], "unit": "px", "first": [10, 0], \
        "box": [10, 0, 2, 8], "places": 1, "largestBlob": 16}

        """)
  }

  @Test func `the difference is a picture as large as both`() throws {
    #expect(try diff("large.png", "a.png", "-o", "d.png").status == 1)
    let picture = try PNG.decode(#require(Files.bytes(directory["d.png"])))
    #expect(picture.width == 12 && picture.height == 8)
  }

  @Test func `what is no picture is told`() throws {
    try Files.write([1, 2, 3], to: directory["c.png"])
    let outcome = try diff("a.png", "c.png")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "mockup: error: cannot read 'c.png': it is not a PNG\n")
    #expect(try diff("a.png", "missing.png").status == 66)
  }
}
