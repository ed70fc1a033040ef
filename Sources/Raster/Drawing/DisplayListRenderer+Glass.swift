extension DisplayListRenderer {
  /// Draws glass.
  ///
  /// - Returns: Whether it is dark, nil where nothing of it shows.
  mutating func draw(_ glass: Glass) -> Bool? {
    guard let painter = GlassPainter(glass, state.transform),
      !painter.area.intersection(state.clip.rect).isEmpty
    else { return nil }
    let outer = painter.area.intersection(state.clip.rect)
    let ground = ground(painter.area(read: outer))
    // Of the innermost layer: what is there already.
    surfaces[surfaces.count - 1].touch(outer)
    let before = surfaces[surfaces.count - 1].extended(to: outer)
    let result = painter.draw(ground: ground, over: before)
    let source = SurfacePixelSource(surface: result.surface)
    composite(.area(outer)) {
      AnySink(ReplacingBlitter(pixels: $0, bounds: $1, source: source))
    }
    return result.isDark
  }

  /// What lies below, through the layers that are open: as if each were composited as it is, without its opacity, filters and
  /// blend mode, which are known to the layer as a whole only.
  private mutating func ground(_ area: PixelRect) -> Surface {
    let area = area.intersection(surfaces[0].limit)
    surfaces[0].touch(area)
    var result = surfaces[0].extended(to: area)
    for index in surfaces.indices.dropFirst() {
      let layer = surfaces[index]
      let shown = layer.touched.intersection(area)
      guard !shown.isEmpty else { continue }
      let bounds = layer.bounds
      layer.readPixels { from in
        result.withPixels { to in
          for y in shown.minY..<shown.maxY {
            let source = from + ((y - bounds.minY) * bounds.width - bounds.minX)
            let target = to + ((y - area.minY) * area.width - area.minX)
            for x in shown.minX..<shown.maxX {
              let over = source[x]
              target[x] = over &+ BlendKernels.multiply(target[x], 255 - over.w)
            }
          }
        }
      }
    }
    return result
  }
}
