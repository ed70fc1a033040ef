/// A Bloom filter of slots: one bit for each slot, which slots may share.
package struct SlotFilter: Sendable, Equatable {
  private var bits: UInt64 = 0

  package init() {}

  package mutating func insert(_ slot: PropertySlot) { bits |= slot.filterBit }

  /// A filter of these slots.
  package init(_ slots: [PropertySlot]) { for slot in slots { insert(slot) } }

  /// False when no slot was inserted into both; true may be wrong.
  func mayShareSlot(with other: SlotFilter) -> Bool { bits & other.bits != 0 }

  /// Adds the slots of another filter.
  mutating func formUnion(_ other: SlotFilter) { bits |= other.bits }

  /// False when the slot was not inserted; true may be wrong.
  package func mayHold(_ slot: PropertySlot) -> Bool { bits & slot.filterBit != 0 }
}
