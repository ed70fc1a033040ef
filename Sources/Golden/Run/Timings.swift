import FileSystem
import ScreenFormat

/// How long pictures took, by their ids, so that shards take about the same time.
public struct Timings: Sendable, Hashable {
  /// The longest time that a picture can have taken, in seconds: a day.
  private static let longest = 86_400.0
  static let firstLine = "{\"mockup\": 1, \"timings\": {"
  static let lastLine = "}}"

  /// The times in microseconds.
  private(set) var microseconds: [String: Int] = [:]

  /// Creates timings.
  ///
  /// - Parameter seconds: The times of pictures, by their ids.
  public init(_ seconds: [String: Double] = [:]) {
    microseconds = seconds.mapValues { Int(Self.possible($0) * 1e6) }
  }

  /// The time nearest to `seconds` that a picture can have taken.
  static func possible(_ seconds: Double) -> Double { min(max(seconds, 0), longest) }

  /// Reads the file that ``ReportMerge/writeTimings(to:)`` has written.
  ///
  /// - Throws: `InputError`, or `InvalidDocuments` for a file that holds no timings.
  public init(path: String) throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(label: path, bytes: try InputFile.read(path, waitsForOthers: true))
    guard let root = JSONParser.parse(file, into: &diagnostics) else {
      throw InvalidDocuments(diagnostics: diagnostics)
    }
    guard let times = root.object?["timings"]?.object else {
      diagnostics.error(
        "these are no timings of 'mockup merge-report'", file: path, at: root.position, path: .root)
      throw InvalidDocuments(diagnostics: diagnostics)
    }
    for member in times.members {
      guard let seconds = member.node.number, (0...Self.longest).contains(seconds) else {
        diagnostics.error(
          "a time is a number of seconds, from 0 to a day", file: path, at: member.node.position,
          path: .root)
        throw InvalidDocuments(diagnostics: diagnostics)
      }
      microseconds[member.key] = Int(seconds * 1e6)
    }
  }

  /// Writes a file of timings: a line for each picture.
  static func write(
    to path: String, _ forEach: ((String, Double) throws -> Void) throws -> Void
  ) throws {
    try OutputFile.write(to: path, waitsForOthers: true) { file in
      try file.append(firstLine)
      var isFirst = true
      try forEach { id, seconds in
        let time = possible(seconds)
        let number = DocumentValue.number((time * 1e6).rounded() / 1e6).json
        try file.append("\(isFirst ? "" : ",")\n\(DocumentValue.string(id).json): \(number)")
        isFirst = false
      }
      try file.append("\n\(lastLine)\n")
    }
  }
}
