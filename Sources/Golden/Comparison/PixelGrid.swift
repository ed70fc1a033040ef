import Glibc
import Raster

/// The pixels of a picture as words, for loops that look at millions of them: red lowest.
struct PixelGrid {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// The grid of `pixmap`, alive while `body` runs.
  static func with<Result>(_ pixmap: Pixmap, _ body: (PixelGrid) -> Result) -> Result {
    pixmap.bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt32.self) { pixels in
        body(PixelGrid(pixels: pixels, width: pixmap.width, height: pixmap.height))
      }
    }
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y &* width &+ x] }

  /// Whether the first `count` pixels of a row are the same.
  func isRowEqual(_ y: Int, _ other: PixelGrid, count: Int) -> Bool {
    guard count > 0, let own = pixels.baseAddress, let others = other.pixels.baseAddress else {
      return true
    }
    return memcmp(own + y * width, others + y * other.width, count * 4) == 0
  }

  /// Whether size and every byte are the same.
  func isEqual(_ other: PixelGrid) -> Bool {
    guard width == other.width, height == other.height else { return false }
    guard let own = pixels.baseAddress, let others = other.pixels.baseAddress else { return true }
    return memcmp(own, others, pixels.count * 4) == 0
  }

  /// The greatest difference of a channel of two pixels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
    return max(max(channel(0), channel(8)), max(channel(16), channel(24)))
  }
}
