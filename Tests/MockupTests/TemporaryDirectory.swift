import Glibc
import Testing

/// A directory that is gone after its test.
final class TemporaryDirectory {
  let path: String

  init() throws {
    var template = Array("/tmp/mockup-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for name in names {
      let entry = self[name]
      if unlink(entry) != 0 { rmdir(entry) }
    }
    rmdir(path)
  }

  /// The path of the file `name` in the directory.
  subscript(name: String) -> String { "\(path)/\(name)" }

  /// The names of what is in the directory, hidden files too, in order.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." {
        names.append(name)
      }
    }
    return names.sorted()
  }
}
