import Raster

/// A picture on its way through a filter.
struct FilterPicture {
  var pixmap: Pixmap
  /// True when the colours are those of linear RGB.
  var isLinear: Bool

  /// The same picture in linear RGB or sRGB.
  func converted(toLinear: Bool) -> FilterPicture {
    guard toLinear != isLinear else { return self }
    let table = toLinear ? LinearRGB.fromSRGB : LinearRGB.toSRGB
    var result = self
    result.isLinear = toLinear
    result.mapColors { color in
      (table[Int(color.0)], table[Int(color.1)], table[Int(color.2)], color.3)
    }
    return result
  }

  /// Changes each pixel's straight colour and alpha.
  mutating func mapColors(
    _ body: ((UInt8, UInt8, UInt8, UInt8)) -> (UInt8, UInt8, UInt8, UInt8)
  ) {
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = UInt32(bytes[index + 3])
        func straight(_ byte: UInt8) -> UInt8 {
          alpha == 0 ? 0 : UInt8(min(255, (UInt32(byte) * 255 + alpha / 2) / alpha))
        }
        let color = body(
          (
            straight(bytes[index]), straight(bytes[index + 1]), straight(bytes[index + 2]),
            bytes[index + 3]
          ))
        bytes[index] = PremultipliedColor.multiply(color.0, color.3)
        bytes[index + 1] = PremultipliedColor.multiply(color.1, color.3)
        bytes[index + 2] = PremultipliedColor.multiply(color.2, color.3)
        bytes[index + 3] = color.3
      }
    }
  }

  /// Only its alpha, in black.
  var alphaOnly: FilterPicture {
    var result = self
    result.pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices where index % 4 != 3 { bytes[index] = 0 }
    }
    return result
  }

  /// Makes all outside of a rectangle of pixels transparent.
  mutating func crop(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where x < minX || x >= maxX || y < minY || y >= maxY {
        let index = (y * pixmap.width + x) * 4
        for channel in 0..<4 { pixmap.bytes[index + channel] = 0 }
      }
    }
  }

  /// This picture over, or otherwise combined with, another of the same size.
  func combined(with below: FilterPicture, _ formula: FilterFormulas.Formula) -> FilterPicture {
    var result = below
    for index in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      func part(_ picture: FilterPicture, _ channel: Int) -> Double {
        Double(picture.pixmap.bytes[index + channel]) / 255
      }
      let (a, b) = (part(self, 3), part(below, 3))
      let alpha = Color.byte(formula(a, b, a, b))
      for channel in 0..<3 {
        let value = formula(part(self, channel), part(below, channel), a, b)
        result.pixmap.bytes[index + channel] = min(Color.byte(value), alpha)
      }
      result.pixmap.bytes[index + 3] = alpha
    }
    return result
  }

  /// Moved by whole pixels.
  func moved(x: Int, y: Int) -> FilterPicture {
    var result = FilterPicture(
      pixmap: Pixmap(width: pixmap.width, height: pixmap.height), isLinear: isLinear)
    let columns = max(0, -x)..<max(max(0, -x), min(pixmap.width, pixmap.width - x))
    guard !columns.isEmpty else { return result }
    for row in max(0, -y)..<max(max(0, -y), min(pixmap.height, pixmap.height - y)) {
      let source = (row * pixmap.width + columns.lowerBound) * 4
      let target = ((row + y) * pixmap.width + columns.lowerBound + x) * 4
      result.pixmap.bytes.replaceSubrange(
        target..<(target + columns.count * 4),
        with: pixmap.bytes[source..<(source + columns.count * 4)])
    }
    return result
  }
}

extension FilterPicture {
  /// This picture over another of the same size, in a blend mode.
  func blended(over below: FilterPicture, _ mode: BlendMode) -> FilterPicture {
    let area = Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
    var canvas = Canvas()
    canvas.image(Image(pixmap: below.pixmap, sampling: .nearest), in: area)
    canvas.blended(mode) { $0.image(Image(pixmap: pixmap, sampling: .nearest), in: area) }
    var result = below
    // Of the size of a picture that was drawn already.
    if let drawn = try? canvas.picture(width: area.width, height: area.height) {
      result.pixmap = drawn
    }
    return result
  }

  /// The part of a picture of one area that lies in another, with clear pixels where there is none.
  func part(_ area: Rect, _ wanted: Rect) -> FilterPicture {
    guard area != wanted else { return self }
    var canvas = Canvas()
    canvas.image(
      Image(pixmap: pixmap, sampling: .nearest),
      in: Rect(
        x: area.minX - wanted.minX, y: area.minY - wanted.minY, width: area.width,
        height: area.height))
    let part = try? canvas.picture(width: wanted.width, height: wanted.height)
    return FilterPicture(
      pixmap: part ?? Pixmap(width: Int(wanted.width), height: Int(wanted.height)),
      isLinear: isLinear)
  }

  /// Filled with a colour where this picture is.
  func filled(_ color: Color) -> FilterPicture {
    var result = self
    let pixel = PremultipliedColor(color)
    for index in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      let alpha = pixmap.bytes[index + 3]
      result.pixmap.bytes[index] = PremultipliedColor.multiply(pixel.red, alpha)
      result.pixmap.bytes[index + 1] = PremultipliedColor.multiply(pixel.green, alpha)
      result.pixmap.bytes[index + 2] = PremultipliedColor.multiply(pixel.blue, alpha)
      result.pixmap.bytes[index + 3] = PremultipliedColor.multiply(pixel.alpha, alpha)
    }
    return result
  }

  /// The picture over its shadow.
  ///
  /// - Parameters:
  ///   - x: how far the shadow is moved to the right, in pixels.
  ///   - y: and down.
  ///   - deviation: of its blur, in pixels.
  func withShadow(
    _ color: Color, x: Double, y: Double, deviation: (x: Double, y: Double)
  ) -> FilterPicture {
    var shadow = self
    shadow.pixmap = pixmap.blurred(x: deviation.x, y: deviation.y)
    return blended(
      over: shadow.moved(x: Int(x.rounded()), y: Int(y.rounded())).filled(color), .normal)
  }
}
