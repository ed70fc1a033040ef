extension Mask {
  /// The part of the mask over an area within its bounds.
  func cropped(to area: PixelRect) -> Mask {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(area.width * area.height)
    for y in area.minY..<area.maxY {
      let start = index(x: area.minX, y: y)
      bytes.append(contentsOf: self.bytes[start..<start + area.width])
    }
    return Mask(bounds: area, bytes: bytes)
  }
}

/// The mask of a shadow that a shape's surroundings throw into it.
enum InnerShadow {
  /// Turns the coverage of the moved shape into the shadow of what it leaves open.
  static func cast(_ mask: inout Mask, blur: GaussianBlur) {
    for index in mask.bytes.indices { mask.bytes[index] = 255 - mask.bytes[index] }
    blur.apply(to: &mask)
  }

  /// Narrows the shadow to the shape; both cover the same bounds.
  static func hold(_ shadow: inout Mask, within shape: Mask) {
    for index in shadow.bytes.indices {
      shadow.bytes[index] = PremultipliedColor.multiply(shadow.bytes[index], shape.bytes[index])
    }
  }
}
