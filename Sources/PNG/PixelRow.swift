internal import Glibc

/// Rows of whole pixels in memory.
enum PixelRow {
  /// Whether no pixel lets anything through.
  static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var all = UInt32.max
    for pixel in pixels { all &= pixel }
    return all >> 24 == 255
  }

  /// Whether two rows hold the same pixels.
  static func isAlike(
    _ row: UnsafeRawPointer?, _ other: UnsafeRawPointer?, _ width: Int
  ) -> Bool {
    guard let row, let other else { return true }
    return memcmp(row, other, width * MemoryLayout<UInt32>.size) == 0
  }

  /// Whether a row that is not the first holds the same pixels as the row above it, which lies before it in memory.
  static func isAlike(_ row: UnsafePointer<UInt32>?, above width: Int) -> Bool {
    isAlike(row, row.map { $0 - width }, width)
  }

  /// How many pixels from the first on are the same in two rows, at most `limit`.
  static func sameAtStart(
    _ row: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, upTo limit: Int
  ) -> Int {
    var count = 0
    while count + groupSize <= limit, isAlike(group(row, count), group(other, count)) {
      count += groupSize
    }
    while count < limit, row[count] == other[count] { count += 1 }
    return count
  }

  /// How many pixels from the last on are the same in two rows, at most `limit`.
  static func sameAtEnd(
    _ row: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, upTo limit: Int
  ) -> Int {
    var left = row.count
    let end = left - limit
    while left - groupSize >= end,
      isAlike(group(row, left - groupSize), group(other, left - groupSize))
    {
      left -= groupSize
    }
    while left > end, row[left - 1] == other[left - 1] { left -= 1 }
    return row.count - left
  }

  private static let groupSize = 16
  private typealias Group = SIMD16<UInt32>

  @inline(__always)
  private static func group(_ row: UnsafeBufferPointer<UInt32>, _ start: Int) -> Group {
    UnsafeRawBufferPointer(row).loadUnaligned(
      fromByteOffset: start &* MemoryLayout<UInt32>.size, as: Group.self)
  }

  @inline(__always)
  private static func isAlike(_ a: Group, _ b: Group) -> Bool {
    let eight = unsafeBitCast(a ^ b, to: SIMD8<UInt64>.self)
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y == 0
  }
}
