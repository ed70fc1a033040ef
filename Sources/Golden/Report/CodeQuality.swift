import FileSystem
import ScreenFormat

/// Failures as issues of code quality, in the format of Code Climate that GitLab reads.
enum CodeQuality {
  /// A failure as JSON.
  ///
  /// - Parameters:
  ///   - result: The failure.
  ///   - path: The path of its screen, relative to the repository.
  static func issue(_ result: CaseResult, path: String) -> String {
    let lines = result.lines.prefix(4).map { $0.trimmed }.joined(separator: "; ")
    // The same failure of the same picture is one issue in all runs.
    let fingerprint = EntryKey("code quality", [result.id, result.status.rawValue]).digits
    return DocumentValue.object([
      ("description", .string(lines)), ("check_name", .string("mockup/\(result.status.rawValue)")),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(result.status == .broken ? "critical" : "major")),
      (
        "location",
        .object([
          ("path", .string(path)), ("lines", .object([("begin", .number(1))])),
        ])
      ),
    ]).json
  }
}

extension String {
  /// The text without spaces at its beginning.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
