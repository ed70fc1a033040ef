import Controls
import Process
import ScreenFormat
import ThemeCode

/// What `import` says of the code that it has read.
struct ImportOutput {
  /// All findings.
  private(set) var diagnostics = Diagnostics()
  private let report: ImportReport
  private let sources: ImportSources
  private let text: String
  private let isInvalid: Bool
  private let isStrict: Bool

  /// The greatest number of findings that are listed, and of names in a line of the summary.
  private static let lines = 20
  private static let names = 3

  init(_ result: ThemeImport.Result, _ sources: ImportSources, isStrict: Bool) {
    report = result.report
    text = result.text
    isInvalid = !result.errors.isEmpty
    self.sources = sources
    self.isStrict = isStrict
    for file in sources.files { diagnostics.register(file: file) }
    for finding in sources.findings + result.report.findings + result.errors {
      diagnostics.add(graded(finding))
    }
  }

  private func graded(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    if isStrict { finding.severity = .error }
    return finding
  }

  private func name(_ file: String) -> String { sources.names[file] ?? file }

  /// `a, b, c and 2 more`.
  private static func list(_ items: [String]) -> String {
    items.prefix(names).joined(separator: ", ")
      + (items.count > names ? " and \(items.count - names) more" : "")
  }

  /// Where the theme was found, with what it begins, and the counts of statements by their ends.
  var summary: [String] {
    var lines: [String] = []
    if isInvalid { lines.append("The theme would not be valid, so nothing is written.") }
    let files = report.files.map {
      "\(Quotation.escaped(name($0.file))) (\($0.statements))"
    }
    if files.isEmpty {
      lines.append("Nothing here that runs sets a theme.")
    } else {
      lines.append("Found in \(Self.list(files)).")
    }
    if !report.beginnings.isEmpty {
      let uncalled = Self.list(report.uncalled.map(Quotation.escaped))
      lines.append(
        "Begins with \(Self.list(report.beginnings.map(Quotation.escaped)))."
          + (uncalled.isEmpty ? "" : " Nothing here was seen to call \(uncalled)."))
    }
    if !report.otherTargets.isEmpty {
      lines.append(
        "Other applications are left out: \(Self.list(report.otherTargets.map(Quotation.escaped)))."
      )
    }
    if !sources.skipped.isEmpty {
      lines.append(
        "Not searched: \(Self.list(sources.skipped.map(Quotation.escaped))); --include takes the name of a folder."
      )
    }
    if sources.interfaces > 0 {
      let files = Wording.count(sources.interfaces, "storyboard or xib", "storyboards and xibs")
      lines.append("Left out: \(files), which become screens with -o FOLDER.")
    }
    return lines + [report.summary]
  }

  /// The findings that count most, as many as are listed without being asked for.
  var urgent: [String] {
    let urgent = sources.findings + report.urgent
    let known = Set(urgent)
    let all =
      urgent.map(graded)
      + diagnostics.sorted().filter { !known.contains($0) && !isGraded($0, known) }
    let shown = all.prefix(Self.lines).map(\.description)
    guard all.count > Self.lines else { return shown }
    return shown + ["… and \(all.count - Self.lines) more, which --verbose lists."]
  }

  private func isGraded(_ finding: Diagnostic, _ known: Set<Diagnostic>) -> Bool {
    var plain = finding
    plain.severity = .warning
    return known.contains(plain)
  }

  /// The whole report, with the theme's text unless that is in a file.
  func json(withTheme: Bool) -> String {
    guard case .object(let object) = report.document(name, positions: ImportAssets.positions) else {
      return ""
    }
    var members = object.members.map { ($0.key, $0.node.value) }
    if withTheme { members.append(("theme", .string(text))) }
    return DocumentValue.object(members).json + "\n"
  }

  /// Prints the functions with which a theme could begin.
  static func list(_ units: [CodeUnit], _ options: ThemeImport.Options) throws {
    let found = Parallel.withDeepStack { ThemeEntry.all(units, options: options) } ?? []
    guard !found.isEmpty else {
      return StandardStreams.report(["Nothing here sets a theme."])
    }
    let lines = found.map { entry in
      let file = options.fileNames[entry.file] ?? entry.file
      return "\(Quotation.escaped(entry.name))  \(Wording.count(entry.statements, "statement"))  "
        + "\(Quotation.escaped(file)):\(entry.position.line)\(entry.isRun ? "  runs" : "")\n"
    }
    try StandardStreams.print(lines.joined())
  }
}
