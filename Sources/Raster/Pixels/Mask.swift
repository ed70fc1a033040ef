/// Coverage bytes over an area: a clip, a glyph, the shape of a shadow.
struct Mask: Sendable, Hashable {
  var bounds: PixelRect
  /// Rows from the top, no padding; 255 is covered. Nothing is covered outside `bounds`.
  var bytes: [UInt8]

  init(bounds: PixelRect) {
    self.bounds = bounds
    self.bytes = [UInt8](repeating: 0, count: max(0, bounds.width) * max(0, bounds.height))
  }

  init(bounds: PixelRect, bytes: [UInt8]) {
    self.bounds = bounds
    self.bytes = bytes
  }

  /// Multiplies the coverage by another mask's, which covers all of these bounds.
  mutating func multiply(by other: Mask) {
    let (bounds, start) = (bounds, other.index(x: bounds.minX, y: bounds.minY))
    bytes.withUnsafeMutableBufferPointer { bytes in
      other.bytes.withUnsafeBufferPointer { others in
        guard let row = bytes.baseAddress, let otherRow = others.baseAddress else { return }
        for y in 0..<bounds.height {
          let (own, factors) = (
            row + y * bounds.width, otherRow + (start + y * other.bounds.width)
          )
          for x in 0..<bounds.width {
            own[x] = PremultipliedColor.multiply(own[x], factors[x])
          }
        }
      }
    }
  }

  /// Where row `y` starts in `bytes`, for column `x`.
  func index(x: Int, y: Int) -> Int { (y - bounds.minY) * bounds.width + (x - bounds.minX) }
}
