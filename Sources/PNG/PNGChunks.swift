internal import CDeflate

/// The container of a PNG file: its signature, then chunks with their checksums.
struct PNGChunks {
  /// How every file begins.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var bytes = signature

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// - Parameters:
  ///   - type: four ASCII letters.
  ///   - data: less than 2³¹ bytes.
  mutating func append(_ type: String, _ data: [UInt8]) {
    append(UInt32(clamping: data.count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: data)
    append(bytes.withUnsafeBytes { Self.checksum(of: $0[start...]) })
  }

  /// The checksum of a chunk's type and data.
  static func checksum(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }

  private mutating func append(_ word: UInt32) {
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
