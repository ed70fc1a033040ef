package import ScreenFormat
internal import Synchronization

/// Reads files as `FileAssets` does, and remembers which: what a picture depends on.
package final class RecordingAssets: AssetLoader {
  private let base = FileAssets()
  private let uses = Mutex<[String: FileStamp?]>([:])

  /// Creates a loader that has read nothing.
  package init() {}

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

  package func read(_ path: String) throws(AssetError) -> [UInt8] {
    note(path)
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

  package func systemFont(for scalar: Unicode.Scalar, inColor: Bool) -> SystemFont? {
    base.systemFont(for: scalar, inColor: inColor)
  }
}
