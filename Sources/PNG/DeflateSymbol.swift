/// The symbols of deflate (RFC 1951, 3.2.5): bytes, the end of a block, and lengths; and distances.
enum DeflateSymbol {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30
  /// What stands for the distance of a byte, which has none.
  static let noDistance = 30

  /// A symbol, and the value after it with its number of bits.
  typealias Parts = (symbol: Int, bits: UInt64, value: UInt64)

  /// The symbol of a length of 3 to 258, and the value after it with its number of bits.
  static func length(_ length: Int) -> Parts {
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + length, 0, 0) }
    let value = length - 3
    let bits = Int.bitWidth - 1 - value.leadingZeroBitCount - 2
    return (257 + bits * 4 + (value >> bits), UInt64(bits), UInt64(value & (1 << bits - 1)))
  }

  /// `length` of each length from 3 on.
  static let lengths: [Parts] = (3...258).map(length)

  /// The symbol of a distance less one, and the value after it with its number of bits.
  @inline(__always)
  static func distance(_ value: Int) -> Parts {
    // 0 and 1 have no bits either, as 2 and 3.
    let bits = Int.bitWidth &- 2 &- (value | 2).leadingZeroBitCount
    return (
      2 &* bits &+ value &>> bits, UInt64(truncatingIfNeeded: bits),
      UInt64(truncatingIfNeeded: value & (1 &<< bits &- 1))
    )
  }
}

/// How often symbols occur.
struct SymbolCounts {
  /// A count for each symbol: bytes, the end of a block and lengths, from `firstDistance` on distances.
  private var counts = [Int](repeating: 0, count: symbolCount)
  /// The symbols that occur, in the order of their first occurrences; room for all of them.
  private var symbols = [UInt16](repeating: 0, count: symbolCount)
  private var occurring = 0
  /// The totals of these symbols.
  private(set) var totals = Totals()

  /// How many symbols there are, and what they take.
  struct Totals {
    fileprivate typealias Pair = (literals: Int, distances: Int)

    /// How many bytes and lengths there are, and how many distances.
    fileprivate var counts: Pair = (0, 0)
    /// The sum of each count times its logarithm.
    fileprivate var weights: Pair = (0, 0)

    @inline(__always)
    fileprivate mutating func add(_ weight: Int, of symbol: UInt16) {
      if symbol < firstDistance {
        weights.literals &+= weight
      } else {
        weights.distances &+= weight
      }
    }

    /// What the symbols take with the best codes, in bits, about; without the values after them, which are the same with all
    /// codes.
    var cost: Int {
      func bits(_ count: Int, _ weight: Int) -> Int {
        (SymbolCounts.weight(count) &- weight) / Logarithm.unit
      }
      return bits(counts.literals, weights.literals) + bits(counts.distances, weights.distances)
    }
  }

  private static let firstDistance = 288
  private static let symbolCount = 320

  /// The symbol of each byte, then that of each length from 3 on.
  private static let symbols: [UInt16] =
    (0..<256).map { UInt16($0) } + DeflateSymbol.lengths.map { UInt16($0.symbol) }

  /// How often bytes, the end of a block and lengths occur.
  var literals: [Int] { Array(counts[..<DeflateSymbol.literalCount]) }

  /// How often distances occur.
  var distances: [Int] { Array(counts[Self.firstDistance...].prefix(DeflateSymbol.distanceCount)) }

  /// Counts the symbols of tokens; of no others before.
  mutating func count(_ tokens: UnsafeBufferPointer<Repetitions.Token>) {
    var occurring = 0
    var lengths = 0
    counts.withUnsafeMutableBufferPointer { counts in
      symbols.withUnsafeMutableBufferPointer { symbols in
        Self.symbols.withUnsafeBufferPointer { symbolOfToken in
          for token in tokens {
            let index = Int(token &>> 16)
            let symbol = Int(symbolOfToken[index])
            symbols[occurring] = UInt16(truncatingIfNeeded: symbol)
            occurring &+= counts[symbol] == 0 ? 1 : 0
            counts[symbol] &+= 1
            guard index > 255 else { continue }
            lengths &+= 1
            let distance =
              Self.firstDistance &+ DeflateSymbol.distance(Int(token & 0xFFFF)).symbol
            symbols[occurring] = UInt16(truncatingIfNeeded: distance)
            occurring &+= counts[distance] == 0 ? 1 : 0
            counts[distance] &+= 1
          }
          totals = Totals()
          for symbol in symbols[..<occurring] {
            totals.add(Self.weight(counts[Int(symbol)]), of: symbol)
          }
        }
      }
    }
    self.occurring = occurring
    totals.counts = (tokens.count, lengths)
  }

  /// Adds the counts of a part.
  ///
  /// - Parameter totals: the totals of both, as `totals(with:)` gives them.
  mutating func add(_ other: SymbolCounts, totals: Totals) {
    self.totals = totals
    for symbol in other.symbols[..<other.occurring] {
      let place = Int(symbol)
      if counts[place] == 0 {
        symbols[occurring] = symbol
        occurring &+= 1
      }
      counts[place] &+= other.counts[place]
    }
  }

  mutating func clear() {
    for symbol in symbols[..<occurring] { counts[Int(symbol)] = 0 }
    occurring = 0
    totals = Totals()
  }

  /// The totals of these symbols and those of a part.
  func totals(with other: SymbolCounts) -> Totals {
    var totals = totals
    totals.counts.literals &+= other.totals.counts.literals
    totals.counts.distances &+= other.totals.counts.distances
    counts.withUnsafeBufferPointer { counts in
      other.counts.withUnsafeBufferPointer { others in
        for symbol in other.symbols[..<other.occurring] {
          let count = counts[Int(symbol)]
          totals.add(
            Self.weight(count &+ others[Int(symbol)]) &- Self.weight(count), of: symbol)
        }
      }
    }
    return totals
  }

  /// A count times its logarithm; 0 for none.
  @inline(__always)
  fileprivate static func weight(_ count: Int) -> Int { count &* Logarithm.of(count) }
}

/// Logarithms to base 2 in whole numbers, which are the same on every machine.
enum Logarithm {
  /// How many make one.
  static let unit = 32

  /// The logarithm of a number above 0; any of 0.
  @inline(__always)
  static func of(_ number: Int) -> Int {
    // Six bits from the highest that is set on.
    let zeros = number.leadingZeroBitCount
    let fraction = Int(truncatingIfNeeded: (UInt(bitPattern: number) &<< UInt(zeros & 63)) &>> 58)
    return unit &* (Int.bitWidth &- 1 &- zeros) &+ Int(fractions[fraction & 31])
  }

  /// 32 · log₂(1 + n/32).
  private static let fractions: InlineArray<32, UInt8> = [
    0, 1, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18,
    19, 20, 21, 22, 22, 23, 24, 25, 26, 27, 27, 28, 29, 30, 31, 31,
  ]
}
