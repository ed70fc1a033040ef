import ArgumentParser
import FileSystem
import Golden
import Loading
import Process
import ScreenFormat

/// `mockup init`: creates a small project.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract:
      "Create a small project: a theme, two screens, their goldens, schemas for editors, workflows for CI.",
    discussion: """
      Existing files are not overwritten. A README.md, a .gitignore or settings of an editor that are there \
      already stay, and so do workflows. Those for GitHub and GitLab are written to the top of the Git repository that contains \
      the folder, where these look for them. They draw the screens in several jobs and merge the reports.

      Examples:
        mockup init my-screens
        mockup init .
      """)

  @Argument(
    help: "The folder of the project; created if it does not exist.", completion: .directory)
  var folder: String

  func run() throws {
    let files = files
    for file in files where !file.isOptional {
      guard !FileAssets().exists(file.path) else { throw ProjectExists(path: file.path) }
    }
    for file in files {
      guard !FileAssets().exists(file.path) else {
        StandardStreams.report(["kept \(file.path)"], on: .standardOutput)
        continue
      }
      try OutputFile.createDirectory(FilePath.folder(of: file.path))
      try OutputFile.write(Array(file.text.utf8), to: file.path)
      StandardStreams.report(["wrote \(file.path)"], on: .standardOutput)
    }
    let plan = try TestPlan([FilePath.join(folder, StarterProject.screens)])
    let check = GoldenCheck(record: .missing)
    for item in plan.cases {
      let written = try check.run(item).result.recorded
      StandardStreams.report(written.map { "wrote \($0)" }, on: .standardOutput)
    }
  }

  /// A file of the project.
  private struct File {
    var path: String
    var text: String
    /// Whether the project does without it where there is one already.
    var isOptional: Bool
  }

  private var files: [File] {
    let repository = Repository(containing: folder)
    let workflows = StarterWorkflows.files(in: repository?.subfolder ?? "")
    return StarterProject.files.map { path, text in
      File(
        path: FilePath.join(folder, path), text: text,
        isOptional: [
          StarterProject.readmePath, StarterProject.ignorePath, StarterProject.editorPath,
        ].contains(path))
    }
      + workflows.map { path, text in
        File(
          path: FilePath.join(repository?.path ?? folder, path), text: text, isOptional: true)
      }
  }

  /// A Git repository and a folder in it.
  private struct Repository {
    /// The path of the repository's top folder, relative to the working folder where that is shorter.
    var path: String
    /// The path of the folder below that; empty for the top itself.
    var subfolder: String

    /// Finds the repository that contains a folder, which may not exist yet; nil if there is none.
    init?(containing folder: String) {
      let whole = FilePath.simplified(FilePath.join(Folder.working, folder))
      var top = whole
      while !FileAssets().exists(FilePath.join(top, ".git")) {
        guard !top.isEmpty, top != "/" else { return nil }
        top = FilePath.folder(of: top)
      }
      subfolder = top == whole ? "" : String(whole.dropFirst(top == "/" ? 1 : top.count + 1))
      let working = Folder.working
      if top == working {
        path = ""
      } else if top == whole {
        path = folder
      } else {
        path = top.hasPrefix("\(working)/") ? String(top.dropFirst(working.count + 1)) : top
      }
    }
  }
}
