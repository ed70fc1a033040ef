/// A value that was set and lost.
public struct OverriddenCandidate: Sendable, Hashable {
  /// The value with its source.
  public var candidate: Candidate
  /// The reason why it loses to the winner.
  public var reason: LossReason

  /// Creates a value that lost.
  package init(candidate: Candidate, reason: LossReason) {
    self.candidate = candidate
    self.reason = reason
  }
}

/// The values of an object by slot: the winners, and the losers with their reasons.
///
/// A class, since it is looked up for each value of each object, and handing on what it holds would cost more than that.
public final class ResolvedStyle: Sendable {
  /// The values set on the object itself.
  package let instance: PropertyValues
  /// The values that were set on the control that made the object and passed to it.
  private let given: GivenValues
  package let rules: RuleStyle
  /// The values of the class or the control that made the object; all others win over them.
  package let defaults: PropertyValues
  /// The slots of all these values.
  private let filter: SlotFilter

  package init(
    instance: PropertyValues, given: [PropertySlot: Candidate], rules: RuleStyle,
    defaults: PropertyValues
  ) {
    self.instance = instance
    self.given = GivenValues(given)
    self.rules = rules
    self.defaults = defaults
    var filter = rules.filter
    instance.insertSlots(into: &filter)
    for slot in given.keys { filter.insert(slot) }
    defaults.insertSlots(into: &filter)
    self.filter = filter
  }

  /// Whether nothing sets the slot, not even a default. False may be wrong.
  func isUnset(_ slot: PropertySlot) -> Bool {
    !filter.mayHold(slot) && slot.axes.integers.isEmpty
  }

  /// Whether something sets the tint or its mode. True may be wrong.
  var mayHoldTint: Bool { filter.mayShareSlot(with: Self.tintSlots) }

  private static let tintSlots = SlotFilter([View.tintColor.slot, View.tintAdjustmentMode.slot])

  /// Whether the object holds constraints or layout guides.
  var hasConstraints: Bool {
    filter.mayShareSlot(with: Self.constraintSlots)
      && (value(View.constraints) != nil || value(View.layoutGuides) != nil)
  }

  private static let constraintSlots = SlotFilter([View.constraints, View.layoutGuides])

  /// The value that wins exactly this slot, with its source; nil when only a default applies.
  func set(_ slot: PropertySlot) -> (value: AppearanceValue, source: Candidate.Source)? {
    guard filter.mayHold(slot) else { return nil }
    if let value = instance[slot] { return (value, .instance) }
    if !given.isEmpty, let given = given[slot] { return (given.value, given.source) }
    return rules.winningValue(slot).map { ($0, .appearance) }
  }

  /// The value of exactly this slot, without fallback of axes; nil when nothing sets it.
  public func value(_ slot: PropertySlot) -> AppearanceValue? {
    guard filter.mayHold(slot) else { return sharedDefault(slot) }
    if let value = instance[slot] { return value }
    if let given = given[slot] { return given.value }
    return rules.winningValue(slot) ?? defaultValue(slot)
  }

  /// The value when nobody set the slot.
  package func defaultValue(_ slot: PropertySlot) -> AppearanceValue? {
    defaults[slot] ?? sharedDefault(slot)
  }

  /// The default of a declared property with integer axes, which all combinations share.
  private func sharedDefault(_ slot: PropertySlot) -> AppearanceValue? {
    slot.axes.integers.isEmpty ? nil : defaults[slot.with(.normal)]
  }

  /// The winner of exactly this slot, without fallback of axes; nil when only a default applies.
  public func winner(_ slot: PropertySlot) -> Candidate? {
    guard filter.mayHold(slot) else { return nil }
    if let value = instance[slot] { return Candidate(value: value, source: .instance) }
    return given[slot] ?? rules.winner(slot)
  }

  /// The winner along the fallback of axes, with its slot. A winner that sets null counts only when
  /// no other has a value.
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

  /// All slots that are set, defaults aside, each once.
  public var slots: [PropertySlot] {
    var slots = instance.keys
    for slot in given.slots where instance[slot] == nil { slots.append(slot) }
    for slot in rules.slots where instance[slot] == nil && given[slot] == nil {
      slots.append(slot)
    }
    return slots
  }

  /// The values that lost the slot, the strongest first.
  ///
  /// - Complexity: O(n log n) for n rules that match the object.
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

  /// For each slot that is set, the winner, then the losers in order.
  package var candidates: [PropertySlot: [Candidate]] {
    var result: [PropertySlot: [Candidate]] = [:]
    for slot in slots {
      guard let winner = winner(slot) else { continue }
      result[slot] = [winner] + overridden(slot).map(\.candidate)
    }
    return result
  }
}
