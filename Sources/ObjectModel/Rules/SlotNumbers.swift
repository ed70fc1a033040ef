/// A set of the numbers of slots. It holds small numbers alone.
struct SlotNumbers {
  private var bits: UInt64 = 0
  /// Whether a larger number was inserted.
  private var hasLarge = false

  /// The first number that is not held.
  static let limit = 64

  mutating func insert(_ number: Int) {
    if number < Self.limit { bits |= 1 << UInt64(number) } else { hasLarge = true }
  }

  /// False may be wrong.
  func contains(_ number: Int) -> Bool {
    number < Self.limit && bits & 1 << UInt64(number) != 0
  }

  /// False may be wrong.
  func isSubset(of other: SlotNumbers) -> Bool { !hasLarge && bits & ~other.bits == 0 }
}
