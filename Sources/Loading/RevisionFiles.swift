package import FileSystem
import Glibc
package import ScreenFormat

/// Reads documents and the files that they name as Git has them at a revision. What lies outside of the repository is read
/// as it is.
package struct RevisionFiles: DocumentFiles {
  private let tree: GitTree
  private let base = FileAssets()

  /// Creates a loader of a revision's files.
  package init(_ tree: GitTree) { self.tree = tree }

  package func document(at path: String) throws(InputError) -> [UInt8] {
    guard tree.holds(path) else { return try base.document(at: path) }
    switch tree.contents(at: path) {
    case .file(let bytes): return bytes
    case .folder: throw .unreadable(path: path, SystemError(code: EISDIR))
    case .missing: throw .unreadable(path: path, SystemError(code: ENOENT))
    case .unreadable: throw .unreadable(path: path, SystemError(code: EIO))
    }
  }

  package func read(_ path: String) throws(AssetError) -> [UInt8] {
    guard tree.holds(path) else { return try base.read(path) }
    switch tree.contents(at: path) {
    case .file(let bytes): return bytes
    case .folder: throw .isFolder
    case .missing: throw .notFound
    case .unreadable(let reason): throw .unreadable(reason: reason)
    }
  }

  package func exists(_ path: String) -> Bool {
    tree.holds(path) ? tree.contents(at: path) != .missing : base.exists(path)
  }

  package func list(_ path: String) throws(AssetError) -> [String] {
    guard tree.holds(path) else { return try base.list(path) }
    switch tree.contents(at: path) {
    case .folder(let names): return names
    case .missing: throw .notFound
    case .file, .unreadable: throw .isNoFolder
    }
  }

  package func isLink(_ path: String) -> Bool {
    tree.holds(path) ? tree.isLink(path) : base.isLink(path)
  }

  package func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? {
    base.systemFont(for: scalar, inColor: inColor, language: language)
  }
}
