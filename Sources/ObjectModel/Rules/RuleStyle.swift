import Synchronization

/// The values that rules give an object: shared by all objects of a class in the same containers.
package final class RuleStyle: RuleValues {
  private typealias Match = (match: RuleMatch, rule: RuleReference)

  private let values: RuleWinners
  private let state: RuleState?
  /// The rules that match, once somebody asked for those that lost.
  private let knownMatches = Mutex<[Match]?>(nil)

  /// The slots that a rule sets.
  package var filter: SlotFilter { values.filter }
  /// The slots to which a rule gives a view, which becomes a part of the object. In the order of
  /// their names.
  var viewSlots: [PropertySlot] { values.viewSlots }

  package static let empty = RuleStyle(.none, state: nil)

  init(_ values: RuleWinners, state: RuleState?) {
    self.values = values
    self.state = state
  }

  var isEmpty: Bool { values.winners.isEmpty }

  /// The slots that a rule sets.
  package var slots: [PropertySlot] { values.slots }

  /// Whether a rule sets the property for any axes.
  func holds(_ name: String) -> Bool {
    values.winners.contains { $0.slot.name == name }
  }

  /// The strongest rule's value, unless it is a view.
  func value(_ slot: PropertySlot) -> AppearanceValue? {
    guard let winner = first(slot) else { return nil }
    if case .object = winner.value, viewSlots.contains(slot) { return nil }
    return winner.value
  }

  private func first(_ slot: PropertySlot) -> RuleGroup.Winner? {
    guard values.filter.mayHold(slot) else { return nil }
    return values.winners.first { $0.slot == slot }
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
    guard first(slot) != nil else { return [] }
    let found = matches.filter { $0.rule.rule.values[slot] != nil }
      .sorted { Precedence.beats($0.match, $1.match).wins }
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
    guard values.book?.index.hasUnknown == true else { return [] }
    return matches.flatMap { _, reference in
      reference.rule.unknown.map { (setting: $0, rule: reference.rule) }
    }
  }

  /// All rules that match, the innermost containers first.
  private var matches: [Match] {
    guard let book = values.book else { return [] }
    return knownMatches.withLock { known in
      if let known { return known }
      let found = book.matches(values.classID, in: state)
      known = found
      return found
    }
  }
}

/// The strongest rules for an object, one for each slot: shared by all objects of a class with the same ones.
final class RuleWinners: Sendable {
  let winners: [RuleGroup.Winner]
  let classID: ClassTable.ID
  /// Nil where no rule can match.
  let book: RuleBook?
  let slots: [PropertySlot]
  let filter: SlotFilter
  /// The slots to which a rule gives a view. In the order of their names.
  let viewSlots: [PropertySlot]

  static let none = RuleWinners([], of: ClassTable.ID(index: 0), book: nil)

  init(_ winners: [RuleGroup.Winner], of classID: ClassTable.ID, book: RuleBook?) {
    self.winners = winners
    self.classID = classID
    self.book = book
    slots = winners.map(\.slot)
    filter = SlotFilter(slots)
    viewSlots = winners.compactMap { winner -> PropertySlot? in
      guard case .object = winner.value,
        book?.classes.property(winner.slot.name, of: classID)?.type.isView == true
      else { return nil }
      return winner.slot
    }.sorted { $0.name < $1.name }
  }
}
