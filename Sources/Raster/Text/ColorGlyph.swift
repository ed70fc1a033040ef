/// A glyph that brings its own colours, as emoji do.
enum ColorGlyph: Sendable {
  /// A picture, and where it lies: pixels from the origin to its left and top edge (up), at a size of
  /// `pixelsPerEm`.
  case bitmap(Pixmap, left: Int, top: Int, pixelsPerEm: Double)
  /// Outlines of other glyphs, the lowest first; nil is the text's colour.
  case layers([(glyph: UInt32, color: Color?)])
}

extension Canvas {
  /// Draws glyphs that may have colours of their own.
  ///
  /// - Parameter tint: draws all in one colour, as shadows are.
  mutating func drawColored(_ run: GlyphRun, at origin: Point, color: Color, tint: Color?) {
    let font = run.font
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x, y: origin.y + glyph.y)
      func draw(_ id: UInt32, _ color: Color) {
        let one = GlyphRun(font: font, glyphs: [GlyphRun.Glyph(id: id, x: 0, y: 0)])
        append(.glyphs(one, origin: place, color: color))
      }
      switch font.face.colorGlyph(glyph.id) {
      case nil: draw(glyph.id, tint ?? color)
      case .layers(let layers):
        for layer in layers { draw(layer.glyph, tint ?? layer.color ?? color) }
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
