import ArgumentParser
import Controls
import FileSystem
import InterfaceBuilder
import Loading
import ObjectModel
import Process
import ScreenFormat
import ThemeCode

/// What `import` does with storyboards and xibs.
struct InterfaceImportRun {
  /// The storyboards and xibs, and catalogues.
  var paths: [String]
  /// The folder for documents; nil for standard output.
  var output: String?
  var system: Int?
  var options: InterfaceImportOptions
  var isForced: Bool
  var isStrict: Bool
  var listsAll: Bool

  /// Whether `import` is given storyboards and xibs, alone or with catalogues.
  static func takes(_ paths: [String]) -> Bool {
    paths.contains(where: InterfaceSources.isInterface)
      && paths.allSatisfy { InterfaceSources.isInterface($0) || isCatalog($0) }
  }

  private static func isCatalog(_ path: String) -> Bool {
    path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
  }

  func run() throws {
    var sources = InterfaceSources()
    for path in paths where InterfaceSources.isInterface(path) { try sources.add(path) }
    StandardStreams.report(sources.failures.map(\.description))
    let read = sources
    if options.checkFrames { return try checkFrames(read) }
    let made = Parallel.withDeepStack { [self] in
      read.files.map { file in
        (
          file.label,
          InterfaceImport.run(
            file, classes: ClassTable(), options: choices(file.label),
            others: { read.storyboard($0, beside: [FilePath.folder(of: file.label)]) })
        )
      }
    }
    let results = made ?? []
    var report = InterfaceReport()
    for (_, result) in results { report.add(result.report) }
    try write(results, report)
    if !sources.failures.isEmpty || isStrict && !report.findings.isEmpty {
      throw ExitCode(ExitStatus.invalidDocument)
    }
  }

  // MARK: Options

  /// The options for a file: what lies beside it.
  private func choices(_ path: String) -> InterfaceOptions {
    var result = InterfaceOptions()
    result.system = system
    result.device = options.device
    result.ignoresFrames = options.ignoreFrames
    var assets = ImportAssets(outputFolder: options.checkFrames ? "" : output ?? "")
    for path in paths where Self.isCatalog(path) { assets.add(catalog: path) }
    for folder in Self.folders(around: path) {
      if let folder = try? CodeFolder(folder, isDeep: false) { assets.add(folder) }
    }
    result.assets = assets.interfaceAssets
    if let texts = InterfaceSources.texts(of: path) {
      result.texts = InterfaceOptions.Texts(
        table: texts.table, keys: texts.keys, folder: assets.relative(texts.folder))
    }
    return result
  }

  /// The folder of a file, and the one around a language's.
  private static func folders(around path: String) -> [String] {
    let own = FilePath.folder(of: path)
    return own.hasSuffix(".lproj") ? [own, FilePath.folder(of: own)] : [own]
  }

  // MARK: Output

  private func write(
    _ results: [(String, InterfaceImport.Result)], _ report: InterfaceReport
  ) throws {
    var lines = report.summary
    let files = results.flatMap { path, result in
      result.documents.map {
        ImportedFolder.File(
          name: "\($0.name).screen.json", text: $0.text, source: FilePath.name(of: path))
      }
    }
    var diagnostics = Diagnostics()
    for var finding in report.findings {
      if isStrict { finding.severity = .error }
      diagnostics.add(finding)
    }
    guard !diagnostics.hasErrors else {
      return StandardStreams.report(lines + diagnostics.lines(listsAll: listsAll))
    }
    if let output, output != OutputFile.standardOutput {
      try OutputFile.createDirectory(output)
      var folder = ImportedFolder(output)
      let outcome = try folder.write(files, isForced: isForced)
      lines += outcome.lines(in: output)
    } else {
      for file in files {
        try StandardStreams.print(files.count == 1 ? file.text : "// \(file.name)\n\(file.text)")
      }
    }
    if let path = options.report {
      let text = JSONWriter.indented(report.document) + "\n"
      try OutputFile.write(Array(text.utf8), to: path, waitsForOthers: true)
    }
    StandardStreams.report(lines + diagnostics.lines(listsAll: listsAll))
  }

  // MARK: Frames

  private func checkFrames(_ sources: InterfaceSources) throws {
    let made = Parallel.withDeepStack { [self] in
      sources.files.map { file in
        FrameCheck(
          file, classes: ClassTable(), options: choices(file.label),
          others: { sources.storyboard($0, beside: [FilePath.folder(of: file.label)]) })
      }
    }
    let checks = made ?? []
    let all = checks.flatMap(\.differences)
    let shown = listsAll ? all : all.filter { $0.excuse == nil }
    StandardStreams.report(shown.map(\.description))
    let counted = checks.reduce(0) { $0 + $1.counted }
    let agreeing = checks.reduce(0) { $0 + $1.agreeing }
    let textual = checks.reduce(0) { $0 + $1.textual }
    var excused: [String: Int] = [:]
    for check in checks { excused.merge(check.excused, uniquingKeysWith: +) }
    var line = "\(agreeing) of \(Wording.count(counted, "view")) lie where Xcode saved them"
    if textual > 0 { line += "; \(textual) more within what other fonts explain" }
    let reasons = excused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    if !reasons.isEmpty { line += "; not counted: \(reasons.joined(separator: ", "))" }
    try StandardStreams.print(lines: [line])
    let isDifferent = all.contains { $0.excuse == nil }
    if !sources.failures.isEmpty || isDifferent { throw ExitCode(ExitStatus.checkFailed) }
  }
}

extension ImportedFolder.Outcome {
  /// What was written, in words.
  func lines(in folder: String) -> [String] {
    var lines = [
      "\(Wording.count(written.count, "file")) written to \(Quotation.escaped(folder))"
        + (unchanged.isEmpty ? "" : ", \(unchanged.count) as before")
    ]
    for (name, beside) in kept {
      lines.append(
        "\(Quotation.escaped(name)) was changed by hand and stays; the new one is "
          + "\(Quotation.escaped(beside)), and --force replaces it")
    }
    for name in gone {
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
