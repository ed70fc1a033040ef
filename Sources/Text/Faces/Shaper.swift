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

  private let font: Mutex<HarfBuzzFont>
  private let known = Mutex(ShapedTexts())
  /// Nil for a face that is not embedded.
  private let pairs: LetterPairs?
  private let restrainsAlternates: Bool

  /// - Parameter restrainsAlternates: Inter's contextual alternates, which make arrows of "->", are
  ///   off but for the colon of a time, which San Francisco raises too.
  init(data: FontData, index: Int, unitsPerEm: Int, restrainsAlternates: Bool) {
    self.pairs = data.embeddedIndex.map(LetterPairs.init)
    self.restrainsAlternates = restrainsAlternates
    self.font = Mutex(HarfBuzzFont(data: data, index: index, unitsPerEm: unitsPerEm))
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
    return font.withLock { font in
      let glyphs = parts.map { part, colons in
        font.shape(
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

  /// The face's glyph for a character; nil when it has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    font.withLock { $0.glyph(for: scalar) }
  }

  /// The contours of a glyph of a font with cubic outlines, in font units; none where it has none.
  func outline(of glyph: UInt32) -> GlyphOutline {
    font.withLock { $0.outline(of: glyph) }
  }

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
