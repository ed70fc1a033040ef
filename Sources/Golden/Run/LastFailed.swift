import FileSystem
import ScreenFormat

/// Remembers which pictures failed, for `--last-failed`.
public enum LastFailed {
  /// A folder in the working folder, with a `.gitignore` for itself.
  static let folder = ".mockup"
  static let path = "\(folder)/last-failed.json"

  /// Returns the ids of the pictures that failed when they were last tested.
  public static func read() -> Set<String> {
    var ignored = Diagnostics()
    guard let bytes = try? InputFile.read(path),
      let ids = JSONParser.parse(SourceFile(label: path, bytes: bytes), into: &ignored)?
        .object?["failed"]?.array
    else { return [] }
    return Set(ids.compactMap(\.string))
  }

  /// Updates the ids of the pictures in `results`. The others keep their state.
  ///
  /// - Throws: `OutputError`.
  public static func update(_ results: [CaseResult]) throws {
    let before = read()
    let failed = before.subtracting(results.map(\.id)).union(
      results.filter { $0.status != .passed }.map(\.id))
    guard failed != before else { return }
    guard !failed.isEmpty else { return try Folder.remove(path) }
    try OutputFile.createDirectory(folder)
    try OutputFile.write(Array("*\n".utf8), to: "\(folder)/.gitignore")
    let ids = DocumentValue.array(failed.sorted().map(DocumentValue.string)).json
    try OutputFile.write(Array("{\"failed\": \(ids)}\n".utf8), to: path)
  }
}
