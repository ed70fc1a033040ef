public import Raster

extension Canvas {
  /// Draws the layout: backgrounds first, then shadows, then glyphs, then underlines and
  /// strikethroughs.
  ///
  /// - Parameters:
  ///   - layout: broken lines.
  ///   - topLeft: where the layout's top left corner lies, in points.
  ///   - override: takes the place of every run's colour (backgrounds keep theirs).
  public mutating func draw(
    _ layout: TextLayout, at topLeft: Point, color override: Color? = nil
  ) {
    unmirrored(about: topLeft.x + layout.size.width / 2) {
      $0.drawUnmirrored(layout, at: topLeft, color: override)
    }
  }

  private mutating func drawUnmirrored(
    _ layout: TextLayout, at topLeft: Point, color override: Color?
  ) {
    let ornaments = Ornaments(of: layout)
    if ornaments.hasBackground {
      forEachSegment(layout, topLeft) { canvas, line, segment, origin in
        guard let color = segment.backgroundColor else { return }
        let rect = Rect(
          x: origin.x, y: topLeft.y + line.baseline - line.ascender, width: segment.width,
          height: line.height)
        canvas.fill(rect, color)
      }
    }
    if override == nil, ornaments.hasShadow {
      forEachSegment(layout, topLeft) { canvas, _, segment, origin in
        guard let shadow = segment.shadow else { return }
        canvas.draw(shadow, of: segment.run, at: origin)
      }
    }
    noted(.text(isTruncated: layout.isTruncated)) {
      $0.drawLetters(layout, at: topLeft, color: override)
    }
    if ornaments.hasLine {
      noted(.ornament) { $0.drawLines(layout, at: topLeft, color: override) }
    }
  }

  /// What a layout has besides letters: most have nothing.
  private struct Ornaments {
    private(set) var hasBackground = false
    private(set) var hasShadow = false
    private(set) var hasLine = false

    init(of layout: TextLayout) {
      // By places, since a sequence hands out copies.
      for line in layout.lines.indices {
        for place in layout.lines[line].segments.indices {
          if layout.lines[line].segments[place].backgroundColor != nil { hasBackground = true }
          if layout.lines[line].segments[place].shadow != nil { hasShadow = true }
          if layout.lines[line].segments[place].underline
            || layout.lines[line].segments[place].strikethrough
          {
            hasLine = true
          }
        }
      }
    }
  }

  private mutating func drawLetters(
    _ layout: TextLayout, at topLeft: Point, color override: Color?
  ) {
    forEachSegment(layout, topLeft) { canvas, _, segment, origin in
      guard !segment.run.glyphs.isEmpty else { return }
      let color = override ?? segment.color
      guard !segment.font.face.hasColor else {
        if color.alpha > 0 {
          canvas.drawColored(
            segment.run, font: segment.font, at: origin, color: color, tint: override)
        }
        return
      }
      if color.alpha > 0, segment.stroke?.isFilled != false {
        canvas.noted(
          .letters(isBold: segment.font.face.weight.cssValue >= FontWeight.bold.cssValue)
        ) {
          $0.append(.glyphs(segment.run, origin: origin, color: color))
        }
      }
      if let stroke = segment.stroke {
        canvas.append(
          .stroke(
            segment.run.outline(at: origin), style: StrokeStyle(width: stroke.width),
            paint: .solid(override ?? stroke.color)))
      }
    }
  }

  /// Draws underlines and strikethroughs.
  private mutating func drawLines(
    _ layout: TextLayout, at topLeft: Point, color override: Color?
  ) {
    forEachSegment(layout, topLeft) { canvas, _, segment, origin in
      let font = segment.font
      let color = override ?? segment.color
      let thickness = font.face.underlineThickness * font.size
      func line(middle: Double, _ color: Color) {
        canvas.fill(
          Rect(
            x: origin.x, y: origin.y + middle - thickness / 2, width: segment.width,
            height: thickness), color)
      }
      if segment.underline {
        line(
          middle: font.face.underlinePosition * font.size,
          override ?? segment.underlineColor ?? color)
      }
      if segment.strikethrough { line(middle: -font.xHeight / 2, color) }
    }
  }

  /// Draws a shadow of the whole layout, to be drawn over by it.
  public mutating func drawShadow(
    _ shadow: TextShadow, of layout: TextLayout, at topLeft: Point
  ) {
    guard shadow.blurRadius > 0 else {
      return noted(.ornament) { $0.draw(layout, at: topLeft + shadow.offset, color: shadow.color) }
    }
    append(
      .shadow(
        layout.outline(at: topLeft), color: shadow.color, offset: shadow.offset,
        blurRadius: shadow.blurRadius, knockout: false))
  }

  private mutating func draw(_ shadow: TextShadow, of run: GlyphRun, at origin: Point) {
    guard shadow.color.alpha > 0, !run.glyphs.isEmpty else { return }
    guard shadow.blurRadius > 0 else {
      noted(.ornament) {
        $0.append(.glyphs(run, origin: origin + shadow.offset, color: shadow.color))
      }
      return
    }
    append(
      .shadow(
        run.outline(at: origin), color: shadow.color, offset: shadow.offset,
        blurRadius: shadow.blurRadius, knockout: false))
  }

  private mutating func forEachSegment(
    _ layout: TextLayout, _ topLeft: Point,
    _ body: (inout Canvas, TextLayout.Line, TextLayout.Segment, Point) -> Void
  ) {
    for line in layout.lines.indices {
      for place in layout.lines[line].segments.indices {
        let origin = Point(
          x: topLeft.x + layout.lines[line].x + layout.lines[line].segments[place].x,
          y: topLeft.y + layout.lines[line].baseline
            - layout.lines[line].segments[place].baselineOffset)
        body(&self, layout.lines[line], layout.lines[line].segments[place], origin)
      }
    }
  }
}
