internal import Raster

/// Glyphs of a stretch of text from left to right, not yet placed.
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

  /// - Parameter hyphen: a hyphen that the text does not have ends the line.
  /// - Complexity: O(characters in the range).
  init(_ storage: TextStorage, _ range: Range<Int>, hyphen: Bool = false) {
    self.storage = storage
    self.range = range
    self.pieces = []
    var items = storage.items(in: range)
    let isTurned = storage.isRightToLeft(at: range.lowerBound)
    if !storage.levels.isEmpty {
      items = Self.reordered(items, spacesFrom: contentEnd, isTurned: isTurned)
    }
    pieces = items.flatMap { item in
      let run = storage.runs[item.run]
      let glyphs = item.font.face.shaper.shape(
        storage.bytes, range: item.range, ligatures: run.kern == 0,
        tabularDigits: item.font.hasTabularDigits, script: item.script,
        language: item.font.language,
        isRightToLeft: storage.levels.isEmpty ? nil : item.level % 2 == 1)
      let scaled = Self.scaled(
        glyphs, storage.bytes, item.range, font: item.font, kern: run.kern)
      return Self.pieces(scaled, font: item.font, run: run)
    }
    if !storage.tabs.isEmpty { widenTabs() }
    if hyphen, let mark = hyphenPiece { pieces.insert(mark, at: isTurned ? 0 : pieces.count) }
  }

  /// Glyphs as a piece, or as several where some are drawn narrower than others.
  private static func pieces(
    _ glyphs: [(glyph: Glyph, widthShare: Double)], font: Font, run: TextRun
  ) -> [Piece] {
    guard glyphs.contains(where: { $0.widthShare != 1 }) else {
      return [Piece(font: font, run: run, glyphs: glyphs.map(\.glyph))]
    }
    var pieces: [Piece] = []
    for (glyph, share) in glyphs {
      if pieces.last?.font.widthShare == share {
        pieces[pieces.count - 1].glyphs.append(glyph)
      } else {
        var font = font
        font.widthShare = share
        pieces.append(Piece(font: font, run: run, glyphs: [glyph]))
      }
    }
    return pieces
  }

  /// Items from left to right; spaces at the line's end run as the paragraph does (rules L1, L2).
  private static func reordered(
    _ items: [TextStorage.Item], spacesFrom end: Int, isTurned: Bool
  ) -> [TextStorage.Item] {
    var parts: [TextStorage.Item] = []
    for item in items {
      var (text, spaces) = (item, item)
      text.range = item.range.clamped(to: item.range.lowerBound..<max(end, item.range.lowerBound))
      spaces.range = item.range.clamped(to: min(end, item.range.upperBound)..<item.range.upperBound)
      spaces.level = isTurned ? 1 : 0
      parts += [text, spaces].filter { !$0.range.isEmpty }
    }
    return BidiLevels.visualOrder(parts.map(\.level)).map { parts[$0] }
  }

  /// The distance of tab stops, in points (NSParagraphStyle's default).
  static let tabInterval = 28.0

  /// Tabs reach to the next stop; in lines that run both ways they are spaces.
  private mutating func widenTabs() {
    guard storage.levels.isEmpty else { return }
    var pen = 0.0
    for piece in pieces.indices {
      for glyph in pieces[piece].glyphs.indices {
        let cluster = pieces[piece].glyphs[glyph].cluster
        if storage.isTab(cluster) {
          let stop = ((pen / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval
          pieces[piece].glyphs[glyph].advance = stop - pen
        }
        pen += pieces[piece].glyphs[glyph].advance
      }
    }
  }

  /// Looks as the character before it, whose cluster it shares.
  private var hyphenPiece: Piece? {
    guard let last = storage.items(in: range).last else { return nil }
    let run = storage.runs[last.run]
    let text = Array("-".utf8)
    let glyphs = last.font.face.shaper.shape(
      text, range: 0..<1, ligatures: true, language: last.font.language)
    var scaled = Self.scaled(glyphs, text, 0..<1, font: last.font, kern: run.kern).map(\.glyph)
    for index in scaled.indices { scaled[index].cluster = last.range.upperBound - 1 }
    return Piece(font: last.font, run: run, glyphs: scaled)
  }

  /// How wide a hyphen is where the range ends.
  var hyphenWidth: Double { hyphenPiece?.glyphs.reduce(0) { $0 + $1.advance } ?? 0 }

  /// Glyphs in points, with the font's own spacing in place of the face's, and how wide each is drawn.
  private static func scaled(
    _ glyphs: [Shaper.Glyph], _ bytes: [UInt8], _ range: Range<Int>, font: Font, kern: Double
  ) -> [(glyph: Glyph, widthShare: Double)] {
    let unit = font.unitScale
    let spacing = font.tracking * font.size + kern
    return glyphs.indices.map { i in
      let glyph = glyphs[i]
      var advance = Double(glyph.advance) * unit
      var shift = 0.0
      var widthShare = 1.0
      if font.hasNominalAdvances {
        advance = Double(glyph.nominalAdvance) * unit / font.glyphScale
        shift = Double(glyph.nominalAdvance) * unit * (1 / font.glyphScale - 1) / 2
      }
      if let boldShare = font.helveticaNeueBoldShare, let letter = letter(glyphs, i, bytes, range),
        let wanted = HelveticaNeueAdvances.advance(letter, boldShare: boldShare)
      {
        let change = wanted * font.size - Double(glyph.nominalAdvance) * unit
        advance += change
        let fit = HelveticaNeueAdvances.fit(of: letter)
        widthShare = fit.widthShare
        // In the middle of its advance.
        shift =
          change / 2 + fit.shift * font.size
          + Double(glyph.nominalAdvance) * unit * (1 - fit.widthShare) / 2
      }
      let placed = Glyph(
        id: glyph.id, advance: advance + (glyph.advance > 0 ? spacing : 0),
        offset: Point(
          x: Double(glyph.xOffset) * unit + shift, y: -Double(glyph.yOffset) * unit),
        cluster: glyph.cluster)
      return (placed, widthShare)
    }
  }

  /// The ASCII character that the glyph alone stands for, with an accent or without (text from left to
  /// right); nil for other characters.
  private static func letter(
    _ glyphs: [Shaper.Glyph], _ index: Int, _ bytes: [UInt8], _ range: Range<Int>
  ) -> UInt8? {
    let cluster = glyphs[index].cluster
    let next = index + 1 < glyphs.count ? glyphs[index + 1].cluster : range.upperBound
    guard index == 0 || glyphs[index - 1].cluster < cluster else { return nil }
    switch next - cluster {
    case 1: return bytes[cluster]
    case 2: return HelveticaNeueAdvances.letter(below: bytes[cluster], bytes[cluster + 1])
    default: return nil
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
