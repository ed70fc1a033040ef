import FileSystem
internal import ReportPage
import ScreenFormat

/// Writes the HTML page of a report: one file that opens from disk.
///
/// The page with its templates and scripts is embedded at build time; the data is added here.
enum ReportPageWriter {
  /// The largest size of all pictures in a page, in bytes. Further pictures stay in files beside it.
  private static let pictureLimit = 64 << 20

  /// Writes the page with its pictures as data URIs. Of what passed it has the counts.
  ///
  /// - Parameters:
  ///   - head: The report without its results.
  ///   - tally: How many results there are of each kind.
  ///   - folder: The path of the report's folder.
  ///   - forEach: Calls its argument with each result that did not pass; is called twice.
  static func write(
    _ head: Report, _ tally: ReportTally, folder: String,
    _ forEach: ((CaseResult) throws -> Void) throws -> Void
  ) throws {
    try OutputFile.write(to: FilePath.join(folder, Report.pageName)) { file in
      try file.append(start(head, tally, folder))
      var isFirst = true
      try forEach { result in
        try file.append(row(result, isFirst: isFirst))
        isFirst = false
      }
      try file.append(middle)
      var pictures = PictureList(folder: folder)
      try forEach { try pictures.write($0, to: file) }
      try file.append(end(review: "null"))
    }
  }

  /// The page for a server that serves the pictures and records decisions.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The path of the report's folder.
  ///   - review: The decisions so far, as JSON.
  static func page(_ report: Report, folder: String, review: String) -> [UInt8] {
    let rows = report.failures.enumerated().flatMap { row($1, isFirst: $0 == 0) }
    return start(report, report.tally, folder) + rows + middle + end(review: review)
  }

  // MARK: Parts

  /// The page up to the results.
  private static func start(_ head: Report, _ tally: ReportTally, _ folder: String) -> [UInt8] {
    // The page also names the folder, for the commands that it shows.
    let folder = DocumentValue.string(folder).json
    let data = "{\"folder\": \(folder), \(head.head(tally).dropFirst())"
    return part(report_page_head(), report_page_head_length())
      + Array(JSONWriter.inScript(data).utf8)
  }

  private static func row(_ result: CaseResult, isFirst: Bool) -> [UInt8] {
    Array(JSONWriter.inScript((isFirst ? "  " : ",\n  ") + result.json).utf8)
  }

  /// The part between the results and the pictures.
  private static var middle: [UInt8] {
    Array(Report.tail.utf8) + part(report_page_middle(), report_page_middle_length())
      + [UInt8(ascii: "{")]
  }

  /// The part after the pictures.
  private static func end(review: String) -> [UInt8] {
    [UInt8(ascii: "}")] + part(report_page_review(), report_page_review_length())
      + Array(JSONWriter.inScript(review).utf8)
      + part(report_page_tail(), report_page_tail_length())
  }

  private static func part(_ start: UnsafePointer<UInt8>, _ length: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: length))
  }

  /// Writes the members of a JSON object of data URIs by file name, as long as there is room.
  private struct PictureList {
    let folder: String
    private var room = pictureLimit
    private var isFirst = true

    init(folder: String) { self.folder = folder }

    mutating func write(_ failure: CaseResult, to file: OutputWriter) throws {
      guard let files = failure.pictures else { return }
      for name in [files.actual, files.expected, files.difference].compactMap(\.self)
      where ReportFolder.isOwn(name) {
        let path = FilePath.join(folder, name)
        guard let bytes = try? InputFile.read(path), bytes.count <= room
        else { continue }
        room -= bytes.count
        var text = Array(isFirst ? "\n".utf8 : ",\n".utf8)
        text += Array(
          "\(JSONWriter.inScript(DocumentValue.string(name).json)): \"data:image/png;base64,".utf8)
        Base64.encode(bytes, into: &text)
        text.append(UInt8(ascii: "\""))
        try file.append(text)
        isFirst = false
      }
    }
  }
}

/// The Base64 encoding of RFC 4648.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends the encoded bytes to `text`.
  ///
  /// - Complexity: O(bytes).
  package static func encode(_ bytes: [UInt8], into text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for index in 0..<3 { group = group << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for digit in 0..<4 {
        text.append(
          digit <= count ? digits[group >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
      }
    }
  }
}
