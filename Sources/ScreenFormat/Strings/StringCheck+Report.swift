import ObjectModel

extension StringCheck.Finding {
  /// The finding as a line: `FILE:LINE:COLUMN: warning: de: "key" of Localizable: no text`.
  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, file: place.file,
      position: SourcePosition(line: place.line, column: place.column), documentPath: "",
      message: kind == .language
        ? "\(language): \(message)"
        : "\(language): \(Quotation.double(key)) of \(Quotation.escaped(table)): \(message)")
  }

  private var written: DocumentValue {
    .object([
      ("kind", .string(kind.rawValue)), ("language", .string(language)),
      ("table", .string(table)), ("key", .string(key)), ("message", .string(message)),
      ("file", .string(place.file)), ("line", .number(Double(place.line))),
      ("column", .number(Double(place.column))),
    ])
  }

  /// Findings as JSON, `{"findings": […]}`, with a line for each.
  package static func json(_ findings: [StringCheck.Finding]) -> String {
    guard !findings.isEmpty else { return "{\"findings\": []}\n" }
    return "{\"findings\": [\n" + findings.map { "  \($0.written.json)" }.joined(separator: ",\n")
      + "\n]}\n"
  }

  /// The number of findings of each kind, by language: a line for each.
  package static func summary(_ findings: [StringCheck.Finding]) -> [String] {
    var languages: [String] = []
    for finding in findings where languages.last != finding.language {
      languages.append(finding.language)
    }
    return languages.map { language in
      let own = findings.filter { $0.language == language }
      let counts = [StringCheck.Finding.Kind.language, .missing, .unused, .arguments, .forms]
        .compactMap {
          kind -> String? in
          let count = own.count { $0.kind == kind }
          guard count > 0 else { return nil }
          return switch kind {
          case .language: "no texts"
          case .missing: "\(count) missing"
          case .unused: "\(count) unused"
          case .arguments: "\(count) with other arguments"
          case .forms: "\(count) with other forms"
          }
        }
      return "\(language): \(counts.joined(separator: ", "))"
    }
  }
}
