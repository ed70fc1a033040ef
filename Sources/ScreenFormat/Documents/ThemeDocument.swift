/// A theme as it was written. No other file has been read.
struct ThemeDocument: Sendable {
  /// The name of the file in messages, as in `SourceFile.label`.
  let file: String
  /// The folder that the document's paths are relative to; empty for the working folder.
  let folder: String
  /// The root of the tree, which is an object.
  let root: DocumentNode

  /// Parses a file and checks the keys of its root.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - folder: the folder that the document's paths are relative to; by default that of the file.
  ///   - diagnostics: receives errors of syntax and unknown keys of the root.
  /// - Returns: nil if the file cannot be parsed or its root is not an object.
  static func decode(
    _ file: SourceFile, folder: String? = nil, reusing decodedFiles: DecodedFiles? = nil,
    into diagnostics: inout Diagnostics
  ) -> ThemeDocument? {
    DocumentFormat.decode(file, kind: .theme, reusing: decodedFiles, into: &diagnostics).map {
      ThemeDocument(file: file.label, folder: folder ?? FilePath.folder(of: file.label), root: $0)
    }
  }
}
