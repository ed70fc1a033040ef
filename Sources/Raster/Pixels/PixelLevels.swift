/// Red, green, blue and alpha as numbers of 0–255 that may lie between whole levels.
typealias PixelLevels = SIMD4<Float>

extension SIMD4<Float> {
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
}
