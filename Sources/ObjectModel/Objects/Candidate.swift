/// A value that competed for a slot, and where it comes from.
public struct Candidate: Sendable, Hashable {
  /// Who set a value.
  public enum Source: String, Sendable, Hashable {
    case instance, appearance, inherited, `default`
  }

  /// What was set.
  public var value: AppearanceValue
  /// Who set it.
  public var source: Source
  private var reference: RuleReference?

  /// The rule, where the source is one.
  public var rule: AppearanceRule? { reference?.rule }

  /// With all its values.
  public init(value: AppearanceValue, source: Source, rule: AppearanceRule? = nil) {
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

/// A rule that many candidates share.
final class RuleReference: Sendable, Hashable {
  package let rule: AppearanceRule

  package init(_ rule: AppearanceRule) { self.rule = rule }

  static func == (a: RuleReference, b: RuleReference) -> Bool { a === b || a.rule == b.rule }

  package func hash(into hasher: inout Hasher) { hasher.combine(rule) }
}
