/// The exit status of `mockup`. If several apply, the highest counts.
package enum ExitStatus: Int32, Comparable, Sendable, CaseIterable {
  /// Success.
  case done = 0
  /// Images differ, or a check failed.
  case checkFailed = 1
  /// The command line is wrong.
  case wrongUsage = 64
  /// A document is invalid.
  case invalidDocument = 65
  /// An input is missing or cannot be read.
  case missingInput = 66
  /// A bug in mockup itself.
  case internalError = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Writing an output failed.
  case writeFailed = 74
  /// The reader of the output has closed it; shells report this status for SIGPIPE.
  case readerGone = 141

  package static func < (lhs: ExitStatus, rhs: ExitStatus) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
