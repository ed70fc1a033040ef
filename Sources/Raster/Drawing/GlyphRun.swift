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
  public var font: ScaledFont
  /// In visual order.
  public var glyphs: [Glyph]

  /// A run of placed glyphs.
  public init(font: ScaledFont, glyphs: [Glyph]) {
    self.font = font
    self.glyphs = glyphs
  }
}

extension GlyphRun {
  /// The outlines of all glyphs, to be filled by the non-zero rule.
  ///
  /// - Parameter origin: Where the run begins, in points.
  /// - Complexity: O(points of the outlines).
  public func outline(at origin: Point) -> Path {
    var path = Path()
    for glyph in glyphs {
      let outline = font.outline(of: glyph.id)
      guard !outline.isEmpty else { continue }
      path.append(
        outline.transformed(
          by: .translation(x: origin.x + glyph.x, y: origin.y + glyph.y)))
    }
    return path
  }
}
