import ScreenFormat

/// The results of a test run.
public struct Report: Sendable, Hashable {
  /// The name of the JSON file in the report's folder, which other commands read.
  public static let fileName = "report.json"
  /// The name of the HTML page in the report's folder.
  public static let pageName = "index.html"

  /// The results, in the order of their ids.
  public var results: [CaseResult]
  /// The paths of golden files that no picture uses.
  public var stale: [String]
  /// The shard that was tested, as `K/N`.
  public var shard: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - results: The results, in the order of their ids.
  ///   - stale: The paths of golden files that no picture uses.
  ///   - shard: The shard that was tested, as `K/N`; nil for all pictures.
  public init(results: [CaseResult], stale: [String] = [], shard: String? = nil) {
    self.results = results
    self.stale = stale
    self.shard = shard
  }

  /// The number of results with a status.
  public func count(_ status: CaseResult.Status) -> Int {
    results.count { $0.status == status }
  }

  /// The results that did not pass.
  public var failures: [CaseResult] { results.filter { $0.status != .passed } }

  /// The shards that have no report among `reports`, whose shards tell how many there are.
  static func missingShards(among reports: [Report]) -> [Shard] {
    let there = Set(reports.compactMap(\.shard).compactMap(Shard.init))
    return Set(there.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard("\($0)/\(count)") }.filter { !there.contains($0) }
    }
  }

  /// Merges the reports of several shards. A picture in several of them counts once.
  public static func merge(_ reports: [Report]) -> Report {
    var seen: Set<String> = []
    let results = reports.flatMap(\.results).filter { seen.insert($0.id).inserted }
    // Every shard knows all screens, so a file is stale only if all reports list it.
    let stale = reports.dropFirst().reduce(Set(reports.first?.stale ?? [])) {
      $0.intersection($1.stale)
    }
    return Report(results: results.sorted { $0.id < $1.id }, stale: stale.sorted())
  }
}
