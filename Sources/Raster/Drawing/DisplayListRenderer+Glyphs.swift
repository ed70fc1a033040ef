extension DisplayListRenderer {
  /// How far from its origin a glyph is drawn, in pixels: far beyond any text of an interface.
  private static let farthestGlyph = 2048

  mutating func draw(_ run: GlyphRun, origin: Point, color: Color) {
    guard Color.byte(color.alpha) > 0 || !state.blendMode.keepsUnderTransparent,
      !state.clip.rect.isEmpty, !run.glyphs.isEmpty
    else { return }
    var cache = GlyphCache()
    swap(&cache, &glyphs)
    let face = cache.face(run.font, state.transform)
    var placements: [MaskPlacement] = []
    placements.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let point = state.transform.apply(Point(x: origin.x + glyph.x, y: origin.y + glyph.y))
      guard let place = GlyphPlace(point) else { continue }
      let mask = cache.mask(face: face, glyph: glyph.id, at: place) {
        glyphMask(run.font, glyph.id, at: place)
      }
      if mask.bounds.isEmpty { continue }
      placements.append(MaskPlacement(mask: mask, x: place.x, y: place.y))
    }
    swap(&cache, &glyphs)
    let area = placements.reduce(PixelRect.empty) { area, placement in
      let place = placement.mask.bounds.offsetBy(x: placement.x, y: placement.y)
        .intersection(state.clip.rect)
      return area.union(place)
    }
    paint(.masks(placements, area: area), with: .solid(color))
  }

  /// One glyph's coverage around its origin.
  private mutating func glyphMask(
    _ font: ScaledFont, _ glyph: UInt32, at place: GlyphPlace
  ) -> Mask {
    let phases = Double(GlyphCache.phases)
    var transform = state.transform
    transform.tx = Double(place.phaseX) / phases
    transform.ty = Double(place.phaseY) / phases
    let side = Self.farthestGlyph
    let limit = PixelRect(minX: -side, minY: -side, maxX: side, maxY: side)
    guard
      let shape = shape(
        font.outline(of: glyph), rule: .nonZero, transform: transform, within: limit)
    else { return Mask(bounds: .empty) }
    return coverage(of: shape, in: shape.area)
  }
}
