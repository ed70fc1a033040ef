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

  private static func file(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, compression: PNGCompression
  ) -> Result<[UInt8], PNGError> {
    let palette = PNGPalette(pixels)
    var candidates: [PNGRows]
    if let palette {
      candidates = [PNGRows(pixels, width: width, palette: palette)]
    } else {
      let isOpaque = isOpaque(pixels)
      candidates = [PNGRows(pixels, width: width, isOpaque: isOpaque, isFiltered: true)]
      if compression == .smallest {
        candidates.append(
          PNGRows(pixels, width: width, isOpaque: isOpaque, isFiltered: false))
      }
    }
    var best: (rows: PNGRows, data: [UInt8])?
    for rows in candidates {
      guard let data = compress(rows.bytes, compression) else { return .failure(.outOfMemory) }
      if let best, best.data.count <= data.count { continue }
      best = (rows, data)
    }
    guard let best else { return .failure(.outOfMemory) }
    return .success(
      assemble(best.rows, best.data, palette, width: width, height: pixels.count / width))
  }

  private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    pixels.reduce(UInt32.max, &) >> 24 == 255
  }

  private static func compress(_ bytes: [UInt8], _ compression: PNGCompression) -> [UInt8]? {
    let level: Int32 =
      switch compression {
      case .fastest: 2
      case .default: 5
      case .smallest: 12
      }
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, out.baseAddress, out.count)
    }
  }

  private static func assemble(
    _ rows: PNGRows, _ data: [UInt8], _ palette: PNGPalette?, width: Int, height: Int
  ) -> [UInt8] {
    var file = PNGChunks(capacity: data.count + 1200)
    var header: [UInt8] = []
    for side in [width, height] {
      for shift in [24, 16, 8, 0] { header.append(UInt8(truncatingIfNeeded: side >> shift)) }
    }
    header += [UInt8(rows.bitDepth), rows.kind.rawValue, 0, 0, 0]
    file.append("IHDR", header)
    if let palette, rows.kind == .palette {
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
