/// Short texts that a face has shaped: many pictures in a row, as variants of a screen, have the same ones.
struct ShapedTexts {
  /// All that the glyphs of a whole text depend on.
  struct Key: Hashable {
    let bytes: [UInt8]
    let ligatures: Bool
    let tabularDigits: Bool
    let script: UInt32
    let language: String?
    let isRightToLeft: Bool?
  }

  /// The longest text that is kept, in bytes; longer ones are rarely drawn again.
  static let longestText = 64
  /// The most texts that are kept; one more, and all are let go of.
  static let mostTexts = 1024

  private var glyphs: [Key: [Shaper.Glyph]] = [:]

  /// The number of texts that are kept.
  var count: Int { glyphs.count }

  /// The glyphs of a text, if it is kept.
  subscript(key: Key) -> [Shaper.Glyph]? { glyphs[key] }

  /// Keeps the glyphs of a text.
  mutating func keep(_ shaped: [Shaper.Glyph], of key: Key) {
    if glyphs.count >= Self.mostTexts { glyphs.removeAll(keepingCapacity: true) }
    glyphs[key] = shaped
  }
}
