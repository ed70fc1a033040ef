import ArgumentParser
import Controls
import FileSystem
import InterfaceBuilder
import Loading
import ObjectModel
import Process
import ScreenFormat
import ThemeCode

/// What `import` does with the folder of an application that has storyboards: a project of screens.
struct ProjectImportRun {
  /// The application's folder.
  var path: String
  /// What was found in it.
  var folder: CodeFolder
  var system: Int?
  var definitions: [String: Bool]
  var entries: [String]
  var options: InterfaceImportOptions
  var output: InterfaceOutput

  /// The folder of an application that has storyboards, where the output is a folder; nil for others.
  static func folder(
    _ paths: [String], output: String?, including included: [String]
  ) throws -> (path: String, folder: CodeFolder)? {
    guard paths.count == 1, Folder.isFolder(paths[0]), let output,
      output != OutputFile.standardOutput,
      ![".json", ".yaml", ".yml"].contains(where: output.lowercased().hasSuffix),
      !paths[0].hasSuffix(".xcassets")
    else { return nil }
    do throws(SystemError) {
      let folder = try CodeFolder(paths[0], isDeep: true, including: Set(included))
      return folder.interfaces.isEmpty ? nil : (paths[0], folder)
    } catch {
      throw InputError.unreadable(path: paths[0], error)
    }
  }

  func run() throws {
    var sources = InterfaceSources()
    for file in folder.interfaces { try sources.add(file.path, waits: false) }
    let read = sources
    var report = InterfaceReport()
    for failure in read.failures {
      var warning = failure
      warning.severity = .warning
      report.add(warning)
    }
    for link in folder.links {
      report.add(Self.finding("it is a link, which is not followed", in: link))
    }
    if options.checkFrames { return try checkFrames(read) }
    let out = output.folder ?? ""
    try OutputFile.createDirectory(out)
    var assets = ImportAssets(outputFolder: out)
    assets.add(folder)
    var files: [ImportedFolder.File] = []
    var lines: [String] = []
    let theme = try theme(assets, &report, &lines)
    if let theme { files.append(theme) }
    var chosen = assets.interfaceAssets
    if options.copy { chosen = try AssetCopies(into: out).copy(chosen) }
    let info = folder.infoPlists.first(where: Self.isReadable)
    let (kept, found) = (assets, chosen)
    let texts = options.texts(of: read.files, assets)
    let made = Parallel.withDeepStack { [self] in
      InterfaceImport.run(
        read.files, classes: ClassTable(),
        options: { _ in
          var choices = options.choices(system: system, texts)
          choices.assets = found
          choices.themes = theme.map { [$0.name] } ?? []
          choices.infoPlist = info.map(kept.relative)
          return choices
        }, others: { read.storyboard($0, beside: []) })
    }
    let main = info.flatMap(Self.mainStoryboard)
    for (file, result) in zip(read.files, made ?? []) {
      report.add(result.report)
      let source = folder.interfaces.first { $0.path == file.label }?.name ?? file.label
      files += result.documents.map {
        ImportedFolder.File(name: "\($0.name).screen.json", text: $0.text, source: source)
      }
      if let first = result.documents.first(where: \.isInitial),
        FilePath.stem(of: file.label) == main ?? "Main"
      {
        lines.append("It begins with \(Quotation.escaped(first.name)).screen.json")
      }
    }
    files.append(
      ImportedFolder.File(name: "mockup.json", text: Self.settings, source: "mockup import"))
    if !folder.skipped.isEmpty {
      lines.append(
        "Not searched: \(folder.skipped.prefix(3).map(Quotation.escaped).joined(separator: ", "))"
          + (folder.skipped.count > 3 ? " and \(folder.skipped.count - 3) more" : "")
          + "; --include takes the name of a folder")
    }
    lines.append(
      "Next: 'mockup test \(Quotation.escaped(out)) --record missing' draws all, "
        + "'mockup gallery \(Quotation.escaped(out)) -o app.html' shows them")
    try output.write(files, report, lines)
  }

  /// The settings of the project's tests.
  private static let settings = """
    {
      "mockup": 1,
      "root": true
    }

    """

  private static func finding(_ message: String, in file: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, file: file, position: .start, documentPath: "", message: message)
  }

  private func checkFrames(_ sources: InterfaceSources) throws {
    var assets = ImportAssets(outputFolder: "")
    assets.add(folder)
    let found = assets.interfaceAssets
    try InterfaceFrames(listsAll: output.listsAll).run(
      sources,
      options: { [self] _ in
        var result = InterfaceOptions()
        result.system = system
        result.assets = found
        return result
      }, others: { sources.storyboard($0, beside: []) })
  }

  /// Whether a property list is one that documents can name.
  private static func isReadable(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20) else { return false }
    return (try? PropertyListParser.parse(bytes))?.object != nil
  }

  /// The storyboard that an application begins with; nil where its property list names none.
  private static func mainStoryboard(_ path: String) -> String? {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20),
      let root = try? PropertyListParser.parse(bytes)
    else { return nil }
    return root.object?["UIMainStoryboardFile"]?.string
  }

  // MARK: Theme

  /// The theme of the application's code; nil for none.
  private func theme(
    _ assets: ImportAssets, _ report: inout InterfaceReport, _ lines: inout [String]
  ) throws -> ImportedFolder.File? {
    let system = system ?? Screen.earlierSystem
    var code = ImportSources(system: system, definitions: definitions)
    code.add(folder)
    let units: [CodeUnit]
    do {
      units = try code.units()
    } catch let error as SwiftReaderFailure {
      report.add(Self.finding(error.message.lines.first ?? "Swift can't be read", in: path))
      return nil
    }
    guard !units.isEmpty else { return nil }
    var choices = ThemeImport.Options()
    choices.system = system
    choices.definitions = definitions
    choices.entries = entries
    choices.assets = assets.assets
    choices.fileNames = code.names
    let chosen = choices
    let made = Parallel.withDeepStack {
      ThemeImport.run(units, classes: ClassTable(), options: chosen)
    }
    guard let result = made else { return nil }
    for finding in code.findings + result.report.urgent { report.add(finding) }
    guard result.report.statements > 0, result.errors.isEmpty else { return nil }
    lines.append("Theme of the code: \(result.report.summary)")
    let name = FilePath.stem(of: FilePath.simplified(Folder.absolutePath(path)))
    return ImportedFolder.File(
      name: "\(name.isEmpty ? "app" : name).theme.json", text: result.text, source: "code")
  }
}
