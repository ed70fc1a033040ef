import ArgumentParser
import Controls
import FileSystem
import Loading
import ObjectModel
import Process
import ScreenFormat
import ThemeCode

/// `mockup export`: writes the code that applies a theme.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the code that tells UIKit a theme.",
    discussion: """
      Writes Swift or Objective-C with a function that applies the theme, and with -o the pictures and \
      colours that it needs as Theme.xcassets. What UIKit has no setter for is reported with its place.

      Examples:
        mockup export brand.theme.json --language swift
        mockup export brand.theme.json --language objc --minimum 9 -o App/Theme
        mockup export brand.theme.json --tokens -o Tokens
      """)

  @Argument(help: "The theme; '-' reads standard input.", completion: .file())
  var theme: String

  @Option(
    help: ArgumentHelp("The language of the code.", valueName: "swift|objc"),
    completion: .list(CodeLanguage.allCases.map(\.rawValue)), transform: Self.language)
  var language: CodeLanguage?

  @Flag(help: "Write the theme's variables as design tokens, in place of code.")
  var tokens = false

  @Option(help: "The oldest iOS that the application runs on, \(RenderOptions.systemRange).")
  var minimum = 12

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder for the code and its catalogue; standard output, without a catalogue, by default.",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Report what can't be exported as errors, and write nothing then.")
  var strict = false

  @Flag(help: "Overwrite files that are there already.")
  var force = false

  func validate() throws {
    guard tokens != (language != nil) else {
      throw ValidationError("Give --language swift, --language objc or --tokens.")
    }
    guard RenderOptions.systems.contains(minimum) else {
      throw ValidationError("--minimum is a whole number from \(RenderOptions.systemRange).")
    }
  }

  private static func language(_ name: String) throws -> CodeLanguage {
    guard let language = CodeLanguage(rawValue: name) else {
      throw ValidationError("'\(name)' is neither swift nor objc.")
    }
    return language
  }

  /// The system that themes are read with: the last with a look of its own, which knows all properties.
  private static let system = 18

  func run() throws {
    var options = RenderOptions()
    options.system = Self.system
    let loader = ScreenLoader(FileAssets.named, options: options)
    let built = try loader.theme(loader.read(theme))
    guard let language else { return try finish(TokenExport.run(built.documents)) }
    var code = ThemeExport.Options(language: language)
    code.minimum = minimum
    code.name = Self.name(of: theme)
    let result = ThemeExport.run(
      built.documents, classes: built.screen.classes, options: code)
    try finish(result, built.documents)
  }

  private static func name(of path: String) -> String {
    var name = FilePath.stem(of: FilePath.name(of: path))
    if name.hasSuffix(".theme") { name.removeLast(".theme".count) }
    return name.isEmpty || name == "-" ? "App" : name
  }

  /// Writes design tokens: one file, or one for each style.
  private func finish(_ result: TokenExport.Result) throws {
    var diagnostics = Diagnostics()
    for var finding in result.findings {
      if strict { finding.severity = .error }
      diagnostics.add(finding)
    }
    StandardStreams.report(diagnostics.sorted().map(\.description))
    if !diagnostics.hasErrors {
      if let output, output != OutputFile.standardOutput {
        let name = Self.name(of: theme)
        let files =
          result.dark.map {
            [("\(name).light.tokens.json", result.light), ("\(name).dark.tokens.json", $0)]
          } ?? [("\(name).tokens.json", result.light)]
        try write(files.map { (FilePath.join(output, $0.0), Array($0.1.utf8)) })
      } else {
        try StandardStreams.print(result.light)
        if result.dark != nil {
          StandardStreams.report([
            "Colours of the dark style are in a file of their own, which -o writes."
          ])
        }
      }
    }
    StandardStreams.report([result.summary])
    if diagnostics.hasErrors { throw ExitCode(ExitStatus.invalidDocument) }
  }

  private func finish(_ result: ThemeExport.Result, _ themes: [ScreenBuilder.Root]) throws {
    var diagnostics = Diagnostics()
    for theme in themes { diagnostics.register(file: theme.file) }
    for var finding in result.findings {
      if strict { finding.severity = .error }
      diagnostics.add(finding)
    }
    StandardStreams.report(diagnostics.sorted().map(\.description))
    if !diagnostics.hasErrors { try write(result) }
    StandardStreams.report([result.summary])
    if diagnostics.hasErrors { throw ExitCode(ExitStatus.invalidDocument) }
    if strict, result.open > 0 { throw ExitCode(ExitStatus.checkFailed) }
  }

  private func write(_ result: ThemeExport.Result) throws {
    let count = result.images.count + result.colors.count
    guard let output, output != OutputFile.standardOutput else {
      try StandardStreams.print(result.text)
      if count > 0 {
        StandardStreams.report([
          "The code needs a catalogue with \(Wording.count(result.images.count, "picture")) and "
            + "\(Wording.count(result.colors.count, "colour")), which -o writes."
        ])
      }
      return
    }
    var files: [(path: String, bytes: [UInt8])] = []
    func add(_ name: String, _ text: String) {
      files.append((FilePath.join(output, name), Array(text.utf8)))
    }
    switch language ?? .swift {
    case .swift: add("\(result.typeName).swift", result.text)
    case .objectiveC:
      add("\(result.typeName).h", result.interface)
      add("\(result.typeName).m", result.implementation)
    }
    if count > 0 {
      for (name, bytes) in try ExportCatalog(theme: theme, minimum: minimum).files(result) {
        files.append((FilePath.join(output, "Theme.xcassets/\(name)"), bytes))
      }
    }
    try write(files)
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) throws {
    if !force, let taken = files.first(where: { FileAssets().exists($0.path) }) {
      throw ProjectExists(path: taken.path)
    }
    for file in files {
      try OutputFile.createDirectory(FilePath.folder(of: file.path))
      try OutputFile.write(file.bytes, to: file.path)
    }
  }
}
