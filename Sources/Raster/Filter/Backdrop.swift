/// Blurs, saturates and tints the picture under a translucent shape.
enum Backdrop {
  static func blur(_ effect: BackdropEffect, pixelsPerPoint: Double) -> GaussianBlur {
    GaussianBlur(sigma: effect.sigma * pixelsPerPoint, evenWidth: .madeOdd)
  }

  /// The part of `surface` within `area`, blurred, saturated and tinted. Pixels around `area` blur into it;
  /// beyond the surface its edge is extended, or it is clear, as the effect says.
  static func apply(
    _ effect: BackdropEffect, blur: GaussianBlur, to surface: inout Surface, area: PixelRect
  ) -> Surface {
    var needed = area.expanded(by: blur.reach).intersection(surface.limit)
    if effect.isBoundedAcross {
      needed = needed.intersection(
        PixelRect(minX: area.minX, minY: needed.minY, maxX: area.maxX, maxY: needed.maxY))
    }
    surface.touch(needed)
    var blurred = surface.extended(to: needed)
    blur.apply(to: &blurred, edge: effect.edge)
    var result = blurred.extended(to: area)
    if effect.saturation != 1 { Saturation(effect.saturation).apply(to: &result) }
    effect.tone?.apply(to: &result)
    let count = area.width * area.height
    result.withPixels { pixels in
      for tint in effect.tints { BlendKernels.over(pixels, count: count, Pixel(tint)) }
    }
    return result
  }
}
