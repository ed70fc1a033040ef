import ScreenFormat
import TestSupport
import Testing

@testable import Golden

/// Reports of several machines: what belongs together, and what is missing.
@Suite struct MergeTests {
  private let stage: TestStage

  init() throws {
    stage = try TestStage()
    for folder in ["one/Screens", "two/far/away/Screens"] {
      for index in 0..<12 { try stage.screen("\(folder)/s\(index)") }
      try stage.screen("\(folder)/sub/deep")
    }
  }

  private func report(_ folder: String) throws -> Report {
    let text = try #require(Files.text(stage.path("\(folder)/report.json")))
    return try #require(Report(SourceFile(label: "report.json", text: text)))
  }

  @Test func `the share of a picture depends on its path below the tested folder alone`() throws {
    func list(_ command: String) throws -> String { try stage.shell(command).output }
    let names = try list("mockup test one/Screens --list --shard 1/2")
    #expect(!names.isEmpty && !names.contains("Screens"))
    for command in [
      "mockup test ./one/../one/Screens/ --list --shard 1/2",
      "mockup test \"$PWD/two/far/away/Screens\" --list --shard 1/2",
      "cd one/Screens && mockup test --list --shard 1/2",
      "cd one/Screens/sub && mockup test .. --list --shard 1/2",
      "ln -s two/far/away link && mockup test link/Screens --list --shard 1/2",
    ] {
      #expect(try list(command) == names, "\(command)")
    }
    #expect(try list("mockup test one/Screens/sub/deep.screen.json --list") == "deep\n")
    #expect(try list("mockup test one two/far --list").contains("one/Screens/sub/deep\n"))
  }

  @Test func `shards of two checkouts make a whole`() throws {
    #expect(try stage.test("one/Screens", "--report", "whole", "--record", "none").status == 1)
    _ = try stage.test("one/Screens", "--shard", "1/2", "--report", "a", "--record", "none")
    let other = stage.path("two/far/away")
    _ = try stage.shell(
      "cd '\(other)' && mockup test Screens --shard 2/2 --report ../../../b --record none")
    let merged = try stage.run("merge-report", "b", "a", "-o", "merged")
    #expect(merged.status == 1 && merged.errors.isEmpty)
    #expect(merged.output.contains("13 pictures: 13 missing"))
    #expect(try report("merged").results.map(\.id) == report("whole").results.map(\.id))
  }

  @Test func `reports of other pictures, shards or programs are refused`() throws {
    func part(_ name: String, _ arguments: String...) throws {
      var all = ["one/Screens", "--record", "none", "--report", name]
      all += arguments
      _ = try stage.shell((["mockup", "test"] + all).joined(separator: " "))
    }
    try part("a", "--shard", "1/2")
    try part("b", "--shard", "2/3")
    try part("c", "--shard", "2/2", "--filter", "s1")
    try part("d", "--shard", "2/2", "--system", "9")
    func merge(_ other: String) throws -> String {
      let outcome = try stage.run("merge-report", "a", other, "-o", "merged")
      #expect(outcome.status == 65 && !Files.exists(stage.path("merged")))
      return outcome.errors
    }
    #expect(
      try merge("b")
        == "mockup: error: the report in 'b' is of other shards (by their number, or by other --timings) than that in 'a': nothing was merged\n"
    )
    #expect(try merge("c").contains("is of other pictures (3 in all shards, not 13) than"))
    #expect(try merge("d").contains("is of other pictures than"))
    let text = try #require(Files.text(stage.path("a/report.json")))
    let program = try #require(report("a").stamp?.program)
    func replaced(_ old: String, _ new: String) -> [UInt8] {
      Array(text.split(separator: old, maxSplits: 1).joined(separator: new).utf8)
    }
    try Files.write(replaced(program, "0"), to: stage.path("e/report.json"))
    #expect(try merge("e").contains("is of another program than"))
    try Files.write(replaced("\"mockup\": 2", "\"mockup\": 3"), to: stage.path("f/report.json"))
    #expect(
      try merge("f")
        == "mockup: error: 'f/report.json' has version 3 of the format of reports, and "
        + "this program reads 2\n")
  }

  @Test func `a report that is missing, empty or cut off is named, and the rest is merged`() throws
  {
    for shard in 1...4 {
      _ = try stage.test(
        "one/Screens", "--shard", "\(shard)/4", "--report", "p\(shard)", "--record", "none")
    }
    let bytes = try #require(Files.bytes(stage.path("p2/report.json")))
    try Files.write(Array(bytes.prefix(bytes.count / 2)), to: stage.path("p2/report.json"))
    try Files.write([], to: stage.path("p3/report.json"))
    let outcome = try stage.run("merge-report", "p1", "p2", "p3", "p4", "gone", "-o", "merged")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        mockup: error: 'p2/report.json' is no report of 'mockup test'
        mockup: error: 'p3/report.json' is no report of 'mockup test'
        mockup: error: cannot read 'gone/report.json': No such file or directory
        mockup: error: the report of shard 2/4 is missing
        mockup: error: the report of shard 3/4 is missing

        """)
    let ids = try report("p1").results.map(\.id) + report("p4").results.map(\.id)
    #expect(try report("merged").results.map(\.id).sorted() == ids.sorted())
  }

  @Test func `pictures are in the order of their names, with numbers by their values`() {
    let names = ["a", "a/b", "a~7", "a~12", "a~12~dark", "a~012", "b2", "b10", "Über"]
    #expect(
      names.shuffled().sorted(by: Report.isOrdered) == [
        "a", "a/b", "a~7", "a~012", "a~12", "a~12~dark", "b2", "b10", "Über",
      ])
  }

  @Test func `of two attempts at a shard the later complete one counts`() throws {
    func attempt(_ name: String) throws {
      _ = try stage.test(
        "one/Screens", "--shard", "1/2", "--report", name, "--record", "none")
    }
    try attempt("early")
    _ = try stage.test("one/Screens", "--record", "missing")
    try attempt("late")
    _ = try stage.test("one/Screens", "--shard", "2/2", "--report", "rest", "--record", "none")
    for order in [["early", "late", "rest"], ["late", "rest", "early"]] {
      let outcome = try stage.shell("mockup merge-report \(order.joined(separator: " ")) -o merged")
      #expect(outcome.status == 0)
      #expect(outcome.output == "13 pictures: 13 passed\n")
    }
    // One that lacks a picture is no attempt.
    var cut = try report("late")
    cut.results.removeFirst()
    cut.stamp?.finished += 100
    try Files.write(Array(cut.json.utf8), to: stage.path("cut/report.json"))
    let outcome = try stage.shell("mockup merge-report cut early rest -o merged")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "mockup: error: the report in 'cut' lacks pictures of its shard\n")
    #expect(try report("merged").count(.missing) == report("early").results.count)
  }

  @Test func `of two attempts the engine's number counts, and not the clock`() throws {
    func attempt(_ name: String, _ variables: String) throws {
      _ = try stage.shell("\(variables) mockup test one/Screens --report \(name) --record none")
    }
    try attempt("early", "GITHUB_RUN_ATTEMPT=1")
    _ = try stage.test("one/Screens", "--record", "missing")
    try attempt("late", "GITHUB_RUN_ATTEMPT=2")
    // The clock of the first machine was a year ahead.
    var ahead = try report("early")
    ahead.stamp?.finished += 31_536_000
    try Files.write(Array(ahead.json.utf8), to: stage.path("early/report.json"))
    #expect(try stage.run("merge-report", "early", "late", "-o", "merged").status == 0)
    #expect(try stage.run("merge-report", "late", "early", "-o", "merged").status == 0)
  }

  @Test func `a picture in the reports of two shards is refused`() throws {
    for shard in 1...2 {
      _ = try stage.test(
        "one/Screens", "--shard", "\(shard)/2", "--report", "p\(shard)", "--record", "none")
    }
    var forged = try report("p2")
    forged.results[0] = try #require(report("p1").results.first)
    forged.results[0].status = .passed
    forged.results.sort { Report.isOrdered($0.id, $1.id) }
    try Files.write(Array(forged.json.utf8), to: stage.path("p2/report.json"))
    let outcome = try stage.run("merge-report", "p1", "p2", "-o", "merged")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("which belongs to another shard's report"))
  }

  @Test func `reports that somebody has laid out anew are read, and forged ones are none`() throws {
    _ = try stage.test("one/Screens", "--report", "p", "--record", "none")
    let text = try #require(Files.text(stage.path("p/report.json")))
    _ = try stage.shell(
      "mkdir q && python3 -c 'import json; print(json.dumps(json.load(open(\"p/report.json\")), indent=1))' > q/report.json"
    )
    if Files.text(stage.path("q/report.json"))?.isEmpty == false {
      let outcome = try stage.run("merge-report", "q", "-o", "merged")
      #expect(outcome.output.contains("13 missing"))
      // It came without its pictures, which is told and stops nothing.
      #expect(outcome.errors.contains("cannot read 'q/pictures/s0.actual.png'"))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let results = lines.firstIndex { $0.hasPrefix("  {") } ?? 0
    var swapped = lines
    swapped.swapAt(results, results + 1)
    for forged in [
      lines.dropLast(2).joined(separator: "\n"), swapped.joined(separator: "\n"),
      text.split(separator: "\"status\"", maxSplits: 1).joined(separator: "\"statu\""),
      String(repeating: "[", count: 100_000), "{\"mockup\": 2,\n\"results\": [\n",
    ] {
      try Files.write(Array(forged.utf8), to: stage.path("f/report.json"))
      let outcome = try stage.run("merge-report", "f", "-o", "merged")
      #expect(outcome.status == 66)
      #expect(outcome.errors == "mockup: error: 'f/report.json' is no report of 'mockup test'\n")
    }
    _ = try stage.shell("rm f/report.json; mkfifo f/report.json")
    #expect(try stage.run("merge-report", "f", "p", "-o", "merged").status == 1)
  }

  @Test func `of several reports one that is refused is named, and the rest is merged`() throws {
    for shard in 1...4 {
      _ = try stage.test(
        "one/Screens", "--shard", "\(shard)/4", "--report", "p\(shard)", "--record", "none")
    }
    // A link to a folder is followed; a loop, a file in place of a folder and a device are none.
    _ = try stage.shell(
      """
      mv p1 far && ln -s far p1; rm -r p2 && ln -s p2 p2; mv p3/report.json f && rm -r p3 && mv f p3
      rm p4/report.json && ln -s /dev/zero p4/report.json
      """)
    let outcome = try stage.run("merge-report", "p1", "p2", "p3", "p4", "-o", "merged")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        mockup: error: cannot read 'p2/report.json': Too many levels of symbolic links
        mockup: error: cannot read 'p3/report.json': Not a directory
        mockup: error: cannot read 'p4/report.json': it is no regular file
        mockup: error: the report of shard 2/4 is missing
        mockup: error: the report of shard 3/4 is missing
        mockup: error: the report of shard 4/4 is missing

        """)
    #expect(try report("merged").results == report("far").results)
  }

  /// Values in the places of those that a report says of itself.
  @Test(arguments: [
    ("share", "9223372036854775807"), ("share", "-1"), ("share", "1e300"),
    ("pictures", "1000000000"), ("attempt", "-9e18"), ("finished", "1e308"), ("finished", "-1e308"),
    ("folder", "\"\\u0007\""), ("shard", "\"1/1000000000\""),
    ("shard", "\"99999999999999999999/2\""), ("shard", "\"3/2\""), ("shard", "[]"),
    ("stale", "[\"\\u001b[2J\", 1, null]"), ("counts", "{\"passed\": 1e18}"), ("run", "[[[[]]]]"),
  ])
  func `whatever a report says of itself is merged or told`(
    _ key: String, _ value: String
  ) throws {
    try mergeForged(key, value, isResult: false)
  }

  /// Values in the places of those that a report says of its first picture.
  @Test(arguments: [
    ("seconds", "1e308"), ("seconds", "-1e308"), ("seconds", "1e999"), ("seconds", "\"1\""),
    ("id", "\"\\u0000\\u001b[2J\\n::error::x\""), ("id", "7"), ("id", "\"../../../etc/x\""),
    ("status", "\"broke\""), ("pictures", "[1]"), ("pictures", "1000000000"),
    ("pictures", "{\"actual\": \"pictures/../../x\"}"),
    ("pictures", "{\"actual\": \"pictures/\\u0000x\"}"),
    ("pictures", "{\"actual\": \"/etc/passwd\", \"layout\": \"pictures//.//x\"}"),
    ("facts", "{\"device\": 1e300, \"\": null}"), ("notes", "[1, [2], {}]"),
    ("notes", "[\"<script>|`\\u0085\\u202e\"]"),
    (
      "pixels",
      "{\"count\": 1e18, \"largest\": -5, \"first\": [9, 9], \"box\": [1e308, 1e308, 1e308, 1e308]}"
    ),
  ])
  func `whatever a report says of a picture is merged or told in lines, and stays in its folder`(
    _ key: String, _ value: String
  ) throws {
    try mergeForged(key, value, isResult: true)
  }

  /// Merges two reports, one of which has another value.
  private func mergeForged(_ name: String, _ value: String, isResult: Bool) throws {
    for shard in 1...2 {
      _ = try stage.test(
        "one/Screens", "--shard", "\(shard)/2", "--report", "p\(shard)", "--record", "none")
    }
    let own = try #require(Files.text(stage.path("p1/report.json")))
    var lines = own.split(separator: "\n").map(String.init)
    let key = "\"\(name)\": "
    if let line = lines.firstIndex(where: { $0.hasPrefix("  {") == isResult && $0.contains(key) }) {
      // Where the old value ends, only a parser knows: it gets another name.
      let parts = lines[line].split(separator: key, maxSplits: 1, omittingEmptySubsequences: false)
      lines[line] = parts.joined(separator: "\(key)\(value), \"old \(name)\": ")
    } else {
      let line = try #require(lines.firstIndex { $0.hasPrefix("  {") })
      lines[line] = "  {\(key)\(value), \(lines[line].dropFirst(3))"
    }
    try stage.write("p1/report.json", lines.joined(separator: "\n") + "\n")
    let outcome = try stage.run(
      "merge-report", "p1", "p2", "-o", "merged", "--junit", "m/junit.xml", "--timings",
      "merged/timings.json", "--markdown", "merged/summary.md", "--code-quality",
      "merged/quality.json")
    #expect(outcome.status == 1, "\(outcome.errors)")
    for output in [outcome.output, outcome.errors] {
      #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
    #expect(!outcome.errors.contains("internal error"))
    let text = try #require(Files.text(stage.path("merged/report.json")))
    let merged = Report(SourceFile(label: "merged", text: text))
    let isRead = merged != nil
    #expect(isRead)
    let count = try report("p2").results.count
    #expect((merged?.results.count ?? 0) >= count)
    #expect(merged?.json == text)
    let names = Set(Files.names(stage.path("")) ?? [])
    #expect(names.isSubset(of: ["one", "two", "p1", "p2", "merged", "m", ".mockup"]))
    let check = try stage.shell(
      """
      python3 -c 'import json, xml.dom.minidom as m; m.parse("m/junit.xml"); \
      json.load(open("merged/timings.json")); json.load(open("merged/quality.json"))'
      """)
    #expect(check.status == 0 || check.errors.contains("not found"), "\(check.errors)")
  }

  @Test func `a picture whose name another report uses for a folder is named`() throws {
    for shard in 1...2 {
      _ = try stage.test(
        "one/Screens", "--shard", "\(shard)/2", "--report", "p\(shard)", "--record", "none")
    }
    let names = try (1...2).map { shard in
      try #require(report("p\(shard)").results.first?.pictures?.actual)
    }
    let text = try #require(Files.text(stage.path("p2/report.json")))
    let forged = text.split(separator: names[1]).joined(separator: "\(names[0])/x")
    try stage.write("p2/report.json", forged)
    _ = try stage.shell("cd p2 && mv \(names[1]) y && mkdir -p \(names[0]) && mv y \(names[0])/x")
    let outcome = try stage.run("merge-report", "p1", "p2", "-o", "merged")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("mockup: error: cannot create 'merged/\(names[0])"))
    #expect(try report("merged").results.count == 13)
  }

  @Test func `last failed knows which folder a picture is in`() throws {
    _ = try stage.test("one/Screens", "--record", "missing")
    #expect(try stage.test("two", "--record", "none").status == 1)
    // Those of `one` have other goldens, though some names are the same.
    #expect(
      try stage.test("one/Screens", "--last-failed", "--list").output.split(separator: "\n").count
        == 13)
    #expect(try stage.test("one/Screens", "--record", "none").status == 0)
    #expect(
      try stage.test("two", "--last-failed", "--list").output.split(separator: "\n").count == 13)
  }
}
