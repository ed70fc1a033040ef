import FileSystem
import PNG
import ScreenFormat

/// A reason why a failure cannot be accepted.
public enum AcceptanceError: Error, Sendable, Hashable {
  /// The report has no failure with this id. `nearest` is the most similar id.
  case noFailure(id: String, nearest: String?)
  /// The report contains no picture of the failure.
  case nothingDrawn(id: String)
  /// The path is not a golden below the project's folder.
  case outside(path: String)
}

/// Accepts failures of a report: their pictures replace the goldens.
public struct Acceptance: Sendable {
  /// A golden file that was written.
  public struct Change: Sendable, Hashable {
    /// The path of the file.
    public var path: String
    /// The earlier contents; nil if the file did not exist.
    public var before: [UInt8]?

    /// What a review says of a golden that it has put back, or removed as there was none.
    package var text: String { before == nil ? "removed \(path)" : "put back \(path)" }
  }

  private let report: Report
  private let folder: String
  private let project: String

  /// Creates an object that accepts failures of a report.
  ///
  /// - Parameters:
  ///   - report: The report in `folder`.
  ///   - folder: The folder of the report.
  ///   - project: The project's folder. Nothing outside of it is written.
  public init(_ report: Report, folder: String, project: String = ".") {
    self.report = report
    self.folder = folder
    self.project = project
  }

  /// The ids of the failures that can be accepted.
  public var ids: [String] {
    report.failures.filter { $0.pictures != nil && $0.golden != nil }.map(\.id)
  }

  /// Whether the golden has been replaced since the report was written, and shows the picture of the
  /// failure.
  ///
  /// - Parameter id: The id of a failure.
  public func isAccepted(_ id: String) -> Bool {
    guard let result = report.failures.first(where: { $0.id == id }),
      let pictures = result.pictures, let golden = result.golden,
      let now = try? InputFile.read(golden)
    else { return false }
    if let layout = pictures.layout, let path = result.layoutGolden,
      (try? InputFile.read(path)) != (try? read(layout))
    {
      return false
    }
    // The golden of the time is in the report; decoding is needed only if it has changed.
    if let expected = pictures.expected, let before = try? read(expected), before == now {
      return false
    }
    guard let actual = try? PNG.decode(read(pictures.actual)) else { return false }
    return golden.hasSuffix(GoldenFiles.hashEnding)
      ? now.starts(with: PixelDigest.text(actual).utf8) : (try? PNG.decode(now)) == actual
  }

  /// Replaces the goldens of one picture.
  ///
  /// - Parameter id: The id of a failure.
  /// - Returns: The files that were written. Goldens with the same contents are not.
  /// - Throws: `AcceptanceError`, `InputError`, `OutputError` or `PNGError`.
  public func accept(_ id: String) throws -> [Change] {
    guard let result = report.failures.first(where: { $0.id == id }) else {
      throw AcceptanceError.noFailure(id: id, nearest: NearestName.suggest(id, among: ids))
    }
    guard let pictures = result.pictures, let golden = result.golden else {
      throw AcceptanceError.nothingDrawn(id: id)
    }
    var files: [(path: String, bytes: [UInt8])] = []
    let pixmap = try PNG.decode(read(pictures.actual))
    if golden.hasSuffix(GoldenFiles.hashEnding) {
      files.append((golden, Array("\(PixelDigest.text(pixmap))\n".utf8)))
    } else if (try? PNG.decode(InputFile.read(golden))) != pixmap {
      files.append((golden, try PNG.encode(pixmap, compression: .smallest)))
    }
    if let layout = pictures.layout, let path = result.layoutGolden {
      files.append((path, try read(layout)))
    }
    for file in files { try checkPlace(file.path) }
    var changes: [Change] = []
    for (path, bytes) in files {
      let before = try? InputFile.read(path)
      guard before != bytes else { continue }
      if let before { try keep(before, of: path, in: pictures) }
      try OutputFile.createDirectory(FilePath.folder(of: path))
      try OutputFile.write(bytes, to: path, isLasting: true)
      changes.append(Change(path: path, before: before))
    }
    return changes
  }

  /// Restores the files that ``accept(_:)`` has replaced.
  ///
  /// - Parameter changes: The result of ``accept(_:)``.
  /// - Throws: `AcceptanceError` or `OutputError`.
  public func undo(_ changes: [Change]) throws {
    for change in changes.reversed() {
      try checkPlace(change.path)
      if let before = change.before {
        try OutputFile.write(before, to: change.path, isLasting: true)
      } else {
        try Folder.remove(change.path)
      }
    }
  }

  /// Rejects a failure: goldens that it has replaced are put back.
  ///
  /// - Parameter id: The id of a failure.
  /// - Returns: The files that were put back or removed; none if the goldens are as before.
  /// - Throws: `AcceptanceError`, `InputError` or `OutputError`.
  package func reject(_ id: String) throws -> [Change] {
    guard let result = report.failures.first(where: { $0.id == id }) else {
      let all = report.failures.map(\.id)
      throw AcceptanceError.noFailure(id: id, nearest: NearestName.suggest(id, among: all))
    }
    guard isAccepted(id), let pictures = result.pictures, let golden = result.golden else {
      return []
    }
    var changes = [
      Change(
        path: golden,
        before: (try? read(pictures.replaced.golden)) ?? pictures.expected.flatMap { try? read($0) }
      )
    ]
    if pictures.layout != nil, let layout = result.layoutGolden {
      changes.append(Change(path: layout, before: try? read(pictures.replaced.layout)))
    }
    try undo(changes)
    return changes.reversed()
  }

  /// Keeps what stood in a golden in the report's folder, unless an earlier acceptance has: the first is what to go back to.
  private func keep(_ before: [UInt8], of path: String, in pictures: CaseResult.Pictures) throws {
    let isLayout = path.hasSuffix(GoldenFiles.layoutEnding)
    let name = isLayout ? pictures.replaced.layout : pictures.replaced.golden
    guard ReportFolder.isOwn(name), !Folder.hasLink(name, in: folder) else {
      throw AcceptanceError.outside(path: name)
    }
    let copy = FilePath.join(folder, name)
    guard (try? InputFile.read(copy)) == nil else { return }
    try OutputFile.createDirectory(FilePath.folder(of: copy))
    try OutputFile.write(before, to: copy)
  }

  private func read(_ name: String) throws -> [UInt8] {
    guard ReportFolder.isOwn(name), !Folder.hasLink(name, in: folder) else {
      throw AcceptanceError.outside(path: name)
    }
    return try InputFile.read(FilePath.join(folder, name))
  }

  /// Throws unless a path is that of a golden inside the project. Reports may come from elsewhere, so
  /// their paths cannot be trusted.
  private func checkPlace(_ path: String) throws(AcceptanceError) {
    let endings = [GoldenFiles.imageEnding, GoldenFiles.hashEnding, GoldenFiles.layoutEnding]
    let directory = FilePath.folder(of: path)
    // The folder of goldens may not exist yet, unlike that of the screen.
    let place = FilePath.folder(of: directory)
    guard endings.contains(where: path.hasSuffix),
      FilePath.name(of: directory) == GoldenFiles.folderName,
      Folder.kind(of: directory) != .link, Folder.kind(of: path) != .link,
      let real = Folder.realPath(place), let root = Folder.realPath(project),
      root == "/" || real == root || real.hasPrefix("\(root)/")
    else { throw .outside(path: path) }
  }
}
