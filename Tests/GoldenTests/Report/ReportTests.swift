import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Golden

@Suite struct ReportTests {
  private let stage: TestStage

  init() throws { stage = try TestStage() }

  private func report(_ folder: String = "out") throws -> Report {
    let text = try #require(Files.text(stage.path("\(folder)/report.json")))
    return try #require(Report(SourceFile(label: "report.json", text: text)))
  }

  /// `changed` differs, `new` has no golden, `bad` does not load, `good` passes.
  private func everything() throws {
    try stage.record("changed", "good")
    try stage.screen("changed", color: "#FF0000")
    try stage.screen("new")
    try stage.write("bad.screen.json", "{\"mockup\": 1}")
    #expect(try stage.test("--report", "out", "--junit", "out/junit.xml").status == 65)
  }

  @Test func `a report holds what failed with its pictures, and of the rest only the name`() throws
  {
    try everything()
    let report = try report()
    #expect(report.results.map(\.id) == ["bad", "changed", "good", "new"])
    #expect(report.results.map(\.status) == [.broken, .changed, .passed, .missing])
    let changed = report.results[1]
    #expect(changed.pixels?.count == 80)
    #expect(changed.elements.first?.name == "#box (UIView)")
    #expect(changed.appearance.map(\.property) == ["backgroundColor"])
    #expect(changed.appearance.first?.was == "\"#0000FFFF\"")
    #expect(changed.appearance.first?.now == "\"#FF0000FF\"")
    let names = Files.list(stage.path("out/pictures"))
    #expect(
      names == [
        "changed.actual.png", "changed.difference.png", "changed.expected.png",
        "changed.layout.json", "new.actual.png", "new.layout.json",
      ])
  }

  @Test func `a report that is read and written again is the same`() throws {
    try everything()
    #expect(try report().json == Files.text(stage.path("out/report.json")))
  }

  @Test func `the page is one file with the report and its pictures`() throws {
    try everything()
    let page = try #require(Files.text(stage.path("out/index.html")))
    #expect(page.contains("\"changed.expected.png\"") == false)
    #expect(page.contains("\"pictures/changed.expected.png\": \"data:image/png;base64,iVBOR"))
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
    #expect(page.contains("mustache.js") && page.contains("Permission is hereby granted"))
  }

  @Test func `names cannot break out of the page's data`() throws {
    let name = "</script><script>alert(1)"
    try stage.write("x.screen.json", "{\"mockup\": 1, \"\(name)\": 1}")
    #expect(try stage.test("--report", "out").status == 65)
    let page = try #require(Files.text(stage.path("out/index.html")))
    #expect(!page.contains(name))
    #expect(page.contains("\\u003C/script>\\u003Cscript>alert(1)"))
  }

  @Test func `nothing behind a symbolic link of a report is deleted, read or written`() throws {
    try everything()
    try stage.write("kept/changed.actual.png", "mine")
    #expect(try stage.shell("mv out/pictures old && ln -s ../kept out/pictures").status == 0)
    let merged = try stage.run("merge-report", "out", "-o", "merged")
    #expect(merged.status == 1)
    #expect(
      merged.errors == """
        mockup: error: 'out/pictures/changed.actual.png' is reached through a symbolic link, which a report has none of
        mockup: error: 5 more files of the report in 'out' cannot be used, either

        """)
    #expect(try report("merged").results == report().results)
    #expect(Files.names(stage.path("merged/pictures")) == nil)
    let single = "ln -sf ../../kept/changed.actual.png out/pictures/"
    #expect(try stage.shell("rm out/pictures && mv old out/pictures && \(single)").status == 0)
    #expect(try stage.run("merge-report", "out", "-o", "merged").status == 1)
    #expect(Files.list(stage.path("merged/pictures")).count == 5)
    // A run deletes the files of the run before, and writes its own.
    #expect(try stage.shell("mv out/pictures old && ln -s ../kept out/pictures").status == 0)
    #expect(try stage.test("--report", "out").status == 73)
    #expect(Files.names(stage.path("kept")) == ["changed.actual.png"])
    #expect(Files.text(stage.path("kept/changed.actual.png")) == "mine")
  }

  @Test func `an earlier report's pictures go`() throws {
    try everything()
    try stage.write("out/mine.txt", "mine")
    try stage.screen("changed")
    Files.remove(stage.path("new.screen.json"))
    Files.remove(stage.path("bad.screen.json"))
    #expect(try stage.test("--report", "out").status == 0)
    #expect(
      Files.list(stage.path("out")) == ["index.html", "junit.xml", "mine.txt", "report.json"])
  }

  @Test func `JUnit's XML has a case for every picture`() throws {
    try everything()
    let xml = try #require(Files.text(stage.path("out/junit.xml")))
    #expect(xml.contains("<testsuites name=\"mockup\" tests=\"4\" failures=\"2\" errors=\"1\""))
    // The suite has the name of the folder that the screens lie in.
    let folder = try #require(stage.path("x").split(separator: "/").dropLast().last)
    #expect(xml.contains("<testsuite name=\"\(folder)\" tests=\"4\""))
    #expect(
      xml.contains("<testcase name=\"good\" classname=\"\(folder)\" file=\"good.screen.json\""))
    #expect(xml.contains("[[ATTACHMENT|out/pictures/changed.difference.png]]"))
    #expect(JUnitReport.escaped("<\u{1}&\"\n>") == "&lt;\u{FFFD}&amp;&quot;&#10;&gt;")
    let outcome = try stage.shell(
      "python3 -c 'import xml.dom.minidom as m; m.parse(\"out/junit.xml\")'")
    #expect(outcome.status == 0 || outcome.errors.contains("not found"), "\(outcome.errors)")
  }

  @Test func `JUnit's XML makes its folder, and tells of stale goldens in a suite of theirs`()
    throws
  {
    try stage.record("good")
    try stage.write("__Goldens__/gone@2x.png", "x")
    #expect(try stage.test("--junit", "new/folder/junit.xml").status == 0)
    let xml = try #require(Files.text(stage.path("new/folder/junit.xml")))
    #expect(
      xml.hasSuffix(
        """
          <testsuite name="stale goldens" tests="0" failures="0" errors="0" time="0.0">
            <system-out>stale: __Goldens__/gone@2x.png&#10;</system-out>
          </testsuite>
        </testsuites>

        """))
  }

  @Test func `shards merged are the whole`() throws {
    for name in ["a", "b", "c", "d", "e", "f"] { try stage.screen(name) }
    try stage.write("__Goldens__/gone@2x.png", "x")
    #expect(try stage.test("--report", "whole").status == 1)
    for shard in 1...3 {
      _ = try stage.test("--shard", "\(shard)/3", "--report", "part-\(shard)")
    }
    let merged = try stage.run("merge-report", "part-1", "part-2", "part-3", "-o", "merged")
    #expect(merged.status == 1)
    #expect(merged.output.contains("6 pictures: 6 missing"))
    #expect(try report("merged").results.map(\.id) == report("whole").results.map(\.id))
    #expect(try report("merged").stale == ["__Goldens__/gone@2x.png"])
    #expect(Files.list(stage.path("merged/pictures")) == Files.list(stage.path("whole/pictures")))
    let partial = try stage.run("merge-report", "part-3", "part-1", "-o", "partial")
    #expect(partial.status == 1)
    #expect(partial.errors == "mockup: error: the report of shard 2/3 is missing\n")
    let absent = try stage.run("merge-report", "part-1", "nowhere", "-o", "x")
    #expect(absent.status == 1 && Files.exists(stage.path("x/report.json")))
    #expect(absent.errors.hasPrefix("mockup: error: cannot read 'nowhere/report.json': "))
    let none = try stage.run("merge-report", "nowhere", "never", "-o", "y")
    #expect(none.status == 66 && !Files.exists(stage.path("y")))
    #expect(
      none.errors == """
        mockup: error: cannot read 'nowhere/report.json': No such file or directory
        mockup: error: cannot read 'never/report.json': No such file or directory

        """)
    #expect(try stage.run("merge-report", "part-1", "-o", "part-1").status == 64)
  }

  @Test func `base64 is that of RFC 4648`() {
    func encoded(_ text: String) -> String {
      var result: [UInt8] = []
      Base64.encode(Array(text.utf8), into: &result)
      return String(decoding: result, as: UTF8.self)
    }
    #expect(
      ["", "f", "fo", "foo", "foob"].map(encoded) == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
  }

  // MARK: Review

  @Test func `what is accepted becomes the golden, and nothing else is written`() throws {
    try everything()
    let before = stage.stamps
    let listed = try stage.run("review", "out", "--list")
    #expect(listed.status == 0 && listed.output.contains("changed: not as"))
    let outcome = try stage.run("review", "out", "--accept", "changed")
    #expect(
      outcome.output
        == "changed: wrote __Goldens__/changed@2x.png\nchanged: wrote __Goldens__/changed.layout.json\n"
    )
    #expect(stage.stamps["good@2x.png"] == before["good@2x.png"])
    #expect(try stage.test("--filter", "changed").status == 0)
    #expect(try stage.run("review", "out", "--accept", "changed").output == "changed: already so\n")
    #expect(try stage.run("review", "out", "--accept-all").status == 0)
    #expect(try stage.test("--filter", "new").status == 0)
    #expect(
      try stage.run("review", "out", "--accept", "chnged").errors.contains("did you mean 'changed'")
    )
  }

  @Test func `what was accepted is not listed, and rejecting puts the golden back`() throws {
    try everything()
    func goldens() -> [String: [UInt8]] {
      var result: [String: [UInt8]] = [:]
      for name in stage.goldens { result[name] = Files.bytes(stage.path("__Goldens__/\(name)")) }
      return result
    }
    let before = goldens()
    #expect(try stage.run("review", "out", "--accept", "changed", "--accept", "new").status == 0)
    #expect(goldens() != before)
    let listed = try stage.run("review", "out", "--list").output
    #expect(!listed.contains("changed:") && !listed.contains("new:") && listed.contains("bad"))
    let outcome = try stage.run("review", "out", "--reject", "changed", "--reject", "new")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        changed: rejected
        changed: put back __Goldens__/changed.layout.json
        changed: put back __Goldens__/changed@2x.png
        new: rejected
        new: removed __Goldens__/new.layout.json
        new: removed __Goldens__/new@2x.png

        """)
    #expect(goldens() == before)
    #expect(try stage.run("review", "out", "--list").output.contains("changed: not as"))
    // Rejecting what was not accepted writes nothing.
    #expect(try stage.run("review", "out", "--reject", "changed").output == "changed: rejected\n")
    #expect(
      try stage.run("review", "out", "--reject", "chnged").errors.contains("did you mean 'changed'")
    )
    // Another run leaves nothing of the first behind.
    #expect(try stage.test("--report", "out").status != 0)
    #expect(
      !Files.list(stage.path("out/pictures")).contains { $0.contains("replaced") })
  }

  @Test func `a golden that is accepted has the bytes of one that is recorded`() throws {
    try stage.screen("a")
    try stage.screen("b")
    #expect(try stage.test("--report", "out").status == 1)
    #expect(try stage.run("review", "out", "--accept", "a").status == 0)
    #expect(try stage.test("--record", "missing").status == 1)
    #expect(
      Files.bytes(stage.path("__Goldens__/a@2x.png"))
        == Files.bytes(stage.path("__Goldens__/b@2x.png")))
  }

  @Test(arguments: ["../__Goldens__/x@2x.png", "/tmp/__Goldens__/x@2x.png", "x@2x.png", "out/a.sh"])
  func `a report can not have other files written`(_ path: String) throws {
    try stage.screen("a")
    #expect(try stage.test("--report", "out").status == 1)
    let text = try #require(Files.text(stage.path("out/report.json")))
    let parts = text.split(separator: "\"__Goldens__/a@2x.png\"", omittingEmptySubsequences: false)
    try stage.write("out/report.json", parts.joined(separator: "\"\(path)\""))
    let outcome = try stage.run("review", "out", "--accept", "a")
    #expect(outcome.status == 73, "\(outcome.output)")
    #expect(outcome.errors.contains("is no golden below the working folder"))
    #expect(stage.goldens == [])
  }
}
