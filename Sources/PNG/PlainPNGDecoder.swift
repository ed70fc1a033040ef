internal import CDeflate
internal import PNGBridge
internal import Raster

/// Reads what nearly all PNG files are in less than half of libpng's time: RGB or RGBA of eight bits or a
/// palette, not interlaced, whole and sound. Of any other it makes nothing: libpng has the word about these,
/// and about what is wrong with them.
struct PlainPNGDecoder {
  private typealias Kind = PNGRows.Kind

  private let file: UnsafeBufferPointer<UInt8>
  private var width = 0
  private var height = 0
  private var kind = Kind.rgb
  private var depth = 0
  /// Premultiplied RGBA; indices that the file has no colour for are black.
  private var palette: [UInt8] = []
  /// Where the pieces of the image data lie.
  private var pieces: [Range<Int>] = []

  /// The picture; nil where libpng has to look.
  static func decode(_ file: UnsafeBufferPointer<UInt8>, _ limits: PNGLimits) -> Pixmap? {
    var reader = PlainPNGDecoder(file)
    guard reader.readChunks(limits) else { return nil }
    return reader.pixmap()
  }

  /// Whether a file is known to hold a picture, without making pixels of it; false where it has to be decoded to tell.
  static func holds(
    _ picture: Pixmap, _ file: UnsafeBufferPointer<UInt8>, _ limits: PNGLimits
  ) -> Bool {
    var reader = PlainPNGDecoder(file)
    return reader.readChunks(limits) && reader.holds(picture)
  }

  private init(_ file: UnsafeBufferPointer<UInt8>) { self.file = file }

  // MARK: Chunks

  /// Whether all chunks are as they are read here, up to the end.
  private mutating func readChunks(_ limits: PNGLimits) -> Bool {
    let signature = PNGChunks.signature
    guard file.starts(with: signature) else { return false }
    var offset = signature.count
    // A chunk's length, type and checksum.
    while file.count - offset >= 12 {
      let length = Int(word(at: offset))
      guard length <= file.count - offset - 12 else { return false }
      let data = (offset + 8)..<(offset + 8 + length)
      guard checksum((offset + 4)..<data.upperBound) == word(at: data.upperBound) else {
        return false
      }
      let isFirst = offset == signature.count
      switch (String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self), isFirst) {
      case ("IHDR", true): guard readHeader(data, limits) else { return false }
      case ("PLTE", false): guard readPalette(data) else { return false }
      case ("tRNS", false): guard readTransparency(data) else { return false }
      case ("IDAT", false):
        // Pieces follow one another at once.
        guard pieces.last.map({ $0.upperBound + 12 == data.lowerBound }) ?? true else {
          return false
        }
        pieces.append(data)
      case ("IEND", false): return !pieces.isEmpty
      default:
        // Ancillary chunks begin with a small letter.
        guard !isFirst, file[offset + 4] & 0x20 != 0 else { return false }
      }
      offset = data.upperBound + 4
    }
    return false
  }

  private func word(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(file[offset + $1]) }
  }

  private func checksum(_ range: Range<Int>) -> UInt32 {
    libdeflate_crc32(0, file.baseAddress.map { $0 + range.lowerBound }, range.count)
  }

  private mutating func readHeader(_ data: Range<Int>, _ limits: PNGLimits) -> Bool {
    guard data.count == 13 else { return false }
    let bytes = file[data]
    let start = data.lowerBound
    width = Int(word(at: start))
    height = Int(word(at: start + 4))
    depth = Int(bytes[start + 8])
    guard let kind = Kind(rawValue: bytes[start + 9]) else { return false }
    self.kind = kind
    // No compression but zlib's, no filters but those that are known, not interlaced.
    let isPlain = bytes[(start + 10)...].allSatisfy { $0 == 0 }
    let isDepthKnown = kind == .palette ? [1, 2, 4, 8].contains(depth) : depth == 8
    let sides = 1...max(1, limits.maximumSide)
    return isPlain && isDepthKnown && sides.contains(width) && sides.contains(height)
      && width * height <= limits.maximumBytes / 4
  }

  private mutating func readPalette(_ data: Range<Int>) -> Bool {
    guard kind == .palette, palette.isEmpty, pieces.isEmpty, data.count % 3 == 0,
      (1...(1 << depth)).contains(data.count / 3)
    else { return false }
    palette = [UInt8](repeating: 0, count: 256 * 4)
    for index in 0..<256 { palette[index * 4 + 3] = 255 }
    for (index, byte) in file[data].enumerated() { palette[index / 3 * 4 + index % 3] = byte }
    return true
  }

  private mutating func readTransparency(_ data: Range<Int>) -> Bool {
    guard kind == .palette, !palette.isEmpty, pieces.isEmpty, data.count <= 1 << depth else {
      return false
    }
    for (index, alpha) in file[data].enumerated() {
      palette[index * 4 + 3] = alpha
      for channel in (index * 4)..<(index * 4 + 3) {
        palette[channel] = PremultipliedColor.multiply(palette[channel], alpha)
      }
    }
    return true
  }

  // MARK: Pixels

  private func pixmap() -> Pixmap? {
    guard kind != .palette || !palette.isEmpty else { return nil }
    let size = kind == .rgb ? 3 : kind == .rgba ? 4 : 1
    let row = kind == .palette ? (width * depth + 7) / 8 : width * size
    let dataCount = (row + 1) * height
    let pixelCount = width * height * 4
    // Rows are inflated into the end of the memory and made pixels from its start on: what is written never
    // catches up with what has yet to be read.
    let capacity = max(dataCount, pixelCount)
    var isSound = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let pixels = buffer.baseAddress else { return }
      let rows = pixels + (capacity - dataCount)
      isSound =
        inflate(into: UnsafeMutableBufferPointer(start: rows, count: dataCount))
        && png_bridge_unfilter(rows, height, row, size) != 0
      guard isSound else { return }
      if kind == .palette {
        png_bridge_expand_palette(rows, width, height, UInt32(depth), palette, pixels)
      } else {
        png_bridge_expand(rows, width, height, size, pixels)
      }
      count = pixelCount
    }
    return isSound ? Pixmap(width: width, height: height, bytes: bytes) : nil
  }

  private func holds(_ picture: Pixmap) -> Bool {
    guard kind == .rgb, width == picture.width, height == picture.height,
      picture.bytes.count == width * height * 4
    else { return false }
    let rowsCount = (width * 3 + 1) * height
    var isSame = false
    _ = [UInt8](unsafeUninitializedCapacity: rowsCount) { buffer, _ in
      guard let rows = buffer.baseAddress else { return }
      isSame =
        inflate(into: UnsafeMutableBufferPointer(start: rows, count: rowsCount))
        && png_bridge_is_same_rgb(rows, width, height, picture.bytes) != 0
    }
    return isSame
  }

  /// Whether the image data is exactly as long as the rows.
  private func inflate(into rows: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    guard let start = file.baseAddress, let decompressor = libdeflate_alloc_decompressor() else {
      return false
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    func run(_ data: UnsafeRawPointer?, _ length: Int) -> Bool {
      libdeflate_zlib_decompress(decompressor, data, length, rows.baseAddress, rows.count, &count)
        == LIBDEFLATE_SUCCESS && count == rows.count
    }
    if pieces.count == 1 { return run(start + pieces[0].lowerBound, pieces[0].count) }
    var whole: [UInt8] = []
    whole.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { whole += file[piece] }
    return run(whole, whole.count)
  }
}
