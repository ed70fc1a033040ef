/// A document's bytes and the name that messages call it by.
public struct SourceFile: Sendable {
  /// What messages print before the line: the path as the user wrote it, or `<stdin>`.
  public var label: String
  /// The file's contents, not yet known to be UTF-8.
  public var bytes: [UInt8]

  /// A file called `label` in messages.
  public init(label: String, bytes: [UInt8]) {
    self.label = label
    self.bytes = bytes
  }

  /// A file called `label` that holds `text`.
  public init(label: String, text: String) {
    self.init(label: label, bytes: Array(text.utf8))
  }
}
