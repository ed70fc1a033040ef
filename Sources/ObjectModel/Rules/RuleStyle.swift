/// What rules give an object: shared by all objects of a class in the same place.
package final class RuleStyle: Sendable {
  /// The rule that wins a slot.
  struct Winner: Sendable {
    /// Its number.
    package let slot: Int
    /// Of the rule, in the sheet.
    package let order: Int
  }

  private let winners: [Winner]
  private let table: RuleTable
  private let state: RuleState
  private let lineage: [ClassTable.ID]

  /// Of the slots that a rule sets.
  package let filter: SlotFilter
  /// What the winners set of properties that decide which parts an object has.
  let shaping: [Shaping]

  /// A value that composing reads, set by a rule.
  struct Shaping: Sendable {
    package let slot: PropertySlot
    package let value: AppearanceValue
    package let rule: RuleReference
  }

  package static let empty = RuleStyle([], shaping: [], table: .empty, state: .empty, lineage: [])

  init(
    _ winners: [Winner], shaping: [Shaping], table: RuleTable, state: RuleState,
    lineage: [ClassTable.ID]
  ) {
    self.winners = winners
    self.shaping = shaping
    self.table = table
    self.state = state
    self.lineage = lineage
    var filter = SlotFilter()
    for winner in winners { filter.insert(table.slots[winner.slot]) }
    self.filter = filter
  }

  /// The slots that a rule sets.
  package var slots: [PropertySlot] { winners.map { table.slots[$0.slot] } }

  package func winner(_ slot: PropertySlot) -> Candidate? {
    guard !winners.isEmpty, let number = table.slotNumbers[slot],
      let winner = winners.first(where: { $0.slot == number }),
      let reference = table.rules[winner.order], let value = reference.rule.values[slot]
    else { return nil }
    return Candidate(value: value, rule: reference)
  }

  /// All rules that set the slot, the strongest first, each with why it loses to the first.
  ///
  /// - Complexity: O(n log n) for n rules that match; made when somebody asks.
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

  private func matches(_ slot: PropertySlot) -> [(match: RuleMatch, rule: RuleReference)] {
    var found: [(match: RuleMatch, rule: RuleReference)] = []
    var next: RuleState? = state
    while let state = next {
      for activation in state.activations where lineage.contains(activation.group.classID) {
        for order in activation.group.orders {
          guard let reference = table.rules[order], reference.rule.values[slot] != nil else {
            continue
          }
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
