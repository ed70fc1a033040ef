import ArgumentParser
import Controls
import FileSystem
import Inspection
import Process
import ScreenFormat

/// The options of `render` for audits.
struct AuditOptions: ParsableArguments, Sendable {
  @Flag(
    help: "Look for what is hard to read or to use: contrasts, sizes of targets, cut text, labels.")
  var audit = false

  @Option(
    name: .customLong("audit-ignore"), help: "A rule of --audit to leave out.",
    completion: .values(of: AuditRule.self), transform: choice)
  var ignored: [AuditRule] = []

  @Option(help: "The file for the findings as SARIF 2.1.0.", completion: .file())
  var sarif: String?

  @Option(help: "The file for the findings as JUnit XML.", completion: .file())
  var junit: String?

  func validate() throws {
    guard audit || ignored.isEmpty && sarif == nil && junit == nil else {
      throw ValidationError("--audit-ignore, --sarif and --junit go with --audit.")
    }
    guard sarif == nil || sarif != junit, sarif != OutputFile.standardOutput,
      junit != OutputFile.standardOutput
    else { throw ValidationError("--sarif and --junit are files of their own.") }
  }

  /// The findings that count.
  func counting(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.filter { !ignored.contains($0.rule) }
  }
}

extension AuditOptions {
  /// Prints the findings of all pictures and writes the files that are asked for.
  ///
  /// - Parameters:
  ///   - pictures: The pictures that were drawn: their names, their screens and their findings.
  ///   - strict: Whether findings are errors.
  /// - Returns: `checkFailed` if findings are errors.
  /// - Throws: `OutputError`.
  func report(_ pictures: [AuditReport.Picture], strict: Bool) throws -> ExitStatus {
    guard !pictures.isEmpty else { return .done }
    let severity: Diagnostic.Severity = strict ? .error : .warning
    let report = AuditReport(pictures, severity: severity)
    if let sarif { try OutputFile.write(Array(report.sarif.utf8), to: sarif, waitsForOthers: true) }
    if let junit { try OutputFile.write(Array(report.junit.utf8), to: junit, waitsForOthers: true) }
    // Variants of a screen mostly have the same findings.
    var told: Set<String> = []
    let lines = pictures.flatMap(\.findings).map { AuditPrinter.line($0, severity: severity) }
      .filter { told.insert($0).inserted }
    try StandardStreams.print(
      lines: lines + [Self.summary(lines.count, of: pictures.count)] + report.languageTable)
    return strict && !lines.isEmpty ? .checkFailed : .done
  }

  private static func summary(_ findings: Int, of pictures: Int) -> String {
    let of = pictures == 1 ? "" : " in \(pictures) pictures"
    return findings == 0 ? "no findings\(of)" : "\(Wording.count(findings, "finding"))\(of)"
  }
}
