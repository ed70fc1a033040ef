import TestSupport
import Testing

/// Command lines with very many files.
@Suite struct ManyFilesTests {
  private static let files = (0..<500).map { "\($0).screen.json" }

  @Test func `commands take hundreds of files in their order, wherever options stand`() throws {
    let directory = try TemporaryDirectory()
    let text = "{\"mockup\": 1, \"device\": {\"size\": [4, 4], \"scale\": 1}, \"window\": {}}"
    for name in Self.files { try Files.write(Array(text.utf8), to: directory[name]) }
    try Files.write(Array("{}".utf8), to: directory["7.screen.json"])
    try Files.write(Array("{}".utf8), to: directory["300.screen.json"])
    var runner = CommandRunner()
    runner.folder = directory.path
    let checked = try runner.run(["validate"] + Self.files)
    #expect(checked.status == 65)
    let first = try #require(checked.errors.split(separator: "\n").first)
    #expect(first.hasPrefix("7.screen.json:"), "\(first)")
    #expect(checked.errors.contains("\n300.screen.json:"))
    let drawn = try runner.run(
      ["render", "--scale", "2"] + Self.files[10..<290] + ["--output-dir", "out"]
        + Self.files[310...])
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(Files.list(directory["out"]).count == 280 + 190)
    let wrong = try runner.run(["render"] + Self.files + ["--scal"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("unknown option '--scal'"), "\(wrong.errors.prefix(300))")
    #expect(wrong.errors.utf8.count < 1000)
    // A command that takes two files tells of each that is too many.
    let surplus = try runner.run(["diff"] + Self.files.prefix(100))
    #expect(surplus.status == 64 && surplus.errors.contains("'99.screen.json'"))
  }
}
