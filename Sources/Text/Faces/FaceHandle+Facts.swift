internal import CFreeType
internal import Raster

extension FontMetrics {
  /// From the measures of a file, in font units.
  ///
  /// - Parameters:
  ///   - descender: negative.
  ///   - height: from one baseline to the next.
  ///   - capHeight: a fraction of the em, and so is `xHeight`.
  init(
    ascender: Int, descender: Int, height: Int, unitsPerEm: Int, capHeight: Double,
    xHeight: Double
  ) {
    let em = Double(unitsPerEm)
    let (above, below) = (Double(ascender) / em, -Double(descender) / em)
    self.init(
      ascender: above, descender: below, lineGap: max(0, Double(height) / em - above - below),
      capHeight: capHeight, xHeight: xHeight)
  }
}

extension FaceHandle {
  var facts: FaceFacts {
    let face = record
    let em = Double(unitsPerEm)
    let table = FT_Get_Sfnt_Table(pointer, FT_SFNT_OS2)
    let os2 = table?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isBold = face.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    let cssWeight = weightOnAxis ?? os2.map { Int($0.usWeightClass) } ?? (isBold ? 700 : 400)
    return FaceFacts(
      name: FT_Get_Postscript_Name(pointer).map { String(cString: $0) } ?? "",
      family: face.family_name.map { String(cString: $0) } ?? "",
      weight: FontWeight(cssValue: cssWeight),
      isItalic: face.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
      version: sfntName(5),
      unitsPerEm: unitsPerEm,
      metrics: FontMetrics(
        ascender: Int(face.ascender), descender: Int(face.descender), height: Int(face.height),
        unitsPerEm: unitsPerEm,
        capHeight: flatHeight("H", em) ?? os2.map { Double($0.sCapHeight) / em } ?? 0.7,
        xHeight: flatHeight("x", em) ?? os2.map { Double($0.sxHeight) / em } ?? 0.5),
      underlinePosition: -Double(face.underline_position) / em,
      underlineThickness: max(0.01, Double(face.underline_thickness) / em),
      hasColor: hasColor,
      // FreeType keeps their number in the upper half.
      instanceCount: max(0, Int(face.style_flags) >> 16 & 0x7FFF),
      hasLatin: glyph(for: "A") != nil && glyph(for: "~") != nil,
      codePages: os2.map { UInt32(truncatingIfNeeded: $0.ulCodePageRange1) } ?? 0)
  }

  /// Where a variable font stands on its weight axis; nil without one.
  private var weightOnAxis: Int? {
    guard record.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return nil }
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(pointer, &axes) == 0, let axes else { return nil }
    defer { FT_Done_MM_Var(library, axes) }
    let count = Int(axes.pointee.num_axis)
    var places = [FT_Fixed](repeating: 0, count: count)
    guard FT_Get_Var_Design_Coordinates(pointer, FT_UInt(count), &places) == 0 else { return nil }
    let weight = "wght".utf8.reduce(0 as FT_ULong) { $0 << 8 | FT_ULong($1) }
    return (0..<count).first { axes.pointee.axis[$0].tag == weight }.map { places[$0] >> 16 }
  }

  /// The top of a flat letter as a fraction of the em: files' own figures are not always right.
  private func flatHeight(_ letter: Unicode.Scalar, _ em: Double) -> Double? {
    guard let glyph = glyph(for: letter), let bounds = outline(of: glyph).path.controlBounds
    else { return nil }
    return bounds.maxY / em
  }

  /// A Windows or Macintosh name record, read as ASCII.
  private func sfntName(_ id: UInt16) -> String {
    for index in 0..<FT_Get_Sfnt_Name_Count(pointer) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(pointer, index, &record) == 0, record.name_id == id,
        let start = record.string
      else { continue }
      let bytes = UnsafeBufferPointer(start: start, count: Int(record.string_len))
      let isWide = record.platform_id != TT_PLATFORM_MACINTOSH
      let letters = bytes.enumerated().filter { !isWide || $0.offset % 2 == 1 }.map(\.element)
      return String(decoding: letters.filter { $0 >= 32 && $0 < 127 }, as: UTF8.self)
    }
    return ""
  }
}
