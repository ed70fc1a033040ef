import Testing

@testable import ObjectModel

@Suite struct PairTableTests {
  @Test func `pairs keep their values while the table grows`() {
    var table = PairTable()
    #expect(table.value(0, 0) == nil)
    // Numbers that follow each other, and some that differ in their upper bits alone.
    let pairs = (0..<3000).map { ($0 / 50, $0 % 50) } + (1..<200).map { ($0 << 40, -$0 << 33) }
    for (value, pair) in pairs.enumerated() {
      #expect(table.value(pair.0, pair.1) == nil)
      table.insert(pair.0, pair.1, value)
    }
    for (value, pair) in pairs.enumerated() { #expect(table.value(pair.0, pair.1) == value) }
    #expect(table.value(50, 0) != nil && table.value(0, 50) == nil)
  }

  @Test func `a pair is not its turn`() {
    var table = PairTable()
    table.insert(1, 2, 7)
    #expect(table.value(1, 2) == 7)
    #expect(table.value(2, 1) == nil)
  }
}

@Suite struct SlotNumbersTests {
  @Test func `large numbers are not held, so that nothing is skipped for them`() {
    var set = SlotNumbers()
    for number in [0, 63, 64, 1000] { set.insert(number) }
    #expect(set.contains(0) && set.contains(63))
    #expect(!set.contains(1) && !set.contains(64) && !set.contains(1000))
    var small = SlotNumbers()
    small.insert(63)
    #expect(small.isSubset(of: set))
    #expect(!set.isSubset(of: small))
    // Though both have one: it may be another.
    var large = SlotNumbers()
    large.insert(70)
    #expect(!large.isSubset(of: set))
  }
}
