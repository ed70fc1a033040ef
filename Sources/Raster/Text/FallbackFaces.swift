/// Faces that a book has for characters which the embedded ones lack. Compared by identity.
final class FallbackFaces: Sendable, Hashable {
  /// Those asked first come first.
  let faces: [FontFace]

  init(_ faces: [FontFace]) { self.faces = faces }

  static func == (a: FallbackFaces, b: FallbackFaces) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Picks for each character the run's font, or another that has it.
struct FallbackFinder {
  let font: Font
  let hasLatin: Bool
  private var previous: Font

  init(font: Font) {
    self.font = font
    self.hasLatin = font.face.glyph(for: "A") != nil && font.face.glyph(for: "~") != nil
    self.previous = font
  }

  mutating func font(for character: Character) -> Font {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return font }
    if scalars.count == 1, first.isASCII, hasLatin || first.value < 32 {
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
    previous =
      Self.first(candidates, with: needed).map(sized)
      ?? embedded.first { Self.has($0.face, needed) }
      ?? Self.first(font.fallback?.faces ?? [], with: needed).map(sized)
      ?? Self.first(candidates + (font.fallback?.faces ?? []), with: needed.prefix(1)).map(sized)
      ?? font
    return previous
  }

  /// Asks for a picture where a character has both (U+FE0F).
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  private static func has(_ face: FontFace, _ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { face.glyph(for: $0) != nil }
  }

  private static func first(
    _ faces: [FontFace], with scalars: some Sequence<Unicode.Scalar>
  ) -> FontFace? {
    faces.first { has($0, scalars) }
  }

  private func sized(_ face: FontFace) -> Font {
    guard face != font.face else { return font }
    return Font(face: face, size: font.size, metrics: font.metrics)
  }

  /// Inter then TeX Gyre Heros, as near in weight as they have it, with the lines' measures kept.
  private var embedded: [Font] {
    let (weight, isItalic) = (font.face.weight, font.face.isItalic)
    return [StandIn.sanFrancisco, .helveticaNeue].map {
      var candidate = $0.font(size: font.size, weight: weight, isItalic: isItalic)
      candidate.metrics = font.metrics
      return candidate
    }
  }
}
