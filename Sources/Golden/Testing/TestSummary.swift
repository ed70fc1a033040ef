import ScreenFormat

/// The last lines of the output of a run.
package struct TestSummary {
  private let tally: ReportTally
  private let stale: [String]
  private let record: RecordMode
  private let folder: String?

  /// The most lines about what is cut in some language.
  private static let detailLimit = 12

  package init(_ tally: ReportTally, stale: [String], record: RecordMode, report folder: String?) {
    self.tally = tally
    self.stale = stale
    self.record = record
    self.folder = folder
  }

  package var lines: [String] {
    var lines: [String] = []
    var table = tally.languages
    table.sort()
    lines += table.lines(isWhole: false).map(TerminalText.line)
    lines += table.details(limit: Self.detailLimit).map(TerminalText.line)
    if tally.machineDependent > 0 {
      let fonts = Set(tally.machineFonts.flatMap { $0.split(separator: " ") }).sorted()
      lines.append(
        TerminalText.line(
          "\(Wording.count(tally.machineDependent, "picture", does: "depend")) on fonts of this machine: "
            + fonts.joined(separator: ", ")))
    }
    for path in stale { lines.append("stale: \(path) belongs to no picture") }
    if !stale.isEmpty {
      lines.append("'mockup test --prune' takes away goldens that belong to no picture.")
    }
    let recorded = tally.recorded
    if recorded > 0 {
      lines.append("Look at what was recorded: the next run compares with it.")
    } else if tally.count(.missing) > 0, record == .none {
      lines.append("'--record missing' writes goldens that are missing.")
    }
    if tally.count(.changed) > 0, recorded == 0 {
      lines.append(
        "'--record changed' writes them anew"
          + (folder.map { ", or 'mockup review \($0)' one by one." } ?? "."))
    }
    if let folder, tally.failures > 0 {
      lines.append("The report is \(folder)/\(Report.pageName).")
    }
    let counts = CaseResult.Status.allCases.compactMap { status in
      let count = tally.count(status)
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let extra =
      recorded > 0 ? ", \(Wording.count(recorded, "file")) recorded" : ""
    let cached = tally.cached
    let known = cached > 0 ? ", \(cached) of them from the cache" : ""
    let total = tally.total
    let what = counts.isEmpty ? "nothing to test" : counts.joined(separator: ", ")
    lines.append("\(Wording.count(total, "picture")): \(what)\(known)\(extra)")
    return lines
  }
}
