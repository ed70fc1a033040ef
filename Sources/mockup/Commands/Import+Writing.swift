import ArgumentParser
import FileSystem
import Process
import ScreenFormat

extension Import {
  /// Says what came out of it, then what there is to do, and writes a theme unless that is an error.
  ///
  /// - Parameters:
  ///   - urgent: what is listed; nil for all findings.
  ///   - json: what is printed in place of the theme; nil for the theme.
  func write(
    _ text: String, _ target: String?, _ diagnostics: Diagnostics, _ summary: [String],
    _ urgent: [String]?, json: String? = nil
  ) throws {
    StandardStreams.report(summary)
    StandardStreams.report(urgent ?? diagnostics.sorted().map(\.description))
    if !diagnostics.hasErrors {
      if let target {
        try OutputFile.createDirectory(FilePath.folder(of: target))
        try OutputFile.write(Array(text.utf8), to: target, waitsForOthers: true)
      }
      if let json {
        try StandardStreams.print(json)
      } else if target == nil {
        try StandardStreams.print(text)
      }
    }
    if diagnostics.hasErrors { throw ExitCode(ExitStatus.invalidDocument) }
  }
}
