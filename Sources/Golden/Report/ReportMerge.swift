import FileSystem
import ScreenFormat

/// Merges the reports of shards.
public struct ReportMerge: Sendable {
  /// A report that cannot be used, which does not stop the others from being merged.
  public struct Problem: Sendable {
    /// The folder of the report.
    public var folder: String
    /// The error that reading it threw; nil for a report that lacks pictures of its shard.
    public var error: (any Error)?
  }

  /// The merged report.
  public private(set) var report = Report(results: [])
  /// The reports that cannot be used.
  public private(set) var problems: [Problem] = []
  /// The shards that have no usable report.
  public private(set) var missing: [Shard] = []
  /// The folder of each report that is used.
  private var sources: [(folder: String, report: Report)] = []

  /// Reads and merges reports.
  ///
  /// Of several reports of one shard the one that ended last counts, in whatever order they are named;
  /// of two that ended at once, the one with more failures.
  ///
  /// - Parameter folders: The folders of the reports.
  /// - Throws: ``ReportError`` for reports of different runs or of another version of the format, and
  ///   the error of the first report if none can be read.
  public init(_ folders: [String]) throws {
    var latest: [Shard: (folder: String, report: Report)] = [:]
    var first: (folder: String, stamp: RunStamp)?
    for folder in folders {
      let report: Report
      do {
        report = try ReportFolder.read(folder)
      } catch let error as ReportError {
        guard case .notAReport = error else { throw error }
        problems.append(Problem(folder: folder, error: error))
        continue
      } catch {
        problems.append(Problem(folder: folder, error: error))
        continue
      }
      guard let stamp = report.stamp, let shard = Self.shard(of: report) else {
        let path = FilePath.join(folder, Report.fileName)
        problems.append(Problem(folder: folder, error: ReportError.notAReport(path: path)))
        continue
      }
      if let first, let reason = stamp.difference(from: first.stamp) {
        throw ReportError.otherRun(folder: folder, first: first.folder, reason: reason)
      }
      first = first ?? (folder, stamp)
      guard report.results.count == stamp.share else {
        problems.append(Problem(folder: folder, error: nil))
        continue
      }
      if let other = latest[shard], !Self.isLater(report, than: other.report) { continue }
      latest[shard] = (folder, report)
    }
    guard first != nil else { throw problems[0].error ?? ReportError.notAReport(path: folders[0]) }
    sources = latest.sorted { $0.key.index < $1.key.index }.map(\.value)
    let count = latest.keys.first?.count ?? 0
    if count > 0 {
      missing = (1...count).compactMap { Shard(index: $0, count: count) }.filter {
        latest[$0] == nil
      }
    }
    merge()
  }

  /// The shard of a report; 1/1 for one of all pictures.
  private static func shard(of report: Report) -> Shard? {
    report.shard.map { Shard($0) } ?? Shard(index: 1, count: 1)
  }

  private static func isLater(_ report: Report, than other: Report) -> Bool {
    let times = (report.stamp?.finished ?? 0, other.stamp?.finished ?? 0)
    return times.0 == times.1
      ? report.failures.count > other.failures.count : times.0 > times.1
  }

  private mutating func merge() {
    var seen: Set<String> = []
    let results = sources.flatMap(\.report.results).filter { seen.insert($0.id).inserted }
    // Every shard knows all screens, so a file is stale only if all reports list it. Their folders may
    // have different places.
    func below(_ path: String, _ report: Report) -> String {
      let folder = report.stamp?.folder ?? ""
      return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }
    let stale = sources.dropFirst().reduce(sources.first?.report.stale ?? []) { stale, other in
      let known = Set(other.report.stale.map { below($0, other.report) })
      return stale.filter { path in
        sources.first.map { known.contains(below(path, $0.report)) } ?? false
      }
    }
    report = Report(
      results: results.sorted { Report.isOrdered($0.id, $1.id) }, stale: stale)
    report.stamp = sources.first?.report.stamp
    report.stamp?.share = results.count
    report.stamp?.finished = sources.compactMap(\.report.stamp?.finished).max() ?? 0
  }

  /// Writes the merged report, with the pictures of failures.
  ///
  /// - Parameter folder: The folder to write.
  /// - Throws: `OutputError`, or `InputError` for a picture that cannot be read.
  public func write(to folder: String) throws {
    try ReportFolder.prepare(folder)
    for source in sources {
      for result in source.report.failures {
        for name in result.pictures?.names ?? [] where ReportFolder.isOwn(name) {
          let path = FilePath.join(source.folder, name)
          guard !Folder.hasLink(name, in: source.folder) else {
            throw ReportError.link(path: path)
          }
          try OutputFile.write(
            try InputFile.read(path, waitsForOthers: false), to: name, inside: folder)
        }
      }
    }
    try ReportFolder.write(report, to: folder)
  }
}
