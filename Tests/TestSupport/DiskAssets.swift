public import ScreenFormat

/// Reads what documents name from files below a folder.
public struct DiskAssets: AssetLoader {
  private let root: String

  /// - Parameter root: what relative paths start from; the checkout unless given.
  public init(root: String = Repository.root) {
    self.root = root
  }

  private func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }

  /// The file's contents.
  public func read(_ path: String) throws(AssetError) -> [UInt8] {
    let path = self.path(path)
    guard let bytes = Files.bytes(path) else {
      throw Files.isFolder(path) ? .isFolder : .notFound
    }
    return bytes
  }

  /// Whether there is anything at `path`.
  public func exists(_ path: String) -> Bool { Files.exists(self.path(path)) }

  /// The names in the folder at `path`.
  public func list(_ path: String) throws(AssetError) -> [String] {
    guard let names = Files.names(self.path(path)) else {
      throw Files.exists(self.path(path)) ? .isNoFolder : .notFound
    }
    return names
  }
}
