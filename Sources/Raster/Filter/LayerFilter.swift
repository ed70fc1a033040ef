/// A change of a layer's finished picture before it is composited.
public enum LayerFilter: Sendable, Hashable {
  /// A Gaussian of this standard deviation in points, by three boxes each way (SVG 1.1,
  /// feGaussianBlur). Deviations below 0.8 pixels are too small for boxes and change nothing; those
  /// above 500 pixels count as 500.
  ///
  /// With `clear` what the layer draws outside the clip blurs into it; with `extend` the layer ends at
  /// the clip's bounds and its outermost pixels go on.
  case blur(sigma: Double, edge: BlurEdge = .clear)
  /// Moves colours away from their grey (above 1) or towards it (below 1, grey at 0), with Rec. 709's
  /// weights .2126, .7152, .0722 on the encoded values; results are clamped to 0…alpha. The amount is clamped to −16…16.
  case saturation(Double)
  /// Leaves the grey of the same luma, with Rec. 601's weights .299, .587, .114 on the encoded
  /// values: UIKit's dimmed tint.
  case desaturation
}

extension LayerFilter {
  /// The blur in pixels and its edge; nil for filters of single pixels.
  func blur(pixelsPerPoint: Double) -> (blur: GaussianBlur, edge: BlurEdge)? {
    guard case .blur(let sigma, let edge) = self else { return nil }
    return (GaussianBlur(sigma: sigma * pixelsPerPoint, evenWidth: .shifted), edge)
  }

  func apply(to surface: inout Surface, pixelsPerPoint: Double) {
    switch self {
    case .blur:
      guard let (blur, edge) = blur(pixelsPerPoint: pixelsPerPoint) else { return }
      blur.apply(to: &surface, edge: edge)
    case .saturation(let amount):
      if amount != 1 { Saturation(amount).apply(to: &surface) }
    case .desaturation:
      let count = surface.bounds.width * surface.bounds.height
      surface.withPixels { pixels in
        for index in 0..<count { pixels[index] = Self.grey(pixels[index]) }
      }
    }
  }

  /// The weights add up to 1000, so that greys stay as they are and luma never exceeds alpha.
  private static func grey(_ pixel: Pixel) -> Pixel {
    let sum = 299 * UInt32(pixel.x) + 587 * UInt32(pixel.y) + 114 * UInt32(pixel.z)
    let luma = UInt8((sum + 500) / 1000)
    return Pixel(luma, luma, luma, pixel.w)
  }
}

extension [LayerFilter] {
  /// How far from its clip a layer must be drawn for what blurs into it.
  func margin(pixelsPerPoint: Double) -> Int {
    reduce(0) { sum, filter in
      guard let (blur, edge) = filter.blur(pixelsPerPoint: pixelsPerPoint), edge == .clear else {
        return sum
      }
      return sum + blur.reach
    }
  }

  /// How far a pixel can spread.
  func reach(pixelsPerPoint: Double) -> Int {
    reduce(0) { $0 + ($1.blur(pixelsPerPoint: pixelsPerPoint)?.blur.reach ?? 0) }
  }
}
