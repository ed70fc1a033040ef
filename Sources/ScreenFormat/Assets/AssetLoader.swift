/// What a build reads beside its document: themes, images, fonts.
///
/// A program hands in one that reads files; tests hand in one that reads a dictionary.
public protocol AssetLoader: Sendable {
  /// The contents of the file at `path`.
  ///
  /// - Parameter path: as documents and users wrote it, a relative one joined to its document's
  ///   folder.
  func read(_ path: String) throws(AssetError) -> [UInt8]

  /// Whether there is a file or folder at `path`.
  func exists(_ path: String) -> Bool

  /// The names of the files and folders in the folder at `path`, in any order.
  func list(_ path: String) throws(AssetError) -> [String]
}

/// Why something beside a document could not be read.
public enum AssetError: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case notFound
  /// A file was asked for, but there is a folder.
  case isFolder
  /// A folder was asked for, but there is a file.
  case isNoFolder
  /// The system says no; `reason` is its sentence, as in `permission denied`.
  case unreadable(reason: String)
}
