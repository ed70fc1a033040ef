import Controls
import ScreenFormat

/// A screen as the command line names it.
enum ScreenFile {
  /// Reads and builds a screen; warnings are reported, errors thrown.
  static func build(_ path: String, options: RenderOptions) throws -> Screen {
    let (screen, diagnostics) = try load(path, options: options)
    StandardStreams.report(diagnostics.sorted().map(\.description))
    return screen
  }

  /// Reads and builds a screen, with its warnings.
  static func load(
    _ path: String, options: RenderOptions
  ) throws -> (screen: Screen, diagnostics: Diagnostics) {
    let result = ScreenBuilder(loader: FileAssets(), options: options).build(
      try source(path), folder: folder(of: path))
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return (screen, result.diagnostics)
  }

  static func source(_ path: String) throws(InputError) -> SourceFile {
    SourceFile(label: InputFile.label(of: path), bytes: try InputFile.read(path))
  }

  /// Standard input's paths are relative to the working folder.
  static func folder(of path: String) -> String? {
    path == InputFile.standardInput ? "" : nil
  }

  /// The name of a screen's pictures: the file's without `.screen.json` or its last extension.
  static func name(of path: String) -> String {
    guard path != InputFile.standardInput else { return "screen" }
    let name = FilePath.name(of: path)
    for ending in [".screen.json", ".screen.yaml", ".screen.yml"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
