import ArgumentParser
import Controls
import FileSystem
import Loading
import ObjectModel
import Process
import ScreenFormat
import ThemeCode

/// `mockup import`: makes a theme of theme code, and screens of storyboards and xibs.
struct Import: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make screens of storyboards, and a theme of the code that sets appearances.",
    discussion: """
      Reads storyboards and xibs, and writes a document for each scene. Or reads Swift, Objective-C and UISS, \
      runs what sets appearance proxies, and writes that as a theme. \
      What can't be carried over is reported with its place.

      Examples:
        mockup import Main.storyboard -o Screens
        mockup import Main.storyboard --check-frames
        mockup import MyApp -o Mockups
        mockup import AppDelegate.m Theme.m Theme.h
        mockup import Sources -o Themes --system 15
        mockup import App --list-entries
        mockup import Theme.swift --define isPro=false --strict
        mockup import brand.tokens.json --bind window.tintColor=color.brand -o Themes
      """)

  @Argument(
    help: ArgumentHelp(
      "Storyboards and xibs, or code (.swift, .m, .h), design tokens, uiss.json, or folders of them.",
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
    help:
      "The version of iOS, \(RenderOptions.systemRange); by default \(Screen.earlierSystem) for code, and that of the Xcode that wrote a storyboard."
  )
  var system: Int?

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

  @Option(
    help: ArgumentHelp(
      "A folder's name that is searched, too, such as Pods or AppTests.", valueName: "name"))
  var include: [String] = []

  @Flag(
    help: "List the functions with which a theme could begin, with the number of their statements.")
  var listEntries = false

  @Flag(help: "List all findings, not only the first of what there is to do.")
  var verbose = false

  @Flag(help: "Print the report as JSON, with the theme in it unless -o writes that.")
  var json = false

  @Flag(help: "Report what can't be carried over as errors, and write nothing then.")
  var strict = false

  @Flag(help: "Overwrite what is there already, also screens that somebody changed.")
  var force = false

  @OptionGroup var interface: InterfaceImportOptions

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError("Name a file of code or a folder.") }
    guard system.map(RenderOptions.systems.contains) ?? true else {
      throw ValidationError("--system is a whole number from \(RenderOptions.systemRange).")
    }
    for text in bind where TokenTheme.Binding(text) == nil {
      throw ValidationError("--bind takes CLASS.PROPERTY=TOKEN or window.PROPERTY=TOKEN.")
    }
    for text in define where DefineOption.parse(text) == nil {
      throw ValidationError("--define takes NAME=true or NAME=false.")
    }
  }

  func run() throws {
    var screens = InterfaceOutput(
      folder: output, report: interface.report, isForced: force, isStrict: strict,
      listsAll: verbose)
    if InterfaceImportRun.takes(files) {
      return try InterfaceImportRun(
        paths: files, system: system, options: interface, output: screens
      ).run()
    }
    if let app = try ProjectImportRun.folder(files, output: output, including: include) {
      screens.isWhole = true
      return try ProjectImportRun(
        path: app.path, folder: app.folder, system: system, definitions: definitions,
        entries: entry, options: interface, output: screens
      ).run()
    }
    let system = system ?? Screen.earlierSystem
    let target = target
    if let target, !force, FileAssets().exists(target) { throw ProjectExists(path: target) }
    var assets = ImportAssets(outputFolder: target.map(FilePath.folder) ?? "")
    var sources = ImportSources(system: system, definitions: definitions)
    for path in files {
      if path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/") {
        assets.add(catalog: path)
      } else if Folder.isFolder(path) {
        let folder: CodeFolder
        do throws(SystemError) {
          folder = try CodeFolder(path, isDeep: true, including: Set(include))
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
    if listEntries { return try ImportOutput.list(units, chosen) }
    // Values may depend on each other a thousand times.
    let made = Parallel.withDeepStack {
      ThemeImport.run(units, classes: ClassTable(), options: chosen)
    }
    guard let result = made else { return }
    if let problem = result.report.problems.first { throw ValidationError("--entry: \(problem)") }
    try finish(result, sources, target)
  }

  private var definitions: [String: Bool] {
    Dictionary(define.compactMap(DefineOption.parse).map { ($0.name, $0.value) }) { $1 }
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
        bindings: bind.compactMap(TokenTheme.Binding.init), classes: ClassTable(),
        system: system ?? Screen.earlierSystem)
    } catch let error as TokenTheme.WrongBinding {
      throw ValidationError("--bind: \(error.message).")
    }
    var diagnostics = Diagnostics()
    for var finding in result.diagnostics.sorted() {
      if strict { finding.severity = .error }
      diagnostics.add(finding)
    }
    try write(result.text, target, diagnostics, [result.summary], nil)
  }

  private func finish(
    _ result: ThemeImport.Result, _ sources: ImportSources, _ target: String?
  ) throws {
    let output = ImportOutput(result, sources, isStrict: strict)
    try write(
      result.text, target, output.diagnostics, output.summary,
      verbose ? nil : output.urgent, json: json ? output.json(withTheme: target == nil) : nil)
  }
}
