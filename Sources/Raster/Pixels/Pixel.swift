/// A pixel in memory order: red, green, blue, alpha; premultiplied.
typealias Pixel = SIMD4<UInt8>

extension Pixel {
  init(_ color: PremultipliedColor) {
    self.init(color.red, color.green, color.blue, color.alpha)
  }

  init(_ color: Color) { self.init(PremultipliedColor(color)) }
}
