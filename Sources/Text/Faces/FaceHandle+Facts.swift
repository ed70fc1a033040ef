internal import CFreeType
internal import Raster

/// Names, measures and features of a font file.
struct FaceFacts: Sendable {
  var name: String
  var family: String
  var weight: FontWeight
  var isItalic: Bool
  var version: String
  var unitsPerEm: Int
  var metrics: FontMetrics
  var underlinePosition: Double
  var underlineThickness: Double
  var hasColor: Bool
  var instanceCount: Int
  /// The code pages that the file is made for (OS/2, `ulCodePageRange1`).
  var codePages: UInt32
}

extension FaceHandle {
  var facts: FaceFacts {
    let face = record
    let em = Double(unitsPerEm)
    let table = FT_Get_Sfnt_Table(pointer, FT_SFNT_OS2)
    let os2 = table?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isBold = face.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    let cssWeight = weightOnAxis ?? os2.map { Int($0.usWeightClass) } ?? (isBold ? 700 : 400)
    let ascender = Double(face.ascender) / em
    let descender = -Double(face.descender) / em
    return FaceFacts(
      name: FT_Get_Postscript_Name(pointer).map { String(cString: $0) } ?? "",
      family: face.family_name.map { String(cString: $0) } ?? "",
      weight: FontWeight(cssValue: cssWeight),
      isItalic: face.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
      version: sfntName(5),
      unitsPerEm: unitsPerEm,
      metrics: FontMetrics(
        ascender: ascender, descender: descender,
        lineGap: max(0, Double(face.height) / em - ascender - descender),
        capHeight: flatHeight("H", em) ?? os2.map { Double($0.sCapHeight) / em } ?? 0.7,
        xHeight: flatHeight("x", em) ?? os2.map { Double($0.sxHeight) / em } ?? 0.5),
      underlinePosition: -Double(face.underline_position) / em,
      underlineThickness: max(0.01, Double(face.underline_thickness) / em),
      hasColor: hasColor,
      // FreeType keeps their number in the upper half.
      instanceCount: max(0, Int(face.style_flags) >> 16 & 0x7FFF),
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
