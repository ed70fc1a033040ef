/// Takes paths apart and puts them together, without looking at the disk.
package enum FilePath {
  /// The directory that `path` is in: `a/b` → `a`, `b` → `.`, `/b` → `/`.
  package static func directory(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return withoutTrailingSlashes(String(trimmed[...slash]))
  }

  /// The last part of `path`: `a/b.json` → `b.json`.
  package static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard trimmed != "/", let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return trimmed
    }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// `name` in `directory`; an absolute `name` as it is.
  package static func join(_ directory: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || directory.isEmpty {
      return name
    }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + name : "\(directory)/\(name)"
  }

  /// `path` as it is meant in the file or link `origin`: relative to the directory it is in.
  package static func resolve(_ path: String, from origin: String) -> String {
    let directory = directory(of: origin)
    return directory == "." && !origin.hasPrefix("./") ? path : join(directory, path)
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex {
      let before = path.utf8.index(before: end)
      guard path.utf8[before] == UInt8(ascii: "/"), before > path.utf8.startIndex else { break }
      end = before
    }
    return String(path[..<end])
  }
}
