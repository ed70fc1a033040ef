extension DisplayListRenderer {
  /// Draws glass.
  ///
  /// - Returns: Whether it is dark, nil where nothing of it shows.
  mutating func draw(_ glass: Glass) -> Bool? {
    guard let painter = GlassPainter(glass, state.transform) else { return nil }
    let outer = painter.area.intersection(state.clip.rect)
    guard !outer.isEmpty else { return nil }
    let plan = plan(painter)
    let shadow = painter.shadow(plan, over: outer)
    if !shadow.masks.isEmpty {
      let blendMode = state.blendMode
      state.blendMode = .normal
      paint(.masks(shadow.masks, area: outer), with: .solid(shadow.color))
      state.blendMode = blendMode
    }
    if let rows = painter.tingedShadow(plan, over: outer) {
      composite(.area(outer)) {
        AnySink(GlassBlitter(pixels: $0, bounds: $1, rows: rows))
      }
    }
    let shown = painter.inner.intersection(outer)
    if !shown.isEmpty {
      let rows = painter.rows(plan, within: shown)
      composite(.area(shown)) {
        AnySink(GlassBlitter(pixels: $0, bounds: $1, rows: rows))
      }
    }
    return plan.tone.isDark
  }

  /// The plan of glass, made before anything of it is drawn.
  private mutating func plan(_ painter: GlassPainter) -> GlassPainter.Plan {
    let known = painter.area(read: state.clip.rect).intersection(surfaces[0].limit)
    surfaces[0].touch(known)
    return painter.plan(below: ground(known), known: known, within: state.clip.rect)
  }

  /// What lies below, through the layers that are open: as if each were composited as it is, without its opacity, filters and
  /// blend mode, which are known to the layer as a whole only.
  private func ground(_ area: PixelRect) -> Surface {
    let layers = surfaces.dropFirst().filter { !$0.touched.intersection(area).isEmpty }
    // Mostly there are none.
    guard !layers.isEmpty else { return surfaces[0] }
    var result = surfaces[0].extended(to: area)
    let kernels = Kernels.current
    for layer in layers {
      let (shown, bounds) = (layer.touched.intersection(area), layer.bounds)
      layer.readPixels { from in
        result.withPixels { to in
          kernels.blit(
            to + ((shown.minY - area.minY) * area.width + shown.minX - area.minX),
            stride: area.width,
            from + ((shown.minY - bounds.minY) * bounds.width + shown.minX - bounds.minX),
            sourceStride: bounds.width, width: shown.width, height: shown.height)
        }
      }
    }
    return result
  }
}
