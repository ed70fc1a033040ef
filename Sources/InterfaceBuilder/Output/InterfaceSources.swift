package import FileSystem
import Localization
package import ScreenFormat

/// Storyboards and xibs as files, with the tables of texts beside them.
package struct InterfaceSources {
  /// The files that were read, in order.
  package private(set) var files: [InterfaceFile] = []
  /// Errors of files that were not read.
  package private(set) var failures: [Diagnostic] = []
  private var byName: [String: InterfaceFile] = [:]

  /// The endings of names of files that are read.
  package static let endings = [".storyboard", ".xib"]

  /// The greatest size of a file in bytes: more than is read, so that what is larger is told.
  private static let sizeLimit = 64 << 20

  package init() {}

  /// Whether a file is one of Interface Builder, by its name.
  package static func isInterface(_ path: String) -> Bool {
    let path = path.lowercased()
    return endings.contains(where: path.hasSuffix) || path.hasSuffix(".nib")
  }

  /// Reads a file.
  ///
  /// - Parameter waits: whether it may be a FIFO, as those that the user names.
  package mutating func add(_ path: String, waits: Bool = true) throws(InputError) {
    let bytes = try InputFile.read(path, limit: Self.sizeLimit, waitsForOthers: waits)
    do throws(InterfaceProblem) {
      let file = try InterfaceFile(SourceFile(label: path, bytes: bytes))
      files.append(file)
      let name = FilePath.stem(of: path)
      if file.kind == .storyboard, byName[name] == nil { byName[name] = file }
    } catch {
      failures.append(error.diagnostic(in: path))
    }
  }

  /// A storyboard by its name: one of those that were read, or one beside a file.
  ///
  /// - Parameter folders: the folders that are looked in.
  package func storyboard(_ name: String, beside folders: [String]) -> InterfaceFile? {
    if let known = byName[name] { return known }
    guard !name.contains("/"), name != ".." else { return nil }
    for folder in folders {
      let path = FilePath.join(folder, "\(name).storyboard")
      guard Folder.kind(of: path) == .file,
        let bytes = try? InputFile.read(path, limit: Self.sizeLimit),
        let file = try? InterfaceFile(SourceFile(label: path, bytes: bytes))
      else { continue }
      return file
    }
    return nil
  }

  // MARK: Texts

  private static let languageEnding = ".lproj"
  private static let keyLimit = 200_000

  /// The folder that has the languages of a file, and the keys of its tables; nil for a file without tables.
  package static func texts(of path: String) -> (folder: String, table: String, keys: Set<String>)?
  {
    let own = FilePath.folder(of: path)
    guard own.hasSuffix(languageEnding) else { return nil }
    let folder = FilePath.folder(of: own)
    let table = FilePath.stem(of: path)
    var keys: Set<String> = []
    for entry in (try? Folder.entries(of: folder)) ?? [] {
      let inner = FilePath.join(folder, entry.name)
      if entry.kind == .file, entry.name == "\(table).xcstrings" { keys.formUnion(catalog(inner)) }
      guard entry.kind == .folder, entry.name.hasSuffix(languageEnding) else { continue }
      keys.formUnion(strings(FilePath.join(inner, "\(table).strings")))
      keys.formUnion(catalog(FilePath.join(inner, "\(table).xcstrings")))
    }
    return keys.isEmpty ? nil : (folder, table, keys)
  }

  private static func strings(_ path: String) -> [String] {
    guard Folder.kind(of: path) == .file, let bytes = try? InputFile.read(path),
      let file = try? StringsFile(bytes)
    else { return [] }
    return Array(file.entries.keys)
  }

  private static func catalog(_ path: String) -> [String] {
    guard Folder.kind(of: path) == .file, let bytes = try? InputFile.read(path),
      let file = try? StringCatalog(bytes)
    else { return [] }
    return Array(file.keys.keys.prefix(keyLimit))
  }
}
