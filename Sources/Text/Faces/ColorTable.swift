internal import Raster

/// The table COLR of a font, version 1 (OpenType 1.9), read with bounds: its parts may lead anywhere,
/// in circles too. FreeType reads it only in some builds, Debian 12's not among them.
///
/// Variations are left out: a variable font's colours are those of its default instance.
struct ColorTable {
  private let bytes: [UInt8]
  private var baseGlyphs = 0
  private var layers = 0
  private var clips = 0

  /// Nil without drawings of version 1.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let version = unsigned(0, 2), version >= 1, let baseGlyphs = unsigned(14, 4),
      baseGlyphs > 0
    else { return nil }
    self.baseGlyphs = baseGlyphs
    layers = unsigned(18, 4) ?? 0
    clips = unsigned(22, 4) ?? 0
  }

  /// Where the glyph's drawing begins; nil without one.
  func drawing(of glyph: UInt32) -> Int? {
    guard let count = unsigned(baseGlyphs, 4),
      let record = record(for: Int(glyph), in: baseGlyphs + 4, count: count, size: 6, ends: 0),
      let offset = unsigned(record + 2, 4)
    else { return nil }
    return baseGlyphs + offset
  }

  /// Where a layer's drawing begins.
  func drawing(ofLayer index: Int) -> Int? {
    guard layers > 0, let count = unsigned(layers, 4), index < count,
      let offset = unsigned(layers + 4 + 4 * index, 4)
    else { return nil }
    return layers + offset
  }

  /// Where the glyph ends what nothing else does; nil without a bound.
  func clip(of glyph: UInt32) -> Rect? {
    guard clips > 0, let count = unsigned(clips + 1, 4),
      let record = record(for: Int(glyph), in: clips + 5, count: count, size: 7, ends: 2),
      let offset = unsigned(record + 4, 3), let box = numbers(clips + offset + 1, count: 4)
    else { return nil }
    let (width, height) = (box[2] - box[0], box[3] - box[1])
    return width > 0 && height > 0 ? Rect(x: box[0], y: box[1], width: width, height: height) : nil
  }

  /// The offset of a glyph's record among sorted records that begin with a glyph, or a first and a last
  /// one.
  ///
  /// - Parameter ends: how far behind the first glyph the last one stands; 0 where it is the same.
  private func record(for glyph: Int, in start: Int, count: Int, size: Int, ends: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      let offset = start + middle * size
      guard let first = unsigned(offset, 2), let last = unsigned(offset + ends, 2) else {
        return nil
      }
      if last < glyph {
        low = middle + 1
      } else if first > glyph {
        high = middle
      } else {
        return offset
      }
    }
    return nil
  }

  // MARK: Numbers

  /// A big-endian number of some bytes; nil beyond the end.
  func unsigned(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Signed numbers of two bytes, one behind the other.
  func numbers(_ offset: Int, count: Int) -> [Double]? {
    let values = (0..<count).map { unsigned(offset + 2 * $0, 2) }
    guard !values.contains(nil) else { return nil }
    return values.compactMap { $0.map { Double(Int16(truncatingIfNeeded: $0)) } }
  }

  /// A signed number of four bytes, of which two are the fraction.
  func fixed(_ offset: Int) -> Double? {
    unsigned(offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
