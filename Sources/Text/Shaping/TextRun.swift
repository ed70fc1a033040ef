public import Raster

/// A piece of text with one look: what an attributed string is made of.
public struct TextRun: Sendable, Hashable {
  /// Characters; "\n" ends a line.
  public var text: String
  /// Face, size and adjustments.
  public var font: Font
  /// The colour of glyphs and decorations.
  public var color: Color
  /// Points added after every character; other than 0 it also switches ligatures off.
  public var kern: Double
  /// Draws a line below the baseline.
  public var underline: Bool
  /// The colour of that line; nil is the run's.
  public var underlineColor: Color?
  /// Draws a line through the letters.
  public var strikethrough: Bool
  /// Fills the run's part of the line behind the glyphs.
  public var backgroundColor: Color?
  /// Points upward from the line's baseline.
  public var baselineOffset: Double
  /// Draws the glyphs' outlines.
  public var stroke: TextStroke?
  /// Draws a copy below the glyphs.
  public var shadow: TextShadow?

  /// A run with no decoration unless given.
  public init(
    text: String, font: Font, color: Color, kern: Double = 0, underline: Bool = false,
    underlineColor: Color? = nil, strikethrough: Bool = false, backgroundColor: Color? = nil,
    baselineOffset: Double = 0, stroke: TextStroke? = nil, shadow: TextShadow? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
    self.backgroundColor = backgroundColor
    self.baselineOffset = baselineOffset
    self.stroke = stroke
    self.shadow = shadow
  }

  /// Hashes what mostly differs where the text is the same.
  package func hashLook(into hasher: inout Hasher) {
    hasher.combine(font.face)
    hasher.combine(font.size)
    hasher.combine(color)
  }
}
