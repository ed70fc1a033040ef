import TestSupport
import Testing

/// `mockup render --audit`.
@Suite struct AuditTests {
  private static let screen = Repository.path("Fixtures/Audit/findings.screen.json")

  @Test func `a screen with a finding of each rule has these, in this order`() throws {
    let folder = try TemporaryDirectory()
    let result = try CommandRunner().run(
      ["render", Self.screen, "-o", folder["a.png"], "--audit"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let expected = try #require(
      Files.text(Repository.path("Fixtures/Audit/findings.expected.txt")))
    let folderName = Repository.path("Fixtures/Audit/")
    #expect(result.output.replacing(folderName, with: "") == expected)
    for rule in [
      "text-contrast", "symbol-contrast", "target-size", "truncated-text", "clipped-text",
      "overlapping-text",
      "outside-screen", "under-bar", "missing-label",
    ] { #expect(expected.contains("[\(rule)]"), "\(rule)") }
    // Objects that are right are not mentioned.
    for id in ["named", "off"] { #expect(!expected.contains("[\(id)]"), "\(id)") }
  }

  @Test func `findings are errors when the audit is strict, and rules can be left out`() throws {
    let folder = try TemporaryDirectory()
    let render = ["render", Self.screen, "-o", folder["a.png"], "--audit"]
    let strict = try CommandRunner().run(render + ["--strict"])
    #expect(
      strict.status == 1 && strict.output.contains(": error: ") && Files.exists(folder["a.png"]))
    let rules = [
      "text-contrast", "symbol-contrast", "target-size", "truncated-text", "clipped-text",
      "overlapping-text",
      "outside-screen", "under-bar", "missing-label",
    ]
    let none = try CommandRunner().run(
      render + ["--strict"] + rules.flatMap { ["--audit-ignore", $0] })
    #expect(none.status == 0 && none.output == "no findings\n")
    for wrong in [["--sarif", "a.sarif"], ["--audit", "--audit-ignore", "nothing"]] {
      let result = try CommandRunner().run(["render", Self.screen, "-o", folder["b.png"]] + wrong)
      #expect(result.status == 64 && !Files.exists(folder["b.png"]), "\(wrong)")
    }
    let stream = try CommandRunner().run(["render", Self.screen, "-o", "-", "--audit"])
    #expect(stream.status == 64)
  }
}

extension AuditTests {
  @Test func `SARIF has the parts that its schema asks for, and JUnit a test for each picture`()
    throws
  {
    let folder = try TemporaryDirectory()
    let result = try CommandRunner().run([
      "render", Self.screen, "--output-dir", folder["out"], "--audit", "--style", "light",
      "--style",
      "dark", "--sarif", folder["a.sarif"], "--junit", folder["a.xml"],
    ])
    #expect(result.status == 0)
    let check = """
      import json, sys, xml.etree.ElementTree as tree
      log = json.load(open(sys.argv[1]))
      assert log["version"] == "2.1.0" and len(log["runs"]) == 1
      run = log["runs"][0]
      rules = run["tool"]["driver"]["rules"]
      assert run["tool"]["driver"]["name"] == "mockup"
      assert len({rule["id"] for rule in rules}) == len(rules) == 9
      assert all(rule["shortDescription"]["text"] and rule["helpUri"].startswith("https://") for rule in rules)
      assert len(run["results"]) > 12
      pictures = set()
      for result in run["results"]:
          assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
          assert result["level"] == "warning" and result["message"]["text"]
          location, = result["locations"]
          place = location["physicalLocation"]
          assert place["artifactLocation"]["uri"].endswith("findings.screen.json")
          assert place["region"]["startLine"] > 1 and place["region"]["startColumn"] > 1
          assert location["logicalLocations"][0]["fullyQualifiedName"].startswith("window")
          pictures |= set(result["properties"]["pictures"])
      suites = tree.parse(sys.argv[2]).getroot()
      cases = suites.findall("testsuite/testcase")
      assert suites.tag == "testsuites" and suites.get("tests") == suites.get("failures") == "2"
      assert {case.get("name") for case in cases} == pictures and len(pictures) == 2
      assert all("[target-size]" in case.find("failure").text for case in cases)
      """
    try Files.write(Array(check.utf8), to: folder["check.py"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let checked = try runner.runShell("python3 check.py a.sarif a.xml")
    #expect(checked.status == 0, "\(checked.errors)")
  }

  @Test func `all fixtures are audited, with the same findings for any number of threads`() throws {
    let screens = Repository.path("Fixtures/Screens")
    let folders = Set(
      Files.list(screens).filter { $0.hasSuffix(".screen.json") }.map {
        String($0.prefix { $0 != "/" })
      })
    #expect(folders.count > 30)
    let out = try TemporaryDirectory()
    for folder in folders.sorted() {
      let paths = Files.list("\(screens)/\(folder)").filter {
        $0.hasSuffix(".screen.json") && !$0.contains("/")
      }.map { "\(screens)/\(folder)/\($0)" }
      guard !paths.isEmpty else { continue }
      let audit =
        ["render"] + paths + ["--output-dir", out["out"], "--audit", "--scale", "1", "--quiet"]
      let result = try CommandRunner().run(audit + ["--compression", "fastest"])
      #expect(
        result.status == 0 && result.output.contains("finding"), "\(folder): \(result.errors)")
      if ["Apps", "Classic", "TicTacToe"].contains(folder) {
        #expect(try CommandRunner().run(audit + ["--jobs", "1"]).output == result.output)
      }
    }
  }
}
