import ArgumentParser
import FileSystem
import Golden
import Process

/// `mockup merge-report`: merges the reports of shards.
struct MergeReport: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "merge-report",
    abstract: "Merge the reports of several shards.",
    discussion: """
      Exits with 1 if a picture failed, or the report of a shard is missing or cannot be read; the others \
      are merged nevertheless. Of several reports of one shard the one that ended last counts. Reports of \
      other pictures, of another program or of other shards are refused.

      Examples:
        mockup merge-report shard-1 shard-2 -o report
        mockup merge-report shard-* -o report --junit report/junit.xml
        mockup merge-report shard-* -o report --timings timings.json
        mockup merge-report shard-* -o report --markdown "$GITHUB_STEP_SUMMARY"
      """)

  @Argument(
    help: ArgumentHelp("Folders that 'mockup test --report' wrote.", valueName: "reports"),
    completion: .directory)
  private var words: [String]

  var reports: [String] { JoinedWords.apart(words) }

  @Option(
    name: [.customShort("o"), .long], help: "The folder for the merged report.",
    completion: .directory)
  var output: String

  @Option(help: "The file for the results as JUnit XML.", completion: .file())
  var junit: String?

  @Option(
    help: "The file for how long pictures took, which 'test --timings' balances shards with.",
    completion: .file())
  var timings: String?

  @Option(
    help: "The file for the failures as Markdown, such as $GITHUB_STEP_SUMMARY.",
    completion: .file())
  var markdown: String?

  @Option(
    help: "The file for the failures as a report of code quality, for GitLab.",
    completion: .file())
  var codeQuality: String?

  func validate() throws {
    let target = Folder.realPath(output)
    guard !reports.contains(output),
      target == nil || !reports.contains(where: { Folder.realPath($0) == target })
    else { throw ValidationError("-o is a folder of its own.") }
  }

  func run() throws {
    var merge = try ReportMerge(reports)
    try merge.write(to: output)
    if let junit { try merge.writeJUnit(to: junit, folder: output) }
    if let timings { try merge.writeTimings(to: timings) }
    if let markdown { try merge.writeMarkdown(to: markdown) }
    if let codeQuality {
      let repository = RepositoryPath(top: Environment["CI_PROJECT_DIR"], working: Folder.working)
      try merge.writeCodeQuality(to: codeQuality, repository.path)
    }
    let summary = TestSummary(
      merge.tally, stale: merge.head.stale, record: .none, report: output)
    try StandardStreams.print(lines: summary.lines)
    StandardStreams.report(
      merge.problems.flatMap(\.lines)
        + merge.missing.map { "mockup: error: the report of shard \($0) is missing" })
    if merge.tally.failures > 0 || !merge.missing.isEmpty || !merge.problems.isEmpty {
      throw ExitCode(ExitStatus.checkFailed)
    }
  }
}
