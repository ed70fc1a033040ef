/// Takes paths apart and puts them together as texts, without looking at the disk.
package enum FilePath {
  /// The folder that `path` is in: `a/b` → `a`, `/b` → `/`, and `b` → the empty path, which is the
  /// working folder.
  package static func folder(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let end = trimmed.utf8.lastIndex(of: slash) else { return "" }
    return withoutTrailingSlashes(String(trimmed[...end]))
  }

  /// Whether `path` is that of `folder`, a slash and a name: what a folder's entries are joined to.
  package static func isEntry(_ path: String, of folder: String) -> Bool {
    let (path, folder) = (path.utf8Span.span, folder.utf8Span.span)
    guard path.count > folder.count + 1, path[folder.count] == slash else { return false }
    for index in folder.indices where path[index] != folder[index] { return false }
    for index in folder.count + 1..<path.count where path[index] == slash { return false }
    return true
  }

  /// The last part of `path`: `a/b.json` → `b.json`.
  package static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard trimmed != "/", let end = trimmed.utf8.lastIndex(of: slash) else { return trimmed }
    return String(trimmed[trimmed.utf8.index(after: end)...])
  }

  /// The last part of `path` without its extension: `a/b.json` → `b`.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// `path` without `.`, doubled slashes and every `folder/..`, so that a file has one name.
  package static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    // In place of `joined`, for which the run-time goes through all conformances of the program.
    var result = path.hasPrefix("/") ? "/" : ""
    for part in parts {
      if !result.isEmpty, result.utf8.last != slash { result += "/" }
      result.append(contentsOf: part)
    }
    return result
  }

  /// A path that is relative to a folder, seen from the working folder.
  ///
  /// - Parameters:
  ///   - folder: the folder; empty for the working folder.
  ///   - path: the path; an absolute one is returned as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    // Names in folders begin with neither a dot nor a slash, and are joined for each file that is looked for.
    if let first = path.utf8.first, first != dot, first != slash, let last = folder.utf8.last {
      var result = folder
      result.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
      if last != slash { result += "/" }
      result += path
      return result
    }
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    if rest == "." || rest.isEmpty { return folder.isEmpty ? "." : folder }
    guard !folder.isEmpty, rest.utf8.first != slash else { return String(rest) }
    return folder.utf8.last == slash ? folder + rest : "\(folder)/\(rest)"
  }

  /// A path that is relative to the folder of a file, seen from the working folder.
  ///
  /// - Parameters:
  ///   - path: the path; an absolute one is returned as it is.
  ///   - origin: the path of the file or link that contains `path`.
  package static func resolve(_ path: String, from origin: String) -> String {
    join(folder(of: origin), path)
  }

  /// Compared as a byte: followed by a combining mark, it is no character of its own.
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  private static func withoutTrailingSlashes(_ path: String) -> String {
    guard path.utf8.last == slash else { return path }
    var end = path.utf8.endIndex
    while end > path.utf8.startIndex {
      let before = path.utf8.index(before: end)
      guard path.utf8[before] == slash, before > path.utf8.startIndex else { break }
      end = before
    }
    return String(path[..<end])
  }
}
