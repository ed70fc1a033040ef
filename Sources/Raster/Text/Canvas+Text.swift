extension Canvas {
  /// Draws the layout: backgrounds first, then glyphs, then underlines and strikethroughs.
  ///
  /// - Parameters:
  ///   - layout: broken lines.
  ///   - topLeft: where the layout's top left corner lies, in points.
  ///   - override: takes the place of every run's colour (backgrounds keep theirs).
  public mutating func draw(
    _ layout: TextLayout, at topLeft: Point, color override: Color? = nil
  ) {
  }
}
