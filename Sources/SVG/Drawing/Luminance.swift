import Raster

/// Masks from pictures.
enum Luminance {
  /// Replaces a picture's alpha by its luminance times alpha; colours become black.
  ///
  /// The weights are those of SVG 1.1, section 14.4, in 10,000ths.
  static func toAlpha(_ pixmap: inout Pixmap) {
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let sum =
          2125 * UInt32(bytes[index]) + 7154 * UInt32(bytes[index + 1])
          + 721 * UInt32(bytes[index + 2])
        (bytes[index], bytes[index + 1], bytes[index + 2]) = (0, 0, 0)
        bytes[index + 3] = UInt8(min(255, (sum + 5000) / 10_000))
      }
    }
  }

  /// Where two masks let through: the product of their alphas.
  static func product(
    _ a: Painter.MaskImage, _ b: Painter.MaskImage, in area: Rect
  ) -> Painter.MaskImage {
    var result = Pixmap(width: Int(area.width), height: Int(area.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        func alpha(_ mask: Painter.MaskImage) -> UInt8 {
          mask.pixmap[
            x + Int(area.minX - mask.area.minX), y + Int(area.minY - mask.area.minY)
          ].alpha
        }
        let alpha = PremultipliedColor.multiply(alpha(a), alpha(b))
        result[x, y] = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: alpha)
      }
    }
    return Painter.MaskImage(pixmap: result, area: area)
  }
}
