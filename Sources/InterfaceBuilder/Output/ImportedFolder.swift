package import FileSystem
import Loading
import ScreenFormat

/// A folder of imported files, which remembers how it wrote each, so that nothing that somebody changed is overwritten.
package struct ImportedFolder {
  /// A file that is to be written.
  package struct File: Sendable {
    /// Its path in the folder.
    package var name: String
    package var text: String
    /// The file that it was made of.
    package var source: String

    package init(name: String, text: String, source: String) {
      self.name = name
      self.text = text
      self.source = source
    }
  }

  /// A file as it was written.
  private struct Entry {
    var source: String
    var digest: String
  }

  /// The result of writing.
  package struct Outcome: Sendable {
    /// The files that were written or replaced.
    package var written: [String] = []
    /// The files that were as they are to be.
    package var unchanged: [String] = []
    /// The files that somebody changed, each with that beside which the new one lies.
    package var kept: [(name: String, beside: String)] = []
    /// The files whose scenes are gone.
    package var gone: [String] = []
  }

  /// The ending of names of files that lie beside those that were changed; `test` does not draw them.
  private static let besideEnding = ScreenFile.importedEnding
  private static let screenEnding = ".screen.json"
  private static let record = ".mockup/import.json"
  private static let recordLimit = 64 << 20

  private let folder: String
  private var entries: [String: Entry] = [:]

  /// - Parameter folder: the path of the folder, which need not exist.
  package init(_ folder: String) {
    self.folder = folder
    let path = FilePath.join(folder, Self.record)
    guard let bytes = try? InputFile.read(path, limit: Self.recordLimit) else { return }
    var diagnostics = Diagnostics()
    let root = JSONParser.parse(SourceFile(label: path, bytes: bytes), into: &diagnostics)
    for member in root?.object?["files"]?.object?.members ?? [] {
      guard let source = member.node.object?["source"]?.string,
        let digest = member.node.object?["sha256"]?.string
      else { continue }
      entries[member.key] = Entry(source: source, digest: digest)
    }
  }

  /// Writes files, and what they were.
  ///
  /// - Parameters:
  ///   - isForced: whether files that somebody changed are replaced.
  ///   - isWhole: whether these are all files of the folder, so that others are of scenes that are gone.
  package mutating func write(
    _ files: [File], isForced: Bool, isWhole: Bool = false
  ) throws(OutputError) -> Outcome {
    var outcome = Outcome()
    var names: Set<String> = []
    for file in files {
      names.insert(file.name)
      let bytes = Array(file.text.utf8)
      let digest = EntryKey.digest(of: bytes)
      let path = FilePath.join(folder, file.name)
      let known = try? InputFile.read(path)
      let knownDigest = known.map { EntryKey.digest(of: $0) }
      let isOurs = knownDigest == nil || knownDigest == entries[file.name]?.digest
      if knownDigest == digest {
        outcome.unchanged.append(file.name)
      } else if isOurs || isForced {
        try OutputFile.write(bytes, to: file.name, inside: folder)
        outcome.written.append(file.name)
      } else {
        let beside = Self.beside(file.name)
        try OutputFile.write(bytes, to: beside, inside: folder)
        outcome.kept.append((file.name, beside))
        continue
      }
      entries[file.name] = Entry(source: file.source, digest: digest)
    }
    let sources = Set(files.map(\.source))
    for (name, entry) in entries.sorted(by: { $0.key < $1.key })
    where (isWhole || sources.contains(entry.source)) && !names.contains(name) {
      outcome.gone.append(name)
    }
    try writeRecord()
    return outcome
  }

  /// The name of a file beside one that somebody changed.
  private static func beside(_ name: String) -> String {
    guard name.hasSuffix(screenEnding) else { return "\(name).imported" }
    return name.dropLast(screenEnding.count) + besideEnding
  }

  private func writeRecord() throws(OutputError) {
    let files = entries.sorted { $0.key < $1.key }.map { name, entry in
      (
        name,
        DocumentValue.object([
          ("source", .string(entry.source)), ("sha256", .string(entry.digest)),
        ])
      )
    }
    let value = DocumentValue.object([("version", .number(1)), ("files", .object(files))])
    let bytes = Array((JSONWriter.filled(value) + "\n").utf8)
    let path = FilePath.join(folder, Self.record)
    if let known = try? InputFile.read(path, limit: Self.recordLimit), known == bytes { return }
    try OutputFile.write(bytes, to: Self.record, inside: folder)
  }
}
