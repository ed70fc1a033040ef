/// A table from pairs of integers to integers from 0 on: a hash table without seeds, since each object is looked up in it.
struct PairTable {
  private struct Entry {
    let first: Int
    let second: Int
    /// Negative where the entry is free.
    let value: Int
  }

  private static let free = Entry(first: 0, second: 0, value: -1)

  /// A power of two, at least half of which is free.
  private var entries: ContiguousArray<Entry>
  private var count = 0

  init() { entries = [] }

  /// The value of a pair; nil if it has none.
  func value(_ first: Int, _ second: Int) -> Int? {
    guard !entries.isEmpty else { return nil }
    let entry = entries[place(of: first, second)]
    return entry.value < 0 ? nil : entry.value
  }

  /// Sets the value of a pair that has none.
  mutating func insert(_ first: Int, _ second: Int, _ value: Int) {
    if entries.count < 2 * (count + 1) { grow() }
    entries[place(of: first, second)] = Entry(first: first, second: second, value: value)
    count += 1
  }

  /// Where the pair is, or would be.
  private func place(of first: Int, _ second: Int) -> Int {
    let mask = entries.count - 1
    // Odd constants without a pattern (those of xxHash) spread numbers that follow each other over the upper bits.
    let mixed =
      (UInt(bitPattern: first) &* 0x9E37_79B1_85EB_CA87)
      ^ (UInt(bitPattern: second) &* 0xC2B2_AE3D_27D4_EB4F)
    var place = Int(truncatingIfNeeded: (mixed ^ mixed >> 29) >> 17) & mask
    while entries[place].value >= 0,
      entries[place].first != first || entries[place].second != second
    {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let known = entries
    entries = ContiguousArray(repeating: Self.free, count: max(64, 2 * known.count))
    for entry in known where entry.value >= 0 {
      entries[place(of: entry.first, entry.second)] = entry
    }
  }
}
