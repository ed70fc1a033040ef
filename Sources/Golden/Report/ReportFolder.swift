import FileSystem
package import ScreenFormat

/// The folder of a report: `report.json`, `index.html`, and the pictures of failures.
public enum ReportFolder {
  /// Creates the folder, and deletes the files of an earlier report in it.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: `OutputError`.
  public static func prepare(_ folder: String) throws {
    try OutputFile.createDirectory(folder)
    // Deletes the readable part of a report that is cut off. A file that is no report stays.
    guard var old = try? ReportReader(folder, isFailuresOnly: true) else { return }
    while let result = try? old.next() {
      let replaced = result.pictures.map { [$0.replaced.golden, $0.replaced.layout] } ?? []
      for name in (result.pictures?.names ?? []) + replaced
      where isOwn(name) && !Folder.hasLink(name, in: folder) {
        let path = FilePath.join(folder, name)
        try Folder.remove(path)
        Folder.removeIfEmpty(FilePath.folder(of: path))
      }
    }
    for name in [Report.fileName, Report.pageName] {
      try Folder.remove(FilePath.join(folder, name))
    }
    Folder.removeIfEmpty(FilePath.join(folder, CaseResult.Pictures.folder))
  }

  /// Writes `report.json` and `index.html`.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The path of the folder, which exists.
  /// - Throws: `OutputError`.
  public static func write(_ report: Report, to folder: String) throws {
    try OutputFile.write(Array(report.json.utf8), to: FilePath.join(folder, Report.fileName))
    let failures = report.failures
    try ReportPageWriter.write(report, report.tally, folder: folder) { body in
      for failure in failures { try body(failure) }
    }
  }

  /// Reads `report.json`.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: `InputError`, or ``ReportError`` if the file holds no report.
  public static func read(_ folder: String) throws -> Report {
    let path = FilePath.join(folder, Report.fileName)
    return try Report(reading: SourceFile(label: path, bytes: try InputFile.read(path)))
  }

  /// The page of a report for a server that serves the pictures and records decisions.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The path of its folder.
  ///   - review: The decisions so far.
  package static func reviewPage(
    _ report: Report, in folder: String, review: DocumentValue
  ) -> [UInt8] {
    ReportPageWriter.page(report, folder: folder, review: review.json)
  }

  /// Reads a picture of a report.
  ///
  /// - Parameters:
  ///   - name: The path of the picture, relative to the folder.
  ///   - report: The report.
  ///   - folder: The path of the folder.
  /// - Returns: The bytes of the file; nil if no failure of the report has such a picture.
  /// - Throws: `InputError`.
  package static func picture(
    _ name: String, of report: Report, in folder: String
  ) throws -> [UInt8]? {
    guard isOwn(name), !Folder.hasLink(name, in: folder),
      report.failures.contains(where: { $0.pictures?.names.contains(name) == true })
    else { return nil }
    return try InputFile.read(FilePath.join(folder, name))
  }

  /// Whether a path in a report stays inside the report's folder.
  static func isOwn(_ name: String) -> Bool {
    name.hasPrefix("\(CaseResult.Pictures.folder)/") && !name.split(separator: "/").contains("..")
  }
}

/// A reason why a report cannot be used.
public enum ReportError: Error, Sendable, Hashable {
  /// The file holds no report.
  case notAReport(path: String)
  /// A picture of a report is reached through a symbolic link, which may lead out of its folder.
  case link(path: String)
  /// The file is of another version of the format.
  case otherVersion(path: String, found: Int, expected: Int)
  /// A report is of another run than the first one, for a reason such as `another program`.
  case otherRun(folder: String, first: String, reason: String)
  /// A report has a picture that the report of another shard has, too.
  case twice(folder: String, id: String)
}
