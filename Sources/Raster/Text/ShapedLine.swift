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
      let font = item.font
      let unit = font.unitScale
      let spacing = font.tracking * font.size + run.kern
      let glyphs = font.face.shaper.shape(
        storage.bytes, range: item.range, ligatures: run.kern == 0)
      return Piece(
        font: font, run: run,
        glyphs: glyphs.map {
          Glyph(
            id: $0.id, advance: Double($0.advance) * unit + ($0.advance > 0 ? spacing : 0),
            offset: Point(x: Double($0.xOffset) * unit, y: -Double($0.yOffset) * unit),
            cluster: $0.cluster)
        })
    }
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
