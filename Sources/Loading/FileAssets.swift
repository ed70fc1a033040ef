package import FileSystem
import Glibc
package import ScreenFormat

/// Reads documents and the files that they name.
package struct FileAssets: DocumentFiles {
  private let waitsForDocuments: Bool

  /// Reads documents that the user names, which may be FIFOs and devices.
  package static var named: FileAssets { FileAssets(waitsForDocuments: true) }

  /// Creates a loader that reads every file that the process may read.
  ///
  /// - Parameter waitsForDocuments: whether documents may be FIFOs and devices, as those that the user names.
  package init(waitsForDocuments: Bool = false) { self.waitsForDocuments = waitsForDocuments }

  package func document(at path: String) throws(InputError) -> [UInt8] {
    try InputFile.read(path, waitsForOthers: waitsForDocuments)
  }

  package func read(_ path: String) throws(AssetError) -> [UInt8] {
    do throws(InputError) {
      // In a document, `-` is the name of a file and not standard input.
      return try InputFile.read(
        path == InputFile.standardInput ? "./\(path)" : path)
    } catch {
      switch error {
      case .unreadable(_, let system) where system.code == ENOENT || system.code == ENOTDIR:
        throw .notFound
      case .unreadable(_, let system) where system.code == EISDIR:
        throw .isFolder
      case .unreadable(_, let system):
        throw .unreadable(reason: system.reason)
      case .special:
        throw .unreadable(reason: "it is no regular file")
      case .tooLarge(_, let limit):
        throw .unreadable(reason: "it is larger than \(limit >> 20) MiB")
      }
    }
  }

  package func exists(_ path: String) -> Bool {
    FileDescriptor.isPath(path) && access(path, F_OK) == 0
  }

  package func list(_ path: String) throws(AssetError) -> [String] {
    do throws(SystemError) {
      return try Folder.entries(of: path).map(\.name)
    } catch {
      switch error.code {
      case ENOENT: throw .notFound
      case ENOTDIR: throw .isNoFolder
      default: throw .unreadable(reason: error.reason)
      }
    }
  }

  package func isLink(_ path: String) -> Bool { Folder.kind(of: path) == .link }

  package func systemFont(
    for scalar: Unicode.Scalar, inColor: Bool, language: String
  ) -> SystemFont? {
    // A language that is named keeps that of the environment out.
    let character =
      "charset=\(String(scalar.value, radix: 16)):lang=\(Self.fontLanguage(language))"
    let pattern = inColor ? "emoji:\(character):color=true" : ":\(character)"
    let program = HelperProgram(
      name: "fc-match", arguments: ["--format", "%{index}\n%{file}", pattern], output: 1 << 16)
    guard let bytes = try? program.run() else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
    guard lines.count == 2, let index = Int(lines[0]), !lines[1].isEmpty else { return nil }
    return SystemFont(path: String(lines[1]), index: index)
  }

  /// The name that fontconfig has for a language: it tells scripts of Chinese by regions.
  private static func fontLanguage(_ name: String) -> String {
    let parts = name.split(separator: "-").map(String.init)
    guard parts.first == "zh" else { return parts.first ?? "en" }
    if !parts.contains("Hant") { return "zh-cn" }
    return parts.contains("HK") || parts.contains("MO") ? "zh-hk" : "zh-tw"
  }
}
