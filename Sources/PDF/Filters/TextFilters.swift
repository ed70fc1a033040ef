/// Filters for text, and of runs (ISO 32000-1, 7.4.2, 7.4.3 and 7.4.5).
enum TextFilters {
  static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    var high: UInt8?
    for byte in bytes {
      if byte == UInt8(ascii: ">") { break }
      guard let digit = PDFScanner.digit(byte) else { continue }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if let high { result.append(high << 4) }
    return result
  }

  /// Nil for letters that do not belong.
  static func base85(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 4 / 5)
    var word: UInt64 = 0
    var count = 0
    func append(_ word: UInt64, _ bytes: Int) {
      for place in 0..<bytes {
        result.append(UInt8(truncatingIfNeeded: word >> UInt64(24 - 8 * place)))
      }
    }
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if PDFScanner.isSpace(byte) { continue }
      if byte == UInt8(ascii: "z"), count == 0 {
        append(0, 4)
        continue
      }
      guard byte >= 33, byte <= 117 else { return nil }
      word = word * 85 + UInt64(byte - 33)
      count += 1
      if count == 5 {
        append(word, 4)
        (word, count) = (0, 0)
      }
    }
    if count > 1 {
      for _ in count..<5 { word = word * 85 + 84 }
      append(word, count - 1)
    }
    return result
  }

  /// Nil for more than `limit` bytes.
  static func runLengths(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != 128 {
      let length = Int(bytes[index])
      index += 1
      if length < 128 {
        let end = min(index + length + 1, bytes.endIndex)
        result += bytes[index..<end]
        index = end
      } else if index < bytes.endIndex {
        result += repeatElement(bytes[index], count: 257 - length)
        index += 1
      }
      guard result.count <= limit else { return nil }
    }
    return result
  }
}

/// Lempel, Ziv and Welch's codes of 9 to 12 bits (ISO 32000-1, 7.4.4).
enum LZWFilter {
  private static let clear = 256
  private static let end = 257

  /// Nil for more than `limit` bytes. A code that there is not yet ends the data.
  ///
  /// - Parameter early: whether codes grow one code earlier than they have to.
  static func decode(_ bytes: ArraySlice<UInt8>, early: Bool, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    /// Where in the result each code's bytes are, from code 258 on.
    var places: [Range<Int>] = []
    var previous: Range<Int>?
    var (bits, bitCount, width) = (0, 0, 9)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = (bits >> bitCount) & ((1 << width) - 1)
      if code == end { break }
      if code == clear {
        places.removeAll(keepingCapacity: true)
        (previous, width) = (nil, 9)
        continue
      }
      let start = result.count
      if code < 256 {
        result.append(UInt8(code))
      } else if code - 258 < places.count {
        result += Array(result[places[code - 258]])
      } else if let previous, code - 258 == places.count {
        result += Array(result[previous]) + [result[previous.lowerBound]]
      } else {
        return result
      }
      guard result.count <= limit else { return nil }
      if let previous, places.count < 4096 - 258 {
        // The bytes of the code before and the one behind them.
        places.append(previous.lowerBound..<(previous.upperBound + 1))
      }
      previous = start..<result.count
      let next = places.count + 258 + (early ? 1 : 0)
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    }
    return result
  }
}
