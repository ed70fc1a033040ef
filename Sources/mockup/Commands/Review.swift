import ArgumentParser
import FileSystem
import Golden
import LocalServer

/// `mockup review`: failures become goldens, or do not.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject what failed in a report, in the browser or here.",
    discussion: """
      Serves the report's page to one browser of this machine, with buttons and keys that accept and \
      reject, until 'Done' there or Ctrl-C here. Accepting writes what was drawn in place of the goldens, \
      only below the working folder, and says what it wrote. Exits with 1 where something was rejected.

      Examples:
        mockup review out
        mockup review out --no-open --port 8080
        mockup review out --list
        mockup review out --accept Screens/login~dark
        mockup review out --accept-all
      """)

  @Argument(help: "The folder that 'mockup test --report' wrote.")
  var report: String = "report"

  @Flag(help: "Print what failed, and end.")
  var list = false

  @Option(name: .customLong("accept"), help: "The name of a picture that is right as it is now.")
  var accepted: [String] = []

  @Flag(help: "Accept everything that failed.")
  var acceptAll = false

  @Option(help: "The port to serve the page at; by default one that is free.")
  var port: Int?

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser, where there is a display.")
  var open = true

  func validate() throws {
    guard [list, acceptAll, !accepted.isEmpty].count(where: { $0 }) <= 1 else {
      throw ValidationError("--list, --accept and --accept-all go without one another.")
    }
    guard port.map((1...65_535).contains) ?? true else {
      throw ValidationError("--port is 1 to 65535.")
    }
  }

  func run() throws {
    let found = try ReportFolder.read(report)
    if list || found.failures.isEmpty {
      let lines = found.failures.isEmpty ? ["Nothing failed."] : found.failures.flatMap(\.lines)
      return try StandardStreams.print(lines.map { "\($0)\n" }.joined())
    }
    guard acceptAll || !accepted.isEmpty else { return try serve(found) }
    let acceptance = Acceptance(found, folder: report)
    for id in acceptAll ? acceptance.ids : accepted {
      let changes = try acceptance.accept(id)
      let lines =
        changes.isEmpty ? ["\(id): already so"] : changes.map { "\(id): wrote \($0.path)" }
      // Of several, all are accepted, whoever may still be listening.
      StandardStreams.report(lines, on: .standardOutput)
    }
  }

  private func serve(_ found: Report) throws {
    let server = try LocalServer(port: port ?? 0)
    var access = AccessGuard(port: server.port)
    var session = ReviewSession(found, folder: report)
    StandardStreams.report(
      [
        "The report is at \(access.address)",
        "The address works once, in one browser. 'Done' there, or Ctrl-C here, ends the review.",
      ], on: .standardOutput)
    if open { DesktopBrowser.open(access.address) }
    server.run(until: { session.isDone }) { request in
      access.answer(request)
        ?? session.answer(request) { StandardStreams.report($0, on: .standardOutput) }
    }
    StandardStreams.report([session.summary], on: .standardOutput)
    if session.count(.rejected) > 0 { throw ExitCode(ExitStatus.checkFailed) }
  }
}
