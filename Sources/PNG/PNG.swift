public import Raster

/// Reads and writes PNG files as bytes.
public enum PNG {
  /// The pixmap as a PNG file: RGB when opaque, a palette when at most 256 colours, else RGBA.
  ///
  /// The same pixmap always gives the same bytes. PNG stores straight colour: where alpha is below
  /// 255 each channel is divided by it and rounded to nearest, which decoding maps back to the same
  /// premultiplied byte, so `decode(encode(p)) == p` for every pixmap whose channels do not exceed
  /// their alpha.
  /// - Throws: `PNGError.empty` for a pixmap without pixels.
  /// - Complexity: O(pixels).
  public static func encode(
    _ pixmap: Pixmap, compression: PNGCompression = .default
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder.encode(pixmap, compression: compression)
  }

  /// The same file as `encode(_:compression:)` gives, from a pixmap that is no longer needed: its memory is
  /// used to pack rows in, which saves three quarters as much again. A pixmap that somebody else still
  /// holds is copied first.
  /// - Throws: `PNGError.empty` for a pixmap without pixels.
  /// - Complexity: O(pixels).
  public static func encode(
    consuming pixmap: consuming Pixmap, compression: PNGCompression = .default
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder.encode(consuming: pixmap, compression: compression)
  }

  /// The size of the picture in a PNG file in pixels, by its header; nil where that tells none.
  ///
  /// - Complexity: O(1).
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    // The signature; the length, type, 13 bytes and checksum of the first chunk.
    guard bytes.count >= 33, bytes.starts(with: PNGChunks.signature) else { return nil }
    func word(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let sum = bytes.withUnsafeBytes { PNGChunks.checksum(of: $0[12..<29]) }
    guard word(at: 8) == 13, bytes[12..<16].elementsEqual("IHDR".utf8), word(at: 29) == Int(sum)
    else { return nil }
    return (word(at: 16), word(at: 20))
  }

  /// The picture in a PNG file of any kind, as premultiplied RGBA; gamma and colour profiles are
  /// ignored, 16-bit channels are rounded to 8 bits, of an interlaced file all passes are read.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limits: larger pictures are refused before memory is taken.
  /// - Throws: `PNGError`; a file that ends early gives no pixels.
  /// - Complexity: O(pixels).
  public static func decode(
    _ bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> Pixmap {
    try PNGDecoder.decode(bytes, limits: limits)
  }

  /// Whether a file is known to hold exactly this picture, without decoding it. False says nothing: only files of RGB, as opaque
  /// pictures are mostly written, are looked at.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limits: as of `decode(_:limits:)`.
  /// - Complexity: O(pixels).
  public static func isKnown(
    _ bytes: [UInt8], toHold picture: Pixmap, limits: PNGLimits = PNGLimits()
  ) -> Bool {
    bytes.withUnsafeBufferPointer { PlainPNGDecoder.holds(picture, $0, limits) }
  }
}
