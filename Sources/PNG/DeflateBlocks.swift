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
  /// The tokens of the block, and how often its symbols occur.
  private var tokens: [Token] = []
  private var counts = SymbolCounts()
  /// How often symbols occur in what is to be added.
  private var part = SymbolCounts()

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

  private mutating func add(_ tokens: UnsafeBufferPointer<Token>) {
    part.count(tokens)
    var totals = counts.totals(with: part)
    let isFull = self.tokens.count + tokens.count > Self.mostTokens
    let apart = counts.totals.cost + part.totals.cost + Self.headBits
    if !self.tokens.isEmpty, isFull || totals.cost > apart {
      endBlock(isLast: false)
      totals = part.totals
    }
    counts.add(part, totals: totals)
    part.clear()
    self.tokens.append(contentsOf: tokens)
  }

  /// Writes the block, and begins another.
  private mutating func endBlock(isLast: Bool) {
    var literalCounts = counts.literals
    literalCounts[DeflateSymbol.endOfBlock] = 1
    let distanceCounts = counts.distances
    var literals = PrefixCode(counts: literalCounts, longest: 15)
    var distances = PrefixCode(counts: distanceCounts, longest: 15)
    func bits(_ literals: PrefixCode, _ distances: PrefixCode) -> Int {
      literals.bits(of: literalCounts) + distances.bits(of: distanceCounts)
    }
    let description = CodeDescription(literals, distances)
    let isFixed =
      bits(.fixedLiterals, .fixedDistances) <= bits(literals, distances) + description.bits
    if isFixed { (literals, distances) = (.fixedLiterals, .fixedDistances) }
    out.append((isLast ? 1 : 0) | (isFixed ? 0b010 : 0b100), count: 3)
    if !isFixed { description.write(to: &out) }
    write(literals, distances)
    tokens.removeAll(keepingCapacity: true)
    counts.clear()
  }

  private mutating func write(_ literals: PrefixCode, _ distances: PrefixCode) {
    let tokens = tokens
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 512) { words in
      // A word for each byte and each length: its bits, and in the highest byte how many.
      for byte in 0..<256 { words[byte] = Self.word(literals, byte) }
      for (index, length) in DeflateSymbol.lengths.enumerated() {
        words[256 + index] = Self.word(literals, length.symbol, length.bits, length.value)
      }
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { distanceWords in
        distanceWords.initialize(repeating: 0)
        for symbol in 0..<min(DeflateSymbol.distanceCount, distances.lengths.count) {
          let (_, bits, _) = DeflateSymbol.distance(
            symbol < 4 ? symbol : (symbol & 1 | 2) << (symbol / 2 - 1))
          distanceWords[symbol] = Self.word(distances, symbol) + bits << 56
        }
        out.append(
          tokens.span, words: UnsafeBufferPointer(words),
          distances: UnsafeBufferPointer(distanceWords))
      }
    }
    out.append(
      UInt64(literals.bits[DeflateSymbol.endOfBlock]),
      count: UInt64(literals.lengths[DeflateSymbol.endOfBlock]))
  }

  /// The bits of a symbol and of the value after it, and in the highest byte how many.
  private static func word(
    _ code: PrefixCode, _ symbol: Int, _ bits: UInt64 = 0, _ value: UInt64 = 0
  ) -> UInt64 {
    let count = UInt64(code.lengths[symbol])
    return UInt64(code.bits[symbol]) | value &<< count | (count &+ bits) &<< 56
  }
}
