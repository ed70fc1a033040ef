import Controls
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

  func draw(
    _ path: String, as format: VectorFormat, scale: Double
  ) throws(AssetError) -> [UInt8] {
    guard exists(path) else { throw .notFound }
    // A name like an option is none behind a folder.
    let file = path.hasPrefix("-") ? "./\(path)" : path
    let arguments =
      switch format {
      case .svg: ["--format", "png", "--zoom", shortest(scale), file]
      case .pdf: ["-png", "-singlefile", "-transp", "-r", shortest(72 * scale), file, "-"]
      }
    let program = format.converter.program
    do throws(HelperError) {
      return try HelperProgram(name: program, arguments: arguments).run()
    } catch {
      switch error {
      case .notInstalled: throw .noConverter(format)
      case .failed: throw .unreadable(reason: "\(program) can't draw it")
      case .tooSlow(let seconds):
        throw .unreadable(reason: "\(program) takes longer than \(seconds) seconds")
      case .tooMuch(let limit):
        throw .unreadable(reason: "\(program) makes more than \(limit >> 20) MiB of it")
      case .system(let error): throw .unreadable(reason: "\(program): \(error.reason)")
      }
    }
  }
}
