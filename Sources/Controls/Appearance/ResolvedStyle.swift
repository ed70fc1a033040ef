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
  /// The rule, where the source is one.
  public var rule: AppearanceRule?

  /// With all its values.
  public init(value: AppearanceValue, source: Source, rule: AppearanceRule? = nil) {
    self.value = value
    self.source = source
    self.rule = rule
  }
}

/// What an object has been given, after precedence, with what lost.
public struct ResolvedStyle: Sendable, Hashable {
  /// For each slot that anyone set: the winner first, then the losers in order.
  public internal(set) var candidates: [PropertySlot: [Candidate]]
  /// Values that the class or a composite gave; rules and instance values beat them.
  public internal(set) var defaults: [PropertySlot: AppearanceValue]

  init() {
    candidates = [:]
    defaults = [:]
  }

  /// The winner of exactly this slot; defaults count last.
  public func value(_ slot: PropertySlot) -> AppearanceValue? {
    candidates[slot]?.first?.value ?? defaults[slot]
  }

  /// The winner among what was set, for exactly this slot; defaults don't count.
  public func winner(_ slot: PropertySlot) -> Candidate? { candidates[slot]?.first }
}
