/// Builds PNG files byte by byte, of kinds that the encoder does not write.
struct RawPNG {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType: UInt8
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// Rows with their filter bytes.
  var data: [UInt8] = []

  /// The whole file; the image data stored, not compressed.
  var bytes: [UInt8] {
    var header = Self.word(UInt32(width)) + Self.word(UInt32(height))
    header += [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // A gamma that a decoder must not apply.
    file += Self.chunk("IHDR", header) + Self.chunk("gAMA", Self.word(100_000))
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    file += Self.chunk("IDAT", Self.stored(data)) + Self.chunk("IEND", [])
    return file
  }

  /// A file of eight bits a channel around image data that is packed already.
  static func file(width: Int, height: Int, colorType: UInt8, compressed: [UInt8]) -> [UInt8] {
    var raw = RawPNG(width: width, height: height, colorType: colorType).bytes
    let end = chunk("IDAT", stored([])) + chunk("IEND", [])
    raw.removeLast(end.count)
    return raw + chunk("IDAT", compressed) + chunk("IEND", [])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return word(UInt32(data.count)) + body + word(crc(body))
  }

  /// zlib data of one stored block.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let length = UInt16(data.count)
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return [0x78, 0x01, 1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255)]
      + [UInt8(~length >> 8)] + data + word(high << 16 | low)
  }

  static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
