/// Red, green, blue and alpha as numbers of 0–255 that may lie between whole levels.
typealias PixelLevels = SIMD4<Float>

extension PixelLevels {
  /// The levels of a pixel. Component by component, since the library's conversion of whole vectors is slow.
  @inline(__always)
  init(levelsOf pixel: Pixel) {
    self.init(Float(pixel.x), Float(pixel.y), Float(pixel.z), Float(pixel.w))
  }

  /// The nearest pixel to levels within 0–255.
  @inline(__always)
  var nearestPixel: Pixel {
    let half = self + 0.5
    return Pixel(
      UInt8(truncatingIfNeeded: Int32(half.x)), UInt8(truncatingIfNeeded: Int32(half.y)),
      UInt8(truncatingIfNeeded: Int32(half.z)), UInt8(truncatingIfNeeded: Int32(half.w)))
  }

  /// Held to 0–255. The library's own clamping of vectors is slow.
  @inline(__always)
  var clamped: PixelLevels {
    let positive = replacing(with: 0, where: self .< 0)
    return positive.replacing(with: 255, where: positive .> 255)
  }

  /// Rec. 709, of encoded levels.
  @inline(__always)
  var luma: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
