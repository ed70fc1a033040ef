internal import CDeflate

/// Compresses rows of pixels as a zlib stream (RFC 1950): repetitions, in blocks that have codes of their own (RFC 1951).
///
/// A block ends where what follows takes less with other codes.
struct DeflateBlocks {
  private typealias Token = Repetitions.Token

  /// What the codes of a block take, in bits, about.
  private static let headBits = 600
  /// The most tokens of a block.
  private static let mostTokens = 1 << 16

  private var out: BitWriter
  /// The tokens of the block, how often its symbols occur, and what they take.
  private var tokens: [Token] = []
  private var counts = SymbolCounts()
  private var cost = 0

  /// The stream for rows of fewer than 2³¹ bytes.
  ///
  /// - Parameters:
  ///   - pixel: bytes of a pixel.
  ///   - row: bytes of a row, with its filter.
  static func compress(_ bytes: [UInt8], pixel: Int, row: Int) -> [UInt8] {
    var blocks = DeflateBlocks(out: BitWriter(capacity: bytes.count / 32 + 1024))
    // Deflate, a window of 32 KiB, the usual level.
    blocks.out.append(0x9C78, count: 16)
    bytes.withUnsafeBufferPointer { bytes in
      Repetitions.find(in: bytes, pixel: pixel, row: row) { blocks.add($0) }
    }
    blocks.endBlock(isLast: true)
    blocks.out.align()
    let checksum = libdeflate_adler32(1, bytes, bytes.count)
    for shift: UInt32 in [24, 16, 8, 0] {
      blocks.out.append(UInt64(checksum >> shift & 255), count: 8)
    }
    return blocks.out.finish()
  }

  private init(out: BitWriter) {
    self.out = out
    tokens.reserveCapacity(Self.mostTokens / 4)
  }

  private mutating func add(_ part: UnsafeBufferPointer<Token>) {
    let own = SymbolCounts(part)
    let (ownCost, both) = (own.cost, counts.adding(own))
    let together = both.cost
    let isFull = tokens.count + part.count > Self.mostTokens
    if !tokens.isEmpty, isFull || together > cost + ownCost + Self.headBits {
      endBlock(isLast: false)
      (counts, cost) = (own, ownCost)
    } else {
      (counts, cost) = (both, together)
    }
    tokens.append(contentsOf: part)
  }

  /// Writes the block, and begins another.
  private mutating func endBlock(isLast: Bool) {
    counts.literals[DeflateSymbol.endOfBlock] = 1
    var literals = PrefixCode(counts: counts.literals, longest: 15)
    var distances = PrefixCode(counts: counts.distances, longest: 15)
    let description = CodeDescription(literals, distances)
    let isFixed =
      counts.bits(.fixedLiterals, .fixedDistances)
      <= counts.bits(literals, distances) + description.bits
    if isFixed { (literals, distances) = (.fixedLiterals, .fixedDistances) }
    out.append((isLast ? 1 : 0) | (isFixed ? 0b010 : 0b100), count: 3)
    if !isFixed { description.write(to: &out) }
    write(literals, distances)
    tokens.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ literals: PrefixCode, _ distances: PrefixCode) {
    // A word for each byte and each length: its bits, and in the highest byte how many.
    let words = (0..<512).map { index -> UInt64 in
      guard index > 255 else { return Self.word(literals, index) }
      let length = DeflateSymbol.length(index - 253)
      return Self.word(literals, length.symbol, length.bits, length.value)
    }
    let distanceWords = distances.lengths.indices.map { Self.word(distances, $0) }
    words.withUnsafeBufferPointer { words in
      distanceWords.withUnsafeBufferPointer { distanceWords in
        for token in tokens {
          guard token > 255 else {
            out.append(words[Int(token)] & Self.wordBits, count: words[Int(token)] &>> 56)
            continue
          }
          let length = words[Int(token &>> 16) &+ 253]
          let distance = DeflateSymbol.distance(Int(token & 0xFFFF))
          let word = distanceWords[distance.symbol]
          let bits = word & Self.wordBits | distance.value &<< (word &>> 56)
          out.append(
            length & Self.wordBits | bits &<< (length &>> 56),
            count: length &>> 56 &+ word &>> 56 &+ distance.bits)
        }
      }
    }
    out.append(
      UInt64(literals.bits[DeflateSymbol.endOfBlock]),
      count: UInt64(literals.lengths[DeflateSymbol.endOfBlock]))
  }

  private static let wordBits: UInt64 = 0x00FF_FFFF_FFFF_FFFF

  /// The bits of a symbol and of the value after it, and in the highest byte how many.
  private static func word(
    _ code: PrefixCode, _ symbol: Int, _ bits: UInt64 = 0, _ value: UInt64 = 0
  ) -> UInt64 {
    let count = UInt64(code.lengths[symbol])
    return UInt64(code.bits[symbol]) | value << count | (count + bits) << 56
  }
}

/// The symbols of deflate (RFC 1951, 3.2.5): bytes, the end of a block, and lengths; and distances.
enum DeflateSymbol {
  static let endOfBlock = 256
  static let literalCount = 286
  static let distanceCount = 30

  /// The symbol of a length of 3 to 258, and the value after it with its number of bits.
  static func length(_ length: Int) -> (symbol: Int, bits: UInt64, value: UInt64) {
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + length, 0, 0) }
    let value = length - 3
    let bits = Int.bitWidth - 1 - value.leadingZeroBitCount - 2
    return (257 + bits * 4 + (value >> bits), UInt64(bits), UInt64(value & (1 << bits - 1)))
  }

  /// The symbol of a distance less one, and the value after it with its number of bits.
  @inline(__always)
  static func distance(_ value: Int) -> (symbol: Int, bits: UInt64, value: UInt64) {
    if value < 4 { return (value, 0, 0) }
    let bits = Int.bitWidth &- 2 &- value.leadingZeroBitCount
    return (
      2 &* bits &+ value &>> bits, UInt64(truncatingIfNeeded: bits),
      UInt64(truncatingIfNeeded: value & (1 &<< bits &- 1))
    )
  }
}

/// How often symbols occur.
private struct SymbolCounts {
  var literals = [Int](repeating: 0, count: DeflateSymbol.literalCount)
  var distances = [Int](repeating: 0, count: DeflateSymbol.distanceCount)

  private static let lengthSymbols = (0...258).map { $0 < 3 ? 0 : DeflateSymbol.length($0).symbol }

  init() {}

  init(_ tokens: UnsafeBufferPointer<Repetitions.Token>) {
    Self.lengthSymbols.withUnsafeBufferPointer { symbols in
      literals.withUnsafeMutableBufferPointer { literals in
        distances.withUnsafeMutableBufferPointer { distances in
          for token in tokens {
            if token < 256 {
              literals[Int(token)] &+= 1
            } else {
              literals[symbols[Int(token &>> 16)]] &+= 1
              distances[DeflateSymbol.distance(Int(token & 0xFFFF)).symbol] &+= 1
            }
          }
        }
      }
    }
  }

  func adding(_ other: SymbolCounts) -> SymbolCounts {
    var sum = self
    for symbol in literals.indices { sum.literals[symbol] &+= other.literals[symbol] }
    for symbol in distances.indices { sum.distances[symbol] &+= other.distances[symbol] }
    return sum
  }

  /// What the symbols take with the best codes, in bits, about; without the values after them, which are the same with all
  /// codes.
  var cost: Int { Self.cost(literals) + Self.cost(distances) }

  private static func cost(_ counts: [Int]) -> Int {
    var (total, sum) = (0, 0)
    for count in counts where count > 0 {
      total &+= count
      sum &+= count &* Logarithm.of(count)
    }
    return total == 0 ? 0 : (total &* Logarithm.of(total) &- sum) / Logarithm.unit
  }

  /// What the symbols take with some codes, in bits.
  func bits(_ literalCode: PrefixCode, _ distanceCode: PrefixCode) -> Int {
    zip(literals, literalCode.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
      + zip(distances, distanceCode.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }
}
