package import Process
import Syntax

extension NothingSelected: ErrorWithMessage {
  package var message: ErrorMessage {
    ErrorMessage(sentence, isFilters ? .wrongUsage : .missingInput)
  }

  private var isFilters: Bool { if case .filters = self { true } else { false } }

  private var sentence: String {
    switch self {
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
}

extension ReportError: ErrorWithMessage {
  package var message: ErrorMessage {
    switch self {
    case .notAReport(let path):
      ErrorMessage("'\(path)' is no report of 'mockup test'", .missingInput)
    case .link(let path):
      ErrorMessage(
        "'\(path)' is reached through a symbolic link, which a report has none of", .cannotCreate)
    case .otherVersion(let path, let found, let expected):
      ErrorMessage(
        "'\(path)' has version \(found) of the format of reports, and this program reads \(expected)",
        .invalidDocument)
    case .otherRun(let folder, let first, let reason):
      ErrorMessage(
        "the report in '\(folder)' is of \(reason) than that in '\(first)': nothing was merged",
        .invalidDocument)
    case .twice(let folder, let id):
      ErrorMessage(
        "the report in '\(folder)' has '\(id)', which belongs to another shard's report",
        .invalidDocument)
    }
  }
}

extension ReportMerge.NothingToMerge: ErrorWithMessage {
  package var message: ErrorMessage {
    ErrorMessage(lines: problems.flatMap(\.lines), .missingInput)
  }
}

extension ReportMerge.Problem {
  /// The lines for a report that cannot be merged.
  package var lines: [String] {
    guard let error else {
      return ErrorMessage("the report in '\(folder)' lacks pictures of its shard", .missingInput)
        .lines
    }
    var lines = ErrorMessage(error).lines
    if more > 0 {
      let files = Wording.count(more, "more file")
      lines +=
        ErrorMessage(
          "\(files) of the report in '\(folder)' cannot be used, either", .missingInput
        ).lines
    }
    return lines
  }
}

extension AcceptanceError: ErrorWithMessage {
  package var message: ErrorMessage {
    switch self {
    case .noFailure(let id, let nearest):
      ErrorMessage(
        "'\(id)' did not fail in this report" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        .wrongUsage)
    case .nothingDrawn(let id):
      ErrorMessage("'\(id)' was not drawn, so that there is nothing to accept", .wrongUsage)
    case .outside(let path):
      ErrorMessage(
        "'\(path)' is no golden below the working folder: nothing was written", .cannotCreate)
    }
  }
}
