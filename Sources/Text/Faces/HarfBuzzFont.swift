internal import CHarfBuzz
internal import Raster

/// HarfBuzz's font, with a buffer and functions that are used again for each text and glyph; all are freed with the value. Not
/// for two threads at once: `Shaper` keeps it in a mutex.
struct HarfBuzzFont: ~Copyable {
  private let font: OpaquePointer?
  private let buffer: OpaquePointer?
  private let drawing: OpaquePointer?
  private let language: OpaquePointer?

  init(data: FontData, index: Int, unitsPerEm: Int) {
    let length = UInt32(clamping: data.bytes.count)
    let address = UnsafeRawPointer(data.bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    let blob = hb_blob_create(address, length, HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, UInt32(index))
    font = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    buffer = hb_buffer_create()
    drawing = Self.drawing()
    // Otherwise HarfBuzz asks the locale.
    language = hb_language_from_string("en", 2)
  }

  deinit {
    hb_draw_funcs_destroy(drawing)
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func shape(
    _ text: [UInt8], range: Range<Int>, features: [hb_feature_t], script: UInt32,
    language name: String?, isRightToLeft: Bool?
  ) -> [Shaper.Glyph] {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { bytes in
      UnsafeRawPointer(bytes.baseAddress)?.withMemoryRebound(to: CChar.self, capacity: bytes.count)
      {
        hb_buffer_add_utf8(
          buffer, $0, Int32(clamping: bytes.count), UInt32(clamping: range.lowerBound),
          Int32(clamping: range.count))
      }
    }
    hb_buffer_set_language(
      buffer, name.map { hb_language_from_string($0, Int32(clamping: $0.utf8.count)) } ?? language)
    if script != 0 { hb_buffer_set_script(buffer, hb_script_t(rawValue: script)) }
    if let isRightToLeft {
      hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { i in
      Shaper.Glyph(
        id: infos[i].codepoint, advance: positions[i].x_advance,
        nominalAdvance: hb_font_get_glyph_h_advance(font, infos[i].codepoint),
        xOffset: positions[i].x_offset, yOffset: positions[i].y_offset,
        cluster: Int(infos[i].cluster))
    }
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The contours of a glyph of a font with cubic outlines, in font units; none where it has none.
  func outline(of glyph: UInt32) -> GlyphOutline {
    var outline = GlyphOutline()
    withUnsafeMutablePointer(to: &outline) { harfbuzz_draw_glyph(font, glyph, drawing, $0) }
    return outline
  }

  /// Functions that append to the `GlyphOutline` that they are called with.
  private static func drawing() -> OpaquePointer? {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, outline, _, x, y, _ in
        HarfBuzzFont.append(outline) { $0.move(to: HarfBuzzFont.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, outline, _, x, y, _ in
        HarfBuzzFont.append(outline) { $0.line(to: HarfBuzzFont.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, outline, _, control1X, control1Y, control2X, control2Y, x, y, _ in
        HarfBuzzFont.append(outline) {
          $0.cubic(
            control1: HarfBuzzFont.point(control1X, control1Y),
            control2: HarfBuzzFont.point(control2X, control2Y), to: HarfBuzzFont.point(x, y))
        }
      }, nil, nil)
    return functions
  }

  private static func append(
    _ outline: UnsafeMutableRawPointer?, _ body: (inout GlyphOutline) -> Void
  ) {
    guard let outline else { return }
    body(&outline.assumingMemoryBound(to: GlyphOutline.self).pointee)
  }

  private static func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x), y: Double(y))
  }
}
