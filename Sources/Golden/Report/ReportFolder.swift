import FileSystem
package import ScreenFormat

/// The folder of a report: `report.json`, the page, and the pictures of what failed.
public enum ReportFolder {
  /// Makes the folder, and takes away what an earlier report left in it.
  ///
  /// - Throws: `OutputError`.
  public static func prepare(_ folder: String) throws {
    try OutputFile.createDirectory(folder)
    guard let old = try? read(folder) else { return }
    for result in old.results {
      guard let pictures = result.pictures else { continue }
      for name in pictures.names where isOwn(name) {
        let path = FilePath.join(folder, name)
        try Folder.remove(path)
        Folder.removeIfEmpty(FilePath.folder(of: path))
      }
    }
    for name in [Report.fileName, Report.pageName] {
      try Folder.remove(FilePath.join(folder, name))
    }
    Folder.removeIfEmpty(FilePath.join(folder, Report.picturesFolder))
  }

  /// Writes the report and its page.
  ///
  /// - Throws: `OutputError`.
  public static func write(_ report: Report, to folder: String) throws {
    try OutputFile.write(Array(report.json.utf8), to: FilePath.join(folder, Report.fileName))
    try OutputFile.write(
      ReportPageWriter.page(report, folder: folder), to: FilePath.join(folder, Report.pageName))
  }

  /// Reads the report in a folder.
  ///
  /// - Throws: `InputError`, or `ReportError` for a file that is no report.
  public static func read(_ folder: String) throws -> Report {
    let path = FilePath.join(folder, Report.fileName)
    guard let report = Report(SourceFile(label: path, bytes: try InputFile.read(path))) else {
      throw ReportError.notAReport(path: path)
    }
    return report
  }

  /// The page of a report as a server shows it that has the pictures and takes decisions.
  ///
  /// - Parameter review: what was decided.
  package static func reviewPage(_ report: Report, review: Syntax) -> [UInt8] {
    ReportPageWriter.page(report, review: review.text)
  }

  /// A picture of a report.
  ///
  /// - Returns: nil for a name that no failure of the report has.
  /// - Throws: `InputError`.
  package static func picture(
    _ name: String, of report: Report, in folder: String
  ) throws -> [UInt8]? {
    guard isOwn(name),
      report.failures.contains(where: { $0.pictures?.names.contains(name) == true })
    else { return nil }
    return try InputFile.read(FilePath.join(folder, name))
  }

  /// Joins the reports of several folders in one of its own, with their pictures.
  ///
  /// - Returns: the whole report, and the shards that it lacks.
  /// - Throws: as `read(_:)` and `write(_:to:)`.
  public static func merge(
    _ folders: [String], into folder: String
  ) throws -> (report: Report, missing: [Shard]) {
    let reports = try folders.map(read)
    let merged = Report.merge(reports)
    try prepare(folder)
    for result in merged.results {
      guard let pictures = result.pictures,
        let index = reports.firstIndex(where: { $0.results.contains { $0.id == result.id } })
      else { continue }
      for name in pictures.names where isOwn(name) {
        let target = FilePath.join(folder, name)
        try OutputFile.createDirectory(FilePath.folder(of: target))
        try OutputFile.write(
          try InputFile.read(FilePath.join(folders[index], name)), to: target)
      }
    }
    try write(merged, to: folder)
    return (merged, Report.missingShards(among: reports))
  }

  /// Whether a name in a report stays inside the report's folder.
  static func isOwn(_ name: String) -> Bool {
    name.hasPrefix("\(Report.picturesFolder)/") && !name.split(separator: "/").contains("..")
  }
}

/// Why a report cannot be used.
public enum ReportError: Error, Sendable, Hashable {
  /// The file holds something else.
  case notAReport(path: String)
}

extension CaseResult.Pictures {
  /// Every file.
  var names: [String] { [actual, expected, difference, layout].compactMap(\.self) }
}
