import ScreenFormat

/// Makes paths relative to the top of the repository, as services for continuous integration want them.
struct RepositoryPath {
  /// The folder of the repository; nil for the working folder.
  var top: String?
  /// The working folder.
  var working: String

  /// Converts a path relative to the working folder.
  func path(_ path: String) -> String {
    guard let top, !top.isEmpty else { return FilePath.simplified(path) }
    let whole = FilePath.simplified(FilePath.join(working, path))
    let prefix = FilePath.simplified(top) + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : path
  }
}
