/// A bit for each slot that somebody set, which slots may share: tells of most others that nobody did,
/// before anything is looked up.
package struct SlotFilter: Sendable {
  private var bits: UInt64 = 0

  package init() {}

  package mutating func insert(_ slot: PropertySlot) { bits |= slot.filterBit }

  /// False where the slot was not inserted; true may be wrong.
  package func mayHold(_ slot: PropertySlot) -> Bool { bits & slot.filterBit != 0 }
}
