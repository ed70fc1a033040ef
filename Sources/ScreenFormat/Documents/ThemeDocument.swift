/// A theme as it was written. Nothing beside the file has been read.
public struct ThemeDocument: Sendable {
  /// What messages call the file.
  public let file: String
  /// The folder that its paths are relative to; empty is the working folder.
  public let folder: String
  /// The tree, whose top is an object.
  public let root: DocumentNode

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - folder: what its paths are relative to; the file's own folder unless given.
  ///   - diagnostics: gets everything that is wrong with syntax and top-level keys.
  /// - Returns: nil when there is no tree to go on with.
  public static func decode(
    _ file: SourceFile, folder: String? = nil, into diagnostics: inout Diagnostics
  ) -> ThemeDocument? {
    DocumentFormat.decode(file, kind: .theme, into: &diagnostics).map {
      ThemeDocument(file: file.label, folder: folder ?? FilePath.folder(of: file.label), root: $0)
    }
  }
}
