import ArgumentParser
import FileSystem
import Golden

/// `mockup merge-report`: merges the reports of shards.
struct MergeReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-report",
    abstract: "Merge the reports of several shards.",
    discussion: """
      Exits with 1 if a picture failed, or the report of a shard is missing.

      Examples:
        mockup merge-report shard-1 shard-2 -o report
        mockup merge-report shard-* -o report --junit report/junit.xml
      """)

  @Argument(help: "Folders that 'mockup test --report' wrote.", completion: .directory)
  var reports: [String]

  @Option(
    name: [.customShort("o"), .long], help: "The folder for the merged report.",
    completion: .directory)
  var output: String

  @Option(help: "The file for the results as JUnit XML.", completion: .file())
  var junit: String?

  func validate() throws {
    let target = Folder.realPath(output)
    guard !reports.contains(output),
      target == nil || !reports.contains(where: { Folder.realPath($0) == target })
    else { throw ValidationError("-o is a folder of its own.") }
  }

  func run() throws {
    let (merged, missing) = try ReportFolder.merge(reports, into: output)
    if let junit { try JUnitReport.write(merged, to: junit, folder: output) }
    try StandardStreams.print(lines: TestSummary(merged, record: .none, report: output).lines)
    StandardStreams.report(missing.map { "mockup: error: the report of shard \($0) is missing" })
    if !merged.failures.isEmpty || !missing.isEmpty { throw ExitCode(ExitStatus.checkFailed) }
  }
}
