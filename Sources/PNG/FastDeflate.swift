internal import CDeflate

/// Image data and its compression in one go, for encoders in a hurry: every row is taken less the row
/// above, and the only repetitions looked for are those of the pixel before. Interfaces are mostly
/// flat, and for them that is nearly as good as a search.
///
/// The data is one zlib stream (RFC 1950) of one block with a code of its own (RFC 1951, 3.2.7).
struct FastDeflate {
  /// Literals and lengths as they will be written: bytes, or 256 and the length of a match.
  private var tokens: [UInt16] = []
  private var checksum: UInt32 = 1
  private let pixelSize: Int

  /// The filter of every row: less the row above.
  private static let up: UInt8 = 2
  /// How many pixels are compared with those above at once.
  private static let groupSize = 16
  /// How many different tokens there may be: bytes, and matches of up to 258 bytes.
  private static let tokenCount = 256 + 259

  /// The stream for rows of `width` pixels, `up` filtered: RGB where all of them are opaque, else straight
  /// RGBA.
  static func compress(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int
  ) -> (data: [UInt8], isOpaque: Bool) {
    // Whether a picture is opaque shows while it is read: most are, and are read once.
    if let tokens = FastDeflate(opaque: pixels, width: width) { return (tokens.write(), true) }
    return (FastDeflate(translucent: pixels, width: width).write(), false)
  }

  // MARK: Tokens

  /// Nil where a pixel is not opaque.
  private init?(opaque pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    pixelSize = 3
    let black = [UInt32](repeating: 0xFF00_0000, count: width)
    let isOpaque = forEachRow(of: pixels, width: width) { writer, row, above in
      guard Self.isOpaque(row, width) else { return false }
      black.withUnsafeBufferPointer { black in
        guard let above = above ?? black.baseAddress else { return }
        writer.append(row, above: above, width: width)
      }
      return true
    }
    guard isOpaque else { return nil }
  }

  private init(translucent pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    pixelSize = 4
    var straight = [UInt32](repeating: 0, count: width)
    var straightAbove = [UInt32](repeating: 0, count: width)
    _ = forEachRow(of: pixels, width: width) { writer, row, _ in
      swap(&straight, &straightAbove)
      straight.withUnsafeMutableBufferPointer { straight in
        for x in straight.indices { straight[x] = PNGRows.straight(row[x]) }
        guard let row = straight.baseAddress else { return }
        straightAbove.withUnsafeBufferPointer { above in
          guard let above = above.baseAddress else { return }
          writer.append(UnsafePointer(row), above: above, width: width)
        }
      }
      return true
    }
  }

  /// Calls `body` for each row that is not like the one above, which the first does not have, and repeats
  /// what came of a row for those that are; false as soon as `body` is.
  private mutating func forEachRow(
    of pixels: UnsafeBufferPointer<UInt32>, width: Int,
    _ body: (inout RowWriter, _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?) -> Bool
  ) -> Bool {
    guard let base = pixels.baseAddress, width > 0 else { return true }
    let rowBytes = width * pixelSize + 1
    // Pages that are not written cost nothing.
    tokens.reserveCapacity(min(pixels.count * pixelSize, 1 << 20) + rowBytes)
    let noDifference = [UInt8](repeating: 0, count: rowBytes - 1)
    var same = RowWriter(width: width, pixelSize: pixelSize)
    defer { same.deallocate() }
    same.begin(with: Self.up)
    same.count(0, times: width)
    same.end()
    var writer = RowWriter(width: width, pixelSize: pixelSize)
    defer { writer.deallocate() }
    for y in 0..<(pixels.count / width) {
      let row = base + y * width
      if y > 0, PixelRow.isAlike(row, above: width) {
        tokens.append(contentsOf: same.tokens)
        checksum = libdeflate_adler32(checksum, [Self.up], 1)
        checksum = libdeflate_adler32(checksum, noDifference, noDifference.count)
        continue
      }
      writer.begin(with: Self.up)
      guard body(&writer, row, y > 0 ? row - width : nil) else { return false }
      writer.end()
      tokens.append(contentsOf: writer.tokens)
      checksum = libdeflate_adler32(checksum, writer.bytes.baseAddress, rowBytes)
    }
    return true
  }

  private static func isOpaque(_ row: UnsafePointer<UInt32>, _ width: Int) -> Bool {
    var all = UInt32.max
    for x in 0..<width { all &= row[x] }
    return all >> 24 == 255
  }

  /// A row as bytes and as tokens.
  private struct RowWriter {
    private let pixelSize: Int
    /// The longest match: whole pixels, at most 258 bytes.
    private let longest: Int
    /// The filter and the differences; pixels are stored as four bytes, the last beyond the end of RGB.
    let bytes: UnsafeMutableBufferPointer<UInt8>
    private let room: UnsafeMutableBufferPointer<UInt16>
    private var count = 0
    /// The pixel before, and how many bytes after it were the same.
    private var last: UInt32?
    private var run = 0
    /// How many pixels are in `bytes`.
    private var width = 0

    init(width: Int, pixelSize: Int) {
      self.pixelSize = pixelSize
      longest = 258 / pixelSize * pixelSize
      bytes = .allocate(capacity: 1 + width * pixelSize + 1)
      bytes.initialize(repeating: 0)
      // A literal for every byte, and the end of a run.
      room = .allocate(capacity: 1 + width * pixelSize + 1)
    }

    func deallocate() {
      bytes.deallocate()
      room.deallocate()
    }

    /// The tokens of the row.
    var tokens: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(rebasing: room[..<count]) }

    mutating func begin(with filter: UInt8) {
      bytes[0] = filter
      room[0] = UInt16(filter)
      (count, last, run, width) = (1, nil, 0, 0)
    }

    mutating func end() { endRun() }

    /// Adds the row less the one above.
    mutating func append(
      _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, width: Int
    ) {
      // A copy whose fields can stay in registers, since nobody can point to it.
      var writer = self
      var x = 0
      while x + FastDeflate.groupSize <= width {
        let pixels = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD64<UInt8>.self)
        let others = UnsafeRawPointer(above + x).loadUnaligned(as: SIMD64<UInt8>.self)
        let differences = unsafeBitCast(pixels &- others, to: SIMD16<UInt32>.self)
        // Flat colours differ by nothing, gradients that run down by the same all along.
        if Self.isZero(differences ^ SIMD16(repeating: differences[0])) {
          writer.append(group: differences)
        } else {
          for i in differences.indices { writer.append(differences[i]) }
        }
        x += FastDeflate.groupSize
      }
      while x < width {
        let pixel = unsafeBitCast(row[x], to: SIMD4<UInt8>.self)
        let other = unsafeBitCast(above[x], to: SIMD4<UInt8>.self)
        writer.append(unsafeBitCast(pixel &- other, to: UInt32.self))
        x += 1
      }
      self = writer
    }

    @inline(__always)
    private static func isZero(_ differences: SIMD16<UInt32>) -> Bool {
      let eight = unsafeBitCast(differences, to: SIMD8<UInt64>.self)
      let four = eight.lowHalf | eight.highHalf
      let two = four.lowHalf | four.highHalf
      return two.x | two.y == 0
    }

    @inline(__always)
    private mutating func append(_ difference: UInt32) {
      UnsafeMutableRawBufferPointer(bytes).storeBytes(
        of: difference, toByteOffset: 1 &+ width &* pixelSize, as: UInt32.self)
      width &+= 1
      if difference == last {
        run &+= pixelSize
        if run == longest { endRun() }
        return
      }
      begin(difference)
    }

    /// Adds as many pixels as a group has, all of one difference.
    @inline(__always)
    private mutating func append(group differences: SIMD16<UInt32>) {
      let place = UnsafeMutableRawBufferPointer(bytes)
      let start = 1 &+ width &* pixelSize
      if pixelSize == 4 {
        place.storeBytes(of: differences, toByteOffset: start, as: SIMD16<UInt32>.self)
      } else {
        // Three bytes over and over, which are the same again after three words.
        let rgb = UInt64(differences[0] & 0xFF_FFFF)
        let words = (
          rgb | rgb << 24 | rgb << 48, rgb >> 16 | rgb << 8 | rgb << 32 | rgb << 56,
          rgb >> 8 | rgb << 16 | rgb << 40
        )
        for offset in stride(from: 0, to: 48, by: 24) {
          place.storeBytes(of: words.0, toByteOffset: start &+ offset, as: UInt64.self)
          place.storeBytes(of: words.1, toByteOffset: start &+ offset &+ 8, as: UInt64.self)
          place.storeBytes(of: words.2, toByteOffset: start &+ offset &+ 16, as: UInt64.self)
        }
      }
      width &+= FastDeflate.groupSize
      count(differences[0], times: FastDeflate.groupSize)
    }

    /// Adds the tokens, not the bytes, of pixels of one difference.
    @inline(__always)
    mutating func count(_ difference: UInt32, times: Int) {
      var times = times
      if difference != last {
        begin(difference)
        times &-= 1
      }
      run &+= times &* pixelSize
      while run >= longest {
        room[count] = UInt16(256 &+ longest)
        count &+= 1
        run &-= longest
      }
    }

    /// Adds the tokens of a pixel that is not as the one before.
    @inline(__always)
    private mutating func begin(_ difference: UInt32) {
      endRun()
      last = difference
      room[count] = UInt16(truncatingIfNeeded: difference & 255)
      room[count &+ 1] = UInt16(truncatingIfNeeded: difference >> 8 & 255)
      room[count &+ 2] = UInt16(truncatingIfNeeded: difference >> 16 & 255)
      if pixelSize == 4 { room[count &+ 3] = UInt16(truncatingIfNeeded: difference >> 24) }
      count &+= pixelSize
    }

    @inline(__always)
    private mutating func endRun() {
      guard run > 0 else { return }
      room[count] = UInt16(truncatingIfNeeded: 256 &+ run)
      count &+= 1
      run = 0
    }
  }

  // MARK: Bits

  private func write() -> [UInt8] {
    // Symbol, extra bits and their value, by length.
    let lengths = (0...258).map { $0 < 3 ? (0, 0, 0) : DeflateSymbol.length($0) }
    var tokenCounts = [Int](repeating: 0, count: Self.tokenCount)
    tokens.withUnsafeBufferPointer { tokens in
      tokenCounts.withUnsafeMutableBufferPointer { counts in
        for token in tokens { counts[Int(token)] &+= 1 }
      }
    }
    // Counts by symbol: bytes, the end of the block, and the codes of lengths.
    var counts = tokenCounts[..<256] + [Int](repeating: 0, count: 30)
    counts[256] = 1
    for length in 3...258 { counts[lengths[length].0] += tokenCounts[256 + length] }
    let code = PrefixCode(counts: Array(counts), longest: 15)
    // One word a token: its bits, and in the highest byte how many.
    var words = [UInt64](repeating: 0, count: Self.tokenCount)
    for byte in 0..<256 { words[byte] = UInt64(code.bits[byte]) | UInt64(code.lengths[byte]) << 56 }
    for length in 3...258 {
      let (symbol, extraBits, extra) = lengths[length]
      var bits = UInt64(code.bits[symbol])
      var count = UInt64(code.lengths[symbol])
      bits |= extra << count
      count += extraBits
      // The distance, of one bit: the only one there is.
      count += 1
      words[256 + length] = bits | count << 56
    }
    // The code of lengths takes less than a kilobyte.
    var total = 0
    for symbol in counts.indices { total += counts[symbol] * Int(code.lengths[symbol]) }
    // Extra bits of lengths, and distances: at most six.
    for symbol in 257..<counts.count { total += counts[symbol] * 6 }
    var out = BitWriter(capacity: total / 8 + 1024)
    // Deflate, a window of 32 KiB, the fastest of levels.
    out.append(0x0178, count: 16)
    out.append(0b101, count: 3)
    code.describe(distance: pixelSize, to: &out)
    tokens.withUnsafeBufferPointer { tokens in
      words.withUnsafeBufferPointer { words in
        out.append(tokens, words)
      }
    }
    out.append(UInt64(code.bits[256]), count: UInt64(code.lengths[256]))
    out.align()
    for shift: UInt32 in [24, 16, 8, 0] { out.append(UInt64(checksum >> shift & 255), count: 8) }
    return out.finish()
  }
}
