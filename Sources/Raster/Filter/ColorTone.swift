/// A change of colours: `scale · channel − lumaShare · luma + offset`, clamped.
///
/// The luma is Rec. 709's on the encoded values, in levels of 0–255.
public struct ColorTone: Sendable, Hashable {
  /// The factor of each channel.
  public var scale: Double
  /// How much of the luma is taken from each channel.
  public var lumaShare: Double
  /// What is added to each channel, in levels.
  public var offset: Double

  /// Creates a change of colours.
  public init(scale: Double, lumaShare: Double, offset: Double) {
    self.scale = scale
    self.lumaShare = lumaShare
    self.offset = offset
  }

  private static let one = 65_536.0

  /// Changes premultiplied pixels: the offset counts as far as a pixel covers.
  func apply(to surface: inout Surface) {
    func fixed(_ value: Double) -> Int {
      value.isFinite ? Int((min(max(value, -1024), 1024) * Self.one).rounded()) : 0
    }
    let weights = Saturation.weights
    let (scale, offset) = (fixed(scale), fixed(offset / 255))
    let (r, g, b) = (
      fixed(lumaShare * weights.red), fixed(lumaShare * weights.green),
      fixed(lumaShare * weights.blue)
    )
    let count = surface.bounds.width * surface.bounds.height
    surface.withPixels { pixels in
      for index in 0..<count {
        let pixel = pixels[index]
        let alpha = Int(pixel.w)
        let taken = r * Int(pixel.x) + g * Int(pixel.y) + b * Int(pixel.z) - offset * alpha
        func toned(_ level: UInt8) -> UInt8 {
          let value = (scale * Int(level) - taken + 32_768) >> 16
          return UInt8(min(max(value, 0), alpha))
        }
        pixels[index] = Pixel(toned(pixel.x), toned(pixel.y), toned(pixel.z), pixel.w)
      }
    }
  }
}
