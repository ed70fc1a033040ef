import ArgumentParser
import FileSystem
import Golden
import LocalServer
import Preview
import Process

/// `mockup review`: accepts or rejects the failures of a report.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject the failures of a report, in the browser or in the terminal.",
    discussion: """
      Serves the page of the report to one browser of this machine, with buttons and keys to accept and \
      reject, until 'Done' in the browser or Ctrl-C in the terminal. Accepting replaces the goldens, only \
      below the working folder, and prints the files. Rejecting keeps the golden, or puts it back if it was \
      replaced before. Exits with 1 if a failure was rejected. --list leaves out what was accepted.

      Examples:
        mockup review out
        mockup review out --no-open --port 8080
        mockup review out --list
        mockup review out --accept login~dark
        mockup review out --reject login~dark
        mockup review out --accept-all
      """)

  @Argument(help: "The folder that 'mockup test --report' wrote.", completion: .directory)
  var report: String = "report"

  @Flag(help: "Print the failures that are not accepted, and exit.")
  var list = false

  @Option(name: .customLong("accept"), help: "The name of a picture to accept.")
  var accepted: [String] = []

  @Option(name: .customLong("reject"), help: "The name of a picture to reject.")
  var rejected: [String] = []

  @Flag(help: "Accept all failures.")
  var acceptAll = false

  @Option(help: "The port of the server; by default a free one.")
  var port: Int?

  @Flag(inversion: .prefixedNo, help: "Open the page in a browser, if there is a display.")
  var open = true

  func validate() throws {
    guard [list, acceptAll, !accepted.isEmpty || !rejected.isEmpty].count(where: { $0 }) <= 1
    else {
      throw ValidationError(
        "--list and --accept-all go without one another, and without --accept and --reject.")
    }
    guard port.map((1...65_535).contains) ?? true else {
      throw ValidationError("--port is 1 to 65535.")
    }
  }

  func run() throws {
    let found = try ReportFolder.read(report)
    let acceptance = Acceptance(found, folder: report)
    if list || found.failures.isEmpty {
      let left = found.failures.filter { !acceptance.isAccepted($0.id) }
      let nothing = found.failures.isEmpty ? "Nothing failed." : "All failures were accepted."
      return try StandardStreams.print(
        lines: left.isEmpty ? [nothing] : left.flatMap(\.lines))
    }
    guard acceptAll || !accepted.isEmpty || !rejected.isEmpty else { return try serve(found) }
    for id in acceptAll ? acceptance.ids : accepted {
      let changes = try acceptance.accept(id)
      let lines =
        changes.isEmpty ? ["\(id): already so"] : changes.map { "\(id): wrote \($0.path)" }
      // All are accepted, even if the output is closed in between.
      StandardStreams.report(lines, on: .standardOutput)
    }
    for id in rejected {
      let changes = try acceptance.reject(id)
      StandardStreams.report(
        ["\(id): rejected"] + changes.map { "\(id): \($0.text)" }, on: .standardOutput)
    }
    if !rejected.isEmpty { throw ExitCode(ExitStatus.checkFailed) }
  }

  private func serve(_ found: Report) throws {
    let server: LocalServer
    do throws(LocalServer.Failure) {
      server = try LocalServer(port: port ?? 0)
    } catch {
      throw NoServer(error, otherwise: "--list, --accept, --accept-all and --reject do without")
    }
    var access = AccessGuard(port: server.port)
    var session = ReviewSession(found, folder: report)
    StandardStreams.report(
      [
        "The report is at \(access.address)",
        "The address works once, in one browser. 'Done' there, or Ctrl-C here, ends the review.",
      ], on: .standardOutput)
    let opened = open ? DesktopBrowser.open(access.address) : nil
    withExtendedLifetime(opened) {
      server.run(until: { session.isDone }) { request in
        access.answer(request)
          ?? session.answer(request) { StandardStreams.report($0, on: .standardOutput) }
      }
    }
    StandardStreams.report([session.summary], on: .standardOutput)
    if session.count(.rejected) > 0 { throw ExitCode(ExitStatus.checkFailed) }
  }
}
