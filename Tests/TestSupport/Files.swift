import Glibc

/// The little of a file system that tests use.
public enum Files {
  /// An error of a file.
  public struct Failure: Error, CustomStringConvertible {
    /// The file and the system's reason.
    public var description: String

    init(_ path: String) {
      description = "\(path): \(String(cString: strerror(errno)))"
    }
  }

  /// All files below a folder, as paths relative to it, sorted.
  public static func list(_ folder: String) -> [String] {
    var found: [String] = []
    visit(folder, prefix: "", &found)
    return found.sorted()
  }

  private static func visit(_ folder: String, prefix: String, _ found: inout [String]) {
    for name in names(folder) ?? [] where !name.hasPrefix(".") {
      if isFolder("\(folder)/\(name)") {
        visit("\(folder)/\(name)", prefix: "\(prefix)\(name)/", &found)
      } else {
        found.append(prefix + name)
      }
    }
  }

  /// The names of what is in a folder, hidden ones too, in order; nil when there is no such folder.
  public static func names(_ folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      // In its place: an entry may end sooner than a copy of its type would reach.
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether there is anything at `path`.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a folder at `path`.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A file's bytes, or nil when it can't be read.
  public static func bytes(_ path: String) -> [UInt8]? {
    guard !isFolder(path), let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return result }
      result.append(contentsOf: buffer[..<count])
    }
  }

  /// A file's text, or nil when it can't be read.
  public static func text(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file, with the folders above it where they are not there.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    try createFolder(folder(of: path))
    guard let file = fopen(path, "wb") else { throw Failure(path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw Failure(path) }
  }

  /// Creates a folder, and those above it, where they are not there.
  public static func createFolder(_ path: String) throws {
    if path.isEmpty || isFolder(path) { return }
    try createFolder(folder(of: path))
    guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw Failure(path) }
  }

  /// Removes a file, or a folder with everything in it; a link goes, what it leads to stays.
  public static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in names(path) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// The part before the last slash; empty when there is none.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The part after the last slash.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
