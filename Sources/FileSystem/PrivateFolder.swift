import Glibc
import Syntax

/// A temporary folder that only the user of the process can enter, with files that only they can read. It is
/// removed with the value.
package final class PrivateFolder {
  private let path: String
  private var names: [String] = []

  /// Creates a folder in `XDG_RUNTIME_DIR`, `TMPDIR` or `/tmp`; nil if that fails.
  package init?() {
    let names: [String] = ["XDG_RUNTIME_DIR", "TMPDIR"]
    let places = names.compactMap { (name: String) -> String? in
      getenv(name).map { String(cString: $0) }
    }
    for place in places.filter({ $0.hasPrefix("/") }) + ["/tmp"] {
      var template = Array(FilePath.join(place, "mockup-XXXXXX").utf8CString)
      if mkdtemp(&template) != nil {
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return
      }
    }
    return nil
  }

  /// Writes a file.
  ///
  /// - Returns: its path; nil if that fails.
  package func write(_ text: String, to name: String) -> String? {
    let target = FilePath.join(path, name)
    do {
      let file = try FileDescriptor(
        path: target, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
      names.append(name)
      try file.write(Array(text.utf8))
      try file.close()
      return target
    } catch {
      return nil
    }
  }

  deinit {
    for name in names { unlink(FilePath.join(path, name)) }
    rmdir(path)
  }
}
