/// A screen as it was written: the first step of a render. No other file has been read.
public struct ScreenDocument: Sendable {
  /// The name of the file in messages, as in `SourceFile.label`.
  public let file: String
  /// The folder that the document's paths are relative to; empty for the working folder.
  public let folder: String
  /// The root of the tree, which is an object.
  package let root: DocumentNode

  /// Parses a file and checks the keys of its root.
  ///
  /// - Parameters:
  ///   - file: JSON, or YAML if its name ends in `.yaml` or `.yml`.
  ///   - folder: the folder that the document's paths are relative to; by default that of the file.
  ///   - diagnostics: receives errors of syntax and unknown keys of the root.
  /// - Returns: nil if the file cannot be parsed or its root is not an object.
  public static func decode(
    _ file: SourceFile, folder: String? = nil, into diagnostics: inout Diagnostics
  ) -> ScreenDocument? {
    decode(file, folder: folder, reusing: nil, into: &diagnostics)
  }

  /// Parses a screen's file, unless another build has read the same bytes.
  package static func decode(
    _ file: SourceFile, folder: String? = nil, reusing decodedFiles: DecodedFiles?,
    into diagnostics: inout Diagnostics
  ) -> ScreenDocument? {
    if let root = decodedFiles?.root(of: file, .screen) {
      return ScreenDocument(
        file: file.label, folder: folder ?? FilePath.folder(of: file.label), root: root)
    }
    if let kind = DocumentKind.drawingNothing(file) {
      diagnostics.add(
        WrongKind(kind: kind), .error,
        at: Cursor(root: DocumentNode(.null, at: .start), file: file.label))
      return nil
    }
    return DocumentFormat.decode(
      file, kind: .screen, reusing: decodedFiles, into: &diagnostics
    ).map {
      ScreenDocument(
        file: file.label, folder: folder ?? FilePath.folder(of: file.label), root: $0)
    }
  }
}
