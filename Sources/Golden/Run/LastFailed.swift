import FileSystem
import ScreenFormat

/// Remembers which pictures failed, for `--last-failed`.
public enum LastFailed {
  /// A folder in the working folder, with a `.gitignore` for itself.
  static let folder = ".mockup"
  static let path = "\(folder)/last-failed.json"

  /// Returns the places of the pictures that failed when they were last tested, see
  /// ``GoldenCase/place``.
  public static func read() -> Set<String> {
    var ignored = Diagnostics()
    guard let bytes = try? InputFile.read(path),
      let ids = JSONParser.parse(SourceFile(label: path, bytes: bytes), into: &ignored)?
        .object?["failed"]?.array
    else { return [] }
    return Set(ids.compactMap(\.string))
  }

  /// Updates the state of some pictures. The others keep theirs.
  ///
  /// - Parameters:
  ///   - cases: The pictures that were tested.
  ///   - results: Their results, in the same order.
  /// - Throws: `OutputError`.
  public static func update(_ cases: [GoldenCase], _ results: [CaseResult]) throws {
    let before = read()
    let failed = before.subtracting(cases.map(\.place)).union(
      zip(cases, results).filter { $0.1.status != .passed }.map(\.0.place))
    guard failed != before else { return }
    guard !failed.isEmpty else { return try Folder.remove(path) }
    try OutputFile.createDirectory(folder)
    try OutputFile.write(Array("*\n".utf8), to: "\(folder)/.gitignore")
    let ids = DocumentValue.array(failed.sorted().map(DocumentValue.string)).json
    try OutputFile.write(Array("{\"failed\": \(ids)}\n".utf8), to: path)
  }
}
