import Controls
package import ObjectModel
import Raster
package import ScreenFormat

/// Files of screens.
package enum ScreenFile {
  /// The endings of the names of screens.
  package static let endings = [".screen.json", ".screen.yaml", ".screen.yml"]

  /// Reads and builds a screen.
  ///
  /// - Parameters:
  ///   - path: the path of the file, or `-` for standard input.
  ///   - options: settings that replace those of the document.
  ///   - log: notes the files that are read; nil notes none.
  /// - Returns: the screen, its document and its warnings.
  /// - Throws: `InputError` if the file cannot be read, `InvalidDocuments` if it has errors.
  package static func load(
    _ path: String, options: RenderOptions, log: InputLog? = nil,
    decodedFiles: DecodedFiles? = nil
  ) throws -> (screen: Screen, document: ScreenDocument, diagnostics: Diagnostics) {
    let source = try source(path)
    log?.note(source.bytes, of: path)
    return try build(
      source, folder: folder(of: path), options: options,
      loader: log.map(LoggingAssets.init) ?? FileAssets(), decodedFiles: decodedFiles)
  }

  /// Builds a screen that was read.
  ///
  /// - Parameters:
  ///   - source: the document.
  ///   - folder: the folder of its paths; nil for that of its file.
  ///   - options: settings that replace those of the document.
  ///   - loader: reads the files that the document names.
  ///   - decodedFiles: what other screens have decoded; nil keeps nothing.
  /// - Returns: the screen, its document and its warnings.
  /// - Throws: `InvalidDocuments` if it has errors.
  package static func build(
    _ source: SourceFile, folder: String?, options: RenderOptions,
    loader: any AssetLoader = FileAssets(), decodedFiles: DecodedFiles? = nil
  ) throws -> (screen: Screen, document: ScreenDocument, diagnostics: Diagnostics) {
    var diagnostics = Diagnostics()
    guard
      let document = ScreenDocument.decode(
        source, folder: folder, reusing: decodedFiles, into: &diagnostics)
    else { throw InvalidDocuments(diagnostics: diagnostics) }
    var builder = ScreenBuilder(classes: ClassTable(), loader: loader, options: options)
    builder.decodedFiles = decodedFiles
    let result = builder.build(document, diagnostics)
    guard let screen = result.screen else {
      throw InvalidDocuments(diagnostics: result.diagnostics)
    }
    return (screen, document, result.diagnostics)
  }

  /// Runs `body`, which draws a document's screen. A screen that takes too much memory is an error of the
  /// document.
  package static func drawing<Result>(
    _ document: ScreenDocument, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as RasterizerError {
      guard let diagnostics = document.diagnostics(for: error) else { throw error }
      throw InvalidDocuments(diagnostics: diagnostics)
    }
  }

  /// The file at `path`.
  package static func source(_ path: String) throws(InputError) -> SourceFile {
    SourceFile(label: InputFile.label(of: path), bytes: try InputFile.read(path))
  }

  /// The folder that paths in a screen are relative to: the working folder for standard input, nil
  /// for a file, whose own folder counts.
  package static func folder(of path: String) -> String? {
    path == InputFile.standardInput ? "" : nil
  }

  /// The name of a screen's pictures: that of the file without `.screen.json` or its last
  /// extension.
  package static func name(of path: String) -> String {
    guard path != InputFile.standardInput else { return "screen" }
    let name = FilePath.name(of: path)
    for ending in endings where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The name of a picture without its scale, as in `a` of `a@2x`; nil for a name without a scale.
  package static func withoutScale(_ name: String) -> String? {
    guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
      Double(name[name.index(after: at)...].dropLast()) != nil
    else { return nil }
    return String(name[..<at])
  }

  /// The suffix of a picture's name for a scale, as in `@2x`; empty for one pixel a point.
  package static func scaleSuffix(_ scale: Double) -> String {
    scale == 1 ? "" : "@\(shortest(scale))x"
  }
}
