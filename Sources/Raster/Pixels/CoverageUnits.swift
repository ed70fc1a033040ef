/// The units in which scanner and kernels count coverage.
enum CoverageUnits {
  /// A pixel's height, and a full coverage, is 2 to the power of this.
  static let shift = 16
  /// A pixel's height, and a full coverage.
  static let one = 65536.0
  /// The binary logarithm of `block`.
  static let blockShift = 3
  /// Cells of a row that share a mark.
  static let block = 1 << blockShift

  /// A sum of areas as a coverage byte by the non-zero rule, rounded to nearest.
  static func nonZero(_ sum: Int32) -> UInt8 {
    byte(min(sum.magnitude, 1 << UInt32(shift)))
  }

  /// A sum of areas as a coverage byte by the even-odd rule, rounded to nearest.
  static func evenOdd(_ sum: Int32) -> UInt8 {
    let one: UInt32 = 1 << UInt32(shift)
    let area = UInt32(bitPattern: sum) & (2 * one - 1)
    return byte(area > one ? 2 * one - area : area)
  }

  private static func byte(_ area: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (area * 255 + 1 << UInt32(shift - 1)) >> UInt32(shift))
  }
}
