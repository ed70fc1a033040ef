import Raster
import Text

/// A hash that identifies the pixels of a picture.
enum PixelDigest {
  /// The SHA-256, in hexadecimal, of width and height (64 bits each, little-endian) followed by the
  /// premultiplied RGBA bytes.
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
