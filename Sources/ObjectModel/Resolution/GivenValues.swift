/// The values that a control passes to a part with their sources: a few, which are compared one after the other, in a third of the
/// time and memory of a hash table.
struct GivenValues: Sendable {
  private struct Entry: Sendable {
    let slot: PropertySlot
    let candidate: Candidate
  }

  private let entries: ContiguousArray<Entry>
  /// The places of slots; empty while there are few.
  private let places: [PropertySlot: Int]

  /// The number of values beyond which places are kept.
  private static let fewest = 16

  init(_ values: [PropertySlot: Candidate]) {
    guard !values.isEmpty else {
      entries = []
      places = [:]
      return
    }
    var entries: ContiguousArray<Entry> = []
    entries.reserveCapacity(values.count)
    for (slot, candidate) in values { entries.append(Entry(slot: slot, candidate: candidate)) }
    self.entries = entries
    places =
      entries.count > Self.fewest
      ? Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].slot, $0) }) : [:]
  }

  /// The slots that have a value.
  var slots: [PropertySlot] { entries.map(\.slot) }

  /// The value of exactly this slot.
  subscript(slot: PropertySlot) -> Candidate? {
    if !places.isEmpty { return places[slot].map { entries[$0].candidate } }
    for place in entries.indices where entries[place].slot == slot {
      return entries[place].candidate
    }
    return nil
  }
}
