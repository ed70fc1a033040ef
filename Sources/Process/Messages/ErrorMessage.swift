import FileSystem
package import Syntax

/// An error that tells the user by itself what is wrong.
package protocol ErrorWithMessage: Error {
  /// The lines for standard error, and the exit status.
  var message: ErrorMessage { get }
}

/// The message and exit status for an error. All errors are turned into text here, or by themselves.
package struct ErrorMessage: Equatable, Sendable {
  /// The lines for standard error.
  package var lines: [String]
  /// The exit status.
  package var status: ExitStatus

  /// Creates the message of an error.
  ///
  /// - Parameters:
  ///   - sentence: what is wrong, without a capital or full stop.
  ///   - status: the exit status.
  package init(_ sentence: String, _ status: ExitStatus) {
    lines = ["mockup: error: \(sentence)"]
    self.status = status
  }

  /// Creates a message of lines as they are.
  package init(lines: [String], _ status: ExitStatus) {
    self.lines = lines
    self.status = status
  }

  /// Creates the message for an error. Unknown errors are reported as bugs.
  package init(_ error: any Error) {
    switch error {
    case let error as any ErrorWithMessage: self = error.message
    case let error as InvalidDocuments:
      self.init(
        lines: error.diagnostics.sorted().map(\.description), error.diagnostics.status)
    case let error as InputError: self.init("\(error)", .missingInput)
    case OutputError.writeFailed(_, SystemError.readerGone):
      // The reader has closed the pipe, and needs no message.
      self.init(lines: [], .readerGone)
    case let error as OutputError: self.init("\(error)", Self.status(error))
    default: self.init("internal error, please report it: \(error)", .internalError)
    }
  }

  private static func status(_ error: OutputError) -> ExitStatus {
    switch error {
    case .cannotCreate: .cannotCreate
    case .writeFailed: .writeFailed
    }
  }
}

extension Diagnostics {
  /// The exit status for these diagnostics: 66 if an input is missing, else 65 for errors.
  package var status: ExitStatus {
    guard hasErrors else { return .done }
    let isInputMissing = found.contains { $0.severity == .error && $0.isUnusableInput }
    return isInputMissing ? .missingInput : .invalidDocument
  }
}
