/// A value that a rule would set if it were known: in documents, one that uses a variable of the form
/// `{"unknown": "hex(\"a\")"}`.
public struct UnknownSetting: Sendable, Hashable {
  /// The property with its axes.
  public var slot: PropertySlot
  /// The key of the part that is not known, as an attribute of a text; nil where nothing of the value is set.
  public var part: String?
  /// The variable without its `$`.
  public var variable: String
  /// What the variable stands for, in the words of the code that it comes from.
  public var expression: String

  /// Creates a setting.
  public init(slot: PropertySlot, part: String? = nil, variable: String, expression: String) {
    self.slot = slot
    self.part = part
    self.variable = variable
    self.expression = expression
  }
}
