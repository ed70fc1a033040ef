/// A code for symbols by how often they occur: Huffman's lengths, limited to a longest, in the canonical
/// order of RFC 1951 (3.2.2).
struct PrefixCode {
  /// Bits of each symbol's code; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code, its first bit lowest.
  private(set) var bits: [UInt32] = []

  /// - Complexity: O(symbols²) at most; there are few.
  init(counts: [Int], longest: Int) {
    lengths = Self.lengths(counts, longest: longest)
    bits = Self.canonical(lengths)
  }

  init(lengths: [UInt8]) {
    self.lengths = lengths
    bits = Self.canonical(lengths)
  }

  private static func lengths(_ counts: [Int], longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // Two queues: leaves in order of weight, and nodes, which come in order by themselves.
    let leaves = symbols.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var nextLeaf = 0
    var nextNode = leaves.count
    func take() -> Int {
      if nextLeaf < leaves.count,
        nextNode >= weights.count || weights[nextLeaf] <= weights[nextNode]
      {
        nextLeaf += 1
        return nextLeaf - 1
      }
      nextNode += 1
      return nextNode - 1
    }
    for node in leaves.count..<2 * leaves.count - 1 {
      let first = take()
      let second = take()
      parents[first] = node
      parents[second] = node
      weights.append(weights[first] + weights[second])
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    // How many codes of each length; too long ones are cut, and room is made for them by lengthening
    // the longest that still can be (as zlib does).
    var numbers = [Int](repeating: 0, count: longest + 1)
    var overflow = 0
    for leaf in leaves.indices {
      if depths[leaf] > longest { overflow += 1 }
      numbers[min(depths[leaf], longest)] += 1
    }
    if overflow > 0 {
      var room = numbers.enumerated().reduce(0) { $0 + $1.element << (longest - $1.offset) }
      room -= numbers[0] << longest
      while room > 1 << longest {
        numbers[longest] -= 1
        var length = longest - 1
        while numbers[length] == 0 { length -= 1 }
        numbers[length] -= 1
        numbers[length + 1] += 2
        room -= 1
      }
    }
    // The rarest get the longest.
    var leaf = 0
    for length in stride(from: longest, to: 0, by: -1) {
      for _ in 0..<numbers[length] {
        lengths[leaves[leaf]] = UInt8(length)
        leaf += 1
      }
    }
    return lengths
  }

  private static func canonical(_ lengths: [UInt8]) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + numbers[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      var code = next[Int(length)]
      next[Int(length)] += 1
      var reversed: UInt32 = 0
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed
    }
  }

  /// Writes this code of literals and lengths and a code of the one distance `distance` (3 or 4) as
  /// a dynamic block begins (RFC 1951, 3.2.7), every length as it is.
  func describe(distance: Int, to out: inout BitWriter) {
    var all = lengths
    all.append(contentsOf: [UInt8](repeating: 0, count: distance - 1))
    all.append(1)
    var counts = [Int](repeating: 0, count: 19)
    for length in all { counts[Int(length)] += 1 }
    let code = PrefixCode(counts: counts, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    out.append(UInt64(lengths.count - 257), count: 5)
    out.append(UInt64(distance - 1), count: 5)
    out.append(UInt64(order.count - 4), count: 4)
    for symbol in order { out.append(UInt64(code.lengths[symbol]), count: 3) }
    for length in all {
      out.append(UInt64(code.bits[Int(length)]), count: UInt64(code.lengths[Int(length)]))
    }
  }
}
