import Raster

/// A picture's pixels as a number that no other picture has.
enum PixelDigest {
  /// The SHA-256 of the sides, as eight bytes each, the lowest first, and of the premultiplied bytes.
  static func text(_ pixmap: Pixmap) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + pixmap.bytes.count)
    for side in [pixmap.width, pixmap.height] {
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: side >> shift))
      }
    }
    bytes += pixmap.bytes
    return bytes.withUnsafeBufferPointer { SHA256.hexadecimalDigest(of: $0) }
  }
}
