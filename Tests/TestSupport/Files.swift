import Glibc

/// The little of a file system that tests read.
public enum Files {
  /// All files below a folder, as paths relative to it, sorted.
  public static func list(_ folder: String) -> [String] {
    var found: [String] = []
    visit(folder, prefix: "", &found)
    return found.sorted()
  }

  private static func visit(_ folder: String, prefix: String, _ found: inout [String]) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      if entry.pointee.d_type == UInt8(DT_DIR) {
        visit("\(folder)/\(name)", prefix: "\(prefix)\(name)/", &found)
      } else {
        found.append(prefix + name)
      }
    }
  }

  /// A file's bytes, or nil when it can't be read.
  public static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
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
}
