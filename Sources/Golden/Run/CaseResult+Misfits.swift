import Controls
import ObjectModel
import ScreenFormat

extension CaseResult.Fact {
  /// The name of the fact that tells the language.
  static let locale = "locale"
  /// The name of the fact that tells which fonts of the machine were used: the picture is the same only with these.
  static let machineFonts = "machineFonts"
}

extension CaseResult {
  /// The value of a fact; nil without one.
  func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }
}

extension CaseResult.Misfit {
  init(_ finding: AuditFinding) {
    rule = finding.rule.rawValue
    message = finding.message
    path = finding.path
    place = finding.place.map { "\($0.file):\($0.line):\($0.column)" }
  }

  /// The misfit as a line: `FILE:LINE:COLUMN: TEXT [RULE] (at PATH)`.
  var line: String { "\(place.map { "\($0): " } ?? "")\(message) [\(rule)] (at \(path))" }

  var syntax: DocumentValue {
    .object([
      ("rule", .string(rule)), ("message", .string(message)), ("path", .string(path)),
      ("place", place.map(DocumentValue.string) ?? .null),
    ])
  }

  init?(_ node: DocumentNode) {
    guard let object = node.object, let rule = object["rule"]?.string,
      let message = object["message"]?.string, let path = object["path"]?.string
    else { return nil }
    self.init(rule: rule, message: message, path: path, place: object["place"]?.string)
  }
}
