/// A piece of attributed text.
public struct AttributedRun: Sendable, Hashable {
  /// Its characters.
  public var text: String
  /// Its look.
  public var attributes: TextAttributes

  /// With all its values.
  public init(text: String, attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }
}
