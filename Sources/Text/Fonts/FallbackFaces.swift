/// Faces that a book has for characters which the embedded ones lack. Compared by identity.
final class FallbackFaces: Sendable, Hashable {
  /// Those asked first come first.
  let faces: [FontFace]

  /// - Parameter language: the language of texts (BCP 47). Faces made for its Chinese
  ///   characters come first.
  init(_ faces: [FontFace], language: String?) {
    guard let page = HanCodePage(language: language) else {
      self.faces = faces
      return
    }
    let own = faces.filter { page.isCovered(by: $0.codePages) }
    self.faces = own + faces.filter { !page.isCovered(by: $0.codePages) }
  }

  static func == (a: FallbackFaces, b: FallbackFaces) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Picks for each character the run's font, or another that has it.
struct FallbackFinder {
  let font: Font
  private var previous: Font
  private var knownEmbedded: [Font]?

  init(font: Font) {
    self.font = font
    self.previous = font
  }

  mutating func font(for character: Character) -> Font {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return font }
    if scalars.count == 1, first.isASCII, font.face.hasLatin || first.value < 32 {
      previous = font
      return font
    }
    let needed = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    // Joiners and the like stay with what they follow.
    guard !needed.isEmpty else { return previous }
    let isEmoji =
      first.properties.isEmojiPresentation || scalars.contains(Self.emojiSelector)
    let given = (font.fallback?.faces ?? []).filter { !isEmoji || $0.hasColor }
    let candidates = (isEmoji ? given : []) + [font.face]
    let all = font.fallback?.faces ?? []
    previous =
      face(of: candidates, with: needed) ?? embedded().first { Self.has($0.face, needed) }
      ?? face(of: all, with: needed) ?? face(of: candidates + all, with: needed.prefix(1)) ?? font
    return previous
  }

  /// Asks for a picture where a character has both (U+FE0F).
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func has(_ face: FontFace, _ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { face.glyph(for: $0) != nil }
  }

  /// The first family that has the characters, in the weight nearest to the run's.
  private func face(
    of faces: [FontFace], with scalars: some Collection<Unicode.Scalar>
  ) -> Font? {
    guard let first = faces.first(where: { Self.has($0, scalars) }) else { return nil }
    guard first != font.face else { return font }
    let family = faces.filter { $0.family == first.family && Self.has($0, scalars) }
    let best = family.min { distance($0) < distance($1) } ?? first
    var result = Font(
      face: best, size: font.size, embolden: embolden(best), metrics: font.metrics)
    result.language = font.language
    return result
  }

  private func distance(_ face: FontFace) -> Int {
    abs(face.weight.cssValue - font.face.weight.cssValue)
      + (face.isItalic == font.face.isItalic ? 0 : 50)
  }

  /// Stem thickness added to a regular face beside bold letters, as a fraction of the em: about the
  /// difference of Inter Regular and Semibold.
  private static let boldening = 0.03

  private func embolden(_ face: FontFace) -> Double {
    let isMuchLighter = font.face.weight.cssValue - face.weight.cssValue >= 200
    return isMuchLighter && !face.hasColor ? Self.boldening : 0
  }

  /// Inter then TeX Gyre Heros, as near in weight as they have it, with the lines' measures kept.
  private mutating func embedded() -> [Font] {
    if let known = knownEmbedded { return known }
    let (weight, isItalic) = (font.face.weight, font.face.isItalic)
    let found = [SubstituteFont.sanFrancisco, .helveticaNeue].map {
      var candidate = $0.font(size: font.size, weight: weight, isItalic: isItalic)
      candidate.metrics = font.metrics
      candidate.language = font.language
      return candidate
    }
    knownEmbedded = found
    return found
  }
}
