import ArgumentParser
import Installation
import Loading
import Process

/// `mockup doctor`: tells what this machine lacks.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Tell what this machine lacks, for what, and what to do about it.",
    discussion: """
      Ends with the status 0 unless no picture can be drawn: all else is wanted by some commands only. \
      A program that contains all its libraries needs /proc, which containers mount by themselves \
      (bwrap: --proc /proc).

      Examples:
        mockup doctor
        mockup doctor --json
      """)

  @Flag(help: "Print JSON: an object for each use of the machine.")
  var json = false

  func run() throws {
    let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
    let machine = Machine(
      swiftReader: SwiftCodeReader.program,
      cacheFolder: DrawingFolder.standardPath { Environment[$0] },
      hasDisplay: displays.contains { Environment[$0]?.isEmpty == false })
    let checks = MachineCheck.all(machine)
    try StandardStreams.print(json ? MachineCheck.json(checks) : MachineCheck.text(checks))
    guard checks.allSatisfy({ $0.isThere || !$0.isNeeded }) else {
      throw ExitCode(ExitStatus.internalError)
    }
  }
}
