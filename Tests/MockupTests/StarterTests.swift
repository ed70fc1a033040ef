import TestSupport
import Testing

@Suite struct StarterTests {
  @Test func `a new project passes its own tests, and is never written over`() throws {
    let directory = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = directory.path
    let made = try runner.run(["init", "new project"])
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("wrote new project/Themes/brand.theme.json\n"))
    // Every document names a schema that is there, and editors allow comments in it.
    for path in [
      "Themes/brand.theme.json", "Screens/sign-in.screen.json", "Screens/settings.screen.json",
      "Screens/mockup.json",
    ] {
      let text = try #require(Files.text(directory["new project/\(path)"]))
      let name = try #require(
        text.split(separator: "\"$schema\": \"../").last?.split(separator: "\"").first)
      #expect(Files.exists(directory["new project/\(name)"]), "\(path)")
    }
    let editor = try #require(Files.text(directory["new project/.vscode/settings.json"]))
    #expect(editor.contains("\"*.screen.json\": \"jsonc\""))
    #expect(made.output.contains("wrote new project/Screens/__Goldens__/sign-in~iphone-17@3x.png"))
    runner.folder = directory["new project"]
    let tested = try runner.run(["test", "Screens", "--record", "none", "--fail-on-stale"])
    #expect(tested.status == 0 && tested.output == "4 pictures: 4 passed\n")
    #expect(tested.errors.isEmpty)
    let again = try runner.run(["init", "."])
    #expect(again.status == 73)
    #expect(again.errors.contains("is there already"))
  }

  @Test(arguments: [5, 6, 7, 12, 18, 27])
  func `titles and bars of a new project can be told apart on every system`(system: Int) throws {
    let directory = try TemporaryDirectory()
    var runner = CommandRunner()
    runner.folder = directory.path
    #expect(try runner.run(["init", "project"]).status == 0)
    for screen in ["sign-in", "settings"] {
      let drawn = try runner.run([
        "render", "project/Screens/\(screen).screen.json", "--system", "\(system)", "--audit",
        "-o", "x.png",
      ])
      #expect(drawn.status == 0)
      #expect(
        !(drawn.output + drawn.errors).contains("large text"), "\(drawn.output)\(drawn.errors)")
    }
  }

  @Test func `a readme and what Git ignores stay, and the workflow lies at the repository's top`()
    throws
  {
    let directory = try TemporaryDirectory()
    try Files.write([], to: directory["repository/.git/HEAD"])
    try Files.write(Array("ours".utf8), to: directory["repository/my app/README.md"])
    var runner = CommandRunner()
    runner.folder = directory["repository"]
    let made = try runner.run(["init", "my app"])
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.contains("kept my app/README.md\n"))
    #expect(made.output.contains("wrote .github/workflows/screens.yml\n"))
    #expect(Files.text(directory["repository/my app/README.md"]) == "ours")
    #expect(!Files.exists(directory["repository/my app/.github"]))
    let workflow = try #require(
      Files.text(directory["repository/.github/workflows/screens.yml"]))
    #expect(
      workflow.contains(
        "    defaults:\n      run:\n        working-directory: \"my app\"\n    steps:\n"))
    #expect(workflow.contains("path: \"my app/report\"\n"))
    let pipeline = try #require(Files.text(directory["repository/.gitlab-ci.yml"]))
    #expect(pipeline.contains("    - \"cd 'my app'\"\n"))
    #expect(pipeline.contains("codequality: \"my app/report/quality.json\"\n"))
    // In the top folder itself there is nothing to say.
    runner.folder = directory.path
    try Files.write([], to: directory["top/.git/HEAD"])
    #expect(
      try runner.run(["init", "top"]).output.contains("wrote top/.github/workflows/screens.yml"))
    let top = try #require(Files.text(directory["top/.github/workflows/screens.yml"]))
    #expect(!top.contains("working-directory") && top.contains("path: report\n"))
  }
}

@Suite struct SchemaTests {
  /// A Python that has jsonschema.
  static let python: String? = ["python3", "/usr/bin/python3"].first { python in
    (try? CommandRunner().runShell("\(python) -c 'import jsonschema'"))?.status == 0
  }

  @Test(
    .enabled(
      if: python != nil,
      "Python's jsonschema is not installed: scripts/setup.sh tests, or python3-jsonschema"))
  func `the schema takes every fixture and refuses what is invalid`() throws {
    let script = Repository.path("Tests/Schema/check.py")
    let outcome = try CommandRunner().runShell(
      "\(Self.python ?? "") '\(script)' \"$(command -v mockup)\" '\(Repository.path("Fixtures"))'")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a document may name its schema`() throws {
    let directory = try TemporaryDirectory()
    try Files.write(
      Array("{\"$schema\": \"mockup.schema.json\", \"mockup\": 1, \"window\": {}}".utf8),
      to: directory["a.screen.json"])
    #expect(try CommandRunner().run(["validate", directory["a.screen.json"]]).status == 0)
  }
}
