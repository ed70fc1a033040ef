import TestSupport
import Testing

@testable import Golden

/// Shards that are balanced by how long pictures took, and what else a merge writes.
@Suite struct TimingTests {
  private let stage: TestStage

  init() throws {
    stage = try TestStage()
    for index in 0..<8 { try stage.screen("Screens/s\(index)") }
    _ = try stage.test("Screens", "--record", "missing")
  }

  private func test(_ arguments: String...) throws -> CommandRunner.Outcome {
    try stage.shell("mockup test Screens --record none \(arguments.joined(separator: " "))")
  }

  /// Times in which `s3` takes as long as all others.
  private func timings(_ third: String = "7") throws {
    let rows = (0..<8).map { "\"s\($0)\": \($0 == 3 ? third : "1")" }
    try stage.write(
      "t.json", "{\"mockup\": 1, \"timings\": {\n\(rows.joined(separator: ",\n"))\n}}")
  }

  @Test func `shards with timings take about the same time, and make a whole`() throws {
    try timings()
    #expect(try test("--list --shard 1/2 --timings t.json").output == "s3\n")
    #expect(
      try test("--list --shard 2/2 --timings t.json").output.split(separator: "\n").count == 7)
    for shard in 1...2 {
      #expect(try test("--shard \(shard)/2 --timings t.json --report p\(shard)").status == 0)
    }
    let merged = try stage.run("merge-report", "p1", "p2", "-o", "merged", "--timings", "t2.json")
    #expect(merged.status == 0 && merged.output == "8 pictures: 8 passed\n")
    let times = try Timings(path: stage.path("t2.json"))
    #expect(times.microseconds.count == 8)
    #expect(times.microseconds.values.allSatisfy { $0 > 0 })
    #expect(try test("--list --shard 2/2 --timings t2.json").status == 0)
  }

  @Test func `shards that were given other timings are refused`() throws {
    try timings()
    _ = try test("--shard 1/2 --timings t.json --report p1")
    _ = try test("--shard 2/2 --report p2")
    let merged = try stage.run("merge-report", "p1", "p2", "-o", "merged")
    #expect(merged.status == 65)
    #expect(merged.errors.contains("is of other shards (by their number, or by other --timings)"))
  }

  @Test func `a picture from the cache keeps the time that it took to draw`() throws {
    try timings("12.5")
    for _ in 0..<2 { _ = try test("--cache cache --report p") }
    _ = try stage.run("merge-report", "p", "-o", "merged", "--timings", "t.json")
    #expect(try Timings(path: stage.path("t.json")).microseconds["s3"] == 12_500_000)
    try stage.write("t.json", "nothing that can be read")
    _ = try stage.run("merge-report", "p", "-o", "merged", "--timings", "t.json")
    #expect(try Timings(path: stage.path("t.json")).microseconds.count == 8)
  }

  @Test(arguments: ["-1", "1e300", "100000", "\"1\"", "null"])
  func `times that are none are errors with their place`(_ time: String) throws {
    try timings(time)
    let outcome = try test("--shard 1/2 --timings t.json")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == "t.json:5:7: error: a time is a number of seconds, from 0 to a day\n",
      "\(outcome.errors)")
  }

  @Test func `a file of timings that is missing or none is an error`() throws {
    #expect(try test("--timings gone.json").status == 66)
    try stage.write("t.json", "{\"mockup\": 1}")
    let outcome = try test("--timings t.json")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("t.json:1:1: error: these are no timings of"))
  }

  @Test func `a merge writes the failures for GitHub and GitLab`() throws {
    try stage.screen("Screens/a|b<i>@team", color: "#FF0000")
    try stage.screen("Screens/s1", color: "#FF0000")
    _ = try test("--report p")
    let merged = try stage.run(
      "merge-report", "p", "-o", "merged", "--markdown", "summary.md", "--code-quality", "q.json")
    #expect(merged.status == 1)
    #expect(
      Files.text(stage.path("summary.md")) == """
        ### 9 pictures: 7 passed, 1 changed, 1 missing

        | picture | | |
        | --- | --- | --- |
        | a&#124;b&#60;i&#62;&#64;team | missing | there is no golden at Screens/&#95;&#95;Goldens&#95;&#95;/a&#124;b&#60;i&#62;&#64;team&#64;2x.png |
        | s1 | changed | not as Screens/&#95;&#95;Goldens&#95;&#95;/s1&#64;2x.png shows; 80 pixels; in &#35;box (UIView) |

        """)
    let quality = try #require(Files.text(stage.path("q.json")))
    #expect(quality.contains("\"check_name\": \"mockup/changed\""))
    #expect(
      quality.contains(
        "\"location\": {\"path\": \"Screens/s1.screen.json\", \"lines\": {\"begin\": 1}}"))
    let lost = try stage.shell(
      "mockup merge-report p gone -o merged --markdown summary.md; cat summary.md")
    #expect(lost.output.contains("The report in <code>gone</code> cannot be used."))
  }

  @Test func `a page has what failed, and of what passed the count`() throws {
    try stage.screen("Screens/s1", color: "#FF0000")
    _ = try test("--report p")
    _ = try stage.run("merge-report", "p", "-o", "merged")
    for folder in ["p", "merged"] {
      let page = try #require(Files.text(stage.path("\(folder)/index.html")))
      #expect(page.contains("\"passed\": 7") && page.contains("\"id\": \"s1\""))
      #expect(!page.contains("\"id\": \"s2\""))
    }
    #expect(Files.text(stage.path("merged/report.json"))?.contains("\"id\": \"s2\"") == true)
  }
}
