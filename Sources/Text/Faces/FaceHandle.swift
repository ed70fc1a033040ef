internal import CFreeType
internal import Raster

/// FreeType's library and face for one file, closed with the value. Not for two threads at once:
/// `FontFace` keeps it in a mutex. Outlines are loaded unscaled and unhinted, in font units, so that
/// FreeType's version and platform do not matter.
struct FaceHandle: ~Copyable {
  let library: FT_Library
  let pointer: FT_Face
  private let data: FontData
  /// COLR of version 1, where there is one; nil until asked for.
  var colorTable: ColorTable??

  /// Nil when FreeType cannot open the file.
  init?(data: FontData, index: Int) {
    guard let (library, face) = Self.open(data, index: index) else { return nil }
    self.library = library
    self.pointer = face
    self.data = data
  }

  deinit {
    FT_Done_Face(pointer)
    FT_Done_FreeType(library)
  }

  var record: FT_FaceRec { pointer.pointee }

  private static func open(_ data: FontData, index: Int) -> (FT_Library, FT_Face)? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard
      FT_New_Memory_Face(
        library, data.bytes.baseAddress, FT_Long(data.bytes.count), FT_Long(index), &face) == 0,
      let face
    else {
      FT_Done_FreeType(library)
      return nil
    }
    return (library, face)
  }

  static func faceCount(_ data: FontData) -> Int {
    guard let (library, face) = open(data, index: -1) else { return 0 }
    let count = Int(face.pointee.num_faces)
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    return count
  }

  /// True when the face has scalable outlines or pictures in colour, a sane em and a Unicode
  /// character map.
  var isUsable: Bool {
    let isScalable = pointer.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    return (isScalable || hasColorBitmaps) && unitsPerEm >= 16 && pointer.pointee.charmap != nil
      && pointer.pointee.charmap.pointee.encoding == FT_ENCODING_UNICODE
  }

  /// FreeType gives the em of outlines only.
  var unitsPerEm: Int {
    if pointer.pointee.units_per_EM > 0 { return Int(pointer.pointee.units_per_EM) }
    let head = FT_Get_Sfnt_Table(pointer, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    return Int(head?.pointee.Units_Per_EM ?? 0)
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let glyph = FT_Get_Char_Index(pointer, FT_ULong(scalar.value))
    return glyph == 0 ? nil : UInt32(glyph)
  }

  func outline(of glyph: UInt32) -> GlyphOutline { Self.outline(of: glyph, in: pointer) }

  /// The contours of a glyph, in font units; none where it has none.
  static func outline(of glyph: UInt32, in face: FT_Face) -> GlyphOutline {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0,
      face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return GlyphOutline() }
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        FaceHandle.append(user) { $0.move(to: FaceHandle.point(to)) }
      },
      line_to: { to, user in
        FaceHandle.append(user) { $0.line(to: FaceHandle.point(to)) }
      },
      conic_to: { control, to, user in
        FaceHandle.append(user) {
          $0.quad(control: FaceHandle.point(control), to: FaceHandle.point(to))
        }
      },
      cubic_to: { control1, control2, to, user in
        FaceHandle.append(user) {
          $0.cubic(
            control1: FaceHandle.point(control1), control2: FaceHandle.point(control2),
            to: FaceHandle.point(to))
        }
      },
      shift: 0, delta: 0)
    var outline = GlyphOutline()
    let failure = withUnsafeMutablePointer(to: &outline) {
      FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &functions, $0)
    }
    return failure == 0 ? outline : GlyphOutline()
  }

  private static func append(
    _ user: UnsafeMutableRawPointer?, _ body: (inout GlyphOutline) -> Void
  ) -> CInt {
    guard let user else { return 1 }
    body(&user.assumingMemoryBound(to: GlyphOutline.self).pointee)
    return 0
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    return Point(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
  }
}
