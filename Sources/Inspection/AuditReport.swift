package import Controls
import ObjectModel
package import ScreenFormat
import XML

/// The findings of several pictures as files for other programs.
package struct AuditReport {
  /// A picture that was looked at.
  package struct Picture {
    /// The name, with the variant.
    package var name: String
    /// The path of the screen, as the user named it.
    package var screen: String
    /// The language that was asked for; nil for the document's.
    package var locale: String?
    package var findings: [AuditFinding]

    package init(
      name: String, screen: String, locale: String? = nil, findings: [AuditFinding]
    ) {
      self.name = name
      self.screen = screen
      self.locale = locale
      self.findings = findings
    }
  }

  let pictures: [Picture]
  private let severity: Diagnostic.Severity

  /// - Parameter severity: `error` where findings make a check fail.
  package init(_ pictures: [Picture], severity: Diagnostic.Severity) {
    self.pictures = pictures
    self.severity = severity
  }

  // MARK: SARIF

  /// SARIF 2.1.0 (OASIS), with a line for each result. Findings that several pictures share are one result, which
  /// names them.
  package var sarif: String {
    let rules = AuditRule.allCases
    var order: [AuditFinding] = []
    var names: [AuditFinding: [String]] = [:]
    for picture in pictures {
      for finding in picture.findings {
        if names[finding] == nil { order.append(finding) }
        names[finding, default: []].append(picture.name)
      }
    }
    let results = order.map { finding in
      "    " + result(finding, rules.firstIndex(of: finding.rule) ?? 0, names[finding] ?? []).json
    }
    let driver = DocumentValue.object([
      ("name", .string("mockup")), ("rules", .array(rules.map(Self.rule))),
    ])
    let list = results.isEmpty ? "[]" : "[\n\(results.joined(separator: ",\n"))\n  ]"
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
        "tool": \(DocumentValue.object([("driver", driver)]).json),
        "columnKind": "unicodeCodePoints",
        "results": \(list)
      }]}

      """
  }

  private static func text(_ text: String) -> DocumentValue { .object([("text", .string(text))]) }

  private static func rule(_ rule: AuditRule) -> DocumentValue {
    .object([
      ("id", .string(rule.rawValue)), ("shortDescription", text(rule.summary)),
      ("fullDescription", text("\(rule.summary) (\(rule.source))")),
      ("helpUri", .string(rule.help)),
    ])
  }

  private func result(_ finding: AuditFinding, _ index: Int, _ names: [String]) -> DocumentValue {
    var location: [(String, DocumentValue)] = []
    if let place = finding.place {
      location.append(
        (
          "physicalLocation",
          .object([
            ("artifactLocation", .object([("uri", .string(Self.reference(place.file)))])),
            (
              "region",
              .object([
                ("startLine", .number(Double(place.line))),
                ("startColumn", .number(Double(place.column))),
              ])
            ),
          ])
        ))
    }
    location.append(
      (
        "logicalLocations",
        .array([
          .object([("fullyQualifiedName", .string(finding.path)), ("kind", .string("object"))])
        ])
      ))
    let told: Set = ["rule", "message", "path", "place", "source", "help"]
    let measured = AuditPrinter.members(finding).filter { !told.contains($0.0) }
    return .object([
      ("ruleId", .string(finding.rule.rawValue)), ("ruleIndex", .number(Double(index))),
      ("level", .string(severity.rawValue)), ("message", Self.text(finding.message)),
      ("locations", .array([.object(location)])),
      ("properties", .object(measured + [("pictures", .strings(names))])),
    ])
  }

  /// A path as a reference of RFC 3986.
  static func reference(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@+,=".utf8)
    let digits = Array("0123456789ABCDEF")
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }

  // MARK: JUnit

  /// JUnit XML with a test for each picture, which fails if it has findings.
  package var junit: String {
    let failures = pictures.count { !$0.findings.isEmpty }
    let counts = "tests=\"\(pictures.count)\" failures=\"\(failures)\" errors=\"0\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"mockup\" \(counts)>\n  <testsuite name=\"audit\" \(counts)>\n"
    for picture in pictures {
      text += "    <testcase name=\"\(XMLText.escaped(picture.name))\" classname=\"audit\" "
      text += "file=\"\(XMLText.escaped(picture.screen))\""
      guard !picture.findings.isEmpty else {
        text += "/>\n"
        continue
      }
      let lines = picture.findings.map { AuditPrinter.line($0, severity: severity) }
      let count = Wording.count(lines.count, "finding")
      text += ">\n      <failure type=\"audit\" message=\"\(count)\">"
      text += XMLText.escaped(lines.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}
