public import Raster

/// How the outlines of glyphs are drawn.
public struct TextStroke: Sendable, Hashable {
  /// The colour of the line along the outlines.
  public var color: Color
  /// Width of the line, in points.
  public var width: Double
  /// Whether the glyphs are filled below the line; if not, they are hollow.
  public var isFilled: Bool

  /// Creates a stroke.
  public init(color: Color, width: Double, isFilled: Bool) {
    self.color = color
    self.width = width
    self.isFilled = isFilled
  }
}
