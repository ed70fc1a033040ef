import FileSystem
import ScreenFormat

/// Merges the reports of shards. Results are read from the reports as they are needed, and never all kept.
public struct ReportMerge: Sendable {
  /// A report that cannot be used, which does not stop the others from being merged.
  public struct Problem: Sendable {
    /// The folder of the report.
    public var folder: String
    /// The error that reading it threw; nil for a report that lacks pictures of its shard.
    public var error: (any Error)?
    /// How many more of its files cannot be used.
    public var more = 0
  }

  /// None of the reports can be used.
  public struct NothingToMerge: Error, Sendable {
    /// The fault of each of them.
    public var problems: [Problem]
  }

  /// A report that is used.
  private struct Source: Sendable {
    var folder: String
    var stamp: RunStamp
    var tally: ReportTally
  }

  /// The bytes of all reports that are kept at once, and the bytes of each at least.
  private static let room = 16 << 20
  private static let smallestChunk = 1 << 12

  /// The merged report without its results.
  public private(set) var head = Report(results: [])
  /// How many results there are of each kind.
  public private(set) var tally = ReportTally()
  /// The reports that cannot be used.
  public private(set) var problems: [Problem] = []
  /// The shards that have no usable report.
  public private(set) var missing: [Shard] = []
  private var sources: [Source] = []

  /// Reads and checks reports.
  ///
  /// Among several reports of one shard the one that ended last counts, in whatever order they are named;
  /// of two that ended at once, the one with more failures.
  ///
  /// - Parameter folders: The folders of the reports.
  /// - Throws: ``ReportError`` for reports of different runs or of another version of the format, and
  ///   ``NothingToMerge`` if none can be read.
  public init(_ folders: [String]) throws {
    var latest: [Shard: Source] = [:]
    var first: (folder: String, stamp: RunStamp)?
    for folder in folders {
      do {
        let (source, shard) = try Self.check(folder)
        if let first, let reason = source.stamp.difference(from: first.stamp) {
          throw ReportError.otherRun(folder: folder, first: first.folder, reason: reason)
        }
        first = first ?? (folder, source.stamp)
        guard source.tally.total == source.stamp.share else {
          problems.append(Problem(folder: folder, error: nil))
          continue
        }
        if let other = latest[shard], !Self.isLater(source, than: other) { continue }
        latest[shard] = source
      } catch let error as ReportError {
        guard case .notAReport = error else { throw error }
        problems.append(Problem(folder: folder, error: error))
      } catch {
        problems.append(Problem(folder: folder, error: error))
      }
    }
    guard first != nil else { throw NothingToMerge(problems: problems) }
    sources = latest.sorted { $0.key.index < $1.key.index }.map(\.value)
    let count = latest.keys.first?.count ?? 0
    if count > 0 {
      missing = (1...count).compactMap { Shard(index: $0, count: count) }.filter {
        latest[$0] == nil
      }
    }
    for source in sources { tally.add(source.tally) }
    head.stale = try stale()
    head.stamp = sources.first?.stamp
    head.stamp?.share = tally.total
    head.stamp?.finished = sources.map(\.stamp.finished).max() ?? 0
  }

  /// Reads a report to its end.
  private static func check(_ folder: String) throws -> (Source, Shard) {
    var reader = try ReportReader(folder)
    // 1/1 for a report of all pictures.
    let shard = reader.head.shard.map { Shard($0) } ?? Shard(index: 1, count: 1)
    guard let stamp = reader.head.stamp, let shard else {
      throw ReportError.notAReport(path: FilePath.join(folder, Report.fileName))
    }
    var tally = ReportTally()
    while let result = try reader.next() { tally.add(result) }
    return (Source(folder: folder, stamp: stamp, tally: tally), shard)
  }

  private static func isLater(_ source: Source, than other: Source) -> Bool {
    let (own, others) = (source.stamp, other.stamp)
    if own.attempt != others.attempt { return own.attempt > others.attempt }
    return own.finished == others.finished
      ? source.tally.failures > other.tally.failures : own.finished > others.finished
  }

  /// Every shard knows all screens, so a file is stale only if all reports list it. Their folders may have
  /// different places.
  private func stale() throws -> [String] {
    func below(_ path: String, _ source: Source) -> String {
      let folder = source.stamp.folder
      return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : path
    }
    guard let first = sources.first else { return [] }
    var stale = try ReportReader(first.folder).head.stale
    for source in sources.dropFirst() where !stale.isEmpty {
      let others = try ReportReader(source.folder).head.stale
      let known = Set(others.map { below($0, source) })
      stale.removeAll { !known.contains(below($0, first)) }
    }
    return stale
  }

  // MARK: Results

  /// Calls `body` with the results of all reports in their order, and the folders that they come from.
  ///
  /// - Parameter isFailuresOnly: Whether results that passed are left out.
  func forEachResult(
    isFailuresOnly: Bool = false, _ body: (CaseResult, String) throws -> Void
  ) throws {
    let chunk = max(Self.smallestChunk, min(1 << 16, Self.room / max(1, sources.count)))
    var queue = MergeQueue()
    var readers = try sources.map { source in
      try ReportReader(source.folder, isFailuresOnly: isFailuresOnly, chunk: chunk)
    }
    for index in readers.indices {
      if let result = try readers[index].next() { queue.insert(result, index) }
    }
    var previous: String?
    while let (result, index) = queue.first {
      if let next = try readers[index].next() {
        queue.replaceFirst(with: next)
      } else {
        queue.removeFirst()
      }
      guard previous != result.id else {
        throw ReportError.twice(folder: sources[index].folder, id: result.id)
      }
      previous = result.id
      try body(result, sources[index].folder)
    }
  }

  // MARK: Files

  /// Writes the merged report, with the pictures of failures. A picture that cannot be used becomes a problem.
  ///
  /// - Parameter folder: The folder to write.
  /// - Throws: `OutputError`.
  public mutating func write(to folder: String) throws {
    try ReportFolder.prepare(folder)
    var unusable: [Problem] = []
    var places: [String: Int] = [:]
    try forEachResult(isFailuresOnly: true) { result, source in
      for name in result.pictures?.names ?? [] where ReportFolder.isOwn(name) {
        guard let error = try Self.copy(name, from: source, to: folder) else { continue }
        if let place = places[source] {
          unusable[place].more += 1
        } else {
          places[source] = unusable.count
          unusable.append(Problem(folder: source, error: error))
        }
      }
    }
    problems += unusable
    try OutputFile.write(to: FilePath.join(folder, Report.fileName)) { file in
      try writeJSON(to: file)
    }
    try ReportPageWriter.write(head, tally, folder: folder) { body in
      try forEachResult(isFailuresOnly: true) { result, _ in try body(result) }
    }
  }

  /// Copies a picture of a report.
  ///
  /// - Returns: The error that makes the picture unusable: it cannot be read, lies behind a symbolic link, or has a name
  ///   that another report uses for a folder.
  /// - Throws: `OutputError`.
  private static func copy(
    _ name: String, from source: String, to folder: String
  ) throws -> (any Error)? {
    let path = FilePath.join(source, name)
    guard !Folder.hasLink(name, in: source) else { return ReportError.link(path: path) }
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path)
    } catch {
      return error
    }
    do throws(OutputError) {
      try OutputFile.write(bytes, to: name, inside: folder)
    } catch {
      guard error.isAboutName else { throw error }
      return error
    }
    return nil
  }

  private func writeJSON(to file: OutputWriter) throws {
    try file.append(head.head(tally))
    var isFirst = true
    try forEachResult { result, _ in
      try file.append((isFirst ? "  " : ",\n  ") + result.json)
      isFirst = false
    }
    try file.append(Report.tail)
  }

  /// Writes the results as JUnit XML.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folder: The folder of the merged report.
  /// - Throws: `OutputError`.
  public func writeJUnit(to path: String, folder: String) throws {
    try JUnitReport.write(to: path, stale: head.stale, folder: folder) { body in
      try forEachResult { result, _ in try body(result) }
    }
  }

  /// Writes how long the pictures took, to balance the shards of the next run.
  ///
  /// A picture that was not drawn again keeps the time that the file has of it.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `OutputError`.
  public func writeTimings(to path: String) throws {
    var earlier = EarlierTimings(path)
    try Timings.write(to: path) { body in
      try forEachResult { result, _ in
        let known = earlier.seconds(of: result.id)
        try body(result.id, result.isCached ? known ?? result.seconds : result.seconds)
      }
    }
  }

  /// Writes the failures as Markdown, for the summary of a job in GitHub Actions.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `OutputError`.
  public func writeMarkdown(to path: String) throws {
    let lost =
      missing.map { "The report of shard \($0) is missing." }
      + problems.map { "The report in \(Markdown.code($0.folder)) cannot be used." }
    var markdown = Markdown(tally, stale: head.stale, lost: lost)
    try forEachResult(isFailuresOnly: true) { result, _ in markdown.add(result) }
    let text = markdown.text
    try OutputFile.write(to: path, waitsForOthers: true) { try $0.append(text) }
  }

  /// Writes the failures as a report of code quality, for merge requests in GitLab.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - screenPath: The path of a screen relative to the repository.
  /// - Throws: `OutputError`.
  public func writeCodeQuality(to path: String, _ screenPath: (String) -> String) throws {
    try OutputFile.write(to: path, waitsForOthers: true) { file in
      try file.append("[")
      var isFirst = true
      try forEachResult(isFailuresOnly: true) { result, _ in
        let issue = CodeQuality.issue(result, path: screenPath(result.screen))
        try file.append("\(isFirst ? "\n" : ",\n")\(issue)")
        isFirst = false
      }
      try file.append("\n]\n")
    }
  }
}
