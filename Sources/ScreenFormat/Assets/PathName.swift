/// Paths as texts: joined, never resolved.
package enum PathName {
  /// The folder of a file; empty for one in the working folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The last part without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Without `.` and with every `folder/..` taken out, so that one file has one name.
  package static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined
  }

  /// `path` seen from `folder`.
  package static func join(_ folder: String, _ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    if rest == "." || rest.isEmpty { return folder.isEmpty ? "." : folder }
    guard !folder.isEmpty, !rest.hasPrefix("/") else { return String(rest) }
    return folder.hasSuffix("/") ? folder + rest : "\(folder)/\(rest)"
  }
}
