import TestSupport
import Testing

/// Pictures that are not drawn again: when they are, and that nothing passes which was not compared.
@Suite struct CacheTests {
  private let stage: TestStage

  init() throws {
    stage = try TestStage()
    try stage.write("Screens/brand.theme.json", theme("#0000FF"))
    for index in 0..<3 {
      try stage.screen("Screens/s\(index)", top: "\"themes\": [\"brand.theme.json\"],")
    }
    _ = try stage.test("Screens", "--record", "missing")
  }

  private func theme(_ color: String) -> String {
    """
    {"mockup": 1, "name": "Brand", "window": {"tintColor": "\(color)"}}
    """
  }

  /// Runs the tests with the cache.
  private func test(_ arguments: String...) throws -> CommandRunner.Outcome {
    try stage.shell(
      "mockup test Screens --record none --cache cache \(arguments.joined(separator: " "))")
  }

  private func expect(
    cached count: Int, of total: Int = 3, _ arguments: String...,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try test(arguments.joined(separator: " "))
    let known = count == 0 ? "" : ", \(count) of them from the cache"
    #expect(
      outcome.output == "\(total) pictures: \(total) passed\(known)\n", sourceLocation: location)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, sourceLocation: location)
  }

  @Test func `a picture whose inputs are the same is not drawn again`() throws {
    try expect(cached: 0)
    try expect(cached: 3)
    try expect(cached: 3, of: 3, "--kernels reference --jobs 1")
    #expect(try stage.test("Screens", "--record", "none").output == "3 pictures: 3 passed\n")
  }

  @Test func `a golden that is another one, or gone, is compared`() throws {
    try expect(cached: 0)
    let goldens = stage.path("Screens/__Goldens__")
    let golden = try #require(Files.bytes("\(goldens)/s0@2x.png"))
    try stage.screen("other/s0", color: "#FF0000")
    _ = try stage.test("other", "--record", "missing")
    let red = try #require(Files.bytes(stage.path("other/__Goldens__/s0@2x.png")))
    try Files.write(red, to: "\(goldens)/s0@2x.png")
    let changed = try test("--report report")
    #expect(changed.status == 1)
    #expect(
      changed.output.hasSuffix("3 pictures: 2 passed, 1 changed, 2 of them from the cache\n"))
    #expect(Files.exists(stage.path("report/pictures/s0.actual.png")))
    Files.remove("\(goldens)/s0@2x.png")
    #expect(try test().output.contains("s0: there is no golden"))
    try Files.write(golden, to: "\(goldens)/s0@2x.png")
    try expect(cached: 3)
    // The layout is a golden, too.
    let layout = try #require(Files.text("\(goldens)/s1.layout.json"))
    let moved = layout.split(separator: "[2,").joined(separator: "[3,")
    #expect(moved != layout)
    try Files.write(Array(moved.utf8), to: "\(goldens)/s1.layout.json")
    #expect(try test().status == 1)
  }

  @Test func `what failed is drawn again each time`() throws {
    try stage.screen("Screens/s1", color: "#00FF00")
    for cached in ["", ", 2 of them from the cache"] {
      let outcome = try test()
      #expect(outcome.status == 1)
      #expect(outcome.output.hasSuffix("3 pictures: 2 passed, 1 changed\(cached)\n"))
    }
  }

  @Test func `themes, options and tolerances are inputs, and what is undone is known again`() throws
  {
    try expect(cached: 0)
    try stage.write("Screens/brand.theme.json", theme("#0000FE"))
    try expect(cached: 0)
    try expect(cached: 3)
    try stage.write("Screens/brand.theme.json", theme("#0000FF"))
    try expect(cached: 3)
    try expect(cached: 0, of: 3, "--system 8")
    try stage.write("Screens/mockup.json", "{\"mockup\": 1, \"tolerance\": {\"perPixel\": 1}}")
    try expect(cached: 0)
    try expect(cached: 3)
  }

  @Test func `a file that was looked for and not found is an input`() throws {
    try stage.screen(
      "Screens/s2", top: "\"assets\": [\".\"],",
      extra: ", {\"class\": \"UIImageView\", \"image\": \"logo\", \"frame\": [0, 0, 4, 4]}")
    try stage.screen("logo", color: "#FF0000")
    try stage.screen("logo2", color: "#00FF00")
    _ = try stage.run("render", "logo.screen.json", "--scale", "1", "-o", "Screens/logo.png")
    _ = try stage.test("Screens", "--record", "all")
    try expect(cached: 0)
    try expect(cached: 3)
    _ = try stage.run("render", "logo2.screen.json", "--scale", "2", "-o", "Screens/logo@2x.png")
    let outcome = try test()
    #expect(outcome.output.hasSuffix("3 pictures: 2 passed, 1 changed, 2 of them from the cache\n"))
  }

  @Test func `checkouts at different places share what they know`() throws {
    try expect(cached: 0)
    let outcome = try stage.shell(
      """
      mkdir -p far/away && cp -r Screens far/away/ && cd far/away &&
      mockup test "$PWD/Screens" --record none --cache ../../cache &&
      cd Screens && mockup test --record none --cache ../../../cache
      """)
    let line = "3 pictures: 3 passed, 3 of them from the cache\n"
    #expect(outcome.output == line + line)
  }

  @Test func `damaged entries are drawn again and replaced`() throws {
    try expect(cached: 0)
    for (index, name) in Files.list(stage.path("cache")).enumerated() {
      let path = stage.path("cache/\(name)")
      var bytes = try #require(Files.bytes(path))
      bytes[(index * 37) % bytes.count] ^= 4
      try Files.write(index % 3 == 0 ? [] : bytes, to: path)
    }
    try expect(cached: 0)
    try expect(cached: 3)
    // Entries of other pictures in place of their own.
    _ = try stage.shell("cd cache/v1 && for f in */*; do cp \"$(ls */* | head -1)\" $f; done")
    let outcome = try test()
    #expect(outcome.status == 0 && outcome.output.hasPrefix("3 pictures: 3 passed"))
  }

  @Test func `a cache that cannot be written is a warning, and one that cannot be made an error`()
    throws
  {
    try stage.write("cache/v1", "no folder")
    let outcome = try test()
    #expect(outcome.status == 0 && outcome.output == "3 pictures: 3 passed\n")
    #expect(
      outcome.errors
        == "mockup: warning: pictures of this run may be missing in the cache: cannot create "
        + "'cache/v1': File exists\n"
    )
    let refused = try stage.test("Screens", "--cache", "cache/v1")
    #expect(refused.status == 73)
    #expect(refused.errors == "mockup: error: cannot create 'cache/v1': File exists\n")
    #expect(try stage.test("Screens", "--cache", "c", "--cache-size", "1").status == 64)
  }

  @Test(.disabled(if: Environment.isSanitized, "a sanitizer writes files"))
  func `a limit of what files may hold is a warning of the cache, and every picture counts`()
    throws
  {
    // Through a pipe, since the limit is that of what the shell writes, too.
    let outcome = try stage.shell(
      "(ulimit -f 0; mockup test Screens --record none --cache cache; echo $?) 2>&1 | cat")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains("3 pictures: 3 passed") && lines.last == "0")
    #expect(
      lines.contains {
        $0.hasPrefix("mockup: warning: pictures of this run may be missing in the cache: ")
          && $0.hasSuffix("File too large")
      }, "\(outcome.output)")
    #expect(Files.list(stage.path("cache")).allSatisfy { !$0.hasSuffix(".tmp") })
    try expect(cached: 0)
    try expect(cached: 3)
  }

  @Test func `recording everything looks at everything`() throws {
    try expect(cached: 0)
    let outcome = try stage.test("Screens", "--record", "all", "--cache", "cache")
    #expect(outcome.output.hasSuffix("3 pictures: 3 passed\n"))
  }

  @Test func `render takes pictures from the cache`() throws {
    func render(_ folder: String, _ more: String = "") throws -> String {
      try stage.shell(
        "mockup render Screens/*.screen.json \(more) --cache cache --output-dir \(folder)"
      ).errors
    }
    #expect(try render("a").isEmpty)
    #expect(try render("b") == "mockup: note: 3 of 3 pictures from the cache\n")
    for name in ["s0@2x.png", "s1@2x.png", "s2@2x.png"] {
      #expect(Files.bytes(stage.path("a/\(name)")) == Files.bytes(stage.path("b/\(name)")))
    }
    #expect(try render("c", "--compression fastest").isEmpty)
    #expect(try render("d", "--scale 3").isEmpty)
    #expect(try render("e", "--quiet").isEmpty)
    #expect(Files.exists(stage.path("e/s2@2x.png")))
  }
}
