/// A value that competes for a slot, with its source.
public struct Candidate: Sendable, Hashable {
  /// The source of a value: the object itself, a rule, the tint from above, or a default.
  public enum Source: String, Sendable, Hashable {
    case instance, appearance, inherited, `default`
  }

  /// The value.
  public var value: AppearanceValue
  /// The source.
  public var source: Source
  private(set) var reference: RuleReference?

  /// The rule, when the source is `appearance`.
  public var rule: AppearanceRule? { reference?.rule }

  /// Creates a candidate.
  package init(value: AppearanceValue, source: Source, rule: AppearanceRule? = nil) {
    self.value = value
    self.source = source
    reference = rule.map(RuleReference.init)
  }

  init(value: AppearanceValue, rule: RuleReference) {
    self.value = value
    source = .appearance
    reference = rule
  }
}

/// A reference to a rule, which many candidates share.
final class RuleReference: Sendable, Hashable {
  package let rule: AppearanceRule

  package init(_ rule: AppearanceRule) { self.rule = rule }

  static func == (a: RuleReference, b: RuleReference) -> Bool { a === b || a.rule == b.rule }

  package func hash(into hasher: inout Hasher) { hasher.combine(rule) }
}
