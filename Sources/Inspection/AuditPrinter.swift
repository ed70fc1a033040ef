package import Controls
import ObjectModel
import Raster
package import ScreenFormat

/// Prints the findings of an audit.
package enum AuditPrinter {
  /// `{"findings": […]}`, with a line for each finding.
  package static func json(_ findings: [AuditFinding]) -> String {
    let lines = findings.map { "  \(written($0).json)" }
    return lines.isEmpty
      ? "{\"findings\": []}\n" : "{\"findings\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// A finding as an object: numbers as they were measured, to six decimals.
  package static func written(_ finding: AuditFinding) -> DocumentValue {
    .object(members(finding))
  }

  static func members(_ finding: AuditFinding) -> [(String, DocumentValue)] {
    func number(_ value: Double?) -> DocumentValue {
      value.map { .number(($0 * 1e6).rounded() / 1e6) } ?? .null
    }
    var members: [(String, DocumentValue)] = [
      ("rule", .string(finding.rule.rawValue)), ("message", .string(finding.message)),
      ("id", finding.id.map(DocumentValue.string) ?? .null),
      ("class", .string(finding.className)), ("path", .string(finding.path)),
      ("place", finding.place.map(ExplanationPrinter.written) ?? .null),
      ("frame", DocumentPrinter.frame(finding.frame)),
      ("value", number(finding.value)), ("threshold", number(finding.threshold)),
      ("unit", .string(finding.rule.unit.rawValue)),
    ]
    if let colors = finding.colors {
      members += [
        ("foreground", .string(colors.foreground.hex)),
        ("background", .string(colors.background.hex)),
        ("lightnessContrast", number(colors.lightnessContrast)),
      ]
    }
    members += [("source", .string(finding.rule.source)), ("help", .string(finding.rule.help))]
    return members
  }

  /// A line for the terminal: `FILE:LINE:COLUMN: warning: TEXT [RULE] (at PATH)`.
  ///
  /// - Parameter severity: `error` where findings make a check fail.
  package static func line(_ finding: AuditFinding, severity: Diagnostic.Severity) -> String {
    let place =
      finding.place.map { "\(Quotation.escaped($0.file)):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(severity.rawValue): \(finding.message) [\(finding.rule.rawValue)] "
      + "(at \(finding.path))"
  }
}
