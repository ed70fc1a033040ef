internal import Raster

extension TextLayout.Line {
  /// Places a shaped line's glyphs with the top of the line at `top`.
  init(
    _ shaped: ShapedLine, top: Double, room: Double, alignment: TextAlignment, heightStep: Double
  ) {
    var measures = TextLineMeasures()
    for piece in shaped.pieces { measures.take(piece.run) }
    if shaped.pieces.isEmpty, let run = shaped.storage.run(at: shaped.range.lowerBound) {
      measures.take(run)
    }
    let width = shaped.contentWidth
    let isTurned = shaped.storage.isRightToLeft(at: shaped.range.lowerBound)
    self.init(
      baseline: top + measures.ascender,
      x: Self.x(alignment, spare: max(0, room - width), isRightToLeft: isTurned), width: width,
      ascender: measures.ascender, descender: measures.descender,
      height: measures.height(step: heightStep), leading: measures.leading ?? 0,
      isRightToLeft: isTurned,
      segments: Self.segments(shaped, isTurned))
  }

  /// Where a line begins.
  ///
  /// - Parameter spare: the room that it leaves, in points.
  static func x(_ alignment: TextAlignment, spare: Double, isRightToLeft: Bool) -> Double {
    switch alignment {
    case .natural: isRightToLeft ? spare : 0
    case .left, .justified: 0
    case .center: spare / 2
    case .right: spare
    }
  }

  /// Distance to the next line's top: the leading is added before the height is rounded.
  func spacing(step: Double) -> Double {
    leading != 0 ? TextLineMeasures.stepped(ascender + descender + leading, step) : height
  }

  private static func segments(
    _ shaped: ShapedLine, _ isTurned: Bool
  ) -> [TextLayout.Segment] {
    // Spaces at the end of a line that runs to the left lie before it.
    var x = isTurned ? shaped.contentWidth - shaped.width : 0
    return shaped.pieces.map { piece in
      var pen = 0.0
      let glyphs = piece.glyphs.map { glyph in
        defer { pen += glyph.advance }
        return GlyphRun.Glyph(id: glyph.id, x: pen + glyph.offset.x, y: glyph.offset.y)
      }
      defer { x += pen }
      return TextLayout.Segment(
        font: piece.font, run: GlyphRun(font: piece.font, glyphs: glyphs), x: x, width: pen,
        color: piece.run.color, underline: piece.run.underline,
        underlineColor: piece.run.underlineColor, strikethrough: piece.run.strikethrough,
        backgroundColor: piece.run.backgroundColor,
        baselineOffset: piece.run.baselineOffset, stroke: piece.run.stroke,
        shadow: piece.run.shadow)
    }
  }
}
