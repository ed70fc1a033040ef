import Controls
import FileSystem
import ObjectModel
import Process
import ScreenFormat
import ThemeCode

/// The files of code that `import` reads.
struct ImportSources {
  let system: Int
  let definitions: [String: Bool]
  /// The paths of the files in their order.
  private(set) var files: [String] = []
  /// The names of files in the theme's comments, by their paths.
  private(set) var names: [String: String] = [:]
  /// The folders that were not searched.
  private(set) var skipped: [String] = []
  /// The number of storyboards and xibs in folders, which become screens where there is a folder for these.
  private(set) var interfaces = 0
  /// Findings about files as a whole.
  private(set) var findings: [Diagnostic] = []
  private var contents: [String: [UInt8]] = [:]
  /// The files of design tokens, in their order.
  private(set) var tokenFiles: [SourceFile] = []

  init(system: Int, definitions: [String: Bool]) {
    self.system = system
    self.definitions = definitions
  }

  /// The endings of files that are read: code, and what may hold tokens or UISS.
  private static let endings = [".swift", ".m", ".mm", ".h", ".c", ".pch"] + dataEndings
  private static let dataEndings = [".json", ".tokens"]

  /// The greatest size of a file, and of all of them, in bytes.
  private static let fileLimit = 16 << 20
  private static let totalLimit = 128 << 20

  /// Adds the code of a folder. A file that can't be read is reported, and the others are read.
  mutating func add(_ folder: CodeFolder) {
    skipped += folder.skipped
    interfaces += folder.interfaces.count
    for link in folder.links { find("it is a link, which is not followed", in: link) }
    if folder.isIncomplete { find("there are more files than are looked at", in: "") }
    for file in folder.code {
      do {
        try add(file.path, name: file.name, isNamed: false)
      } catch {
        find(ErrorMessage(error).lines.first ?? "cannot be read", in: file.path)
      }
    }
  }

  /// Adds a file.
  ///
  /// - Parameter isNamed: whether the user names it, so that it may be a FIFO.
  mutating func add(_ path: String, name: String, isNamed: Bool = true) throws {
    guard names[path] == nil else { return }
    guard Self.endings.contains(where: path.lowercased().hasSuffix) else {
      throw UnreadCode(path: path)
    }
    let bytes = try InputFile.read(path, limit: Self.fileLimit, waitsForOthers: isNamed)
    guard contents.values.reduce(0, { $0 + $1.count }) + bytes.count <= Self.totalLimit else {
      throw InputError.tooLarge(path: path, limit: Self.totalLimit)
    }
    files.append(path)
    names[path] = name
    let text = text(bytes, path)
    if Self.dataEndings.contains(where: path.lowercased().hasSuffix) {
      let file = SourceFile(label: path, bytes: text)
      switch JSONThemeKind.of(file) {
      case .tokens:
        tokenFiles.append(file)
        return
      case nil: throw UnreadCode(path: path)
      case .uiss, .unreadable: break
      }
    }
    contents[path] = text
  }

  private mutating func find(_ message: String, in file: String) {
    findings.append(
      Diagnostic(
        severity: .warning, file: file, position: .start, documentPath: "", message: message))
  }

  /// The bytes in UTF-8, whatever they are in.
  private mutating func text(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
        let (a, b) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        return isLittle ? b << 8 | a : a << 8 | b
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    find("it is not UTF-8, so it is read as Latin-1", in: path)
    return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
  }

  /// The declarations of all files.
  mutating func units() throws -> [CodeUnit] {
    let swift = files.filter { $0.lowercased().hasSuffix(".swift") }
    var parsed: [String: CodeUnit] = [:]
    let read = try SwiftCodeReader.read(
      swift.map { SwiftCodeReader.File(path: $0, size: contents[$0]?.count ?? 0) },
      definitions: definitions)
    for unit in read.units { parsed[unit.file] = unit }
    for failure in read.failures {
      find("it is not read: mockup-swift-import \(failure.reason)", in: failure.path)
    }
    return files.compactMap { path in
      if let unit = parsed[path] { return unit }
      guard let bytes = contents[path], !swift.contains(path) else { return nil }
      if path.lowercased().hasSuffix(".json") {
        return UISSFile.read(SourceFile(label: path, bytes: bytes), classes: ClassTable())
      }
      return ObjectiveCFile.read(
        SourceFile(label: path, bytes: bytes), system: system, definitions: definitions)
    }
  }
}
