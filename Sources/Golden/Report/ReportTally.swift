/// How many results of a report there are of each kind.
public struct ReportTally: Sendable, Hashable {
  private var counts: [CaseResult.Status: Int] = [:]
  /// The number of goldens that were written.
  public private(set) var recorded = 0
  /// The number of pictures that were not drawn again.
  public private(set) var cached = 0
  /// The number of results.
  public private(set) var total = 0

  /// Creates a tally of no results.
  public init() {}

  /// Counts a result.
  public mutating func add(_ result: CaseResult) {
    counts[result.status, default: 0] += 1
    recorded += result.recorded.count
    cached += result.isCached ? 1 : 0
    total += 1
  }

  /// Counts the results of another report, too.
  public mutating func add(_ other: ReportTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    recorded += other.recorded
    cached += other.cached
    total += other.total
  }

  /// The number of results with a status.
  public func count(_ status: CaseResult.Status) -> Int { counts[status] ?? 0 }

  /// The number of results that did not pass.
  public var failures: Int { total - count(.passed) }
}
