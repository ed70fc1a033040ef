import Glibc

/// Why the system refused something: a value of `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package var code: Int32

  /// The reason `code`.
  package init(code: Int32) {
    self.code = code
  }

  /// Nobody reads from the pipe any more.
  package static let readerGone = SystemError(code: EPIPE)

  /// The reason that the last system call of this thread left.
  package static var last: SystemError { SystemError(code: errno) }

  /// The reason in the C library's words, as in `No such file or directory`.
  package var reason: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
