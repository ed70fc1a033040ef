import FileSystem
internal import ReportPage
import ScreenFormat

/// Writes the HTML page of a report: one file that opens from disk.
///
/// The page with its templates and scripts is embedded at build time; the data is added here.
enum ReportPageWriter {
  /// The largest size of all pictures in a page, in bytes. Further pictures stay in files beside it.
  private static let pictureLimit = 64 << 20

  /// The page with its pictures as data URIs.
  static func page(_ report: Report, folder: String) -> [UInt8] {
    page(report, folder, pictures: pictures(report, folder), review: "null")
  }

  /// The page for a server that serves the pictures and records decisions.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The path of the report's folder.
  ///   - review: The decisions so far, as JSON.
  static func page(_ report: Report, folder: String, review: String) -> [UInt8] {
    page(report, folder, pictures: Array("{}".utf8), review: review)
  }

  private static func page(
    _ report: Report, _ folder: String, pictures: [UInt8], review: String
  ) -> [UInt8] {
    // The page also names the folder, for the commands that it shows.
    let data = "{\"folder\": \(DocumentValue.string(folder).json), \(report.json.dropFirst())"
    func part(_ start: UnsafePointer<UInt8>, _ length: Int) -> [UInt8] {
      Array(UnsafeBufferPointer(start: start, count: length))
    }
    return part(report_page_head(), report_page_head_length()) + Array(inScript(data).utf8)
      + part(report_page_middle(), report_page_middle_length()) + pictures
      + part(report_page_review(), report_page_review_length()) + Array(inScript(review).utf8)
      + part(report_page_tail(), report_page_tail_length())
  }

  /// Escapes JSON for a script element, where `</script>` and `<!--` must not occur.
  private static func inScript(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }

  /// A JSON object of data URIs by file name.
  private static func pictures(_ report: Report, _ folder: String) -> [UInt8] {
    var result = Array("{".utf8)
    var room = pictureLimit
    for failure in report.failures {
      guard let files = failure.pictures else { continue }
      for name in [files.actual, files.expected, files.difference].compactMap(\.self)
      where ReportFolder.isOwn(name) {
        guard let bytes = try? InputFile.read(FilePath.join(folder, name)), bytes.count <= room
        else { continue }
        room -= bytes.count
        if result.count > 1 { result.append(UInt8(ascii: ",")) }
        result += Array(
          "\n\(inScript(DocumentValue.string(name).json)): \"data:image/png;base64,".utf8)
        Base64.encode(bytes, into: &result)
        result.append(UInt8(ascii: "\""))
      }
    }
    return result + Array("}".utf8)
  }
}

/// The Base64 encoding of RFC 4648.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends the encoded bytes to `text`.
  ///
  /// - Complexity: O(bytes).
  static func encode(_ bytes: [UInt8], into text: inout [UInt8]) {
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
