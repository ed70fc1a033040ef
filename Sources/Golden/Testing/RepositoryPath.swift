import Syntax

/// Makes paths relative to the top of the repository, as services for continuous integration want them.
package struct RepositoryPath {
  /// The folder of the repository; nil for the working folder.
  private let top: String?
  /// The working folder.
  private let working: String

  /// - Parameters:
  ///   - top: The folder of the repository; nil or empty for the working folder.
  ///   - working: The working folder.
  package init(top: String?, working: String) {
    self.top = top
    self.working = working
  }

  /// Converts a path relative to the working folder.
  package func path(_ path: String) -> String {
    guard let top, !top.isEmpty else { return FilePath.simplified(path) }
    let whole = FilePath.simplified(FilePath.join(working, path))
    let prefix = FilePath.simplified(top) + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : path
  }
}
