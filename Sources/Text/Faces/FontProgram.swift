internal import CFreeType
package import Raster
internal import Synchronization

/// The glyphs of a font that a document embeds: of any format that FreeType reads, also without Unicode
/// characters. Safe to use from several threads.
package final class FontProgram: Sendable {
  /// Font units in an em.
  package let unitsPerEm: Double
  /// Whether glyphs of a bare CFF font are numbered by CID.
  package let isKeyedByCID: Bool
  /// Whether the font has glyph names.
  package let hasNames: Bool
  private let handle: Mutex<FaceHandle>
  private let outlines = Mutex<[UInt32: Path]>([:])

  /// How character codes of TrueType fonts are told apart (platform and encoding of `cmap`).
  package enum CharacterMap: Sendable, Hashable {
    /// Windows, symbols: codes at 0xF000.
    case symbol
    /// Windows, Unicode.
    case unicode
    /// Macintosh, Roman.
    case roman
    /// The font's own, of Type 1 fonts.
    case own
  }

  /// Nil for bytes that are no font with outlines.
  package convenience init?(_ bytes: [UInt8]) {
    self.init(FontData(copying: bytes))
  }

  init?(_ data: FontData) {
    guard let handle = FaceHandle(data: data, index: 0) else { return nil }
    let flags = handle.record.face_flags
    guard flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0, handle.unitsPerEm > 0 else { return nil }
    unitsPerEm = Double(handle.unitsPerEm)
    isKeyedByCID = flags & FT_Long(FT_FACE_FLAG_CID_KEYED) != 0
    hasNames = flags & FT_Long(FT_FACE_FLAG_GLYPH_NAMES) != 0
    self.handle = Mutex(handle)
  }

  /// The glyph of a name; nil where there is none.
  package func glyph(named name: String) -> UInt32? {
    guard hasNames else { return nil }
    return handle.withLock { handle in
      let glyph = FT_Get_Name_Index(handle.pointer, name)
      return glyph == 0 ? nil : UInt32(glyph)
    }
  }

  /// The glyph of a code in one of the font's maps; nil where there is none.
  package func glyph(code: UInt32, in map: CharacterMap) -> UInt32? {
    handle.withLock { handle in
      let face = handle.pointer
      for index in 0..<Int(max(face.pointee.num_charmaps, 0)) {
        guard let charmap = face.pointee.charmaps[index] else { continue }
        let (platform, encoding) = (charmap.pointee.platform_id, charmap.pointee.encoding_id)
        let isWanted =
          switch map {
          case .symbol: platform == 3 && encoding == 0
          case .unicode: platform == 3 && (encoding == 1 || encoding == 10) || platform == 0
          case .roman: platform == 1 && encoding == 0
          case .own: platform == 7
          }
        guard isWanted, FT_Set_Charmap(face, charmap) == 0 else { continue }
        let glyph = FT_Get_Char_Index(face, FT_ULong(code))
        if glyph != 0 { return UInt32(glyph) }
      }
      return nil
    }
  }

  /// The contours of a glyph in ems, y up.
  package func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let path = handle.withLock { $0.outline(of: glyph).path }
      .transformed(by: .scale(x: 1 / unitsPerEm, y: 1 / unitsPerEm))
    outlines.withLock { $0[glyph] = path }
    return path
  }

  /// How far a glyph moves the pen, in ems.
  package func advance(of glyph: UInt32) -> Double {
    handle.withLock { handle in
      let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
      guard FT_Load_Glyph(handle.pointer, FT_UInt(glyph), flags) == 0 else { return 0 }
      return Double(handle.record.glyph.pointee.metrics.horiAdvance) / unitsPerEm
    }
  }
}
