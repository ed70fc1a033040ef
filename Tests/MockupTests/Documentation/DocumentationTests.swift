import Glibc
import TestSupport
import Testing

/// Runs the examples of README, CONTRIBUTING and Documentation; see `DocumentationPage`.
@Suite("Every example works as it is shown")
struct DocumentationTests {
  @Test("The documents of a page are valid", arguments: DocumentationPage.paths)
  func documents(_ path: String) throws {
    let page = DocumentationPage.read(path)
    let folder = try Self.folder(of: page)
    for document in page.documents {
      let outcome = try Self.runner(in: folder).run(["validate", document.file])
      #expect(outcome.status == 0, "\(path):\(document.line)\n\(outcome.errors)")
    }
  }

  @Test("The commands of a page do their work", arguments: DocumentationPage.paths)
  func commands(_ path: String) throws {
    let page = DocumentationPage.read(path)
    let folder = try Self.folder(of: page)
    for command in page.commands {
      let outcome = try Self.runner(in: folder).runShell(command.text)
      #expect(
        outcome.status == command.status,
        "\(path):\(command.line): \(command.text)\n\(outcome.errors)")
      if let shown = command.output {
        // Pages show errors, but not warnings, which are printed on standard error, too.
        let text = command.status == 0 ? outcome.output : outcome.errors
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let printed = DocumentationPage.withoutEmptyEnds(lines.map(String.init))
        #expect(printed == shown, "\(path):\(command.line): \(command.text)")
      }
    }
  }

  @Test("The failure on the page about golden images is a real one")
  func failure() throws {
    let text = try #require(Files.text(Repository.path("Documentation/golden-testing.md")))
    let page = DocumentationPage(text)
    let screen = try #require(page.files.first { $0.file == "Screens/hello.screen.json" })
    let folder = try TemporaryDirectory()
    try Files.write(Array(screen.text.utf8), to: folder[screen.file])
    let runner = Self.runner(in: folder)
    #expect(try runner.run(["test", "Screens", "--record", "missing"]).status == 1)
    let moved = screen.text.split(separator: "[97, 37,", maxSplits: 1).joined(separator: "[99, 37,")
    try Files.write(Array(moved.utf8), to: folder[screen.file])
    let lines = try runner.run(["test", "Screens", "--record", "none"]).output
      .split(separator: "\n").prefix { !$0.hasPrefix("'") }
    #expect(lines.count > 4)
    #expect(text.contains(lines.map { "    \($0)\n" }.joined()), "\(lines.joined(separator: "\n"))")
  }

  @Test("The accessibility on the page about documents is that of its screen")
  func accessibility() throws {
    let text = try #require(Files.text(Repository.path("Documentation/documents.md")))
    let folder = try Self.folder(of: DocumentationPage(text))
    let outcome = try Self.runner(in: folder).run(
      ["render", "toggle.screen.json", "-o", "a.png", "--accessibility", "-"])
    let lines = outcome.output.split(separator: "\n").map { "    \($0)\n" }
    #expect(text.contains(lines.joined()), "\(outcome.output)")
  }

  /// A folder with the named files and the documents of a page, and the fixtures.
  private static func folder(of page: DocumentationPage) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for file in page.files + page.documents {
      try Files.write(Array(file.text.utf8), to: folder[file.file])
    }
    try #require(symlink(Repository.path("Fixtures"), folder["Fixtures"]) == 0)
    return folder
  }

  private static func runner(in folder: TemporaryDirectory) -> CommandRunner {
    var runner = CommandRunner()
    runner.folder = folder.path
    return runner
  }

  @Test("Blocks, names, exits and what is not run are told apart")
  func parsing() {
    let page = DocumentationPage(
      """
      Text with mockup in it.

          mockup list fonts
          make demo

      <!-- file: a.screen.json -->
      ```json
      {"mockup": 1}
      ```

      <!-- exits: 65 -->
      ```console
      $ mockup validate b.json
      b.json:1:1: error: …
      ```

      <!-- not run: a synopsis -->
          mockup render SCREEN

      ```json
      {"class": "UIView"}
      ```
      """)
    #expect(page.documents.map(\.file) == ["a.screen.json"])
    #expect(page.documents.map(\.text) == ["{\"mockup\": 1}\n"])
    #expect(page.files.map(\.file) == ["a.screen.json"])
    #expect(page.commands.map(\.text) == ["mockup list fonts", "mockup validate b.json"])
    #expect(page.commands.map(\.status) == [0, 65])
    #expect(page.commands.map(\.line) == [3, 13])
    #expect(page.commands.map(\.output) == ["make demo", "b.json:1:1: error: …"])
  }
}
