/// How a block of deflate tells its two codes: the lengths of all symbols' codes, runs of one length in short
/// (RFC 1951, 3.2.7).
struct CodeDescription {
  /// A length, or a run of lengths, with the value after it and its number of bits.
  private typealias Entry = (symbol: Int, value: UInt64, bits: UInt64)

  /// How many lengths there are of bytes and lengths, and of distances.
  private let literalCount: Int
  private let distanceCount: Int
  private let entries: [Entry]
  private let code: PrefixCode
  /// How many lengths of the code of entries are told.
  private let told: Int

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(_ literals: PrefixCode, _ distances: PrefixCode) {
    func used(_ code: PrefixCode, atLeast least: Int) -> ArraySlice<UInt8> {
      code.lengths.prefix(max(least, (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1))
    }
    let first = used(literals, atLeast: DeflateSymbol.endOfBlock + 1)
    let second = used(distances, atLeast: 1)
    literalCount = first.count
    distanceCount = second.count
    entries = Self.entries(Array(first + second))
    var counts = [Int](repeating: 0, count: Self.order.count)
    for entry in entries { counts[entry.symbol] += 1 }
    let code = PrefixCode(counts: counts, longest: 7)
    self.code = code
    told = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
  }

  private static func entries(_ lengths: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(lengths.count)
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      let start = place
      while place < lengths.count, lengths[place] == length { place += 1 }
      var run = place - start
      if length == 0 {
        while run >= 11 {
          let part = min(run, 138)
          entries.append((18, UInt64(part - 11), 7))
          run -= part
        }
        if run >= 3 {
          entries.append((17, UInt64(run - 3), 3))
          run = 0
        }
      } else {
        entries.append((Int(length), 0, 0))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          entries.append((16, UInt64(part - 3), 2))
          run -= part
        }
      }
      for _ in 0..<run { entries.append((Int(length), 0, 0)) }
    }
    return entries
  }

  /// The number of its bits.
  var bits: Int {
    entries.reduce(14 + 3 * told) { $0 + Int(code.lengths[$1.symbol]) + Int($1.bits) }
  }

  func write(to out: inout BitWriter) {
    out.append(UInt64(literalCount - 257), count: 5)
    out.append(UInt64(distanceCount - 1), count: 5)
    out.append(UInt64(told - 4), count: 4)
    for symbol in Self.order[..<told] { out.append(UInt64(code.lengths[symbol]), count: 3) }
    for (symbol, value, bits) in entries {
      out.append(UInt64(code.bits[symbol]), count: UInt64(code.lengths[symbol]))
      out.append(value, count: bits)
    }
  }
}

extension PrefixCode {
  /// The codes of blocks that tell none (RFC 1951, 3.2.6).
  static let fixedLiterals = PrefixCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: 32))
}
