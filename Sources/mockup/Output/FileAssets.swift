import Glibc
import ScreenFormat

/// Reads what documents name from files.
struct FileAssets: AssetLoader {
  func read(_ path: String) throws(AssetError) -> [UInt8] {
    do throws(InputError) {
      return try InputFile.read(path)
    } catch {
      switch error {
      case .unreadable(_, let system) where system.code == ENOENT || system.code == ENOTDIR:
        throw .notFound
      case .unreadable(_, let system) where system.code == EISDIR:
        throw .isFolder
      case .unreadable(_, let system):
        throw .unreadable(reason: system.reason)
      case .tooLarge(_, let limit):
        throw .unreadable(reason: "it is larger than \(limit >> 20) MiB")
      }
    }
  }

  func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  func list(_ path: String) throws(AssetError) -> [String] {
    guard let directory = opendir(path) else {
      switch errno {
      case ENOENT: throw .notFound
      case ENOTDIR: throw .isNoFolder
      default: throw .unreadable(reason: SystemError.last.reason)
      }
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
