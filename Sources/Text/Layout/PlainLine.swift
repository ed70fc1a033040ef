internal import Raster

/// A text of one run of printable ASCII that fits into one line, as most labels and titles are: laid out without what several
/// fonts, directions and lines need. It comes to the same as the general way.
struct PlainLine {
  /// The line with its top at 0.
  let line: TextLayout.Line
  /// The number of bytes that are shaped.
  let byteCount: Int

  /// - Returns: nil for other texts.
  init?(_ input: TextLayout.Input) {
    guard input.runs.count == 1, input.direction != .rightToLeft else { return nil }
    let font = input.runs[0].font
    // Glyphs of the others may be moved, or drawn narrower.
    guard font.face.hasLatin, font.helveticaNeueBoldShare == nil, !font.hasNominalAdvances,
      let text = Self.bytes(of: input.runs[0].text)
    else { return nil }
    let shaped = font.face.shaper.shape(
      text.bytes, range: text.bytes.indices, ligatures: input.runs[0].kern == 0,
      tabularDigits: font.hasTabularDigits, script: text.hasLetter ? ScriptFinder.latin : 0,
      language: font.language)
    let pens = Pens(shaped, font, kern: input.runs[0].kern, contentEnd: text.contentEnd)
    let room = LineBreaker.room(of: input)
    guard pens.contentWidth <= room + LineBreaker.tolerance else { return nil }
    byteCount = text.bytes.count
    line = Self.line(
      input, font, pens, room: room.isFinite ? room : max(0, pens.contentWidth))
  }

  /// The bytes of a text, with what has to be known of them; nil for a text that is empty, long, or has other characters.
  private static func bytes(
    of text: String
  ) -> (bytes: [UInt8], hasLetter: Bool, contentEnd: Int)? {
    let span = text.utf8Span.span
    guard !span.isEmpty, span.count <= longestText else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(span.count)
    var hasLetter = false
    var contentEnd = 0
    for index in span.indices {
      let byte = span[index]
      guard byte >= TextStorage.space, byte < 0x7F else { return nil }
      hasLetter = hasLetter || ScriptFinder.isLetter(byte)
      bytes.append(byte)
      if byte != TextStorage.space { contentEnd = index + 1 }
    }
    return (bytes, hasLetter, contentEnd)
  }

  /// The most bytes: longer texts are mostly broken, and would be shaped twice.
  private static let longestText = ShapedTexts.longestText

  /// Glyphs at their places.
  private struct Pens {
    var glyphs: [GlyphRun.Glyph] = []
    /// The sum of the advances, and without spaces at the end.
    var width = 0.0
    var contentWidth = 0.0

    /// - Parameter contentEnd: where spaces at the end begin.
    init(_ shaped: [Shaper.Glyph], _ font: Font, kern: Double, contentEnd: Int) {
      let unit = font.unitScale
      let spacing = font.tracking * font.size + kern
      glyphs.reserveCapacity(shaped.count)
      for index in shaped.indices {
        let glyph = shaped[index]
        let advance = Double(glyph.advance) * unit + (glyph.advance > 0 ? spacing : 0)
        glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id, x: width + Double(glyph.xOffset) * unit,
            y: -Double(glyph.yOffset) * unit))
        width += advance
        if glyph.cluster < contentEnd { contentWidth += advance }
      }
    }
  }

  private static func line(
    _ input: TextLayout.Input, _ font: Font, _ pens: Pens, room: Double
  ) -> TextLayout.Line {
    var measures = TextLineMeasures()
    measures.take(font, baselineOffset: input.runs[0].baselineOffset)
    return TextLayout.Line(
      baseline: measures.ascender,
      x: TextLayout.Line.x(
        input.alignment, spare: max(0, room - pens.contentWidth), isRightToLeft: false),
      width: pens.contentWidth, ascender: measures.ascender, descender: measures.descender,
      height: measures.height(step: input.lineHeightStep), leading: measures.leading ?? 0,
      isRightToLeft: false,
      segments: [
        TextLayout.Segment(
          font: font, run: GlyphRun(font: font, glyphs: pens.glyphs), x: 0, width: pens.width,
          color: input.runs[0].color, underline: input.runs[0].underline,
          underlineColor: input.runs[0].underlineColor,
          strikethrough: input.runs[0].strikethrough,
          backgroundColor: input.runs[0].backgroundColor,
          baselineOffset: input.runs[0].baselineOffset, stroke: input.runs[0].stroke,
          shadow: input.runs[0].shadow)
      ])
  }
}
