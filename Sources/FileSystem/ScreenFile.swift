import Controls
package import ObjectModel
package import ScreenFormat

/// A screen as a path names it.
package enum ScreenFile {
  /// How the names of screens end.
  package static let endings = [".screen.json", ".screen.yaml", ".screen.yml"]

  /// Reads and builds a screen, with its warnings.
  package static func load(
    _ path: String, options: RenderOptions
  ) throws -> (screen: Screen, diagnostics: Diagnostics) {
    let result = ScreenBuilder(loader: FileAssets(), options: options).build(
      try source(path), folder: folder(of: path))
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return (screen, result.diagnostics)
  }

  /// A document's bytes.
  package static func source(_ path: String) throws(InputError) -> SourceFile {
    SourceFile(label: InputFile.label(of: path), bytes: try InputFile.read(path))
  }

  /// Standard input's paths are relative to the working folder.
  package static func folder(of path: String) -> String? {
    path == InputFile.standardInput ? "" : nil
  }

  /// The name of a screen's pictures: the file's without `.screen.json` or its last extension.
  package static func name(of path: String) -> String {
    guard path != InputFile.standardInput else { return "screen" }
    let name = FilePath.name(of: path)
    for ending in endings where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// `a` of `a@2x`, what a picture's name is without its scale; nil of a name that says none.
  package static func withoutScale(_ name: String) -> String? {
    guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
      Double(name[name.index(after: at)...].dropLast()) != nil
    else { return nil }
    return String(name[..<at])
  }

  /// What stands before the extension of a picture's name: `@2x`, and nothing for one pixel a point.
  package static func scaleSuffix(_ scale: Double) -> String {
    scale == 1 ? "" : "@\(shortest(scale))x"
  }
}
