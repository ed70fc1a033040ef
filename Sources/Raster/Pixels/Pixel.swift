/// A pixel in memory order: red, green, blue, alpha; premultiplied.
typealias Pixel = SIMD4<UInt8>

extension Pixel {
  init(_ color: PremultipliedColor) {
    self.init(color.red, color.green, color.blue, color.alpha)
  }

  init(_ color: Color) { self.init(PremultipliedColor(color)) }

  /// All four bytes at once: to tell whether pixels are equal.
  @inline(__always)
  var word: UInt32 { unsafeBitCast(self, to: UInt32.self) }
}
