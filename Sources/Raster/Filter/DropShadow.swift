/// The mask of a shape's shadow.
enum DropShadow {
  /// CoreGraphics' blur radius is twice the standard deviation.
  static let sigmaPerRadius = 0.5

  static func blur(radius: Double, pixelsPerPoint: Double) -> GaussianBlur {
    GaussianBlur(sigma: radius * sigmaPerRadius * pixelsPerPoint, evenWidth: .shifted)
  }

  /// Takes the shape itself out of its shadow.
  ///
  /// - Parameter shape: Covers the shadow's bounds.
  static func knockOut(_ shadow: inout Mask, shape: Mask) {
    for index in shadow.bytes.indices {
      shadow.bytes[index] = PremultipliedColor.multiply(
        shadow.bytes[index], 255 - shape.bytes[index])
    }
  }
}
