/// Bits in the order of RFC 1951: the lowest of each byte first.
struct BitWriter {
  private var bytes: [UInt8]
  private var used = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// - Parameter capacity: Bytes to make room for at first.
  init(capacity: Int) { bytes = [UInt8](repeating: 0, count: capacity + 16) }

  /// Adds runs of pixels.
  ///
  /// - Parameters:
  ///   - words: for each byte and then each length from 0 on: bits, and their number in the highest byte.
  ///   - pixelSize: the bytes of a pixel, 3 or 4.
  ///   - longest: the length of which long runs are made.
  ///   - filter: the word before the first run of a row.
  mutating func append(
    _ runs: Span<PixelRun>, words: UnsafeBufferPointer<UInt64>, pixelSize: Int, longest: Int,
    filter: UInt64
  ) {
    var index = 0
    while index < runs.count {
      // A filter and a pixel take less than 16 bytes, a length less than four.
      while used &+ 64 &+ runs[index].bytes &>> 4 > bytes.count { grow() }
      var bits = Bits(pending: pending, count: pendingCount, used: used)
      bytes.withUnsafeMutableBytes { bytes in
        // As many as there is room for.
        let end = bytes.count &- 32
        while index < runs.count {
          let run = runs[index]
          var left = run.bytes
          guard bits.used &+ (left &>> 6 &+ 1) &* 4 <= end else { return }
          if run.isFirst { bits.put(filter, bytes) }
          let pixel = run.pixel
          let (first, second) = (words[Int(pixel & 255)], words[Int(pixel &>> 8 & 255)])
          let third = words[Int(pixel &>> 16 & 255)]
          bits.put(Self.joined(Self.joined(first, second), third), bytes)
          if pixelSize == 4 { bits.put(words[Int(pixel &>> 24)], bytes) }
          while left >= longest {
            bits.put(words[256 &+ longest], bytes)
            left &-= longest
          }
          if left > 0 { bits.put(words[256 &+ left], bytes) }
          index &+= 1
        }
      }
      (pending, pendingCount, used) = (bits.pending, bits.count, bits.used)
    }
  }

  /// A word after another, at most 48 bits together.
  @inline(__always)
  private static func joined(_ word: UInt64, _ next: UInt64) -> UInt64 {
    let count = word &>> 56
    return (word | (next & 0x00FF_FFFF_FFFF_FFFF) &<< count) &+ next & 0xFF00_0000_0000_0000
  }

  /// The bits that are pending, apart from the bytes, so that they stay in registers.
  private struct Bits {
    var pending: UInt64
    var count: UInt64
    var used: Int

    /// Adds a word for which there is room, at most 48 bits.
    @inline(__always)
    mutating func put(_ word: UInt64, _ bytes: UnsafeMutableRawBufferPointer) {
      pending |= (word & 0x00FF_FFFF_FFFF_FFFF) &<< count
      count &+= word &>> 56
      bytes.storeBytes(of: pending.littleEndian, toByteOffset: used, as: UInt64.self)
      let whole = count & ~7
      used &+= Int(whole &>> 3)
      // At most 7 + 48 bits, so never a shift of the whole word.
      pending &>>= whole
      count &-= whole
    }
  }

  /// Adds tokens.
  ///
  /// - Parameters:
  ///   - words: for each byte and then each length from 3 on: bits, and their number in the highest byte.
  ///   - distances: likewise for each symbol of a distance; the number includes the bits of the value after it. Nothing where
  ///     there is no distance.
  mutating func append(
    _ tokens: Span<Repetitions.Token>, words: UnsafeBufferPointer<UInt64>,
    distances: UnsafeBufferPointer<UInt64>
  ) {
    tokens.withUnsafeBufferPointer { tokens in
      var index = 0
      while index < tokens.count {
        let end = makeRoom(forTokensFrom: index, of: tokens.count)
        var bits = Bits(pending: pending, count: pendingCount, used: used)
        bytes.withUnsafeMutableBytes { bytes in
          while index < end {
            // Without branches: whether a byte or a length comes cannot be foreseen.
            let token = tokens[index]
            let place = Int(token &>> 16)
            let distance = DeflateSymbol.distance(Int(token & 0xFFFF))
            let other = distances[place < 256 ? DeflateSymbol.noDistance : distance.symbol]
            let value = distance.value &<< (other &>> 56 &- distance.bits)
            bits.put(Self.joined(words[place], other | value), bytes)
            index &+= 1
          }
        }
        (pending, pendingCount, used) = (bits.pending, bits.count, bits.used)
      }
    }
  }

  /// Adds the lowest `count` bits of `bits`, at most 48; those above are zero.
  @inline(__always)
  mutating func append(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
    guard pendingCount >= 16 else { return }
    if used &+ 8 > bytes.count { grow() }
    let whole = Int(pendingCount &>> 3)
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: pending.littleEndian, toByteOffset: used, as: UInt64.self)
    }
    used &+= whole
    // At most 63 bits are pending here, so the shift is never of the whole word.
    pending = whole == 8 ? 0 : pending &>> UInt64(truncatingIfNeeded: whole &<< 3)
    pendingCount &-= UInt64(truncatingIfNeeded: whole &<< 3)
  }

  /// Makes room for a round of tokens, which then need no look at it one by one; the end of the round.
  private mutating func makeRoom(forTokensFrom index: Int, of count: Int) -> Int {
    let round = 1024
    // No token adds more than six bytes.
    while used + round * 6 + 16 > bytes.count { grow() }
    return min(index + round, count)
  }

  private mutating func grow() {
    bytes.append(contentsOf: repeatElement(0, count: bytes.count))
  }

  /// Fills up the last byte with zeros.
  mutating func align() {
    append(0, count: (8 - pendingCount % 8) % 8)
  }

  /// All bytes; whole ones only.
  mutating func finish() -> [UInt8] {
    while pendingCount >= 8 {
      if used == bytes.count { grow() }
      bytes[used] = UInt8(truncatingIfNeeded: pending)
      used += 1
      pending >>= 8
      pendingCount -= 8
    }
    bytes.removeSubrange(used...)
    return bytes
  }
}
