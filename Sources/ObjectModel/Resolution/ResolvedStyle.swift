/// A value that somebody set and that does not count.
public struct OverriddenCandidate: Sendable, Hashable {
  /// The value and where it comes from.
  public var candidate: Candidate
  /// Why it loses to the winner.
  public var reason: LossReason
}

/// What an object has been given, after precedence, with what lost.
public struct ResolvedStyle: Sendable {
  /// What was set on the object itself.
  package let instance: [PropertySlot: AppearanceValue]
  /// What was set on the composite that made the object, and is meant for this part.
  package let given: [PropertySlot: Candidate]
  package let rules: RuleStyle
  /// Values that the class or a composite gave; rules and instance values beat them.
  public let defaults: [PropertySlot: AppearanceValue]
  /// Of all these: most of what is asked for nobody has set.
  private let filter: SlotFilter

  package init(
    instance: [PropertySlot: AppearanceValue], given: [PropertySlot: Candidate], rules: RuleStyle,
    defaults: [PropertySlot: AppearanceValue]
  ) {
    self.instance = instance
    self.given = given
    self.rules = rules
    self.defaults = defaults
    var filter = rules.filter
    for slot in instance.keys { filter.insert(slot) }
    for slot in given.keys { filter.insert(slot) }
    for slot in defaults.keys { filter.insert(slot) }
    self.filter = filter
  }

  /// The value of exactly this slot; defaults count last.
  public func value(_ slot: PropertySlot) -> AppearanceValue? {
    guard filter.mayHold(slot) else { return sharedDefault(slot) }
    return instance[slot] ?? given[slot]?.value ?? rules.winner(slot)?.value ?? defaultValue(slot)
  }

  /// What counts where nobody set the slot.
  package func defaultValue(_ slot: PropertySlot) -> AppearanceValue? {
    defaults[slot] ?? sharedDefault(slot)
  }

  /// A declared property whose axes are integers has one default for all of its combinations.
  private func sharedDefault(_ slot: PropertySlot) -> AppearanceValue? {
    slot.axes.integers.isEmpty ? nil : defaults[slot.with(.normal)]
  }

  /// The winner among what was set, for exactly this slot; defaults don't count.
  public func winner(_ slot: PropertySlot) -> Candidate? {
    guard filter.mayHold(slot) else { return nil }
    if let value = instance[slot] { return Candidate(value: value, source: .instance) }
    return given[slot] ?? rules.winner(slot)
  }

  /// The winner that counts for the slot, and where it was set: the first with a value along the
  /// fallback of the axes, else the first that sets null.
  package func inForce(_ slot: PropertySlot) -> (slot: PropertySlot, winner: Candidate)? {
    // Most properties have no axes, and need no list of combinations to try.
    if slot.axes.isNormal { return winner(slot).map { (slot, $0) } }
    var null: (slot: PropertySlot, winner: Candidate)?
    for axes in AxisFallback.order(slot.axes) {
      let slot = slot.with(axes)
      guard let winner = winner(slot) else { continue }
      if winner.value != .null { return (slot, winner) }
      null = null ?? (slot, winner)
    }
    return null
  }

  /// Every slot that somebody set, in no order.
  public var slots: Set<PropertySlot> {
    Set(instance.keys).union(given.keys).union(rules.slots)
  }

  /// Who lost the slot, the strongest first.
  ///
  /// - Complexity: O(n log n) for n rules that match the object; made when somebody asks.
  public func overridden(_ slot: PropertySlot) -> [OverriddenCandidate] {
    let isInstance = instance[slot] != nil
    var result: [OverriddenCandidate] = []
    if isInstance, let given = given[slot] {
      result.append(OverriddenCandidate(candidate: given, reason: .instance))
    }
    for (candidate, reason) in rules.candidates(slot) {
      if isInstance {
        result.append(OverriddenCandidate(candidate: candidate, reason: .instance))
      } else if given[slot] != nil {
        result.append(OverriddenCandidate(candidate: candidate, reason: .composite))
      } else if let reason {
        result.append(OverriddenCandidate(candidate: candidate, reason: reason))
      }
    }
    return result
  }

  /// For each slot that anyone set: the winner first, then the losers in order.
  public var candidates: [PropertySlot: [Candidate]] {
    var result: [PropertySlot: [Candidate]] = [:]
    for slot in slots {
      guard let winner = winner(slot) else { continue }
      result[slot] = [winner] + overridden(slot).map(\.candidate)
    }
    return result
  }
}
