internal import Raster

/// A picture as PNG's image data before compression: each row a filter byte, then its bytes.
struct PNGRows {
  /// IHDR's colour type.
  enum Kind: UInt8 {
    case rgb = 2, palette = 3, rgba = 6

    /// Bytes of a pixel; 1 where several may share one.
    var pixelBytes: Int {
      switch self {
      case .rgb: 3
      case .palette: 1
      case .rgba: 4
      }
    }
  }

  var kind: Kind
  var bitDepth: Int
  var bytes: [UInt8]

  /// Palette indices, several a byte where there are few; filters do not help these.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, palette: PNGPalette) {
    let depth = palette.bitDepth
    let stride = (width * depth + 7) / 8 + 1
    let height = pixels.count / width
    kind = .palette
    bitDepth = depth
    bytes = [UInt8](unsafeUninitializedCapacity: stride * height) { out, count in
      count = stride * height
      for y in 0..<height {
        let line = UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
        let row = UnsafeMutableBufferPointer(rebasing: out[(y * stride)..<((y + 1) * stride)])
        if y > 0, PixelRow.isAlike(line.baseAddress, above: width) {
          _ = row.update(fromContentsOf: out[((y - 1) * stride)..<(y * stride)])
        } else {
          row[0] = 0
          Self.pack(line, palette, into: UnsafeMutableBufferPointer(rebasing: row.dropFirst()))
        }
      }
    }
  }

  /// Writes the indices of a row's colours, the first in the highest bits.
  private static func pack(
    _ line: UnsafeBufferPointer<UInt32>, _ palette: PNGPalette,
    into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    let depth = palette.bitDepth
    let pixelsOfByte = 8 / depth
    // A byte of one index: each of its bits so often.
    let repeated: UInt8 = [1: 0xFF, 2: 0x55, 4: 0x11][depth] ?? 1
    var last = line[0]
    var index = palette.index(of: last)
    var x = 0
    for position in row.indices {
      let end = min(x &+ pixelsOfByte, line.count)
      var differing: UInt32 = 0
      for x in x..<end { differing |= line[x] ^ last }
      if differing == 0, end == x &+ pixelsOfByte {
        row[position] = index &* repeated
        x = end
        continue
      }
      var byte: UInt8 = 0
      while x < end {
        if line[x] != last {
          last = line[x]
          index = palette.index(of: last)
        }
        byte = depth == 8 ? index : byte << UInt8(depth) | index
        x &+= 1
      }
      let missing = row.count == position + 1 ? row.count * pixelsOfByte - line.count : 0
      row[position] = byte << UInt8(missing * depth)
    }
  }

  /// RGB, or straight RGBA, each row filtered as `PNGFilter` finds best; or not at all.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, isOpaque: Bool, isFiltered: Bool) {
    let height = pixels.count / width
    let size = (width * (isOpaque ? 3 : 4) + 1) * height
    kind = isOpaque ? .rgb : .rgba
    bitDepth = 8
    bytes = [UInt8](unsafeUninitializedCapacity: size) { out, count in
      count = size
      Self.write(
        UnsafeRawBufferPointer(pixels), stride: width, width: width, height: height,
        isOpaque: isOpaque, isFiltered: isFiltered, to: out)
    }
  }

  /// The filtered rows of a part of a picture whose rows have `stride` pixels.
  init(_ pixels: UnsafeBufferPointer<UInt32>, stride: Int, area: PixelRect, isOpaque: Bool) {
    let (width, height) = (area.width, area.height)
    let size = (width * (isOpaque ? 3 : 4) + 1) * height
    kind = isOpaque ? .rgb : .rgba
    bitDepth = 8
    let start = area.minY * stride + area.minX
    bytes = [UInt8](unsafeUninitializedCapacity: size) { out, count in
      count = size
      Self.write(
        UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[start...])), stride: stride,
        width: width, height: height, isOpaque: isOpaque, isFiltered: true, to: out)
    }
  }

  /// The filtered rows of an opaque pixmap, in its own memory: a row of RGB and its filter byte are no
  /// longer than a row of pixels.
  init(packing pixmap: consuming Pixmap) {
    let (width, height) = (pixmap.width, pixmap.height)
    kind = .rgb
    bitDepth = 8
    bytes = pixmap.takeBytes()
    bytes.withUnsafeMutableBufferPointer { bytes in
      Self.write(
        UnsafeRawBufferPointer(bytes), stride: width, width: width, height: height, isOpaque: true,
        isFiltered: true, to: bytes)
    }
    bytes.removeLast(bytes.count - (width * 3 + 1) * height)
  }

  /// Writes rows to `out`, which may start where the pixels do if these are opaque: each row of pixels is
  /// copied before anything is written over it.
  private static func write(
    _ pixels: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int, isOpaque: Bool,
    isFiltered: Bool, to out: UnsafeMutableBufferPointer<UInt8>
  ) {
    let row = width * (isOpaque ? 3 : 4) + 1
    let pixelSize = MemoryLayout<UInt32>.size
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 4) { lines in
      lines.initialize(repeating: 0)
      func line(_ index: Int) -> UnsafeMutableBufferPointer<UInt32> {
        UnsafeMutableBufferPointer(rebasing: lines[(index * width)..<((index + 1) * width)])
      }
      // A row and the one above as they are written; above the first one is nothing, of the alpha of all.
      var (current, above) = (line(0), line(1))
      if isOpaque { above.update(repeating: 0xFF00_0000) }
      // The row above as it is drawn, where that differs.
      let premultiplied = line(2)
      let zeros = UnsafeBufferPointer(line(3))
      for y in 0..<height {
        let source = UnsafeRawBufferPointer(
          rebasing: pixels[(y * stride * pixelSize)...].prefix(width * pixelSize))
        let target = UnsafeMutableBufferPointer(rebasing: out[(y * row)..<((y + 1) * row)])
        let known = isOpaque ? above : premultiplied
        if isFiltered, y > 0, PixelRow.isAlike(source.baseAddress, known.baseAddress, width) {
          PNGFilter.writeSame(into: target)
          continue
        }
        UnsafeMutableRawBufferPointer(isOpaque ? current : premultiplied).copyMemory(from: source)
        if !isOpaque { straighten(UnsafeBufferPointer(premultiplied), into: current) }
        PNGFilter.write(
          UnsafeBufferPointer(current), above: UnsafeBufferPointer(above), zeros: zeros,
          isOpaque: isOpaque, isFiltered: isFiltered, into: target)
        swap(&current, &above)
      }
    }
  }
  private static func straighten(
    _ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard !PixelRow.isOpaque(pixels) else {
      _ = row.update(fromContentsOf: pixels)
      return
    }
    for x in pixels.indices { row[x] = straight(pixels[x]) }
  }

  /// Colour divided by alpha, rounded to nearest; a wholly clear pixel is black.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
    return divided(pixel & 255) | divided(pixel >> 8 & 255) << 8
      | divided(pixel >> 16 & 255) << 16 | alpha << 24
  }
}
