package import FileSystem
package import ScreenFormat

/// Reads documents that the user names, and the files that those name.
package protocol DocumentFiles: AssetLoader {
  /// The contents of a document.
  ///
  /// - Parameter path: the path of the file, or `-` for standard input.
  func document(at path: String) throws(InputError) -> [UInt8]
}
