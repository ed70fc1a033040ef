import ArgumentParser
import FileSystem
import Golden
import ScreenFormat

/// `mockup init`: creates a small project.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a small project: a theme, two screens, their goldens, a workflow for CI.",
    discussion: """
      Existing files are not overwritten.

      Examples:
        mockup init my-screens
      """)

  @Argument(
    help: "The folder of the project; created if it does not exist.", completion: .directory)
  var folder: String

  func run() throws {
    for (path, _) in StarterProject.files {
      let path = FilePath.join(folder, path)
      guard !FileAssets().exists(path) else { throw ProjectExists(path: path) }
    }
    for (path, text) in StarterProject.files {
      let path = FilePath.join(folder, path)
      try OutputFile.createDirectory(FilePath.folder(of: path))
      try OutputFile.write(Array(text.utf8), to: path)
      StandardStreams.report(["wrote \(path)"], on: .standardOutput)
    }
    let plan = try TestPlan([FilePath.join(folder, StarterProject.screens)])
    let check = GoldenCheck(record: .missing)
    for item in plan.cases {
      let written = try check.run(item).result.recorded
      StandardStreams.report(written.map { "wrote \($0)" }, on: .standardOutput)
    }
  }
}
