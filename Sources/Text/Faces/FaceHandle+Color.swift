internal import CFreeType
internal import Raster

extension FaceHandle {
  var hasColor: Bool { record.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  /// Pictures of glyphs at sizes of their own: the tables CBDT and sbix.
  var hasColorBitmaps: Bool { hasColor && record.num_fixed_sizes > 0 }

  /// The most layers of a glyph, and pixels a side of a picture: more than any emoji has.
  private static let layerLimit = 256
  private static let sideLimit = 1024

  /// The glyph's own colours by COLR, of version 1 where there is one, or as a picture; nil when it has
  /// none.
  mutating func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    paint(of: glyph).map(ColorGlyph.paint) ?? layers(of: glyph).map(ColorGlyph.layers)
      ?? bitmap(of: glyph)
  }

  /// The first one; empty without one.
  private var palette: [Color] {
    var palette: UnsafeMutablePointer<FT_Color>?
    var data = FT_Palette_Data()
    guard FT_Palette_Select(pointer, 0, &palette) == 0, let palette,
      FT_Palette_Data_Get(pointer, &data) == 0
    else { return [] }
    return (0..<Int(data.num_palette_entries)).map { index in
      let color = palette[index]
      return Color(
        bytes: Int(color.red), Int(color.green), Int(color.blue),
        alpha: Double(color.alpha) / 255)
    }
  }

  private mutating func paint(of glyph: UInt32) -> ColorPaint? {
    let table = colorTable ?? loadColorTable()
    colorTable = .some(table)
    guard let table else { return nil }
    let face = pointer
    var reader = ColorPaintReader(table: table, palette: palette) {
      FaceHandle.outline(of: $0, in: face).path
    }
    return reader.paint(of: glyph)
  }

  private func loadColorTable() -> ColorTable? {
    let tag = "COLR".utf8.reduce(0 as FT_ULong) { $0 << 8 | FT_ULong($1) }
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(pointer, tag, 0, nil, &length) == 0,
      length <= record.stream.pointee.size
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    guard FT_Load_Sfnt_Table(pointer, tag, 0, &bytes, &length) == 0 else { return nil }
    return ColorTable(bytes)
  }

  private func layers(of glyph: UInt32) -> [(glyph: UInt32, color: Color?)]? {
    let palette = palette
    let foreground = FT_UInt(0xFFFF)
    var result: [(glyph: UInt32, color: Color?)] = []
    var iterator = FT_LayerIterator()
    var layer: FT_UInt = 0
    var index: FT_UInt = 0
    while result.count < Self.layerLimit,
      FT_Get_Color_Glyph_Layer(pointer, glyph, &layer, &index, &iterator) != 0
    {
      if index == foreground {
        result.append((layer, nil))
      } else if index < palette.count {
        result.append((layer, palette[Int(index)]))
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The picture of the largest size there is: it is drawn smaller, as a rule.
  private func bitmap(of glyph: UInt32) -> ColorGlyph? {
    guard hasColorBitmaps, let sizes = record.available_sizes else { return nil }
    let count = Int(record.num_fixed_sizes)
    guard let largest = (0..<count).max(by: { sizes[$0].y_ppem < sizes[$1].y_ppem }),
      sizes[largest].y_ppem >> 6 <= Self.sideLimit, sizes[largest].y_ppem >> 6 > 0,
      FT_Select_Size(pointer, FT_Int(largest)) == 0,
      FT_Load_Glyph(pointer, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = pointer.pointee.glyph?.pointee
    else { return nil }
    let bitmap = slot.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer,
      (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height),
      Int(bitmap.pitch) >= width * 4
    else { return nil }
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      let row = buffer + y * Int(bitmap.pitch)
      for x in 0..<width {
        // FreeType's are premultiplied too, blue first.
        let (from, to) = (x * 4, (y * width + x) * 4)
        pixmap.bytes[to] = row[from + 2]
        pixmap.bytes[to + 1] = row[from + 1]
        pixmap.bytes[to + 2] = row[from]
        pixmap.bytes[to + 3] = row[from + 3]
      }
    }
    return .bitmap(
      pixmap, left: Int(slot.bitmap_left), top: Int(slot.bitmap_top),
      pixelsPerEm: Double(sizes[largest].y_ppem) / 64)
  }
}
