internal import CDeflate
internal import Raster

/// Writes a pixmap as a PNG file: image data packed here or by libdeflate, chunks by hand, nothing
/// else in the file, so that equal pixmaps give equal bytes.
enum PNGEncoder {
  static func encode(_ pixmap: Pixmap, compression: PNGCompression) throws(PNGError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0 else { throw .empty }
    let width = pixmap.width
    let result: Result<[UInt8], PNGError> = withWords(of: pixmap) { pixels in
      if compression == .fastest { return .success(fastest(pixels, width: width)) }
      return file(
        pixels, palette: PNGPalette(pixels, width: width), width: width, compression: compression)
    }
    return try result.get()
  }

  /// As `encode`, in the memory of the pixmap where rows can be packed there.
  static func encode(
    consuming pixmap: consuming Pixmap, compression: PNGCompression
  ) throws(PNGError) -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0 else { throw .empty }
    // `smallest` packs the pixels twice, `fastest` never has all rows at once.
    guard compression == .default else {
      return try encode(pixmap, compression: compression)
    }
    let (width, height) = (pixmap.width, pixmap.height)
    let palette = withWords(of: pixmap) { PNGPalette($0, width: width) }
    guard palette == nil, withWords(of: pixmap, PixelRow.isOpaque) else {
      let result = withWords(of: pixmap) {
        file($0, palette: palette, width: width, compression: compression)
      }
      return try result.get()
    }
    let rows = PNGRows(packing: pixmap)
    guard let data = compressQuickly(rows, height: height) else { throw .outOfMemory }
    return assemble(rows.kind, bitDepth: rows.bitDepth, data, nil, width: width, height: height)
  }

  /// Whether no pixel lets anything through.
  static func isOpaque(_ pixmap: Pixmap) -> Bool { withWords(of: pixmap, PixelRow.isOpaque) }

  /// The rows of a part of a picture as RGB or straight RGBA, packed: what frames of an animation hold.
  static func rows(
    of pixmap: Pixmap, in area: PixelRect, isOpaque: Bool, compression: PNGCompression
  ) throws(PNGError) -> [UInt8] {
    let rows = withWords(of: pixmap) { pixels in
      PNGRows(pixels, stride: pixmap.width, area: area, isOpaque: isOpaque)
    }
    let data =
      switch compression {
      case .fastest: compress(rows.bytes, level: fastestLevel)
      case .default: compressQuickly(rows, height: area.height)
      case .smallest: compress(rows.bytes, level: thoroughLevel)
      }
    guard let data else { throw .outOfMemory }
    return data
  }

  /// Packed rows of RGB as such of RGBA.
  static func addAlpha(
    to data: [UInt8], _ area: PixelRect, compression: PNGCompression
  ) throws(PNGError) -> [UInt8] {
    let file = assemble(.rgb, bitDepth: 8, data, nil, width: area.width, height: area.height)
    let limits = PNGLimits(
      maximumSide: max(area.width, area.height), maximumBytes: area.width * area.height * 4)
    let pixmap = try PNGDecoder.decode(file, limits: limits)
    return try rows(
      of: pixmap, in: PixelRect(minX: 0, minY: 0, maxX: area.width, maxY: area.height),
      isOpaque: false, compression: compression)
  }

  /// Words are read as little-endian machines hold them: red lowest, alpha highest.
  private static func withWords<Value>(
    of pixmap: borrowing Pixmap, _ body: (UnsafeBufferPointer<UInt32>) -> Value
  ) -> Value {
    pixmap.bytes.withUnsafeBytes { $0.withMemoryRebound(to: UInt32.self, body) }
  }

  private static func fastest(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    let (data, isOpaque) = FastDeflate.compress(pixels, width: width)
    return assemble(
      isOpaque ? .rgb : .rgba, bitDepth: 8, data, nil, width: width,
      height: pixels.count / width)
  }

  private static func file(
    _ pixels: UnsafeBufferPointer<UInt32>, palette: PNGPalette?, width: Int,
    compression: PNGCompression
  ) -> Result<[UInt8], PNGError> {
    let height = pixels.count / width
    var level = thoroughLevel
    var rows: PNGRows
    if let palette {
      rows = PNGRows(pixels, width: width, palette: palette)
    } else {
      let isOpaque = PixelRow.isOpaque(pixels)
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
    let data =
      compression == .smallest
      ? compress(rows.bytes, level: level) : compressQuickly(rows, height: height)
    guard let data else { return .failure(.outOfMemory) }
    return .success(
      assemble(rows.kind, bitDepth: rows.bitDepth, data, palette, width: width, height: height))
  }

  /// libdeflate's first level that looks for repetitions.
  private static let fastestLevel: Int32 = 1
  /// libdeflate's level for quick tries: beyond it flat pictures take longer and hardly shrink.
  private static let quickLevel: Int32 = 5
  /// libdeflate's first level that weighs every repetition against what follows it.
  private static let thoroughLevel: Int32 = 10
  /// libdeflate's last level that does not.
  private static let carefulLevel: Int32 = 9
  /// Data that shrink to less than one part of so many are mostly repetitions. Weighing them all takes
  /// three times as long as libpng's level 6, for a sixteenth of the size.
  private static let repetitive = 20

  /// Packs rows as `default` does.
  private static func compressQuickly(_ rows: PNGRows, height: Int) -> [UInt8]? {
    guard rows.bytes.count < Int32.max else { return compress(rows.bytes, level: quickLevel) }
    return DeflateBlocks.compress(
      rows.bytes, pixel: rows.kind.pixelBytes, row: rows.bytes.count / height)
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
