import Loading
public import ObjectModel
public import ScreenFormat

extension Screen {
  /// Reads a screen from a file, with its themes and images.
  ///
  /// - Parameters:
  ///   - path: The path of the document, relative to the folder of the test's source file.
  ///   - options: The device, system, style and other options to draw with.
  ///   - filePath: The path of the test's source file.
  /// - Throws: An error whose description is a sentence for each error of the document, with its place.
  public static func load(
    _ path: String, options: RenderOptions = RenderOptions(), filePath: StaticString = #filePath
  ) throws -> Screen {
    try ScreenLoader(options: options).load(Self.path(path, from: filePath)).screen
  }

  /// Reads a screen from the text of a document.
  ///
  /// - Parameters:
  ///   - text: The document, as JSON. Paths in it are relative to the folder of the test's source file.
  ///   - options: The device, system, style and other options to draw with.
  ///   - filePath: The path of the test's source file.
  /// - Throws: An error whose description is a sentence for each error of the document, with its place.
  public static func read(
    _ text: String, options: RenderOptions = RenderOptions(), filePath: StaticString = #filePath
  ) throws -> Screen {
    let source = ScreenLoader.Source(
      SourceFile(label: "<text>", text: text), folder: FilePath.folder(of: "\(filePath)"))
    return try ScreenLoader(options: options).load(source).screen
  }

  /// A path relative to the folder of a source file; absolute paths stay.
  static func path(_ path: String, from filePath: StaticString) -> String {
    path.hasPrefix("/")
      ? path : FilePath.simplified(FilePath.join(FilePath.folder(of: "\(filePath)"), path))
  }
}
