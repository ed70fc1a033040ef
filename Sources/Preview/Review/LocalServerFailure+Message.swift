package import LocalServer
package import Process

extension LocalServer.Failure: ErrorWithMessage {
  package var message: ErrorMessage { message(otherwise: nil) }

  /// The message for a command.
  ///
  /// - Parameter otherwise: how the command, or another one, does without a server; a clause for the end of a sentence.
  package func message(otherwise: String?) -> ErrorMessage {
    switch self {
    case .notInstalled(let package):
      ErrorMessage(
        "a page in the browser needs Debian's package \(package)"
          + (otherwise.map { "; \($0)" } ?? ""), .missingInput)
    case .cannotListen(let port, let reason):
      ErrorMessage("cannot listen on 127.0.0.1:\(port): \(reason)", .cannotCreate)
    }
  }
}

/// The server of a command's page cannot start.
package struct NoServer: ErrorWithMessage {
  package let message: ErrorMessage

  package init(_ failure: LocalServer.Failure, otherwise: String) {
    message = failure.message(otherwise: otherwise)
  }
}
