/// Finds repetitions in rows of pixels, most of which are flat.
///
/// Long runs of the byte before are measured, and not looked up in a table: what matters is where they end. Other bytes are
/// looked up by hashes of four and three of them, and in the pixel before and the row above.
struct Repetitions {
  /// In the upper half a byte, or a length and 253; in the lower a distance less one, 0 for a byte.
  typealias Token = UInt32

  /// How many tokens are handed on at once.
  static let step = 512
  /// The longest repetition, and the largest distance (RFC 1951).
  private static let longest = 258
  private static let window = 1 << 15
  /// How many places of one hash are tried; fewer where one repetition is found and a longer one is looked for, and one where some
  /// bytes in a row were in vain.
  private static let mostTries = 12
  private static let triesForLonger = 4
  private static let fewestTries = 1
  private static let inVain = 4
  /// A repetition of this length is taken without a look at what begins at the next byte.
  private static let longEnough = 64
  /// A run of this length is not looked up.
  private static let longRun = 24
  /// How many bytes of a repetition get into the table.
  private static let mostEntered = 16
  /// The largest distance of the shortest repetitions that pay, of more than three bytes.
  private static let near = 1 << 9
  /// What a repetition takes, in bits, about.
  private static let price = 27
  /// Bytes after the place that is looked at, so that words can be read.
  private static let margin = 12

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// Bytes of a pixel, and of a row with its filter.
  private let pixel: Int
  private let row: Int
  /// The last place of each hash of four bytes, and of three.
  private let heads: UnsafeMutablePointer<Int32>
  private let shortHeads: UnsafeMutablePointer<Int32>
  /// How far a product is shifted to be a hash.
  private let hashShift: UInt32
  /// The place before that has the same hash, by the lowest bits of a place.
  private let earlier: UnsafeMutablePointer<Int32>
  private let placeMask: Int
  /// Bytes before this place are in the table.
  private var entered = 0
  /// How often each byte stood for itself lately, and how many did in all.
  private let literals: UnsafeMutablePointer<Int32>
  private var literalCount = 0
  /// The shortest repetition that takes less than its bytes do.
  private var shortest = 3
  /// How many bytes in a row began no repetition.
  private var misses = 0
  private let tokens: UnsafeMutableBufferPointer<Token>
  private var tokenCount = 0

  /// Finds repetitions in rows, and hands on tokens that stand for all bytes.
  ///
  /// - Parameters:
  ///   - bytes: the rows; fewer than 2³¹ bytes.
  ///   - pixel: bytes of a pixel.
  ///   - row: bytes of a row, with its filter.
  ///   - body: gets `step` tokens, the last time fewer.
  static func find(
    in bytes: UnsafeBufferPointer<UInt8>, pixel: Int, row: Int,
    _ body: (UnsafeBufferPointer<Token>) -> Void
  ) {
    guard let start = bytes.baseAddress else { return }
    // Few bytes need no large tables.
    let bits = min(15, max(8, Int.bitWidth - bytes.count.leadingZeroBitCount))
    let (places, hashes) = (1 << bits, 1 << (bits - 1))
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * hashes + places + 256) { tables in
      withUnsafeTemporaryAllocation(of: Token.self, capacity: step) { tokens in
        guard let table = tables.baseAddress else { return }
        let literals = table + 2 * hashes + places
        tables.initialize(repeating: -1)
        literals.update(repeating: 1, count: 256)
        var search = Repetitions(
          bytes: start, count: bytes.count, pixel: pixel, row: row, heads: table,
          shortHeads: table + hashes, hashShift: UInt32(33 - bits), earlier: table + 2 * hashes,
          placeMask: places - 1, literals: literals, tokens: tokens)
        search.run(body)
        body(UnsafeBufferPointer(rebasing: tokens[..<search.tokenCount]))
      }
    }
  }

  // Inlined, as all that changes the search is, so that its state stays in registers.
  @inline(__always)
  private mutating func run(_ body: (UnsafeBufferPointer<Token>) -> Void) {
    var place = 0
    let end = count &- Self.margin
    while place < end {
      if place > 0, word(place) == word(place &- 1) {
        let run = length(place, place &- 1, from: 8, limit: count &- place)
        if run >= Self.longRun {
          add(run: run, at: &place, body)
          continue
        }
      }
      var best = find(at: place, longerThan: 2)
      guard best.distance > 0 else {
        add(literal: bytes[place], body)
        place &+= 1
        misses &+= 1
        continue
      }
      misses = 0
      // A longer one may begin at the next byte.
      while best.length < Self.longEnough, place &+ 1 < end {
        let next = find(at: place &+ 1, longerThan: best.length)
        guard next.distance > 0 else { break }
        add(literal: bytes[place], body)
        place &+= 1
        best = next
      }
      add(best.length, best.distance, body)
      let last = min(place &+ min(best.length, Self.mostEntered), end)
      for inner in max(entered, place)..<max(entered, place, last) { _ = enter(inner) }
      entered = max(entered, last)
      place &+= best.length
    }
    while place < count {
      add(literal: bytes[place], body)
      place &+= 1
    }
  }

  // MARK: Search

  /// The best repetition at a place that is longer than `least`, at least 2; a distance of 0 for none.
  @inline(__always)
  private mutating func find(at place: Int, longerThan least: Int) -> (length: Int, distance: Int) {
    let limit = min(Self.longest, count &- place)
    var best = (length: least, distance: 0)
    let bytesOfPlace = half(place)
    if pixel <= place, (half(place &- pixel) ^ bytesOfPlace) & 0xFF_FFFF == 0 {
      let found = length(place, place &- pixel, from: 3, limit: limit)
      if found > best.length { best = (found, pixel) }
    }
    if row <= place, row <= Self.window, half(place &- row) == bytesOfPlace {
      let found = length(place, place &- row, from: 4, limit: limit)
      if found > best.length { best = (found, row) }
    }
    if best.length < 3, shortest == 3 {
      let other = Int(shortHeads[hash(bytesOfPlace & 0xFF_FFFF)])
      if other >= 0, place &- other <= Self.window,
        (half(other) ^ bytesOfPlace) & 0xFF_FFFF == 0
      {
        best = (3, place &- other)
      }
    }
    var other = enter(place)
    entered = place &+ 1
    var tries =
      misses > Self.inVain
      ? Self.fewestTries : least > 2 ? Self.triesForLonger : Self.mostTries
    let lowest = max(0, place &- Self.window)
    let enough = min(limit, Self.longEnough)
    while other >= lowest, tries > 0, best.length < enough {
      // A longer one has all bytes up to the one after the best so far; the last four are the likeliest to differ.
      let last = max(0, best.length &- 3)
      if half(other &+ last) == half(place &+ last), half(other) == bytesOfPlace {
        let found = length(place, other, from: 4, limit: limit)
        if found > best.length, found > shortest || found == shortest && place &- other < Self.near
        {
          best = (found, place &- other)
        }
      }
      // What lay there before may have been written over by a later place.
      let next = Int(earlier[other & placeMask])
      if next >= other { break }
      other = next
      tries &-= 1
    }
    return best
  }

  @inline(__always)
  private func word(_ place: Int) -> UInt64 {
    UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self).littleEndian
  }

  @inline(__always)
  private func half(_ place: Int) -> UInt32 {
    UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self).littleEndian
  }

  @inline(__always)
  private func hash(_ bytes: UInt32) -> Int {
    Int((bytes &* 0x9E37_79B1) &>> hashShift)
  }

  /// How many bytes at a place are as those at an earlier one, at most `limit`; the first `start` are known to be.
  @inline(__always)
  private func length(_ place: Int, _ other: Int, from start: Int = 0, limit: Int) -> Int {
    var length = start
    while length &+ 8 <= limit {
      let difference = word(place &+ length) ^ word(other &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit, bytes[place &+ length] == bytes[other &+ length] { length &+= 1 }
    return length
  }

  /// Puts a place into the table; the last one of the same hash, which is negative where there is none.
  @inline(__always)
  private func enter(_ place: Int) -> Int {
    let bytes = half(place)
    shortHeads[hash(bytes & 0xFF_FFFF)] = Int32(truncatingIfNeeded: place)
    let hash = hash(bytes)
    let last = heads[hash]
    earlier[place & placeMask] = last
    heads[hash] = Int32(truncatingIfNeeded: place)
    return Int(last)
  }

  // MARK: Tokens

  @inline(__always)
  private mutating func add(_ token: Token, _ body: (UnsafeBufferPointer<Token>) -> Void) {
    tokens[tokenCount] = token
    tokenCount &+= 1
    guard tokenCount == Self.step else { return }
    body(UnsafeBufferPointer(tokens))
    tokenCount = 0
  }

  @inline(__always)
  private mutating func add(
    _ length: Int, _ distance: Int, _ body: (UnsafeBufferPointer<Token>) -> Void
  ) {
    add(Token(truncatingIfNeeded: (length &+ 253) &<< 16 | (distance &- 1)), body)
  }

  @inline(__always)
  private mutating func add(
    literal byte: UInt8, _ body: (UnsafeBufferPointer<Token>) -> Void
  ) {
    add(Token(byte) &<< 16, body)
    literals[Int(byte)] &+= 1
    literalCount &+= 1
    if literalCount & 1023 == 0 { shortest = Self.shortest(halving: literals) }
  }

  /// The shortest repetition that takes less than its bytes do, by how often each stood for itself; these counts are then halved, so
  /// that the latest bytes matter most.
  private static func shortest(halving literals: UnsafeMutablePointer<Int32>) -> Int {
    var (sum, bits) = (0, 0)
    for byte in 0..<256 {
      let count = Int(literals[byte])
      sum &+= count
      bits &+= count &* Logarithm.of(count)
      literals[byte] = Int32(truncatingIfNeeded: (count &+ 1) &>> 1)
    }
    let literal = max(1, Logarithm.of(sum) - bits / sum)
    return max(3, min(8, price * Logarithm.unit / literal))
  }

  /// Adds a long run of the byte before, the last piece as in the row above where that goes on beyond the run.
  @inline(__always)
  private mutating func add(
    run: Int, at place: inout Int, _ body: (UnsafeBufferPointer<Token>) -> Void
  ) {
    let end = place &+ run
    while end &- place >= Self.longest {
      add(Self.longest, 1, body)
      place &+= Self.longest
    }
    let left = end &- place
    guard left > 0 else { return }
    if row <= place, row <= Self.window {
      let found = length(place, place &- row, limit: min(Self.longest, count &- place))
      if found > max(3, left) {
        add(found, row, body)
        place &+= found
        return
      }
    }
    if left >= 3 {
      add(left, 1, body)
    } else {
      for _ in 0..<left { add(literal: bytes[place], body) }
    }
    place = end
  }
}
