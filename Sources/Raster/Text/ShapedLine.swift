/// Glyphs of a stretch of text in order, not yet placed.
struct ShapedLine {
  struct Glyph {
    var id: UInt32
    /// Points, kerning and tracking included.
    var advance: Double
    /// Points from the pen, y down.
    var offset: Point
    /// Index of the first byte the glyph stands for.
    var cluster: Int
  }

  struct Piece {
    var font: Font
    var run: TextRun
    var glyphs: [Glyph]
  }

  var pieces: [Piece]
  /// Text and stretch that were shaped.
  var storage: TextStorage
  var range: Range<Int>

  /// - Complexity: O(characters in the range).
  init(_ storage: TextStorage, _ range: Range<Int>) {
    self.storage = storage
    self.range = range
    self.pieces = storage.items(in: range).map { item in
      let run = storage.runs[item.run]
      let glyphs = item.font.face.shaper.shape(
        storage.bytes, range: item.range, ligatures: run.kern == 0)
      return Piece(
        font: item.font, run: run,
        glyphs: Self.scaled(glyphs, storage.bytes, item.range, font: item.font, kern: run.kern))
    }
  }

  /// Glyphs in points, with the font's own spacing in place of the face's.
  private static func scaled(
    _ glyphs: [Shaper.Glyph], _ bytes: [UInt8], _ range: Range<Int>, font: Font, kern: Double
  ) -> [Glyph] {
    let unit = font.unitScale
    let spacing = font.tracking * font.size + kern
    return glyphs.indices.map { i in
      let glyph = glyphs[i]
      var advance = Double(font.isKerned ? glyph.advance : glyph.nominalAdvance) * unit
      var shift = 0.0
      if let boldShare = font.helveticaNeueBoldShare,
        isAlone(glyphs, i, range),
        let wanted = HelveticaNeueAdvances.advance(bytes[glyph.cluster], boldShare: boldShare)
      {
        let change = wanted * font.size - Double(glyph.nominalAdvance) * unit
        advance += change
        shift = change / 2
      }
      return Glyph(
        id: glyph.id, advance: advance + (glyph.advance > 0 ? spacing : 0),
        offset: Point(
          x: Double(glyph.xOffset) * unit + shift, y: -Double(glyph.yOffset) * unit),
        cluster: glyph.cluster)
    }
  }

  /// Whether the glyph stands for one byte and no other glyph does (text from left to right).
  private static func isAlone(
    _ glyphs: [Shaper.Glyph], _ index: Int, _ range: Range<Int>
  ) -> Bool {
    let cluster = glyphs[index].cluster
    let next = index + 1 < glyphs.count ? glyphs[index + 1].cluster : range.upperBound
    return next == cluster + 1 && (index == 0 || glyphs[index - 1].cluster < cluster)
  }

  /// Sum of all advances.
  var width: Double {
    pieces.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } }
  }

  /// Where spaces at the end of the range begin.
  var contentEnd: Int {
    var end = range.upperBound
    while end > range.lowerBound, storage.bytes[end - 1] == TextStorage.space { end -= 1 }
    return end
  }

  /// Sum of the advances but for spaces at the end.
  var contentWidth: Double {
    let end = contentEnd
    return pieces.reduce(0) { sum, piece in
      sum + piece.glyphs.reduce(0) { $1.cluster < end ? $0 + $1.advance : $0 }
    }
  }

  /// How many spaces have text after them.
  var innerSpaces: Int {
    pieces.reduce(0) { $0 + $1.glyphs.count { isInnerSpace($0) } }
  }

  private func isInnerSpace(_ glyph: Glyph) -> Bool {
    glyph.cluster < contentEnd && storage.bytes[glyph.cluster] == TextStorage.space
  }

  /// Widens every space that has text after it.
  mutating func widenSpaces(by extra: Double) {
    let end = contentEnd
    let bytes = storage.bytes
    for piece in pieces.indices {
      for glyph in pieces[piece].glyphs.indices {
        let cluster = pieces[piece].glyphs[glyph].cluster
        guard cluster < end, bytes[cluster] == TextStorage.space else { continue }
        pieces[piece].glyphs[glyph].advance += extra
      }
    }
  }
}
