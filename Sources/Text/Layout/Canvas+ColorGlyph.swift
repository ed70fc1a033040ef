internal import Raster

extension Canvas {
  /// Draws glyphs that may have colours of their own.
  ///
  /// - Parameter tint: draws all in one colour, as shadows are.
  mutating func drawColored(
    _ run: GlyphRun, font: Font, at origin: Point, color: Color, tint: Color?
  ) {
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x, y: origin.y + glyph.y)
      func draw(_ id: UInt32, _ color: Color) {
        let one = GlyphRun(font: run.font, glyphs: [GlyphRun.Glyph(id: id, x: 0, y: 0)])
        append(.glyphs(one, origin: place, color: color))
      }
      switch font.face.colorGlyph(glyph.id) {
      case nil: draw(glyph.id, tint ?? color)
      case .layers(let layers):
        for layer in layers { draw(layer.glyph, tint ?? layer.color ?? color) }
      case .paint(let paint):
        let unit = font.unitScale
        let opaque = color.withAlpha(1)
        let transform = Transform(a: unit, b: 0, c: 0, d: -unit, tx: place.x, ty: place.y)
        func drawPaint(_ canvas: inout Canvas) {
          canvas.transformed(by: transform) {
            paint.draw(ColorPaint.TextColors(foreground: opaque, tint: tint), within: nil, on: &$0)
          }
        }
        if color.alpha < 1 {
          layer(opacity: color.alpha, drawPaint)
        } else {
          drawPaint(&self)
        }
      case .bitmap(let pixmap, let left, let top, let pixelsPerEm):
        let scale = font.size / pixelsPerEm
        let rect = Rect(
          x: place.x + Double(left) * scale, y: place.y - Double(top) * scale,
          width: Double(pixmap.width) * scale, height: Double(pixmap.height) * scale)
        image(Image(pixmap: pixmap), in: rect, tint: tint, opacity: color.alpha)
      }
    }
  }
}
