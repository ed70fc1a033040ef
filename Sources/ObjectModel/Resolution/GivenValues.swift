/// The values that a control passes to a part with their sources: a few, which are compared one after the other, in a third of the
/// time and memory of a hash table.
struct GivenValues: Sendable {
  private struct Entry: Sendable {
    let slot: PropertySlot
    let candidate: Candidate
  }

  private let entries: ContiguousArray<Entry>

  init(_ values: [PropertySlot: Candidate]) {
    var entries: ContiguousArray<Entry> = []
    if !values.isEmpty { entries.reserveCapacity(values.count) }
    for (slot, candidate) in values { entries.append(Entry(slot: slot, candidate: candidate)) }
    self.entries = entries
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The slots that have a value.
  var slots: [PropertySlot] { entries.map(\.slot) }

  /// The value of exactly this slot.
  subscript(slot: PropertySlot) -> Candidate? {
    for place in entries.indices where entries[place].slot == slot {
      return entries[place].candidate
    }
    return nil
  }
}
