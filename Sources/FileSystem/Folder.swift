import Glibc
import ScreenFormat

/// What is in a directory.
package enum Folder {
  /// What a name in a directory stands for.
  package enum Kind: Sendable, Hashable {
    case file
    case folder
    /// A symbolic link, wherever it leads.
    case link
    /// A FIFO, a device, a socket.
    case other
  }

  /// One name in a directory.
  package struct Entry: Sendable, Hashable {
    /// The name alone.
    package var name: String
    /// What it stands for; links are not followed.
    package var kind: Kind
  }

  /// The names in the directory at `path`, in order of their bytes.
  package static func entries(of path: String) throws(SystemError) -> [Entry] {
    guard let directory = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      // Most file systems say here what a name stands for; the others have to be asked.
      let kind =
        kind(ofType: entry.pointee.d_type) ?? kind(of: FilePath.join(path, name))
      entries.append(Entry(name: name, kind: kind))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// What a directory says of a name; nil where it says nothing.
  private static func kind(ofType type: UInt8) -> Kind? {
    switch Int(type) {
    case DT_REG: .file
    case DT_DIR: .folder
    case DT_LNK: .link
    case DT_UNKNOWN: nil
    default: .other
    }
  }

  /// What is at `path`, links not followed.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether `path` leads to a directory, links followed.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path.isEmpty ? "." : path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The working directory.
  package static var working: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// `path` without links, `.` and `..`; nil where there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Takes away the file at `path`; of a link the link.
  package static func remove(_ path: String) throws(OutputError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .cannotCreate(path: path, .last)
    }
  }

  /// Takes away the directory at `path` if nothing is in it.
  package static func removeIfEmpty(_ path: String) { rmdir(path) }
}
