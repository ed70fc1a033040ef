import FileSystem
import Glibc
import LocalServer

/// What checks ask of a machine: the real one, unless a test says otherwise.
package struct Machine: Sendable {
  /// The path of the program that reads Swift; nil if it isn't there.
  package var swiftReader: String?
  /// The folder for what runs keep for each other; nil if the environment names none.
  package var cacheFolder: String?
  /// Whether there is a display for a browser.
  package var hasDisplay: Bool

  /// - Parameters:
  ///   - swiftReader: the path of the program that reads Swift; nil if it isn't there.
  ///   - cacheFolder: the folder for what runs keep for each other; nil if the environment names none.
  ///   - hasDisplay: whether there is a display for a browser.
  package init(swiftReader: String?, cacheFolder: String?, hasDisplay: Bool) {
    self.swiftReader = swiftReader
    self.cacheFolder = cacheFolder
    self.hasDisplay = hasDisplay
  }

  /// The path or name of a program that can be run.
  func program(_ name: String) -> String? { HelperProgram.isInstalled(name) ? name : nil }

  var browser: String? { hasDisplay ? program("xdg-open") : nil }

  var server: String? { LocalServer.isAvailable ? "libmicrohttpd" : nil }

  var watcher: String? { FileWatcher().polls ? nil : "inotify" }

  /// The folder of drawings, if files can be made in it, or it can be made.
  var cache: String? {
    guard let cacheFolder else { return nil }
    var path = cacheFolder
    while access(path, F_OK) != 0, path != "/", !path.isEmpty { path = parent(of: path) }
    return access(path, W_OK | X_OK) == 0 && Folder.isFolder(path) ? cacheFolder : nil
  }

  private func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
