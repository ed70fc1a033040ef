import Glibc
import ScreenFormat

/// Reads the files that screens name from the disk.
struct DiskLoader: AssetLoader {
  func read(_ path: String) throws(AssetError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .notFound }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  func list(_ path: String) throws(AssetError) -> [String] {
    guard let folder = opendir(path) else { throw .notFound }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
