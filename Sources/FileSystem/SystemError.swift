import Glibc

/// An error of the operating system: a value of `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package var code: Int32

  /// Creates the error of an `errno`.
  package init(code: Int32) {
    self.code = code
  }

  /// The reading end of a pipe is closed.
  package static let readerGone = SystemError(code: EPIPE)

  /// The file is a FIFO, a device or a socket, which the system has no code for.
  static let special = SystemError(code: -1)

  /// The error of this thread's last system call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The reason in the C library's words, as in `No such file or directory`.
  package var reason: String {
    if self == .special { return "it is no regular file" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
