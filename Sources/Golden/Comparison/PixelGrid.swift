import Glibc
import Raster

/// The pixels of a picture as 32-bit words, with red in the lowest byte, for fast loops.
struct PixelGrid {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// Calls `body` with the grid of `pixmap`, which is valid only during the call.
  static func with<Result>(_ pixmap: Pixmap, _ body: (PixelGrid) -> Result) -> Result {
    pixmap.bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt32.self) { pixels in
        body(PixelGrid(pixels: pixels, width: pixmap.width, height: pixmap.height))
      }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y &* width &+ x] }

  /// Whether the first `count` pixels of row `y` are the same in both pictures.
  func isRowEqual(_ y: Int, _ other: PixelGrid, count: Int) -> Bool {
    guard count > 0, let own = pixels.baseAddress, let others = other.pixels.baseAddress else {
      return true
    }
    return memcmp(own + y * width, others + y * other.width, count * 4) == 0
  }

  /// Whether both pictures have the same size and the same bytes.
  func isEqual(_ other: PixelGrid) -> Bool {
    guard width == other.width, height == other.height else { return false }
    guard let own = pixels.baseAddress, let others = other.pixels.baseAddress else { return true }
    return memcmp(own, others, pixels.count * 4) == 0
  }

  /// The largest difference of a channel of two pixels, 0 to 255.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(max(channel(0), channel(8)), max(channel(16), channel(24)))
  }
}
