internal import CHarfBuzz
internal import Synchronization

/// Turns characters into placed glyphs with HarfBuzz, in font units. Safe to use from several
/// threads.
final class Shaper: Sendable {
  /// A glyph as HarfBuzz places it; lengths in font units, y up.
  struct Glyph: Sendable, Hashable {
    var id: UInt32
    var advance: Int32
    /// The advance without kerning.
    var nominalAdvance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Index of the first UTF-8 byte the glyph stands for.
    var cluster: Int
  }

  private let handle: Mutex<ShaperHandle>
  private let known = Mutex(ShapedTexts())
  /// Nil for a face that is not embedded.
  private let pairs: LetterPairs?
  private let restrainsAlternates: Bool

  /// - Parameter restrainsAlternates: Inter's contextual alternates, which make arrows of "->", are
  ///   off but for the colon of a time, which San Francisco raises too.
  init(data: FontData, index: Int, unitsPerEm: Int, restrainsAlternates: Bool) {
    self.pairs = data.embeddedIndex.map(LetterPairs.init)
    self.restrainsAlternates = restrainsAlternates
    self.handle = Mutex(ShaperHandle(data: data, index: index, unitsPerEm: unitsPerEm))
  }

  /// Shapes the bytes of `range`; characters around it are context for joining scripts.
  ///
  /// Kerning is on; ligatures are on unless switched off.
  ///
  /// - Parameters:
  ///   - tabularDigits: whether all digits are as wide as each other.
  ///   - script: HarfBuzz's tag; 0 leaves it to the characters.
  ///   - language: a name of BCP 47; nil for English.
  ///   - isRightToLeft: nil leaves it to the script.
  /// - Returns: glyphs in visual order, left to right.
  /// - Complexity: O(bytes in the range).
  func shape(
    _ text: [UInt8], range: Range<Int>, ligatures: Bool, tabularDigits: Bool = false,
    script: UInt32 = 0, language: String? = nil, isRightToLeft: Bool? = nil
  ) -> [Glyph] {
    guard !range.isEmpty else { return [] }
    // What letters are decides the script of those that go with any.
    if let pairs, script == ScriptFinder.latin || script == 0, !tabularDigits, language == nil,
      isRightToLeft == nil, let glyphs = pairs.glyphs(of: text, range)
    {
      return glyphs
    }
    // What is shaped with text around it depends on that, too.
    let isKept = range == text.indices && text.count <= ShapedTexts.longestText
    let key = ShapedTexts.Key(
      bytes: text, ligatures: ligatures, tabularDigits: tabularDigits, script: script,
      language: language, isRightToLeft: isRightToLeft)
    if isKept, let glyphs = known.withLock({ $0[key] }) { return glyphs }
    let glyphs = shaped(
      text, range: range, ligatures: ligatures, tabularDigits: tabularDigits, script: script,
      language: language, isRightToLeft: isRightToLeft)
    if isKept { known.withLock { $0.keep(glyphs, of: key) } }
    return glyphs
  }

  /// The number of texts of which the glyphs are kept.
  var keptTexts: Int { known.withLock { $0.count } }

  private func shaped(
    _ text: [UInt8], range: Range<Int>, ligatures: Bool, tabularDigits: Bool, script: UInt32,
    language: String?, isRightToLeft: Bool?
  ) -> [Glyph] {
    var features = ligatures ? [] : [Self.feature("liga", 0), Self.feature("clig", 0)]
    if tabularDigits { features.append(Self.feature("tnum", 1)) }
    if restrainsAlternates { features.append(Self.feature("calt", 0)) }
    let parts = restrainsAlternates ? Self.parts(text, range) : [(range, [])]
    return handle.withLock { handle in
      let glyphs = parts.map { part, colons in
        handle.shape(
          text, range: part,
          features: features
            + colons.map {
              Self.feature("calt", 1, start: UInt32($0), end: UInt32($0 + 1))
            },
          script: script, language: language, isRightToLeft: isRightToLeft)
      }
      if glyphs.count == 1 { return glyphs[0] }
      return Array((isRightToLeft == true ? glyphs.reversed() : glyphs).joined())
    }
  }

  /// The colons of times of which one range has so many that they are shaped in parts: HarfBuzz goes through all glyphs for each
  /// place that has a feature of its own.
  static let mostColons = 64

  /// The stretches of a range that are shaped by themselves, mostly the whole, with their colons between digits.
  private static func parts(
    _ text: [UInt8], _ range: Range<Int>
  ) -> [(range: Range<Int>, colons: [Int])] {
    var parts: [(Range<Int>, [Int])] = []
    var (start, colons) = (range.lowerBound, [Int]())
    for i in range where isTimeColon(text, i, range) {
      colons.append(i)
      if colons.count == mostColons {
        parts.append((start..<i + 2, colons))
        (start, colons) = (i + 2, [])
      }
    }
    if start < range.upperBound { parts.append((start..<range.upperBound, colons)) }
    return parts
  }

  /// Whether a byte is the colon of a time: between two digits of the range.
  static func isTimeColon(_ text: [UInt8], _ index: Int, _ range: Range<Int>) -> Bool {
    text[index] == UInt8(ascii: ":") && index > range.lowerBound && index + 1 < range.upperBound
      && isDigit(text[index - 1]) && isDigit(text[index + 1])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func feature(
    _ name: String, _ value: UInt32, start: UInt32 = 0, end: UInt32 = .max
  ) -> hb_feature_t {
    let tag = name.utf8.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    return hb_feature_t(tag: tag, value: value, start: start, end: end)
  }
}

/// HarfBuzz's font and a buffer used again for each text; both are freed with the value.
private struct ShaperHandle: ~Copyable {
  private let font: OpaquePointer?
  private let buffer: OpaquePointer?
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
    // Otherwise HarfBuzz asks the locale.
    language = hb_language_from_string("en", 2)
  }

  deinit {
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
}
