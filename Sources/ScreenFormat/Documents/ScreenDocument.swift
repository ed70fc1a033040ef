/// A screen as it was written: step 1 of a render. Nothing beside the file has been read.
public struct ScreenDocument: Sendable {
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
  ) -> ScreenDocument? {
    DocumentFormat.decode(file, kind: .screen, into: &diagnostics).map {
      ScreenDocument(
        file: file.label, folder: folder ?? FilePath.folder(of: file.label), root: $0)
    }
  }
}
