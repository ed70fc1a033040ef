internal import Glibc

/// Rows of whole pixels in memory.
enum PixelRow {
  /// Whether two rows hold the same pixels.
  static func isAlike(
    _ row: UnsafePointer<UInt32>?, _ other: UnsafePointer<UInt32>?, _ width: Int
  ) -> Bool {
    guard let row, let other else { return true }
    return memcmp(row, other, width * MemoryLayout<UInt32>.size) == 0
  }

  /// Whether a row that is not the first holds the same pixels as the row above it, which lies before it in memory.
  static func isAlike(_ row: UnsafePointer<UInt32>?, above width: Int) -> Bool {
    isAlike(row, row.map { $0 - width }, width)
  }
}
