import ScreenFormat

/// Documents that cannot be used; what is wrong with them was collected.
struct InvalidDocuments: Error {
  /// What was found, with at least one error.
  var diagnostics: Diagnostics
}

/// A folder or catalogue of assets that cannot be read.
struct UnreadableAssets: Error {
  var path: String
  var error: AssetError
}

/// What the user is told about an error, and with what status the program then ends.
///
/// The only place that turns errors into sentences and exit codes.
struct ErrorMessage: Equatable {
  /// The lines for standard error.
  var lines: [String]
  /// The exit status.
  var status: ExitStatus

  /// The message about `error`.
  init(_ error: any Error) {
    switch error {
    case let error as InvalidDocuments:
      lines = error.diagnostics.sorted().map(\.description)
      status = error.diagnostics.status
    case let error as InputError:
      lines = [Self.line(Self.sentence(error))]
      status = .missingInput
    case let error as UnreadableAssets:
      lines = [Self.line("cannot read '\(error.path)': \(error.error.reason)")]
      status = .missingInput
    case let error as OutputError:
      lines = [Self.line(Self.sentence(error))]
      status = Self.status(error)
    default:
      lines = [Self.line("internal error, please report it: \(error)")]
      status = .internalError
    }
  }

  private static func line(_ sentence: String) -> String {
    "mockup: error: \(sentence)"
  }

  private static func sentence(_ error: InputError) -> String {
    switch error {
    case .unreadable(let path, let system):
      "cannot read '\(path)': \(system.reason)"
    case .tooLarge(let path, let limit):
      "cannot read '\(path)': it is larger than \(limit >> 20) MiB"
    }
  }

  private static func sentence(_ error: OutputError) -> String {
    switch error {
    case .cannotCreate(let path, let system):
      "cannot create '\(path)': \(system.reason)"
    case .writeFailed(let path, let system):
      "cannot write '\(outputName(path))': \(system.reason)"
    }
  }

  private static func status(_ error: OutputError) -> ExitStatus {
    switch error {
    case .cannotCreate: .cannotCreate
    case .writeFailed: .writeFailed
    }
  }

  private static func outputName(_ path: String) -> String {
    path == OutputFile.standardOutput ? "<stdout>" : path
  }
}

extension Diagnostics {
  /// The status of a program that found this: 66 counts over 65, being the higher.
  var status: ExitStatus {
    guard hasErrors else { return .done }
    let isInputMissing = found.contains { $0.severity == .error && $0.isUnusableInput }
    return isInputMissing ? .missingInput : .invalidDocument
  }
}
