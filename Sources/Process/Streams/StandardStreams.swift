package import FileSystem
import Glibc
package import Syntax

/// The standard streams of the process.
package enum StandardStreams {
  /// Ignores signals that would end the process where writing fails, so that errors can be reported.
  /// Replaces closed standard streams, so that files opened later do not take their numbers.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // Opened in the wrong direction, so that reading or writing fails as for a closed stream.
      let flags = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = open("/dev/null", flags)
    }
  }

  /// Writes lines of messages, whatever files and documents call their things: see `TerminalText.line`.
  /// Errors are ignored, because there is no way to report them.
  package static func report(_ lines: [String], on stream: FileDescriptor = .standardError) {
    reportCommands(lines.map(TerminalText.line), on: stream)
  }

  /// Writes lines as they are: commands to a service for continuous integration.
  package static func reportCommands(_ lines: [String], on stream: FileDescriptor) {
    guard !lines.isEmpty else { return }
    let text = lines.map { "\($0)\n" }.joined()
    try? stream.write(Array(text.utf8))
  }

  /// Prints lines to standard output, made safe as messages are.
  package static func print(lines: [String]) throws(OutputError) {
    try print(lines.map { "\(TerminalText.line($0))\n" }.joined())
  }

  /// Writes text to standard output without changes: JSON, or text that is known to be safe.
  package static func print(_ text: String) throws(OutputError) {
    try OutputFile.write(Array(text.utf8), to: OutputFile.standardOutput)
  }

  /// Writes text to standard output without changes.
  package static func print(_ text: TextBuffer) throws(OutputError) {
    try OutputFile.write(text.bytes, to: OutputFile.standardOutput)
  }
}
