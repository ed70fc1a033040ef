import ScreenFormat

/// What came of a run.
public struct Report: Sendable, Hashable {
  /// The name of the file that other commands read.
  public static let fileName = "report.json"
  /// The name of the page.
  public static let pageName = "index.html"
  static let picturesFolder = "pictures"

  /// In the order of their names.
  public var results: [CaseResult]
  /// Goldens that belong to no picture.
  public var stale: [String]
  /// Which share of the pictures it is, as `K/N`.
  public var shard: String?

  /// With all its values.
  public init(results: [CaseResult], stale: [String] = [], shard: String? = nil) {
    self.results = results
    self.stale = stale
    self.shard = shard
  }

  /// How many results have a status.
  public func count(_ status: CaseResult.Status) -> Int {
    results.count { $0.status == status }
  }

  /// Those that did not pass.
  public var failures: [CaseResult] { results.filter { $0.status != .passed } }

  /// What an id is called among files: parts that would lead out of a folder are taken out.
  static func fileName(of id: String) -> String {
    let parts = id.split(separator: "/").map { $0 == ".." || $0 == "." ? "_" : String($0) }
    return parts.joined(separator: "/")
  }

  /// The shards that have no report here, of as many as the reports' own shards speak of.
  static func missingShards(among reports: [Report]) -> [Shard] {
    let there = Set(reports.compactMap(\.shard).compactMap(Shard.init))
    return Set(there.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard("\($0)/\(count)") }.filter { !there.contains($0) }
    }
  }

  /// Several shards as one run, each picture once.
  public static func merge(_ reports: [Report]) -> Report {
    var seen: Set<String> = []
    let results = reports.flatMap(\.results).filter { seen.insert($0.id).inserted }
    // A file is stale only if every run says so: a shard knows the screens of all.
    let stale = reports.dropFirst().reduce(Set(reports.first?.stale ?? [])) {
      $0.intersection($1.stale)
    }
    return Report(results: results.sorted { $0.id < $1.id }, stale: stale.sorted())
  }
}
