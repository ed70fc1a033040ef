import FileSystem
import Golden
import Loading
import LocalServer
import PNG
import ScreenFormat
import ThemeCode

/// The message and exit status for an error. All errors are turned into text here.
struct ErrorMessage: Equatable {
  /// The lines for standard error.
  var lines: [String]
  /// The exit status.
  var status: ExitStatus

  /// Creates the message for an error. Unknown errors are reported as bugs.
  init(_ error: any Error) {
    switch error {
    case let error as InvalidDocuments:
      lines = error.diagnostics.sorted().map(\.description)
      status = error.diagnostics.status
    case let error as UnknownCommand:
      lines = [Self.line(Self.sentence(error))]
      status = .wrongUsage
    case let error as NotFound:
      lines = [Self.line(error.sentence)]
      status = .wrongUsage
    case let error as InputError:
      lines = [Self.line("\(error)")]
      status = .missingInput
    case let error as UnreadableAssets:
      lines = [Self.line("cannot read '\(error.path)': \(error.error.reason)")]
      status = .missingInput
    case OutputError.writeFailed(_, SystemError.readerGone):
      // The reader has closed the pipe, and needs no message.
      lines = []
      status = .readerGone
    case let error as OutputError:
      lines = [Self.line("\(error)")]
      status = Self.status(error)
    case let error as NoScreens:
      let names = ScreenFile.endings.map { "NAME\($0)" }.joined(separator: ", ")
      let places = error.paths.map(Quotation.single).joined(separator: ", ")
      lines = [Self.line("there are no screens in \(places): files called \(names)")]
      status = .missingInput
    case let error as NothingSelected:
      lines = [Self.line(Self.sentence(error))]
      status = if case .filters = error { .wrongUsage } else { .missingInput }
    case let error as ProjectExists:
      lines = [Self.line("'\(error.path)' is there already: nothing was written")]
      status = .cannotCreate
    case let error as LaunchImageExists:
      lines = [
        Self.line(
          "'\(error.path)' is there already: nothing was written; --force replaces pictures")
      ]
      status = .cannotCreate
    case let error as PageTooLarge:
      lines = [
        Self.line(
          "the page would have more than \(ByteCount.text(error.limit)), so nothing was written: "
            + "--pixels 1 makes it smaller, --max-size allows more")
      ]
      status = .cannotCreate
    case ReportError.notAReport(let path):
      lines = [Self.line("'\(path)' is no report of 'mockup test'")]
      status = .missingInput
    case ReportError.link(let path):
      lines = [
        Self.line("'\(path)' is reached through a symbolic link, which a report has none of")
      ]
      status = .cannotCreate
    case ReportError.otherVersion(let path, let found, let expected):
      lines = [
        Self.line(
          "'\(path)' has version \(found) of the format of reports, and this program reads \(expected)"
        )
      ]
      status = .invalidDocument
    case ReportError.otherRun(let folder, let first, let reason):
      lines = [
        Self.line(
          "the report in '\(folder)' is of \(reason) than that in '\(first)': nothing was merged")
      ]
      status = .invalidDocument
    case ReportError.twice(let folder, let id):
      lines = [
        Self.line("the report in '\(folder)' has '\(id)', which belongs to another shard's report")
      ]
      status = .invalidDocument
    case let error as ReportMerge.NothingToMerge:
      lines = error.problems.flatMap(Self.lines)
      status = .missingInput
    case let error as AcceptanceError:
      lines = [Self.line(Self.sentence(error))]
      status = error.isOutside ? .cannotCreate : .wrongUsage
    case LocalServer.Failure.notInstalled(let package):
      lines = [
        Self.line(
          "reviewing in the browser needs Debian's package \(package); --list, --accept and "
            + "--accept-all do without")
      ]
      status = .missingInput
    case LocalServer.Failure.cannotListen(let port, let reason):
      lines = [Self.line("cannot listen on 127.0.0.1:\(port): \(reason)")]
      status = .cannotCreate
    case SwiftReaderFailure.notBuilt:
      lines = [
        Self.line(
          "reading Swift needs the program mockup-swift-import beside mockup; "
            + "'make swift-import' builds it")
      ]
      status = .missingInput
    case SwiftReaderFailure.otherVersion(let version):
      let (newer, older) =
        version < SwiftUnits.version
        ? ("mockup", "mockup-swift-import") : ("mockup-swift-import", "mockup")
      let target = older == "mockup" ? "make" : "make swift-import"
      lines = [
        Self.line(
          "mockup-swift-import prints version \(version) of the form of Swift code, and this mockup "
            + "reads version \(SwiftUnits.version): \(older) is older than \(newer); '\(target)' builds it anew"
        )
      ]
      status = .missingInput
    case SwiftReaderFailure.failed(let reason):
      lines = [Self.line("mockup-swift-import \(reason)")]
      status = .missingInput
    case let error as ImageFile.Failure:
      lines = [Self.line("cannot read '\(error.path)': \(error.reason.reason)")]
      status = .missingInput
    default:
      lines = [Self.line("internal error, please report it: \(error)")]
      status = .internalError
    }
  }

  /// The lines for a report that cannot be merged.
  static func lines(_ problem: ReportMerge.Problem) -> [String] {
    guard let error = problem.error else {
      return [line("the report in '\(problem.folder)' lacks pictures of its shard")]
    }
    var lines = ErrorMessage(error).lines
    if problem.more > 0 {
      let files = problem.more == 1 ? "1 more file" : "\(problem.more) more files"
      lines.append(line("\(files) of the report in '\(problem.folder)' cannot be used, either"))
    }
    return lines
  }

  private static func sentence(_ error: UnknownCommand) -> String {
    NearestName.unknown("command", error.name, among: error.known)
      + " ('mockup --help' lists them all)"
  }

  private static func sentence(_ error: NothingSelected) -> String {
    switch error {
    case .filters(let texts):
      let names = texts.map(Quotation.single).joined(separator: " or ")
      return "no picture's name contains \(names); --list prints them"
    case .options(let screen, let choices):
      let what = screen.map { " of \($0)" } ?? ""
      guard !choices.isEmpty else {
        return "these options select no picture\(what); --list without them prints what there is"
      }
      let known = choices.map { choice in
        "\(choice.axis) \(choice.known.joined(separator: ", ")), "
          + "not \(choice.asked.joined(separator: ", "))"
      }
      return "these options select no picture\(what): there are the "
        + known.joined(separator: ", and the ")
    }
  }

  private static func sentence(_ error: AcceptanceError) -> String {
    switch error {
    case .noFailure(let id, let nearest):
      "'\(id)' did not fail in this report" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .nothingDrawn(let id): "'\(id)' was not drawn, so that there is nothing to accept"
    case .outside(let path): "'\(path)' is no golden below the working folder: nothing was written"
    }
  }

  private static func line(_ sentence: String) -> String {
    "mockup: error: \(sentence)"
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
  var status: ExitStatus {
    guard hasErrors else { return .done }
    let isInputMissing = found.contains { $0.severity == .error && $0.isUnusableInput }
    return isInputMissing ? .missingInput : .invalidDocument
  }
}

extension AcceptanceError {
  /// Whether the error is about a path outside the project.
  fileprivate var isOutside: Bool {
    if case .outside = self { true } else { false }
  }
}
