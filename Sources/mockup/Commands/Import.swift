import ArgumentParser
import Controls
import FileSystem
import Loading
import ObjectModel
import Process
import ScreenFormat
import ThemeCode

/// `mockup import`: makes a theme of theme code.
struct Import: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a theme of the code that sets appearances.",
    discussion: """
      Reads Swift, Objective-C and UISS, runs what sets appearance proxies, and writes that as a theme. \
      Constants of the code become variables. What can't be carried over is reported with its place.

      Examples:
        mockup import AppDelegate.m Theme.m Theme.h
        mockup import Sources -o Themes --system 15
        mockup import Theme.swift --define isPro=false --strict
        mockup import brand.tokens.json --bind window.tintColor=color.brand -o Themes
      """)

  @Argument(
    help: ArgumentHelp(
      "Files of code (.swift, .m, .h), design tokens, uiss.json, or folders of them.",
      valueName: "files"),
    completion: .file())
  private var words: [String]

  var files: [String] { JoinedWords.apart(words) }

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder or the .theme.json file to write; standard output by default.", valueName: "path"),
    completion: .directory)
  var output: String?

  @Option(
    help: "The version of iOS that the code's conditions ask for, \(RenderOptions.systemRange).")
  var system = 12

  @Option(
    help: ArgumentHelp(
      "The value of a condition or a name that the code leaves open.", valueName: "name=true|false")
  )
  var define: [String] = []

  @Option(
    help: ArgumentHelp(
      "The function to begin with, as name or Type.name, in place of those that nothing calls.",
      valueName: "function"))
  var entry: [String] = []

  @Option(
    help: ArgumentHelp(
      "A value that a design token gives, as UINavigationBar.barTintColor=color.brand.",
      valueName: "class.property=token"))
  var bind: [String] = []

  @Flag(help: "Report what can't be carried over as errors, and write nothing then.")
  var strict = false

  @Flag(help: "Overwrite the theme if it is there already.")
  var force = false

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("Name a file of code or a folder.") }
    guard RenderOptions.systems.contains(system) else {
      throw ValidationError("--system is a whole number from \(RenderOptions.systemRange).")
    }
    for text in bind where TokenTheme.Binding(text) == nil {
      throw ValidationError("--bind takes CLASS.PROPERTY=TOKEN or window.PROPERTY=TOKEN.")
    }
    for text in define where Self.definition(text) == nil {
      throw ValidationError("--define takes NAME=true or NAME=false.")
    }
  }

  private static func definition(_ text: String) -> (name: String, value: Bool)? {
    guard let equals = text.lastIndex(of: "="), equals > text.startIndex else { return nil }
    let name = text[..<equals].filter { !$0.isWhitespace }
    switch text[text.index(after: equals)...].lowercased() {
    case "true", "yes", "1": return (name, true)
    case "false", "no", "0": return (name, false)
    default: return nil
    }
  }

  func run() throws {
    let target = target
    if let target, !force, FileAssets().exists(target) { throw ProjectExists(path: target) }
    var assets = ImportAssets(outputFolder: target.map(FilePath.folder) ?? "")
    var sources = ImportSources(system: system, definitions: definitions)
    for path in files {
      if Folder.isFolder(path) {
        let folder: CodeFolder
        do throws(SystemError) {
          folder = try CodeFolder(path, isDeep: true)
        } catch {
          throw InputError.unreadable(path: path, error)
        }
        assets.add(folder)
        sources.add(folder)
      } else {
        if let folder = try? CodeFolder(FilePath.folder(of: path), isDeep: false) {
          assets.add(folder)
        }
        try sources.add(path, name: FilePath.name(of: path))
      }
    }
    if sources.names.count == sources.tokenFiles.count, !sources.tokenFiles.isEmpty {
      return try finish(sources.tokenFiles, assets, target)
    }
    guard bind.isEmpty else {
      throw ValidationError("--bind: name files of design tokens and no code.")
    }
    let units = try sources.units()
    var options = ThemeImport.Options()
    options.system = system
    options.definitions = definitions
    options.entries = entry
    options.assets = assets.assets
    options.tokens = sources.tokenFiles.map { assets.relative($0.label) }
    options.fileNames = sources.names
    let chosen = options
    // Values may depend on each other a thousand times.
    let made = Parallel.withDeepStack {
      ThemeImport.run(units, classes: ClassTable(), options: chosen)
    }
    guard let result = made else { return }
    if let problem = result.report.problems.first { throw ValidationError("--entry: \(problem)") }
    try finish(result, sources, target)
  }

  private var definitions: [String: Bool] {
    Dictionary(define.compactMap(Self.definition).map { ($0.name, $0.value) }) { $1 }
  }

  /// The path of the theme; nil for standard output.
  private var target: String? {
    guard let output, output != OutputFile.standardOutput else { return nil }
    let endings = [".json", ".yaml", ".yml"]
    if endings.contains(where: output.lowercased().hasSuffix), !Folder.isFolder(output) {
      return output
    }
    let name = FilePath.stem(of: FilePath.simplified(files.first ?? "theme"))
    return FilePath.join(output, "\(name.isEmpty || name == ".." ? "app" : name).theme.json")
  }

  /// Writes a theme of design tokens.
  private func finish(
    _ files: [SourceFile], _ assets: ImportAssets, _ target: String?
  ) throws {
    let result: TokenTheme.Result
    do {
      result = try TokenTheme.make(
        files.map { TokenTheme.File(source: $0, path: assets.relative($0.label)) },
        bindings: bind.compactMap(TokenTheme.Binding.init), classes: ClassTable(), system: system)
    } catch let error as TokenTheme.WrongBinding {
      throw ValidationError("--bind: \(error.message).")
    }
    var diagnostics = Diagnostics()
    for var finding in result.diagnostics.sorted() {
      if strict { finding.severity = .error }
      diagnostics.add(finding)
    }
    try write(result.text, target, diagnostics, [result.summary])
  }

  private func finish(
    _ result: ThemeImport.Result, _ sources: ImportSources, _ target: String?
  ) throws {
    var diagnostics = Diagnostics()
    for file in sources.files { diagnostics.register(file: file) }
    for var finding in sources.findings + result.report.findings + result.errors {
      if strict { finding.severity = .error }
      diagnostics.add(finding)
    }
    let note = "The theme would not be valid, so nothing is written."
    try write(
      result.text, target, diagnostics,
      (result.errors.isEmpty ? [] : [note]) + [result.report.summary])
  }

  /// Reports findings, and writes a theme unless one is an error.
  private func write(
    _ text: String, _ target: String?, _ diagnostics: Diagnostics, _ summary: [String]
  ) throws {
    StandardStreams.report(diagnostics.sorted().map(\.description))
    if !diagnostics.hasErrors {
      if let target {
        try OutputFile.createDirectory(FilePath.folder(of: target))
        try OutputFile.write(Array(text.utf8), to: target, waitsForOthers: true)
      } else {
        try StandardStreams.print(text)
      }
    }
    StandardStreams.report(summary)
    if diagnostics.hasErrors { throw ExitCode(ExitStatus.invalidDocument) }
  }
}
