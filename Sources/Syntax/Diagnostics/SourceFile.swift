/// The bytes of a document and its name in messages.
public struct SourceFile: Sendable {
  /// The name in messages: the path as the user wrote it, or `<stdin>`.
  public var label: String
  /// The contents. Parsing reports bytes that are not UTF-8.
  public var bytes: [UInt8]

  /// Creates a file of bytes.
  ///
  /// - Parameters:
  ///   - label: the name in messages.
  ///   - bytes: the contents.
  public init(label: String, bytes: [UInt8]) {
    self.label = label
    self.bytes = bytes
  }

  /// Creates a file of text.
  ///
  /// - Parameters:
  ///   - label: the name in messages.
  ///   - text: the contents.
  public init(label: String, text: String) {
    self.init(label: label, bytes: Array(text.utf8))
  }
}
