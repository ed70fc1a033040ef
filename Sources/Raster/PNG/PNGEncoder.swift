internal import CDeflate

/// Writes a pixmap as a PNG file: image data packed by libdeflate, chunks by hand, nothing else in
/// the file, so that equal pixmaps give equal bytes.
enum PNGEncoder {
  static func encode(_ pixmap: Pixmap, compression: PNGCompression) throws(PNGError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0 else { throw .empty }
    let width = pixmap.width
    // Words are read as little-endian machines hold them: red lowest, alpha highest.
    let result: Result<[UInt8], PNGError> = pixmap.bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt32.self) { pixels in
        file(pixels, width: width, compression: compression)
      }
    }
    return try result.get()
  }

  /// A picture's rows as straight RGBA of eight bits, packed: what frames of an animation hold.
  static func straightRows(
    _ pixmap: Pixmap, compression: PNGCompression
  ) throws(PNGError) -> [UInt8] {
    let rows = pixmap.bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt32.self) {
        PNGRows($0, width: pixmap.width, isOpaque: false, isFiltered: true)
      }
    }
    let levels: [PNGCompression: Int32] = [.fastest: 1, .smallest: 10]
    guard let data = compress(rows.bytes, level: levels[compression] ?? 5) else {
      throw .outOfMemory
    }
    return data
  }

  private static func file(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, compression: PNGCompression
  ) -> Result<[UInt8], PNGError> {
    let height = pixels.count / width
    if compression == .fastest {
      let isOpaque = isOpaque(pixels)
      let data = FastDeflate.compress(pixels, width: width, isOpaque: isOpaque)
      return .success(
        assemble(isOpaque ? .rgb : .rgba, bitDepth: 8, data, nil, width: width, height: height))
    }
    var level = compression == .smallest ? thoroughLevel : quickLevel
    let palette = PNGPalette(pixels)
    var rows: PNGRows
    if let palette {
      rows = PNGRows(pixels, width: width, palette: palette)
    } else {
      let isOpaque = isOpaque(pixels)
      rows = PNGRows(pixels, width: width, isOpaque: isOpaque, isFiltered: true)
      if compression == .smallest {
        // Pictures of few, repeated pieces are smaller without filters: a quick try tells.
        let plain = PNGRows(pixels, width: width, isOpaque: isOpaque, isFiltered: false)
        guard let filteredTry = compress(rows.bytes, level: quickLevel),
          let plainTry = compress(plain.bytes, level: quickLevel)
        else { return .failure(.outOfMemory) }
        if plainTry.count < filteredTry.count { rows = plain }
        let packed = min(plainTry.count, filteredTry.count)
        if rows.bytes.count > packed * repetitive { level = carefulLevel }
      }
    }
    guard let data = compress(rows.bytes, level: level) else { return .failure(.outOfMemory) }
    return .success(
      assemble(
        rows.kind, bitDepth: rows.bitDepth, data, palette, width: width, height: height))
  }

  /// libdeflate's level for `default`: beyond it flat pictures take longer and hardly shrink.
  private static let quickLevel: Int32 = 5
  /// libdeflate's first level that weighs every repetition against what follows it.
  private static let thoroughLevel: Int32 = 10
  /// libdeflate's last level that does not.
  private static let carefulLevel: Int32 = 9
  /// Data that shrink to less than one part of so many are mostly repetitions. Weighing them all takes
  /// three times as long as libpng's level 6, for a sixteenth of the size.
  private static let repetitive = 20

  private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var all = UInt32.max
    for pixel in pixels { all &= pixel }
    return all >> 24 == 255
  }

  private static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, out.baseAddress, out.count)
    }
  }

  private static func assemble(
    _ kind: PNGRows.Kind, bitDepth: Int, _ data: [UInt8], _ palette: PNGPalette?, width: Int,
    height: Int
  ) -> [UInt8] {
    var file = PNGChunks(capacity: data.count + 1200)
    var header: [UInt8] = []
    for side in [width, height] {
      for shift in [24, 16, 8, 0] { header.append(UInt8(truncatingIfNeeded: side >> shift)) }
    }
    header += [UInt8(bitDepth), kind.rawValue, 0, 0, 0]
    file.append("IHDR", header)
    if let palette, kind == .palette {
      let colors = palette.colors.map(PNGRows.straight)
      file.append(
        "PLTE",
        colors.flatMap { color in
          [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
        })
      if palette.translucentCount > 0 {
        file.append("tRNS", colors.prefix(palette.translucentCount).map { UInt8($0 >> 24) })
      }
    }
    file.append("IDAT", data)
    file.append("IEND", [])
    return file.bytes
  }
}
