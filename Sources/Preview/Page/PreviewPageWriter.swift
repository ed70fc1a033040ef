import Golden
import PreviewPage
import ScreenFormat
import Text

/// Writes the page of a preview, which is embedded at build time, with its settings.
enum PreviewPageWriter {
  /// The page.
  ///
  /// - Parameter settings: What the page knows from the start, an object.
  static func page(_ settings: DocumentValue) -> [UInt8] {
    part(preview_page_head(), preview_page_head_length())
      + Array(JSONWriter.inScript(settings.json).utf8)
      + part(preview_page_tail(), preview_page_tail_length())
  }

  /// A page of one file without a server, with everything that it shows.
  ///
  /// - Parameters:
  ///   - settings: What the page knows from the start, an object.
  ///   - held: The data in the server's place, JSON.
  static func standalone(_ settings: DocumentValue, held: [UInt8]) -> [UInt8] {
    let head = String(
      decoding: part(preview_page_head(), preview_page_head_length()), as: UTF8.self)
    let tail = String(
      decoding: part(preview_page_tail(), preview_page_tail_length()), as: UTF8.self)
    // Between the tags, as the browser hashes it.
    let style = head.text(from: "<style>", to: "</style>")
    let begin = "<script>"
    let end = "</script>"
    let (body, scriptStart) = head.split(atLast: begin)
    let (scriptEnd, rest) = tail.split(atLast: end)
    let script = scriptStart + JSONWriter.inScript(settings.json) + scriptEnd
    let policy =
      "default-src 'none'; img-src data:; style-src '\(hash(style))'; "
      + "script-src '\(hash(script))'; base-uri 'none'; form-action 'none'"
    let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
    let (first, second) = body.split(atLast: "<meta name=\"viewport\"")
    var page = Array((first + meta + "<meta name=\"viewport\"" + second).utf8)
    page += Array("<script type=\"application/json\" id=\"held\">".utf8)
    page += held
    page += Array((end + "\n" + begin + script + end + rest).utf8)
    return page
  }

  /// The board of a theme's page, a document.
  static var board: [UInt8] { part(preview_page_board(), preview_page_board_length()) }

  /// A source expression of a content security policy.
  private static func hash(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let digits = Array(bytes.withUnsafeBufferPointer(SHA256.hexadecimalDigest).utf8)
    bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
    var encoded: [UInt8] = []
    Base64.encode(bytes, into: &encoded)
    return "sha256-" + String(decoding: encoded, as: UTF8.self)
  }

  private static func part(_ start: UnsafePointer<UInt8>, _ length: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: length))
  }
}

extension String {
  /// The text between the first `start` and the `end` behind it.
  fileprivate func text(from start: String, to end: String) -> String {
    let behind = ranges(of: start).first.map { self[$0.upperBound...] } ?? ""
    return String(behind.ranges(of: end).first.map { behind[..<$0.lowerBound] } ?? "")
  }

  /// The texts before and behind the last `mark`.
  fileprivate func split(atLast mark: String) -> (String, String) {
    guard let range = ranges(of: mark).last else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
