import PreviewPage
import ScreenFormat

/// Writes the page of a preview, which is embedded at build time, with its settings.
enum PreviewPageWriter {
  /// The page.
  ///
  /// - Parameter settings: What the page knows from the start, an object.
  static func page(_ settings: DocumentValue) -> [UInt8] {
    part(preview_page_head(), preview_page_head_length()) + Array(inScript(settings.json).utf8)
      + part(preview_page_tail(), preview_page_tail_length())
  }

  private static func part(_ start: UnsafePointer<UInt8>, _ length: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: length))
  }

  /// Escapes JSON for a script element, where `</script>` and `<!--` must not occur.
  private static func inScript(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
  }
}
