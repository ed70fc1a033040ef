import ArgumentParser
import Process

extension Mockup {
  /// Ends the program with the message and status of an error that a command or the parser threw.
  static func end(with error: any Error) -> Never {
    let message = ErrorMessage(error)
    let status = exitCode(for: error)
    // ArgumentParser reports errors that it does not know as failures.
    guard error is ExitCode || status != .failure else {
      StandardStreams.report(message.lines)
      exit(withError: ExitCode(message.status))
    }
    // The parser's own printing would pass over a failure to write, and print arguments as they are.
    let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
    guard status.isSuccess else {
      if !(error is ExitCode) { StandardStreams.report(lines.map(String.init)) }
      exit(withError: status)
    }
    do {
      try StandardStreams.print(lines.map { "\($0)\n" }.joined())
    } catch {
      let failure = ErrorMessage(error)
      StandardStreams.report(failure.lines)
      exit(withError: ExitCode(failure.status))
    }
    exit(withError: ExitCode.success)
  }
}

extension ExitCode {
  /// Creates an exit code for a command that has already printed its message.
  init(_ status: ExitStatus) {
    self.init(status.rawValue)
  }
}
