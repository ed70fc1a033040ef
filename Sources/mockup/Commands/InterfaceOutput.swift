import ArgumentParser
import FileSystem
import InterfaceBuilder
import Process
import ScreenFormat
import ThemeCode

/// Writes what storyboards and xibs became, and tells it.
struct InterfaceOutput {
  /// The folder for documents; nil for standard output.
  var folder: String?
  /// The file for the whole report; nil for none.
  var report: String?
  var isForced: Bool
  var isStrict: Bool
  var listsAll: Bool
  /// Whether these are all files of the folder.
  var isWhole = false

  /// Writes files.
  ///
  /// - Parameter more: lines for the summary.
  /// - Throws: `ExitCode` if something is not carried over and that is an error.
  func write(
    _ files: [ImportedFolder.File], _ report: InterfaceReport, _ more: [String] = []
  ) throws {
    var lines = report.summary + more
    var diagnostics = Diagnostics()
    for var finding in report.findings {
      if isStrict { finding.severity = .error }
      diagnostics.add(finding)
    }
    if !diagnostics.hasErrors {
      lines += try write(files)
      if let path = self.report {
        let text = JSONWriter.indented(report.document) + "\n"
        try OutputFile.write(Array(text.utf8), to: path, waitsForOthers: true)
      }
    }
    StandardStreams.report(lines + diagnostics.lines(listsAll: listsAll))
    if diagnostics.hasErrors { throw ExitCode(ExitStatus.invalidDocument) }
  }

  /// - Returns: what was written, in words.
  private func write(_ files: [ImportedFolder.File]) throws -> [String] {
    guard let folder, folder != OutputFile.standardOutput else {
      for file in files {
        try StandardStreams.print(files.count == 1 ? file.text : "// \(file.name)\n\(file.text)")
      }
      return []
    }
    try OutputFile.createDirectory(folder)
    var imported = ImportedFolder(folder)
    let outcome = try imported.write(files, isForced: isForced, isWhole: isWhole)
    var lines = [
      "\(Wording.count(outcome.written.count, "file")) written to \(Quotation.escaped(folder))"
        + (outcome.unchanged.isEmpty ? "" : ", \(outcome.unchanged.count) as before")
    ]
    for (name, beside) in outcome.kept {
      lines.append(
        "\(Quotation.escaped(name)) was changed by hand and stays; the new one is "
          + "\(Quotation.escaped(beside)), and --force replaces it")
    }
    for name in outcome.gone {
      lines.append("\(Quotation.escaped(name)) has no scene any more; it is not deleted")
    }
    return lines
  }
}

extension ImportAssets {
  /// The assets as storyboards ask for them.
  var interfaceAssets: InterfaceOptions.Assets {
    var result = InterfaceOptions.Assets()
    result.images = assets.images.mapValues(\.folder)
    result.colors = assets.colors
    result.fonts = assets.fonts
    return result
  }
}
