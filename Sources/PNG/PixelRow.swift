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
}
