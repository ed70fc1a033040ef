/// The glyphs of plain texts, put together from pairs of letters that were shaped once: a long list of labels is shaped in a tenth
/// of the time.
///
/// That gives what shaping the whole text gives where ligatures are of two letters and kerning is of pairs, as in the faces that
/// are embedded.
struct LetterPairs {
  /// A letter by itself; nil where its glyph is moved, or is more than one.
  private typealias Letter = (id: UInt32, advance: Int32, nominalAdvance: Int32)?

  /// The number of texts that are shaped as a whole first: a text takes ten pairs, and few texts share them.
  static let textsBeforehand = 256

  /// The first and the number of the characters of printable ASCII.
  private static let first: UInt8 = 0x20
  private static let count = 95
  /// In place of an advance: of a pair that was not shaped yet, and of one that is not just its letters beside each other.
  private static let unknown = Int32.min
  private static let joined = Int32.min + 1

  private var texts = 0
  /// By letter; nil for those that were not shaped yet.
  private var letters: [Letter?] = []
  /// The advance of the first letter of each pair.
  private var advances: [Int32] = []

  /// Whether texts are put together now.
  var isInUse: Bool { !advances.isEmpty }

  /// Counts a text that is shaped as a whole.
  mutating func countText() {
    texts += 1
    guard texts == Self.textsBeforehand else { return }
    letters = Array(repeating: nil, count: Self.count)
    advances = Array(repeating: Self.unknown, count: Self.count * Self.count)
  }

  /// The glyphs of a text from left to right; nil for those that have to be shaped as a whole.
  ///
  /// - Parameters:
  ///   - excluded: a character that pairs do not tell enough of.
  ///   - shape: shapes a letter or a pair.
  mutating func glyphs(
    of text: [UInt8], _ range: Range<Int>, without excluded: UInt8?,
    shape: ([UInt8]) -> [Shaper.Glyph]
  ) -> [Shaper.Glyph]? {
    guard isInUse else { return nil }
    if let known = knownGlyphs(of: text, range, without: excluded) { return known }
    var result: [Shaper.Glyph] = []
    result.reserveCapacity(range.count)
    for index in range {
      let byte = text[index]
      guard byte != excluded, let place = Self.place(byte), let letter = letter(place, shape)
      else { return nil }
      var advance = letter.advance
      if index + 1 < range.upperBound {
        guard let next = Self.place(text[index + 1]), let kerned = self.advance(place, next, shape)
        else { return nil }
        advance = kerned
      }
      result.append(
        Shaper.Glyph(
          id: letter.id, advance: advance, nominalAdvance: letter.nominalAdvance, xOffset: 0,
          yOffset: 0, cluster: index))
    }
    return result
  }

  /// The glyphs of a text of which all letters and pairs were shaped before; nil for others.
  private func knownGlyphs(
    of text: [UInt8], _ range: Range<Int>, without excluded: UInt8?
  ) -> [Shaper.Glyph]? {
    // By themselves: nothing is counted for each letter.
    let (letters, advances) = (letters, advances)
    var result: [Shaper.Glyph] = []
    result.reserveCapacity(range.count)
    for index in range {
      let byte = text[index]
      guard byte != excluded, let place = Self.place(byte),
        case .some(.some(let letter)) = letters[place]
      else { return nil }
      var advance = letter.advance
      if index + 1 < range.upperBound {
        guard let next = Self.place(text[index + 1]) else { return nil }
        advance = advances[place * Self.count + next]
        guard advance != Self.unknown, advance != Self.joined else { return nil }
      }
      result.append(
        Shaper.Glyph(
          id: letter.id, advance: advance, nominalAdvance: letter.nominalAdvance, xOffset: 0,
          yOffset: 0, cluster: index))
    }
    return result
  }

  private mutating func letter(
    _ place: Int, _ shape: ([UInt8]) -> [Shaper.Glyph]
  ) -> Letter {
    if let known = letters[place] { return known }
    let glyphs = shape([Self.byte(place)])
    var letter: Letter = nil
    if glyphs.count == 1, Self.isInPlace(glyphs[0]) {
      letter = (glyphs[0].id, glyphs[0].advance, glyphs[0].nominalAdvance)
    }
    letters[place] = .some(letter)
    return letter
  }

  /// The advance of a letter before another; nil where they are not just beside each other.
  private mutating func advance(
    _ place: Int, _ next: Int, _ shape: ([UInt8]) -> [Shaper.Glyph]
  ) -> Int32? {
    let pair = place * Self.count + next
    if advances[pair] == Self.unknown {
      advances[pair] = newAdvance(place, next, shape) ?? Self.joined
    }
    return advances[pair] == Self.joined ? nil : advances[pair]
  }

  private mutating func newAdvance(
    _ place: Int, _ next: Int, _ shape: ([UInt8]) -> [Shaper.Glyph]
  ) -> Int32? {
    guard let first = letter(place, shape), let second = letter(next, shape) else { return nil }
    let pair = shape([Self.byte(place), Self.byte(next)])
    guard pair.count == 2, pair.allSatisfy(Self.isInPlace),
      pair[0].id == first.id, pair[1].id == second.id, pair[1].advance == second.advance
    else { return nil }
    return pair[0].advance
  }

  private static func isInPlace(_ glyph: Shaper.Glyph) -> Bool {
    glyph.xOffset == 0 && glyph.yOffset == 0
  }

  /// The place of a character; nil for others than those of printable ASCII.
  private static func place(_ byte: UInt8) -> Int? {
    byte >= first && byte - first < count ? Int(byte - first) : nil
  }

  private static func byte(_ place: Int) -> UInt8 { first + UInt8(place) }
}
