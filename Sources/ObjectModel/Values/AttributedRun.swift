/// A run of attributed text.
public struct AttributedRun: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The attributes.
  public var attributes: TextAttributes

  /// Creates a run.
  public init(text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }
}
