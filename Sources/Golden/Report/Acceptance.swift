import FileSystem
import Raster
import ScreenFormat

/// Why a failure cannot be accepted.
public enum AcceptanceError: Error, Sendable, Hashable {
  /// The report has no failure of the id.
  case noFailure(id: String, nearest: String?)
  /// The report holds nothing that could become a golden.
  case nothingDrawn(id: String)
  /// The golden would not lie below the project's folder, among goldens.
  case outside(path: String)
}

/// Makes goldens of what a report shows.
public struct Acceptance: Sendable {
  /// A file that was written.
  public struct Change: Sendable, Hashable {
    /// Where it lies.
    public var path: String
    /// What it held before; nil where there was none.
    public var before: [UInt8]?
  }

  private let report: Report
  private let folder: String
  private let project: String

  /// - Parameters:
  ///   - report: what is in `folder`.
  ///   - folder: the report's.
  ///   - project: nothing outside of it is written; the working folder unless given.
  public init(_ report: Report, folder: String, project: String = ".") {
    self.report = report
    self.folder = folder
    self.project = project
  }

  /// The ids that can be accepted.
  public var ids: [String] {
    report.failures.filter { $0.pictures != nil && $0.golden != nil }.map(\.id)
  }

  /// Writes what is drawn now in place of the goldens of one picture.
  ///
  /// - Returns: the files that were written; goldens that show the same already stay as they are.
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
      try OutputFile.createDirectory(FilePath.folder(of: path))
      try OutputFile.write(bytes, to: path)
      changes.append(Change(path: path, before: before))
    }
    return changes
  }

  /// Puts back what was there before.
  ///
  /// - Throws: `AcceptanceError` or `OutputError`.
  public func undo(_ changes: [Change]) throws {
    for change in changes.reversed() {
      try checkPlace(change.path)
      if let before = change.before {
        try OutputFile.write(before, to: change.path)
      } else {
        try Folder.remove(change.path)
      }
    }
  }

  private func read(_ name: String) throws -> [UInt8] {
    guard ReportFolder.isOwn(name) else { throw AcceptanceError.outside(path: name) }
    return try InputFile.read(FilePath.join(folder, name))
  }

  /// A report is data from elsewhere: what it calls a golden has to be one of this project.
  private func checkPlace(_ path: String) throws(AcceptanceError) {
    let endings = [GoldenFiles.imageEnding, GoldenFiles.hashEnding, GoldenFiles.layoutEnding]
    let directory = FilePath.folder(of: path)
    // The folder of goldens may be missing yet; the screen's is there.
    let place = FilePath.folder(of: directory)
    guard endings.contains(where: path.hasSuffix),
      FilePath.name(of: directory) == GoldenFiles.folderName,
      Folder.kind(of: directory) != .link, Folder.kind(of: path) != .link,
      let real = Folder.realPath(place), let root = Folder.realPath(project),
      root == "/" || real == root || real.hasPrefix("\(root)/")
    else { throw .outside(path: path) }
  }
}
