/// The mask of an inner shadow: cast by everything outside of a shape onto its inside.
enum InnerShadow {
  /// The blurred shadow, over the pixels that show, of everything outside of a shape.
  ///
  /// - Parameter shape: The coverage of the moved shape, as far as it is within reach.
  static func cast(_ shape: Mask, blur: GaussianBlur, over visible: PixelRect) -> Mask {
    var around = shape
    for index in around.bytes.indices { around.bytes[index] = 255 - around.bytes[index] }
    return blur.spread(around, outside: 255, over: visible)
  }

  /// Narrows the shadow to the shape; both cover the same bounds.
  static func hold(_ shadow: inout Mask, within shape: Mask) {
    shadow.multiply(by: shape)
  }
}
