import Raster

/// Masks from pictures.
enum Luminance {
  /// Replaces a picture's alpha by its luminance times alpha; colours become black.
  ///
  /// The weights are those of SVG 1.1, section 14.4, in 10,000ths.
  ///
  /// - Parameter isLinear: whether the luminance is that of linear RGB.
  static func toAlpha(_ pixmap: inout Pixmap, isLinear: Bool) {
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = UInt32(bytes[index + 3])
        var channels = (
          UInt32(bytes[index]), UInt32(bytes[index + 1]), UInt32(bytes[index + 2])
        )
        if isLinear, alpha > 0 {
          func linear(_ channel: UInt32) -> UInt32 {
            let straight = min(255, (channel * 255 + alpha / 2) / alpha)
            return (UInt32(LinearRGB.fromSRGB[Int(straight)]) * alpha + 127) / 255
          }
          channels = (linear(channels.0), linear(channels.1), linear(channels.2))
        }
        let sum = 2125 * channels.0 + 7154 * channels.1 + 721 * channels.2
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
