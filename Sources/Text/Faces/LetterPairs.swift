internal import EmbeddedFonts

/// The glyphs of plain texts in an embedded face, put together from pairs of letters, so that the face is not prepared for shaping.
///
/// That gives what shaping the whole text gives where ligatures are of two letters and kerning is of pairs, as in the faces that
/// are embedded. `scripts/face-tables.py` asks HarfBuzz for them.
struct LetterPairs {
  /// The first character of printable ASCII, and the letter that stands for the colon of a time.
  private static let first: UInt8 = 0x20
  private static let timeColon = Int(embedded_letter_count) - 1

  private let font: CInt

  /// - Parameter font: the index of an embedded font.
  init(font: Int) {
    self.font = CInt(font)
  }

  /// The glyphs of a text from left to right; nil for those that have to be shaped as a whole.
  /// - Complexity: O(bytes in the range).
  func glyphs(of text: [UInt8], _ range: Range<Int>) -> [Shaper.Glyph]? {
    var result: [Shaper.Glyph] = []
    result.reserveCapacity(range.count)
    var colons = 0
    guard var place = Self.place(text, range.lowerBound, range) else { return nil }
    for index in range {
      let letter = embedded_letter(font, CInt(place))
      if place == Self.timeColon { colons += 1 }
      var advance = letter.advance
      if index + 1 < range.upperBound {
        guard let next = Self.place(text, index + 1, range) else { return nil }
        let kerning = embedded_kerning(font, CInt(place), CInt(next))
        guard kerning != embedded_joined else { return nil }
        advance += kerning
        place = next
      }
      result.append(
        Shaper.Glyph(
          id: UInt32(letter.glyph), advance: advance, nominalAdvance: letter.advance, xOffset: 0,
          yOffset: 0, cluster: index))
    }
    // Those with more are shaped in parts.
    return colons < Shaper.mostColons ? result : nil
  }

  /// The letter at an index; nil for others than those of printable ASCII.
  private static func place(_ text: [UInt8], _ index: Int, _ range: Range<Int>) -> Int? {
    let byte = text[index]
    guard byte >= first, byte - first < timeColon else { return nil }
    return Shaper.isTimeColon(text, index, range) ? timeColon : Int(byte - first)
  }
}
