internal import PNGBridge
internal import Raster

/// Reads a file: common kinds with `PlainPNGDecoder`, all others with libpng through a C bridge, so that no
/// callback or jump of libpng passes through Swift.
enum PNGDecoder {
  static func decode(_ bytes: [UInt8], limits: PNGLimits) throws(PNGError) -> Pixmap {
    if let plain = bytes.withUnsafeBufferPointer({ PlainPNGDecoder.decode($0, limits) }) {
      return plain
    }
    return try decodeByLibrary(bytes, limits: limits)
  }

  /// Any file, by libpng.
  static func decodeByLibrary(
    _ bytes: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> Pixmap {
    let result = bytes.withUnsafeBufferPointer { read($0, limits) }
    var (width, height, pixels) = try result.get()
    premultiply(&pixels)
    return Pixmap(width: width, height: height, bytes: pixels)
  }

  private typealias Picture = (width: Int, height: Int, pixels: [UInt8])

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limits: PNGLimits
  ) -> Result<Picture, PNGError> {
    guard let reader = png_bridge_open(bytes.baseAddress, bytes.count) else {
      return .failure(.outOfMemory)
    }
    defer { png_bridge_close(reader) }
    var width: UInt32 = 0
    var height: UInt32 = 0
    let header = png_bridge_read_header(
      reader, UInt32(clamping: limits.maximumSide), UInt64(clamping: limits.maximumBytes),
      &width, &height)
    let (columns, rows) = (Int(width), Int(height))
    guard header == PNG_BRIDGE_OK else {
      return .failure(error(header, reader, width: columns, height: rows))
    }
    var status = PNG_BRIDGE_OK
    let count = columns * rows * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      status = png_bridge_read_pixels(reader, start)
      initialized = status == PNG_BRIDGE_OK ? count : 0
    }
    guard status == PNG_BRIDGE_OK else {
      return .failure(error(status, reader, width: columns, height: rows))
    }
    return .success((columns, rows, pixels))
  }

  private static func error(
    _ status: png_bridge_status, _ reader: OpaquePointer, width: Int, height: Int
  ) -> PNGError {
    switch status {
    case PNG_BRIDGE_NOT_A_PNG: .notAPNG
    case PNG_BRIDGE_TRUNCATED: .truncated
    case PNG_BRIDGE_TOO_LARGE: .tooLarge(width: width, height: height)
    case PNG_BRIDGE_OUT_OF_MEMORY: .outOfMemory
    default: .corrupt(message: String(cString: png_bridge_message(reader)))
    }
  }

  /// Multiplies colour by alpha, exactly rounded.
  private static func premultiply(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      var i = 0
      while i < pixels.count {
        let alpha = pixels[i + 3]
        if alpha != 255 {
          pixels[i] = PremultipliedColor.multiply(pixels[i], alpha)
          pixels[i + 1] = PremultipliedColor.multiply(pixels[i + 1], alpha)
          pixels[i + 2] = PremultipliedColor.multiply(pixels[i + 2], alpha)
        }
        i += 4
      }
    }
  }
}
