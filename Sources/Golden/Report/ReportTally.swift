package import ScreenFormat

/// How many results of a report there are of each kind.
public struct ReportTally: Sendable, Hashable {
  private var counts: [CaseResult.Status: Int] = [:]
  /// The number of goldens that were written.
  public private(set) var recorded = 0
  /// The number of pictures that were not drawn again.
  public private(set) var cached = 0
  /// The number of results.
  public private(set) var total = 0
  /// What is cut or in the way, by language.
  package private(set) var languages = LanguageTable()
  /// The fonts of the machine that were used, and the number of pictures that depend on them.
  package private(set) var machineFonts: Set<String> = []
  package private(set) var machineDependent = 0

  /// Creates a tally of no results.
  public init() {}

  /// Counts a result.
  public mutating func add(_ result: CaseResult) {
    counts[result.status, default: 0] += 1
    recorded += result.recorded.count
    cached += result.isCached ? 1 : 0
    total += 1
    if let fonts = result.fact(CaseResult.Fact.machineFonts) {
      machineFonts.insert(fonts)
      machineDependent += 1
    }
    guard let language = result.fact(CaseResult.Fact.locale) else { return }
    languages.add(screen: result.screen, language: language)
    for misfit in result.misfits {
      languages.add(
        rule: misfit.rule, object: misfit.path, message: misfit.line, screen: result.screen,
        language: language)
    }
  }

  /// Counts the results of another report, too.
  public mutating func add(_ other: ReportTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    recorded += other.recorded
    cached += other.cached
    total += other.total
    languages.add(other.languages)
    machineFonts.formUnion(other.machineFonts)
    machineDependent += other.machineDependent
  }

  /// The number of results with a status.
  public func count(_ status: CaseResult.Status) -> Int { counts[status] ?? 0 }

  /// The number of results that did not pass.
  public var failures: Int { total - count(.passed) }
}
