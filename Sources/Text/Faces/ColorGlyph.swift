internal import Raster

/// A glyph that brings its own colours, as emoji do.
enum ColorGlyph: Sendable {
  /// A picture, and where it lies: pixels from the origin to its left and top edge (up), at a size of
  /// `pixelsPerEm`.
  case bitmap(Pixmap, left: Int, top: Int, pixelsPerEm: Double)
  /// Outlines of other glyphs, the lowest first; nil is the text's colour.
  case layers([(glyph: UInt32, color: Color?)])
  /// A drawing.
  case paint(ColorPaint)
}
