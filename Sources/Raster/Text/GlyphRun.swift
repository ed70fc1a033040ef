/// Placed glyphs of one font.
public struct GlyphRun: Sendable, Hashable {
  /// A glyph of the run's face and where its origin lies, in points from the run's origin (y down).
  public struct Glyph: Sendable, Hashable {
    /// The face's glyph number.
    public var id: UInt32
    /// Points rightward.
    public var x: Double
    /// Points downward; 0 is on the baseline.
    public var y: Double

    /// A glyph at a place.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The font all glyphs come from.
  public var font: Font
  /// In visual order.
  public var glyphs: [Glyph]

  /// A run of placed glyphs.
  public init(font: Font, glyphs: [Glyph]) {
    self.font = font
    self.glyphs = glyphs
  }
}
