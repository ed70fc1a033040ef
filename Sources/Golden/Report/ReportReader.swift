import FileSystem
import Glibc
import ScreenFormat

/// Reads a report result by result, so that those of many machines fit into little memory.
struct ReportReader {
  /// The report without its results.
  let head: Report
  private let path: String
  private let isFailuresOnly: Bool
  private var lines: InputLines
  /// The results of a report that has not a line for each.
  private var results: [CaseResult].Iterator?
  private var isAtEnd = false
  private var previous: String?

  /// Opens the report in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - isFailuresOnly: Whether results that passed are left out.
  ///   - chunk: The number of bytes that are read at once.
  /// - Throws: `InputError` or ``ReportError``.
  init(_ folder: String, isFailuresOnly: Bool = false, chunk: Int = 1 << 16) throws {
    path = FilePath.join(folder, Report.fileName)
    self.isFailuresOnly = isFailuresOnly
    lines = InputLines(path, chunk: chunk)
    if let head = try Self.head(&lines) {
      self.head = head
    } else {
      // Whatever is no line of ours is read as a whole, or is no report.
      var whole = try ReportFolder.read(folder)
      whole.results.sort { Report.isOrdered($0.id, $1.id) }
      results = (isFailuresOnly ? whole.failures : whole.results).makeIterator()
      whole.results = []
      head = whole
    }
  }

  private static func head(_ lines: inout InputLines) throws -> Report? {
    var text: [UInt8] = []
    for _ in 0..<8 {
      guard let line = try lines.next() else { return nil }
      guard line.elementsEqual(Report.resultsLine.utf8) else {
        text += line
        continue
      }
      text += Array("\(Report.resultsLine)\(Report.lastLine)".utf8)
      return try Report(reading: SourceFile(label: lines.path, bytes: text))
    }
    return nil
  }

  /// The next result; nil behind the last one.
  ///
  /// - Throws: `InputError`, or ``ReportError`` for what is no result, or not in the order of a report.
  mutating func next() throws -> CaseResult? {
    let result: CaseResult?
    if results != nil {
      result = results?.next()
    } else {
      result = try nextLine()
    }
    if let result {
      if let previous, !Report.isOrdered(previous, result.id) {
        throw ReportError.notAReport(path: path)
      }
      previous = result.id
    }
    return result
  }

  private mutating func nextLine() throws -> CaseResult? {
    while !isAtEnd {
      guard let line = try lines.next() else { throw ReportError.notAReport(path: path) }
      if line.elementsEqual(Report.lastLine.utf8) {
        isAtEnd = true
        return nil
      }
      if line.isEmpty || isFailuresOnly && Self.isPassed(line) { continue }
      let bytes = line.last == UInt8(ascii: ",") ? Array(line.dropLast()) : line
      var ignored = Diagnostics()
      let node = JSONParser.parse(SourceFile(label: path, bytes: bytes), into: &ignored)
      guard let result = node.flatMap(CaseResult.init) else {
        throw ReportError.notAReport(path: path)
      }
      return result
    }
    return nil
  }

  /// Whether a line is a result that passed, without parsing it.
  private static func isPassed(_ line: [UInt8]) -> Bool {
    let mark = Array(CaseResult.passedMark.utf8)
    return line.withUnsafeBytes { line in
      mark.withUnsafeBytes { mark in
        guard let text = line.baseAddress, let wanted = mark.baseAddress else { return false }
        var start = 0
        while start + mark.count <= line.count,
          let found = memchr(text + start, Int32(mark[0]), line.count - start - mark.count + 1)
        {
          if memcmp(found, wanted, mark.count) == 0 { return true }
          start = text.distance(to: UnsafeRawPointer(found)) + 1
        }
        return false
      }
    }
  }
}
