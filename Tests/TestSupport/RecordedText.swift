/// Texts that tests compare with, and that `make record-texts` writes.
public enum RecordedText {
  /// Whether this run writes texts that differ.
  public static var isRecording: Bool { Environment.value("MOCKUP_RECORD") == "texts" }

  /// The text that is kept at a path; nil for none. A run that records writes `text` there where it differs.
  ///
  /// A test expects the result to be `text`, so that a run that records fails where it writes.
  public static func update(_ path: String, to text: String) throws -> String? {
    let kept = Files.text(path)
    if isRecording, kept != text { try Files.write(Array(text.utf8), to: path) }
    return kept
  }
}
