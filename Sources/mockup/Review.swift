import ArgumentParser
import FileSystem
import Golden

/// `mockup review`: failures become goldens.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List what failed in a report, and accept it.",
    discussion: """
      Accepting writes what was drawn in place of the goldens, only below the working folder, and says
      what it wrote. Without an option the failures are listed; REPORT/index.html shows them.

      Examples:
        mockup review out
        mockup review out --accept Screens/login~dark
        mockup review out --accept-all
      """)

  @Argument(help: "The folder that 'mockup test --report' wrote.")
  var report: String = "report"

  @Option(name: .customLong("accept"), help: "The name of a picture that is right as it is now.")
  var accepted: [String] = []

  @Flag(help: "Accept everything that failed.")
  var acceptAll = false

  func validate() throws {
    guard accepted.isEmpty || !acceptAll else {
      throw ValidationError("Give --accept or --accept-all, not both.")
    }
  }

  func run() throws {
    let found = try ReportFolder.read(report)
    let acceptance = Acceptance(found, folder: report)
    guard acceptAll || !accepted.isEmpty else {
      let lines = found.failures.flatMap(\.lines)
      try StandardStreams.print(
        lines.isEmpty ? "Nothing failed.\n" : lines.map { "\($0)\n" }.joined())
      return
    }
    for id in acceptAll ? acceptance.ids : accepted {
      let written = try acceptance.accept(id)
      let lines =
        written.isEmpty ? ["\(id): already so"] : written.map { "\(id): wrote \($0)" }
      try StandardStreams.print(lines.map { "\($0)\n" }.joined())
    }
  }
}
