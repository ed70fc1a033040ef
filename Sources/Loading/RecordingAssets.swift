package import FileSystem
package import ScreenFormat
internal import Synchronization

/// Reads documents and the files that they name, and remembers which: what a picture depends on.
///
/// Documents that are tried lie over the files.
package final class RecordingAssets: DocumentFiles {
  private let base: any DocumentFiles
  private let overlay: [String: [UInt8]]
  private let uses = Mutex<[String: FileStamp?]>([:])

  /// Creates a loader that has read nothing.
  ///
  /// - Parameters:
  ///   - overlay: the bytes to read in place of files, by absolute path.
  ///   - base: reads the files.
  package init(overlay: [String: [UInt8]] = [:], base: any DocumentFiles = FileAssets()) {
    self.overlay = overlay
    self.base = base
  }

  /// The absolute paths that were read, listed or looked for, each with the stamp from just before; nil for what
  /// was not there.
  package var stamps: [String: FileStamp?] { uses.withLock { $0 } }

  /// Remembers a file that something else reads.
  package func note(_ path: String) {
    let absolute = Folder.absolutePath(path)
    let stamp = FileStamp(absolute)
    uses.withLock { uses in
      // The first stamp counts: what changed since then may have been read before it did.
      if uses[absolute] == nil { uses[absolute] = .some(stamp) }
    }
  }

  package func document(at path: String) throws(InputError) -> [UInt8] {
    note(path)
    if let bytes = overlay[Folder.absolutePath(path)] { return bytes }
    return try base.document(at: path)
  }

  package func read(_ path: String) throws(AssetError) -> [UInt8] {
    note(path)
    if let bytes = overlay[Folder.absolutePath(path)] { return bytes }
    return try base.read(path)
  }

  package func exists(_ path: String) -> Bool {
    note(path)
    return base.exists(path)
  }

  package func list(_ path: String) throws(AssetError) -> [String] {
    note(path)
    return try base.list(path)
  }

  package func isLink(_ path: String) -> Bool {
    note(path)
    return base.isLink(path)
  }

  package func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? {
    base.systemFont(for: scalar, inColor: inColor, language: language)
  }
}
