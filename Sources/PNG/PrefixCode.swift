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
    // Counts over symbols, so that equal ones are in the order of these.
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 4 * counts.count) { room in
      var used = 0
      for (symbol, count) in counts.enumerated() where count > 0 {
        room[used] = count << symbolBits | symbol
        used += 1
      }
      guard used > 1 else {
        if used == 1 { lengths[room[0] & symbolMask] = 1 }
        return
      }
      let leaves = UnsafeMutableBufferPointer(rebasing: room[..<used])
      let rest = UnsafeMutableBufferPointer(rebasing: room[used...])
      sort(leaves, rest)
      setLengths(of: leaves, longest: longest, &lengths, rest)
    }
    return lengths
  }

  private static let symbolBits = 16
  private static let symbolMask = 1 << symbolBits - 1

  /// Sorts by counts, byte by byte; there are too few for anything that compares to be faster.
  private static func sort(
    _ leaves: UnsafeMutableBufferPointer<Int>, _ rest: UnsafeMutableBufferPointer<Int>
  ) {
    let all = leaves.reduce(0, |)
    var (from, to) = (leaves, UnsafeMutableBufferPointer(rebasing: rest[..<leaves.count]))
    var isMoved = false
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      for shift in stride(from: symbolBits, to: Int.bitWidth, by: 8) where all >> shift > 0 {
        places.initialize(repeating: 0)
        for leaf in from { places[leaf &>> shift & 255] &+= 1 }
        var place = 0
        for digit in places.indices { (places[digit], place) = (place, place &+ places[digit]) }
        for leaf in from {
          let digit = leaf &>> shift & 255
          to[places[digit]] = leaf
          places[digit] &+= 1
        }
        swap(&from, &to)
        isMoved.toggle()
      }
    }
    if isMoved { _ = leaves.update(fromContentsOf: from) }
  }

  /// - Parameter rest: room for three times as many as there are leaves.
  private static func setLengths(
    of leaves: UnsafeMutableBufferPointer<Int>, longest: Int, _ lengths: inout [UInt8],
    _ rest: UnsafeMutableBufferPointer<Int>
  ) {
    let count = leaves.count
    // Of nodes, after the leaves: weights. Of both: parents, then depths.
    let weights = UnsafeMutableBufferPointer(rebasing: rest[..<count])
    let parents = UnsafeMutableBufferPointer(rebasing: rest[count..<(3 * count - 1)])
    // Two queues: leaves in order of weight, and nodes, which come in order by themselves.
    var nextLeaf = 0
    var nextNode = 0
    var nodes = 0
    func take() -> Int {
      if nextLeaf < count,
        nextNode == nodes || leaves[nextLeaf] &>> symbolBits <= weights[nextNode]
      {
        parents[nextLeaf] = count &+ nodes
        nextLeaf &+= 1
        return leaves[nextLeaf &- 1] &>> symbolBits
      }
      parents[count &+ nextNode] = count &+ nodes
      nextNode &+= 1
      return weights[nextNode &- 1]
    }
    while nodes < count - 1 {
      let weight = take() &+ take()
      weights[nodes] = weight
      nodes &+= 1
    }
    parents[2 * count - 2] = 0
    for node in (0..<2 * count - 2).reversed() { parents[node] = parents[parents[node]] &+ 1 }
    // How many codes of each length; too long ones are cut, and room is made for them by lengthening
    // the longest that still can be (as zlib does).
    var numbers = [Int](repeating: 0, count: longest + 1)
    var overflow = 0
    for leaf in 0..<count {
      if parents[leaf] > longest { overflow += 1 }
      numbers[min(parents[leaf], longest)] += 1
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
        lengths[leaves[leaf] & symbolMask] = UInt8(length)
        leaf += 1
      }
    }
  }

  private static func canonical(_ lengths: [UInt8]) -> [UInt32] {
    var numbers: InlineArray<17, UInt32> = .init(repeating: 0)
    for length in lengths where length > 0 { numbers[Int(length)] += 1 }
    var next: InlineArray<17, UInt32> = .init(repeating: 0)
    for length in 1...16 { next[length] = (next[length - 1] + numbers[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return reversed(code) &>> UInt32(16 &- length)
    }
  }

  /// The lowest 16 bits, the first last.
  private static func reversed(_ code: UInt32) -> UInt32 {
    var code = code
    code = (code & 0x5555) &<< 1 | code &>> 1 & 0x5555
    code = (code & 0x3333) &<< 2 | code &>> 2 & 0x3333
    code = (code & 0x0F0F) &<< 4 | code &>> 4 & 0x0F0F
    return (code & 0x00FF) &<< 8 | code &>> 8
  }

  /// What symbols that occur so often take, in bits.
  func bits(of counts: [Int]) -> Int {
    var bits = 0
    for (count, length) in zip(counts, lengths) { bits &+= count &* Int(length) }
    return bits
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
