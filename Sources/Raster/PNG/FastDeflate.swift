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

  /// The longest match: whole pixels, at most 258 bytes.
  private let longest: Int

  /// The stream for rows of `width` pixels, RGB or straight RGBA, `up` filtered.
  static func compress(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, isOpaque: Bool
  ) -> [UInt8] {
    var deflate = FastDeflate(pixelSize: isOpaque ? 3 : 4)
    deflate.read(pixels, width: width)
    return deflate.write()
  }

  private init(pixelSize: Int) {
    self.pixelSize = pixelSize
    longest = 258 / pixelSize * pixelSize
  }

  // MARK: Tokens

  private mutating func read(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    guard let base = pixels.baseAddress, width > 0 else { return }
    let rowBytes = width * pixelSize
    let height = pixels.count / width
    // Pages that are not written cost nothing.
    tokens.reserveCapacity(min(pixels.count * pixelSize, 1 << 20) + rowBytes)
    var same = FastDeflate(pixelSize: pixelSize)
    same.appendRow(differences: [UInt32](repeating: 0, count: width))
    var differences = [UInt32](repeating: 0, count: width)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowBytes + 1 + 4) { row in
      guard let bytes = row.baseAddress else { return }
      row.initialize(repeating: 0)
      var isZero = true
      for y in 0..<height {
        let current = base + y * width
        var isSame = y > 0
        if y > 0 {
          let above = current - width
          var changed: UInt32 = 0
          for x in 0..<width { changed |= current[x] ^ above[x] }
          isSame = changed == 0
        }
        if isSame {
          if !isZero {
            (bytes + 1).update(repeating: 0, count: rowBytes)
            isZero = true
          }
          tokens.append(contentsOf: same.tokens)
        } else {
          isZero = false
          subtract(current, above: y > 0 ? current - width : nil, into: &differences)
          pack(differences, into: bytes + 1)
          appendRow(differences: differences)
        }
        bytes[0] = 2
        checksum = libdeflate_adler32(checksum, bytes, rowBytes + 1)
      }
    }
  }

  /// Byte by byte differences of straight pixels.
  private func subtract(
    _ current: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?,
    into differences: inout [UInt32]
  ) {
    let isOpaque = pixelSize == 3
    differences.withUnsafeMutableBufferPointer { differences in
      for x in 0..<differences.count {
        var a = current[x]
        var b = above?[x] ?? (isOpaque ? 0xFF00_0000 : 0)
        if !isOpaque {
          a = PNGRows.straight(a)
          b = PNGRows.straight(b)
        }
        // Even and odd bytes apart, each with room to borrow from.
        let even = ((a & 0x00FF_00FF) | 0x0100_0100) &- (b & 0x00FF_00FF)
        let odd = ((a >> 8 & 0x00FF_00FF) | 0x0100_0100) &- (b >> 8 & 0x00FF_00FF)
        differences[x] = even & 0x00FF_00FF | (odd & 0x00FF_00FF) << 8
      }
    }
  }

  /// Differences as bytes; up to four bytes beyond them may be written.
  private func pack(_ differences: [UInt32], into bytes: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(bytes)
    var offset = 0
    differences.withUnsafeBufferPointer { differences in
      for difference in differences {
        raw.storeBytes(of: difference, toByteOffset: offset, as: UInt32.self)
        offset &+= pixelSize
      }
    }
  }

  private mutating func appendRow(differences: [UInt32]) {
    let (pixelSize, longest) = (pixelSize, longest)
    let most = differences.count * pixelSize + 2
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: most) { row in
      guard let start = row.baseAddress else { return }
      var next = start
      next.pointee = 2
      next += 1
      var run = 0
      var last = ~(differences.first ?? 0)
      differences.withUnsafeBufferPointer { differences in
        for difference in differences {
          if difference == last {
            run &+= pixelSize
            if run == longest {
              next.pointee = UInt16(truncatingIfNeeded: 256 &+ run)
              next += 1
              run = 0
            }
            continue
          }
          if run > 0 {
            next.pointee = UInt16(truncatingIfNeeded: 256 &+ run)
            next += 1
            run = 0
          }
          last = difference
          next[0] = UInt16(truncatingIfNeeded: difference & 255)
          next[1] = UInt16(truncatingIfNeeded: difference >> 8 & 255)
          next[2] = UInt16(truncatingIfNeeded: difference >> 16 & 255)
          if pixelSize == 4 { next[3] = UInt16(truncatingIfNeeded: difference >> 24) }
          next += pixelSize
        }
      }
      if run > 0 {
        next.pointee = UInt16(truncatingIfNeeded: 256 &+ run)
        next += 1
      }
      tokens.append(contentsOf: UnsafeBufferPointer(start: start, count: next - start))
    }
  }

  // MARK: Bits

  /// Length 3…258 as its code, number of extra bits and their value (RFC 1951, 3.2.5).
  private static func lengthCode(_ length: Int) -> (code: Int, extraBits: Int, extra: Int) {
    if length == 258 { return (285, 0, 0) }
    if length < 11 { return (254 + length, 0, 0) }
    let value = length - 3
    let bits = Int.bitWidth - 1 - value.leadingZeroBitCount - 2
    return (257 + bits * 4 + (value >> bits), bits, value & (1 << bits - 1))
  }

  private func write() -> [UInt8] {
    // What each length is written as, by length.
    let lengths = (0...258).map { $0 < 3 ? (0, 0, 0) : Self.lengthCode($0) }
    var counts = [Int](repeating: 0, count: 286)
    counts[256] = 1
    tokens.withUnsafeBufferPointer { tokens in
      counts.withUnsafeMutableBufferPointer { counts in
        for token in tokens {
          let token = Int(token)
          counts[token < 256 ? token : lengths[token - 256].0] += 1
        }
      }
    }
    let code = PrefixCode(counts: counts, longest: 15)
    // One word a token: its bits, and in the highest byte how many.
    var words = [UInt64](repeating: 0, count: 256 + 259)
    for byte in 0..<256 { words[byte] = UInt64(code.bits[byte]) | UInt64(code.lengths[byte]) << 56 }
    for length in 3...258 {
      let (symbol, extraBits, extra) = lengths[length]
      var bits = UInt64(code.bits[symbol])
      var count = UInt64(code.lengths[symbol])
      bits |= UInt64(extra) << count
      count += UInt64(extraBits)
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
