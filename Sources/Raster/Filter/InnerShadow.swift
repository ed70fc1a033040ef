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

/// The mask of an inner shadow: cast by everything outside of a shape onto its inside.
enum InnerShadow {
  /// Turns the coverage of the moved shape into the blurred shadow of everything outside of it.
  static func cast(_ mask: inout Mask, blur: GaussianBlur) {
    for index in mask.bytes.indices { mask.bytes[index] = 255 - mask.bytes[index] }
    blur.apply(to: &mask)
  }

  /// Narrows the shadow to the shape; both cover the same bounds.
  static func hold(_ shadow: inout Mask, within shape: Mask) {
    shadow.multiply(by: shape)
  }
}
