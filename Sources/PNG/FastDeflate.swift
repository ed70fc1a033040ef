internal import CDeflate
internal import Raster

/// Image data and its compression in one go, for encoders in a hurry: every row is taken less the row
/// above, and the only repetitions looked for are those of the pixel before. Interfaces are mostly
/// flat, and for them that is nearly as good as a search.
///
/// The data is one zlib stream (RFC 1950) of one block with a code of its own (RFC 1951, 3.2.7).
struct FastDeflate {
  private var runs: [PixelRun] = []
  private var checksum = Adler32()
  private let pixelSize: Int

  /// The filter of every row: less the row above.
  private static let up: UInt8 = 2

  /// The stream for rows of `width` pixels, `up` filtered: RGB where all of them are opaque, else straight
  /// RGBA.
  static func compress(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int
  ) -> (data: [UInt8], isOpaque: Bool) {
    // Whether a picture is opaque shows while it is read: most are, and are read once.
    if let runs = FastDeflate(pixels, width: width, isOpaque: true) { return (runs.write(), true) }
    let runs = FastDeflate(pixels, width: width, isOpaque: false)
    return (runs?.write() ?? [], false)
  }

  // MARK: Runs

  /// Nil where a pixel is not opaque and all should be.
  private init?(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, isOpaque: Bool) {
    pixelSize = isOpaque ? 3 : 4
    guard let base = pixels.baseAddress, width > 0 else { return }
    // Pages that are not written cost nothing.
    runs.reserveCapacity(min(pixels.count, 1 << 18) + width)
    var row = RowOfRuns(width: width, isOpaque: isOpaque)
    defer { row.deallocate() }
    for y in 0..<(pixels.count / width) {
      let start = base + y * width
      if y > 0, PixelRow.isAlike(start, above: width) {
        runs.append(PixelRun(0, bytes: (width - 1) * pixelSize, isFirst: true))
        checksum.add(Self.up)
        checksum.add(zeros: width * pixelSize)
        continue
      }
      let line = UnsafeBufferPointer(start: start, count: width)
      guard row.read(line, above: y > 0 ? start - width : nil) else { return nil }
      runs.append(contentsOf: row.runs)
      checksum.add(Self.up)
      checksum.add(row.bytes)
    }
  }

  /// The room that a row needs until it is runs.
  private struct RowOfRuns {
    private let width: Int
    private let isOpaque: Bool
    /// Above the first row, then every other row of a translucent picture.
    private var above: UnsafeMutablePointer<UInt32>
    private var straight: UnsafeMutablePointer<UInt32>
    /// The row less the one above, after as many pixels as a cache line holds: the last of these is read.
    private let differences: UnsafeMutablePointer<UInt32>
    private static let line = 64
    private static let first = line / MemoryLayout<UInt32>.stride
    /// Which differ from the ones before.
    private let changes: UnsafeMutableBufferPointer<UInt64>
    /// The differences as they are compressed.
    private let filtered: UnsafeMutablePointer<UInt8>
    private let room: UnsafeMutablePointer<PixelRun>
    private var count = 0

    init(width: Int, isOpaque: Bool) {
      self.width = width
      self.isOpaque = isOpaque
      above = .allocate(capacity: width)
      // Alpha is left out, so that it may not differ.
      above.initialize(repeating: isOpaque ? 0xFF00_0000 : 0, count: width)
      straight = .allocate(capacity: width)
      straight.initialize(repeating: 0, count: width)
      differences = UnsafeMutableRawPointer.allocate(
        byteCount: Self.line + width * MemoryLayout<UInt32>.stride, alignment: Self.line
      ).bindMemory(to: UInt32.self, capacity: Self.first + width)
      differences.initialize(repeating: 0, count: Self.first + width)
      changes = .allocate(capacity: (width + 63) / 64)
      filtered = .allocate(capacity: width * 4)
      room = .allocate(capacity: width)
    }

    func deallocate() {
      above.deallocate()
      straight.deallocate()
      differences.deallocate()
      changes.deallocate()
      filtered.deallocate()
      room.deallocate()
    }

    /// The row's runs.
    var runs: UnsafeBufferPointer<PixelRun> { UnsafeBufferPointer(start: room, count: count) }

    /// The row's bytes, without its filter.
    var bytes: UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: filtered, count: width * (isOpaque ? 3 : 4))
    }

    /// Finds the runs of a row, less the row above, nil above the first; false where a pixel is not opaque and all
    /// should be.
    mutating func read(_ line: UnsafeBufferPointer<UInt32>, above last: UnsafePointer<UInt32>?)
      -> Bool
    {
      guard let start = line.baseAddress else { return true }
      if isOpaque {
        guard PixelRow.isOpaque(line) else { return false }
        subtract(last ?? UnsafePointer(above), from: start)
      } else {
        for x in line.indices { straight[x] = PNGRows.straight(line[x]) }
        subtract(above, from: straight)
        swap(&straight, &above)
      }
      findRuns()
      return true
    }

    private func subtract(
      _ others: UnsafePointer<UInt32>, from row: UnsafePointer<UInt32>
    ) {
      (differences + Self.first).withMemoryRebound(to: UInt8.self, capacity: width * 4) { bytes in
        Kernels.differences(row, others, count: width, pixelSize: 4, into: bytes)
      }
      Kernels.differences(row, others, count: width, pixelSize: isOpaque ? 3 : 4, into: filtered)
    }

    private mutating func findRuns() {
      guard let changes = changes.baseAddress else { return }
      Kernels.changes(differences + Self.first, count: width, into: changes)
      let size = isOpaque ? 3 : 4
      var count = 0
      // Where the run began whose end is looked for.
      var begin = 0
      // The first pixel begins a run.
      changes[0] &= ~1
      for word in self.changes.indices {
        var bits = changes[word]
        while bits != 0 {
          let place = word &* 64 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          room[count] = PixelRun(
            differences[Self.first &+ begin], bytes: (place &- begin &- 1) &* size,
            isFirst: begin == 0)
          count &+= 1
          begin = place
        }
      }
      room[count] = PixelRun(
        differences[Self.first &+ begin], bytes: (width &- begin &- 1) &* size,
        isFirst: begin == 0)
      self.count = count &+ 1
    }
  }

  // MARK: Bits

  private func write() -> [UInt8] {
    // The longest match: whole pixels, at most 258 bytes.
    let longest = 258 / pixelSize * pixelSize
    var (counts, lengthCounts) = countSymbols(longest: longest)
    counts[DeflateSymbol.endOfBlock] = 1
    for length in 3...258 { counts[DeflateSymbol.length(length).symbol] += lengthCounts[length] }
    let code = PrefixCode(counts: counts, longest: 15)
    // One word a byte, then one a length from 0 on: its bits, and in the highest byte how many.
    var words = [UInt64](repeating: 0, count: 256 + 259)
    for byte in 0..<256 { words[byte] = UInt64(code.bits[byte]) | UInt64(code.lengths[byte]) << 56 }
    for length in 3...258 {
      let (symbol, extraBits, extra) = DeflateSymbol.length(length)
      let count = UInt64(code.lengths[symbol])
      // The distance, of one bit: the only one there is.
      words[256 + length] =
        UInt64(code.bits[symbol]) | extra << count | (count + extraBits + 1) << 56
    }
    // The code of lengths takes less than a kilobyte, extra bits of lengths and distances at most six bits.
    let total = code.bits(of: counts) + lengthCounts.reduce(0) { $0 + $1 * 6 }
    var out = BitWriter(capacity: total / 8 + 1024)
    // Deflate, a window of 32 KiB, the fastest of levels.
    out.append(0x0178, count: 16)
    out.append(0b101, count: 3)
    code.describe(distance: pixelSize, to: &out)
    words.withUnsafeBufferPointer { words in
      out.append(
        runs.span, words: words, pixelSize: pixelSize, longest: longest,
        filter: words[Int(Self.up)])
    }
    out.append(
      UInt64(code.bits[DeflateSymbol.endOfBlock]),
      count: UInt64(code.lengths[DeflateSymbol.endOfBlock]))
    out.align()
    for shift: UInt32 in [24, 16, 8, 0] {
      out.append(UInt64(checksum.value >> shift & 255), count: 8)
    }
    return out.finish()
  }

  /// How often bytes occur, with room for other symbols; and lengths.
  private func countSymbols(longest: Int) -> (symbols: [Int], lengths: [Int]) {
    var symbols = [Int](repeating: 0, count: DeflateSymbol.literalCount)
    var lengths = [Int](repeating: 0, count: 259)
    // Each byte of a pixel is counted for itself: one count of the same byte over and over waits for itself.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 4 * 256) { counts in
      counts.initialize(repeating: 0)
      lengths.withUnsafeMutableBufferPointer { lengths in
        for run in runs {
          counts[Int(run.pixel & 255)] &+= 1
          counts[256 &+ Int(run.pixel &>> 8 & 255)] &+= 1
          counts[512 &+ Int(run.pixel &>> 16 & 255)] &+= 1
          counts[768 &+ Int(run.pixel &>> 24)] &+= 1
          var bytes = run.bytes
          while bytes >= longest {
            lengths[longest] &+= 1
            bytes &-= longest
          }
          lengths[bytes] &+= 1
          counts[Int(Self.up)] &+= run.isFirst ? 1 : 0
        }
      }
      for byte in 0..<256 {
        for channel in 0..<pixelSize { symbols[byte] += Int(counts[channel * 256 + byte]) }
      }
    }
    lengths[0] = 0
    return (symbols, lengths)
  }
}

/// A difference of pixels, and how often it is repeated.
struct PixelRun {
  private let bits: UInt64

  /// - Parameters:
  ///   - pixel: the difference.
  ///   - bytes: the bytes that repeat it; less than 2³¹.
  ///   - isFirst: whether it is the first of a row.
  @inline(__always)
  init(_ pixel: UInt32, bytes: Int, isFirst: Bool) {
    bits =
      UInt64(pixel) | UInt64(truncatingIfNeeded: bytes) &<< 32 | (isFirst ? 1 : 0) &<< 63
  }

  @inline(__always)
  var pixel: UInt32 { UInt32(truncatingIfNeeded: bits) }

  @inline(__always)
  var bytes: Int { Int(truncatingIfNeeded: bits &>> 32 & 0x7FFF_FFFF) }

  @inline(__always)
  var isFirst: Bool { bits &>> 63 == 1 }
}

/// The checksum of a zlib stream (RFC 1950).
struct Adler32 {
  private(set) var value: UInt32 = 1
  private static let modulus: UInt64 = 65_521

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = libdeflate_adler32(value, bytes.baseAddress, bytes.count)
  }

  mutating func add(_ byte: UInt8) {
    let low = (UInt64(value & 0xFFFF) + UInt64(byte)) % Self.modulus
    let high = (UInt64(value >> 16) + low) % Self.modulus
    value = UInt32(high) << 16 | UInt32(low)
  }

  /// Adds so many bytes that are 0, fewer than 2³².
  mutating func add(zeros count: Int) {
    let low = UInt64(value & 0xFFFF)
    let high = (UInt64(value >> 16) + low * UInt64(count)) % Self.modulus
    value = UInt32(high) << 16 | UInt32(low)
  }
}
