/// A face that gives the outlines of its glyphs.
///
/// Faces are told apart by identity, so that masks of glyphs can be kept from one drawing to the next.
public protocol GlyphSource: AnyObject, Sendable {
  /// Whether the face is there as long as the program. Masks of other faces' glyphs are not kept between
  /// drawings.
  var isPermanent: Bool { get }

  /// The glyph's contours in font units, y up, to be filled by the non-zero rule; empty for a glyph
  /// without any.
  ///
  /// - Parameters:
  ///   - glyph: The face's glyph number.
  ///   - embolden: Added to the thickness of stems, in font units; negative thins them.
  func outline(of glyph: UInt32, embolden: Double) -> Path
}
