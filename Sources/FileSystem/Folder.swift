import Glibc
import Syntax

/// Lists folders and removes files from them.
package enum Folder {
  /// The kinds of entries in a folder.
  package enum Kind: Sendable, Hashable {
    case file
    case folder
    /// A symbolic link.
    case link
    /// A FIFO, a device, a socket.
    case other
  }

  /// An entry of a folder.
  package struct Entry: Sendable, Hashable {
    /// The name of the file or folder, without a path.
    package var name: String
    /// The kind of the entry itself; links are not followed.
    package var kind: Kind
  }

  /// The entries of the folder at `path`, in the order of their names' bytes.
  ///
  /// - Throws: `SystemError` if the folder cannot be listed.
  package static func entries(of path: String) throws(SystemError) -> [Entry] {
    guard FileDescriptor.isPath(path) else { throw SystemError(code: ENOENT) }
    guard let directory = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(directory) }
    var names: [UInt8] = []
    var found: [(name: Range<Int>, kind: Kind)] = []
    while true {
      // Only `errno` tells an error, as of a network or a disk, from the end.
      errno = 0
      guard let entry = readdir(directory) else {
        guard errno == 0 else { throw .last }
        break
      }
      let start = names.count
      withUnsafeBytes(of: &entry.pointee.d_name) { names += $0.prefix { $0 != 0 } }
      let name = start..<names.count
      guard !isOfFolderItself(names[name]) else {
        names.removeSubrange(name)
        continue
      }
      // Most file systems tell the kind of an entry here; the others have to be asked.
      let kind =
        kind(ofType: entry.pointee.d_type)
        ?? kind(of: FilePath.join(path, String(decoding: names[name], as: UTF8.self)))
      found.append((name, kind))
    }
    // Bytes are compared before there are strings, of which each comparison would count references.
    names.withUnsafeBufferPointer { names in
      found.sort { names[$0.name].lexicographicallyPrecedes(names[$1.name]) }
    }
    return found.map {
      Entry(name: String(decoding: names[$0.name], as: UTF8.self), kind: $0.kind)
    }
  }

  /// Whether a name is `.` or `..`.
  private static func isOfFolderItself(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// The kind of an entry by its type in the folder; nil if the file system does not tell.
  private static func kind(ofType type: UInt8) -> Kind? {
    switch Int(type) {
    case DT_REG: .file
    case DT_DIR: .folder
    case DT_LNK: .link
    case DT_UNKNOWN: nil
    default: .other
    }
  }

  /// The kind of the file at `path` itself; links are not followed.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard FileDescriptor.isPath(path), lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether there is a folder at `path`, links followed.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path.isEmpty ? "." : path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path of the working folder.
  package static var working: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A path below the working folder as the user would write it; any other absolute path stays.
  package static func pathFromWorking(_ path: String) -> String {
    let working = "\(working)/"
    return path.hasPrefix(working) ? String(path.dropFirst(working.count)) : path
  }

  /// The path from the root of the file system, without `.` and `..` where these are not behind links.
  package static func absolutePath(_ path: String) -> String {
    FilePath.simplified(path.hasPrefix("/") ? path : "\(working)/\(path)")
  }

  /// Whether a path within a folder leads through a symbolic link, which could lead out of it.
  ///
  /// - Parameters:
  ///   - name: the path, relative to the folder.
  ///   - folder: the path of the folder, which may be reached by links.
  package static func hasLink(_ name: String, in folder: String) -> Bool {
    var path = folder
    return name.split(separator: "/").contains { part in
      path = FilePath.join(path, String(part))
      return kind(of: path) == .link
    }
  }

  /// The absolute path without links, `.` and `..`; nil if there is no such file.
  package static func realPath(_ path: String) -> String? {
    guard FileDescriptor.isPath(path), let resolved = realpath(path.isEmpty ? "." : path, nil)
    else {
      return nil
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Removes the file or link at `path`. A file that does not exist is not an error.
  package static func remove(_ path: String) throws(OutputError) {
    guard FileDescriptor.isPath(path) else {
      throw .cannotCreate(path: path, SystemError(code: ENOENT))
    }
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .cannotCreate(path: path, .last)
    }
  }

  /// Removes the folder at `path` if it is empty.
  package static func removeIfEmpty(_ path: String) { rmdir(path) }
}
