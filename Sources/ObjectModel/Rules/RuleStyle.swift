/// The values that rules give an object: shared by all objects of a class in the same containers.
package final class RuleStyle: RuleValues {
  private let winners: [RuleGroup.Winner]
  private let state: RuleState
  /// The object's class and its superclasses.
  private let lineage: [ClassTable.ID]

  /// The slots that a rule sets.
  package let filter: SlotFilter
  /// The slots to which a rule gives a view, which becomes a part of the object. In the order of
  /// their names.
  let viewSlots: [PropertySlot]

  package static let empty = RuleStyle([], state: .empty, lineage: [], viewSlots: [])

  init(
    _ winners: [RuleGroup.Winner], state: RuleState, lineage: [ClassTable.ID],
    viewSlots: [PropertySlot]
  ) {
    self.winners = winners
    self.state = state
    self.lineage = lineage
    self.viewSlots = viewSlots
    var filter = SlotFilter()
    for winner in winners { filter.insert(winner.slot) }
    self.filter = filter
  }

  var isEmpty: Bool { winners.isEmpty }

  /// The slots that a rule sets.
  package var slots: [PropertySlot] { winners.map(\.slot) }

  /// The strongest rule's value, unless it is a view.
  func value(_ slot: PropertySlot) -> AppearanceValue? {
    guard let winner = first(slot) else { return nil }
    if case .object = winner.value, viewSlots.contains(slot) { return nil }
    return winner.value
  }

  private func first(_ slot: PropertySlot) -> RuleGroup.Winner? {
    guard filter.mayHold(slot) else { return nil }
    return winners.first { $0.slot == slot }
  }

  /// The strongest rule's value.
  func winningValue(_ slot: PropertySlot) -> AppearanceValue? { first(slot)?.value }

  /// The strongest rule's value with its source.
  package func winner(_ slot: PropertySlot) -> Candidate? {
    first(slot).map { Candidate(value: $0.value, rule: $0.rule) }
  }

  /// All rules that set the slot, the strongest first, each with why it loses to the first.
  ///
  /// - Complexity: O(n log n) for n rules that match.
  package func candidates(_ slot: PropertySlot) -> [(candidate: Candidate, reason: LossReason?)] {
    guard winner(slot) != nil else { return [] }
    let found = matches(slot).sorted { Precedence.beats($0.match, $1.match).wins }
    guard let first = found.first else { return [] }
    return found.enumerated().compactMap { index, entry in
      guard let value = entry.rule.rule.values[slot] else { return nil }
      let candidate = Candidate(value: value, rule: entry.rule)
      guard index > 0 else { return (candidate, nil) }
      let reason = Precedence.beats(first.match, entry.match).reason
      return (
        candidate, LossReason(reason, loser: entry.rule.rule, winner: first.rule.rule)
      )
    }
  }

  /// What rules that match would set if it were known, the innermost containers first.
  package var unknown: [(setting: UnknownSetting, rule: AppearanceRule)] {
    matches { !$0.unknown.isEmpty }.flatMap { _, reference in
      reference.rule.unknown.map { (setting: $0, rule: reference.rule) }
    }
  }

  private func matches(_ slot: PropertySlot) -> [(match: RuleMatch, rule: RuleReference)] {
    matches { $0.values[slot] != nil }
  }

  private func matches(
    where isWanted: (AppearanceRule) -> Bool
  ) -> [(match: RuleMatch, rule: RuleReference)] {
    var found: [(match: RuleMatch, rule: RuleReference)] = []
    var next: RuleState? = state
    while let state = next {
      for activation in state.activations where lineage.contains(activation.group.classID) {
        for (order, reference) in activation.group.rules
        where isWanted(reference.rule) {
          let match = activation.group.match(
            order: order, traitCount: reference.rule.traits.count,
            embedding: activation.embedding)
          found.append((match, reference))
        }
      }
      next = state.outer
    }
    return found
  }
}
