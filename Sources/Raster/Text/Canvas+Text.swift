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
    forEachSegment(layout, topLeft) { canvas, line, segment, origin in
      guard let color = segment.backgroundColor else { return }
      let rect = Rect(
        x: origin.x, y: topLeft.y + line.baseline - line.ascender, width: segment.width,
        height: line.height)
      canvas.fill(rect, color)
    }
    forEachSegment(layout, topLeft) { canvas, _, segment, origin in
      let color = override ?? segment.color
      guard color.alpha > 0, !segment.run.glyphs.isEmpty else { return }
      canvas.append(.glyphs(segment.run, origin: origin, color: color))
    }
    forEachSegment(layout, topLeft) { canvas, _, segment, origin in
      let font = segment.run.font
      let color = override ?? segment.color
      let thickness = font.face.underlineThickness * font.size
      func line(middle: Double) {
        canvas.fill(
          Rect(
            x: origin.x, y: origin.y + middle - thickness / 2, width: segment.width,
            height: thickness), color)
      }
      if segment.underline { line(middle: font.face.underlinePosition * font.size) }
      if segment.strikethrough { line(middle: -font.xHeight / 2) }
    }
  }

  private mutating func forEachSegment(
    _ layout: TextLayout, _ topLeft: Point,
    _ body: (inout Canvas, TextLayout.Line, TextLayout.Segment, Point) -> Void
  ) {
    for line in layout.lines {
      for segment in line.segments {
        let origin = Point(
          x: topLeft.x + line.x + segment.x,
          y: topLeft.y + line.baseline - segment.baselineOffset)
        body(&self, line, segment, origin)
      }
    }
  }
}
