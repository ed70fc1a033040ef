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

  /// The error of this thread's last system call.
  package static var last: SystemError { SystemError(code: errno) }

  /// The reason in the C library's words, as in `No such file or directory`.
  package var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
