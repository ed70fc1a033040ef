import FileSystem
import Glibc

/// The streams that the process was started with.
enum StandardStreams {
  /// Makes writing fail with a reason instead of ending the process, and keeps files that are
  /// opened later from being taken for a standard stream that is closed.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
      // The wrong way round: to read or write it must fail, as if it were still closed.
      let flags = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = open("/dev/null", flags)
    }
  }

  /// Writes `lines` for people to read; if that fails there is nobody to tell.
  static func report(_ lines: [String], on stream: FileDescriptor = .standardError) {
    guard !lines.isEmpty else { return }
    let text = lines.map { "\($0)\n" }.joined()
    try? stream.write(Array(text.utf8))
  }

  /// Writes `text` to standard output as it is.
  static func print(_ text: String) throws(OutputError) {
    try OutputFile.write(Array(text.utf8), to: OutputFile.standardOutput)
  }
}
